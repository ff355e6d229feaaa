/// The views of a cell's own making: UIKit's `contentView`.
public struct ContentView: Hashable, Sendable {
  /// The size in points that the subviews' frames were made for; `nil` for the size that the content view has.
  public var designSize: Size?
  /// The views from back to front.
  public var subviews: [View]

  /// Views that were placed in a content view of a size.
  public init(designSize: Size? = nil, subviews: [View]) {
    self.designSize = designSize
    self.subviews = subviews
  }
}
