import TableModel
import TableRendering

/// The width and height of pictures.
enum PictureSize {
  /// The size that a PNG file gives for itself in pixels, and of other files the one in points.
  static func of(_ bytes: [UInt8], as format: PictureFormat, points: Size) -> Size {
    pixels(of: bytes, as: format) ?? points
  }

  /// The size that a PNG file gives for itself; `nil` for other files.
  static func pixels(of bytes: [UInt8], as format: PictureFormat) -> Size? {
    guard format.isRaster, bytes.count >= 24 else { return nil }
    let number = { (start: Int) in
      Double(bytes[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) })
    }
    return Size(width: number(16), height: number(20))
  }
}
