import TableDrawing
import TableModel
import TableRendering

/// The width and height of pictures.
enum PictureSize {
  /// The size that a file of pixels gives for itself, and of other files the one in points.
  static func of(_ bytes: [UInt8], as format: PictureFormat, points: Size) -> Size {
    pixels(of: bytes, as: format) ?? points
  }

  /// The size that a file of pixels gives for itself; `nil` for other files, and for those that do not say.
  static func pixels(of bytes: [UInt8], as format: PictureFormat) -> Size? {
    switch format {
    case .png: pixels(ofPNG: bytes)
    case .jpg: try? JPEGReader.size(of: bytes)
    case .svg, .pdf: nil
    }
  }

  private static func pixels(ofPNG bytes: [UInt8]) -> Size? {
    guard bytes.count >= 24 else { return nil }
    let number = { (start: Int) in
      Double(bytes[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) })
    }
    return Size(width: number(16), height: number(20))
  }
}
