/// A table in a box that points at what called it: UIKit's `UIPopoverController`.
public struct Popover: Hashable, Sendable {
  /// The way the arrow points, away from the box: `UIPopoverArrowDirection`.
  public enum ArrowDirection: String, Hashable, Sendable, CaseIterable {
    /// The side with the most room.
    case any
    case up, down, left, right
  }

  /// What is in the box.
  public var controller: ViewController
  /// What the arrow points at, in the screen's coordinates, in points.
  public var sourceRect: Rect
  /// The way the arrow points.
  public var arrowDirection: ArrowDirection
  /// The size of the box's content in points; `nil` for 320 wide and as high as the table needs.
  public var contentSize: Size?

  /// A table in a box.
  public init(
    controller: ViewController,
    sourceRect: Rect,
    arrowDirection: ArrowDirection = .any,
    contentSize: Size? = nil
  ) {
    self.controller = controller
    self.sourceRect = sourceRect
    self.arrowDirection = arrowDirection
    self.contentSize = contentSize
  }
}
