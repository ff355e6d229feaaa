/// The views of a cell's own making: UIKit's `contentView`.
public struct ContentView: Hashable, Sendable {
  /// The size in points that the subviews' frames were made for; `nil` for the size that the content view has.
  public var designSize: Size?
  /// The views from back to front.
  public var subviews: [View]
  /// The colour behind all that the cell shows; `nil` lets the row's own show through.
  public var backgroundColor: Color?
  /// The opacity of all that the cell shows, 0…1.
  public var alpha = 1.0
  /// The views that are not shown, but take part in the layout.
  public var hiddenSubviews: [View.Hidden] = []
  /// In which way the constraints of the view are read; the views in it do not inherit that.
  public var semanticContentAttribute = SemanticContentAttribute.unspecified
  /// What tells the view from all others of its source, where the source names views.
  public var id: String?
  /// What Auto Layout knows of the view; `nil` where frames and masks place what is in it.
  public var layout: AutoLayout?

  /// Views that were placed in a content view of a size.
  public init(designSize: Size? = nil, subviews: [View]) {
    self.designSize = designSize
    self.subviews = subviews
  }
}
