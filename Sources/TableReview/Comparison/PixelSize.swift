import TableDrawing

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
  var size: PixelSize { PixelSize(width: width, height: height) }

  /// Red, green, blue and opacity at a place; `nil` outside the picture.
  func pixel(x: Int, y: Int) -> SIMD4<UInt8>? {
    guard 0..<width ~= x, 0..<height ~= y else { return nil }
    let first = 4 * (y * width + x)
    return SIMD4(components[first], components[first + 1], components[first + 2], components[first + 3])
  }

  /// Sets red, green, blue and opacity at a place; outside the picture nothing happens.
  mutating func setPixel(x: Int, y: Int, to pixel: SIMD4<UInt8>) {
    guard 0..<width ~= x, 0..<height ~= y else { return }
    let first = 4 * (y * width + x)
    for channel in 0..<4 { components[first + channel] = pixel[channel] }
  }
}
