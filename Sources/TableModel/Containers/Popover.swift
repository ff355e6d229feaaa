/// A table in a box that points at what called it: UIKit's `UIPopoverController`.
public struct Popover: Hashable, Sendable {
  /// The way the arrow points, away from the box: `UIPopoverArrowDirection`.
  public enum ArrowDirection: String, Hashable, Sendable, CaseIterable {
    /// The side with the most room.
    case any
    case up, down, left, right
  }

  /// A thing on the screen behind that the arrow can point at.
  public enum Source: Hashable, Sendable {
    /// A row of the first table that has it in sight; in a split view the detail comes before the master.
    case row(IndexPath)
    /// A button of the first navigation bar that has it, counted from 0 and from the screen's edge inwards.
    case barButtonItem(Side, Int)

    /// The side of a bar.
    public enum Side: String, Hashable, Sendable, CaseIterable {
      case left, right
    }
  }

  /// What is in the box.
  public var controller: ViewController
  /// What the arrow points at, in the screen's coordinates, in points.
  public var sourceRect: Rect
  /// The thing that the arrow points at instead of a rectangle.
  public var source: Source?
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
