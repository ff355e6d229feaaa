import Glibc

/// A picture as pixels: 8 bits each of red, green, blue and opacity (not premultiplied), row after row from the top.
public struct Bitmap: Hashable, Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The components of all pixels: 4 × width × height bytes.
  public var components: [UInt8]

  /// A picture from its components; `nil` where their number does not fit the size.
  public init?(width: Int, height: Int, components: [UInt8]) {
    let (area, isTooLarge) = width.multipliedReportingOverflow(by: height)
    guard width >= 0, height >= 0, !isTooLarge, components.count % 4 == 0, components.count / 4 == area
    else { return nil }
    self.width = width
    self.height = height
    self.components = components
  }
}

extension Bitmap {
  /// A picture whose pixels are all alike.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row; a negative number counts as 0.
  ///   - height: The number of rows; a negative number counts as 0.
  ///   - pixel: Red, green, blue and opacity of every pixel, not premultiplied.
  public init(width: Int, height: Int, repeating pixel: SIMD4<UInt8>) {
    self.width = max(0, width)
    self.height = max(0, height)
    components = []
    components.reserveCapacity(4 * self.width * self.height)
    for _ in 0..<self.width * self.height {
      components.append(pixel.x)
      components.append(pixel.y)
      components.append(pixel.z)
      components.append(pixel.w)
    }
  }
}

/// A picture that is read row by row from the top, once.
package protocol PixelRows: AnyObject {
  /// The number of pixels in a row.
  var width: Int { get }
  /// The number of rows.
  var height: Int { get }

  /// Puts the next row into a buffer of its length: red, green, blue and opacity as bytes in this order.
  ///
  /// Throws where the picture cannot be read to its end.
  func readRow(into pixels: UnsafeMutableBufferPointer<UInt32>) throws(DrawingError)
}

extension PixelRows {
  /// Reads all rows, from which nothing is wanted but that they can be read.
  package func readToEnd() throws(DrawingError) {
    var row = [UInt32](repeating: 0, count: width)
    for _ in 0..<height {
      try row.withUnsafeMutableBufferPointer { buffer throws(DrawingError) in try readRow(into: buffer) }
    }
  }
}

/// The rows of a picture in memory.
package final class BitmapRows: PixelRows {
  private let bitmap: Bitmap
  private var next = 0

  package var width: Int { bitmap.width }
  package var height: Int { bitmap.height }

  /// The rows of a picture.
  package init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  package func readRow(into pixels: UnsafeMutableBufferPointer<UInt32>) throws(DrawingError) {
    guard pixels.count == width, next < height else { throw DrawingError.wrongRowLength }
    let length = 4 * width
    bitmap.components.withUnsafeBytes { bytes in
      UnsafeMutableRawBufferPointer(pixels).copyMemory(
        from: UnsafeRawBufferPointer(rebasing: bytes[next * length..<(next + 1) * length]))
    }
    next += 1
  }
}

/// Rows of pixels that are compared as a whole.
package enum PixelRow {
  /// Whether two rows begin with the same pixels, as many as are said; both must have them.
  package static func isSame(
    _ row: UnsafePointer<UInt32>, as other: UnsafePointer<UInt32>, count: Int
  ) -> Bool {
    memcmp(row, other, MemoryLayout<UInt32>.stride * count) == 0
  }
}

/// How large pictures may be: those in files, and those that are drawn.
///
/// Of those in files it is larger than what the loader lets through, which is the limit that authors meet: this one is the safety net for
/// files that grow after they were loaded, and for pictures that no loader has seen.
enum ImageLimits {
  /// Bytes of a file.
  static let bytes = 128 << 20
  /// Pixels of a picture.
  static let pixels = 64 << 20

  /// The most pixels of a picture that is drawn.
  static let drawnPixels = 400_000_000
  /// The most pixels of its rows: the largest surface that Cairo draws on.
  static let drawnWidth = 32_767
  /// The most rows of it: the most that readers of PNG accept by default.
  static let drawnHeight = 1_000_000

  /// Refuses a picture that is too large, before anything of it is decoded.
  static func check(width: Int, height: Int) throws(DrawingError) {
    guard width > 0, height > 0 else { throw DrawingError.noPixels }
    guard width <= pixels / height else {
      throw DrawingError(
        "the picture has \(width)×\(height) pixels, and at most \(pixels) can be read",
        hint: "make it smaller"
      )
    }
  }
}
