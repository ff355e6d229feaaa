import TableDrawing

extension BitmapComparison {
  /// The number of columns between two panels.
  private static let gap = 4
  /// What shows between the panels and below those that are less high.
  private static let background = SIMD4<UInt8>(64, 64, 64, 255)

  /// The picture of the difference alone, over the extent that holds both pictures.
  ///
  /// Red is what differs, pixels that only one picture has included, and yellow what differs and does not count; the
  /// rest is a pale grey copy of the picture as it should be.
  public var differencePicture: Bitmap {
    let size = pixels.wholeSize
    var painter = DifferencePainter(expected: expected.size, actual: actual.size)
    let rows = BitmapRows(expected)
    var row = [UInt32](repeating: 0, count: expected.width)
    var components: [UInt8] = []
    components.reserveCapacity(4 * size.width * size.height)
    for y in 0..<size.height {
      // Below the picture there is nothing to be read.
      row.withUnsafeMutableBufferPointer { row in try? rows.readRow(into: row) }
      row.withUnsafeBufferPointer { painter.paint(y, from: $0, pixels.differing, pixels.setAside) }
      for pixel in painter.row.lazy.map({ DifferencePainter.colors[Int($0)] }) {
        components.append(UInt8(truncatingIfNeeded: pixel >> 16))
        components.append(UInt8(truncatingIfNeeded: pixel >> 8))
        components.append(UInt8(truncatingIfNeeded: pixel))
        components.append(255)
      }
    }
    return Bitmap(width: size.width, height: size.height, components: components)
      ?? Bitmap(width: 0, height: 0, repeating: Self.background)
  }

  /// One picture of three panels: as it should be, as it is, and the difference.
  ///
  /// Panels of different sizes stand in line at the top.
  public var sideBySide: Bitmap {
    let size = pixels.wholeSize
    var canvas = Bitmap(
      width: expected.width + actual.width + size.width + 2 * Self.gap, height: size.height,
      repeating: Self.background)
    canvas.insert(expected, x: 0)
    canvas.insert(actual, x: expected.width + Self.gap)
    canvas.insert(differencePicture, x: expected.width + actual.width + 2 * Self.gap)
    return canvas
  }
}

extension Bitmap {
  /// Copies a picture that fits in to the top, from a column on.
  fileprivate mutating func insert(_ picture: Bitmap, x: Int) {
    for y in 0..<picture.height {
      let source = 4 * y * picture.width
      let target = 4 * (y * width + x)
      components.replaceSubrange(
        target..<target + 4 * picture.width, with: picture.components[source..<source + 4 * picture.width])
    }
  }
}

/// The comparison of a picture with the one it should be.
public struct BitmapComparison: Hashable, Sendable {
  /// What a comparison found.
  public typealias Result = ComparisonResult

  /// The picture as it should be.
  public let expected: Bitmap
  /// The picture as it is.
  public let actual: Bitmap
  /// The pixels that differ, from which the result was read and the pictures are painted.
  package let pixels: PixelComparison

  /// What was found.
  public var result: Result { pixels.result }
  /// What differs where both pictures have pixels, whether it counts or not.
  public var difference: BitmapDifference { pixels.difference }

  /// Compares two pictures pixel by pixel.
  ///
  /// The colour of pixels that are wholly transparent in both pictures does not count.
  ///
  /// - Parameters:
  ///   - expected: The picture as it should be.
  ///   - actual: The picture as it is.
  ///   - options: What may differ.
  public init(expected: Bitmap, actual: Bitmap, options: ComparisonOptions = .exact) {
    self.expected = expected
    self.actual = actual
    pixels = PixelComparison(expected: expected, actual: actual, options: options)
  }
}
