/// A rectangle of whole pixels.
public struct PixelRect: Hashable, Sendable {
  /// The leftmost column, counted from 0.
  public var x: Int
  /// The topmost row, counted from 0.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// A rectangle from its upper left pixel and its extent.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The column behind the last one, as far as numbers go.
  var right: Int { Self.sum(x, width) }
  /// The row behind the last one, as far as numbers go.
  var bottom: Int { Self.sum(y, height) }

  private static func sum(_ start: Int, _ length: Int) -> Int {
    let (sum, isTooLarge) = start.addingReportingOverflow(length)
    return isTooLarge ? (length > 0 ? .max : .min) : sum
  }

  /// Whether all of another rectangle lies in this one.
  func contains(_ other: PixelRect) -> Bool {
    x <= other.x && y <= other.y && other.right <= right && other.bottom <= bottom
  }

  /// The smallest rectangle that holds this one and another.
  func union(_ other: PixelRect) -> PixelRect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left,
      y: top,
      width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top
    )
  }
}

extension PixelRect: CustomStringConvertible {
  /// The form `40×12 at (32, 118)`.
  public var description: String { "\(width)×\(height) at (\(x), \(y))" }
}
