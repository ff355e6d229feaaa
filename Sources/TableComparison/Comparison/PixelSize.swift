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
  package var size: PixelSize { PixelSize(width: width, height: height) }
}
