/// A box with something in it, at a place of its own: UIKit's `UIView`.
public struct View: Hashable, Sendable {
  /// A view that is not shown, but takes part in the layout of its parent.
  public struct Hidden: Hashable, Sendable {
    /// How many of the shown subviews stand before it.
    public var position: Int
    /// The view that is placed.
    public var view: View

    /// A view at a place in the order of its parent's subviews.
    public init(position: Int, view: View) {
      self.position = position
      self.view = view
    }
  }

  /// The place in the parent, in points; `nil` for the size that the content asks for, or for all of the parent.
  public var frame: Rect?
  /// How the frame follows the parent's size.
  public var autoresizingMask: AutoresizingMask
  /// What is in the box.
  public var content: ViewContent
  /// The colour behind the content.
  public var backgroundColor: Color?
  /// The radius of the box's corners, in points.
  public var cornerRadius: Double
  /// The width in points of the line along the inside of its edges, over all that is in it.
  public var borderWidth = 0.0
  /// The colour of that line; `nil` for black.
  public var borderColor: Color?
  /// The opacity of everything, 0…1.
  public var alpha: Double
  /// Whether what reaches over the edges is cut off.
  public var clipsToBounds: Bool
  /// The views in the box, from back to front.
  public var subviews: [View]
  /// The views in the box that are not shown.
  public var hiddenSubviews: [Hidden] = []
  /// In which way what the view shows is read; the views in it do not inherit that.
  public var semanticContentAttribute = SemanticContentAttribute.unspecified
  /// Whether the frames of the views in it, and the sides of their letters, are exchanged where what it shows is read from
  /// right to left, as in buttons.
  public var flipsSubviewsForRightToLeftLayoutDirection = false
  /// What tells the view from all others of its source, where the source names views.
  public var id: String?
  /// What Auto Layout knows of the view; `nil` where frames and masks place it.
  public var layout: AutoLayout?

  /// A box with UIKit's defaults for everything that is not given.
  public init(
    frame: Rect? = nil,
    autoresizingMask: AutoresizingMask = [],
    content: ViewContent = .none,
    backgroundColor: Color? = nil,
    cornerRadius: Double = 0,
    alpha: Double = 1,
    clipsToBounds: Bool = false,
    subviews: [View] = []
  ) {
    self.frame = frame
    self.autoresizingMask = autoresizingMask
    self.content = content
    self.backgroundColor = backgroundColor
    self.cornerRadius = cornerRadius
    self.alpha = alpha
    self.clipsToBounds = clipsToBounds
    self.subviews = subviews
  }
}
