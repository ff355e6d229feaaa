import TableDrawing

/// Red, green, blue and opacity of a pixel, as they lie in memory.
struct Pixel: Hashable {
  /// The four bytes as one number.
  let bits: UInt32

  /// The channels in their order.
  var channels: SIMD4<UInt8> { unsafeBitCast(bits.littleEndian, to: SIMD4<UInt8>.self) }

  /// Whether nothing can be seen of the pixel.
  var isTransparent: Bool { UInt8(truncatingIfNeeded: bits.littleEndian >> 24) == 0 }

  init(bits: UInt32) {
    self.bits = bits
  }

  /// Whether another pixel looks otherwise; the colour of what is wholly transparent cannot be seen.
  @inline(__always)
  func differs(from other: Pixel) -> Bool {
    bits != other.bits && !(isTransparent && other.isTransparent)
  }

  /// The largest difference of a channel to another pixel; 0 where it looks the same.
  func distance(to other: Pixel) -> Int {
    guard differs(from: other) else { return 0 }
    let (a, b) = (channels, other.channels)
    return Int((pointwiseMax(a, b) &- pointwiseMin(a, b)).max())
  }

  /// The brightness over white in 1000 × 255² parts, as the YIQ model weighs the channels.
  var brightness: Int {
    let channels = self.channels
    let weighted = 299 * Int(channels.x) + 587 * Int(channels.y) + 114 * Int(channels.z)
    return weighted * Int(channels.w) + 255 * 1000 * (255 - Int(channels.w))
  }
}

/// A width and a height in pixels.
public struct PixelSize: Hashable, Sendable {
  /// The number of pixels in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// An extent in two directions, in pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

extension PixelSize: CustomStringConvertible {
  /// The form `640×960`.
  public var description: String { "\(width)×\(height)" }
}

extension Bitmap {
  /// The extent of the picture.
  package var size: PixelSize { PixelSize(width: width, height: height) }
}

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
