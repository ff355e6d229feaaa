import TableModel

/// Reads PNG files.
public enum PNGReader {
  /// The pixels of a PNG file's bytes as sRGB; throws on files that are broken, cut short or too large.
  public static func bitmap(_ bytes: [UInt8]) throws(DrawingError) -> Bitmap {
    let reader = try PNGRowReader(bytes)
    try ImageLimits.check(width: reader.width, height: reader.height)
    guard
      let bitmap = Bitmap(width: reader.width, height: reader.height, components: try reader.components())
    else { throw DrawingError("the picture has no pixels") }
    return bitmap
  }

  /// The size in pixels that the head of a PNG file's bytes gives; `nil` where there are too few of them.
  package static func size(of bytes: [UInt8]) -> Size? {
    guard bytes.count >= 24 else { return nil }
    let number = { (start: Int) in
      Double(bytes[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) })
    }
    return Size(width: number(16), height: number(20))
  }
}
