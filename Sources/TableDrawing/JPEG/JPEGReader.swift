import CPangoCairo
import TableModel

/// Reads JPEG files.
///
/// The pixels are as the file has them, whatever a camera noted of how to turn them.
public enum JPEGReader {
  /// The pixels of a JPEG file's bytes; throws on files that are broken, cut short or too large.
  public static func bitmap(_ bytes: [UInt8]) throws(DrawingError) -> Bitmap {
    var width: UInt32 = 0
    var height: UInt32 = 0
    try read(bytes, &width, &height, into: nil)
    try ImageLimits.check(width: Int(width), height: Int(height))
    var components = [UInt8](repeating: 255, count: 4 * Int(width) * Int(height))
    try components.withUnsafeMutableBufferPointer { (buffer) throws(DrawingError) in
      try read(bytes, &width, &height, into: buffer.baseAddress)
    }
    guard let bitmap = Bitmap(width: Int(width), height: Int(height), components: components) else {
      throw DrawingError("the JPEG file changed its size while it was read")
    }
    return bitmap
  }

  /// The size in pixels that a JPEG file's bytes give; throws on files whose head is broken.
  public static func size(of bytes: [UInt8]) throws(DrawingError) -> Size {
    var width: UInt32 = 0
    var height: UInt32 = 0
    try read(bytes, &width, &height, into: nil)
    return Size(width: Double(width), height: Double(height))
  }

  private static func read(
    _ bytes: [UInt8], _ width: inout UInt32, _ height: inout UInt32, into pixels: UnsafeMutablePointer<UInt8>?
  ) throws(DrawingError) {
    var message = [CChar](repeating: 0, count: Int(TABLE_JPEG_MESSAGE_LENGTH))
    guard table_jpeg_read(bytes, bytes.count, &width, &height, pixels, &message) == 0 else { return }
    let text = String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    throw DrawingError("the JPEG file cannot be read: \(text)", hint: "save the picture again as PNG or JPEG")
  }
}
