import CPangoCairo
import TableModel

/// Writes a JPEG file band by band: colours at full resolution, the density, and no note of anything else.
final class JPEGEncoder {
  /// The longest side of a file, in pixels; libjpeg's own limit.
  static let sideLimit = 65_500
  /// How true colours stay, from 1 to 100.
  ///
  /// There is no fact to take it from: at 90 the edges of letters stay clean at every scale, and a screen takes about
  /// as many bytes as a small PNG file of it.
  private static let quality: Int32 = 90

  private let writer: UnsafeMutablePointer<table_jpeg_writer>
  private let width: Int

  /// Begins a file of so many pixels; `scale` is noted as its density, which is 72 pixels an inch at 1.
  init(width: Int, height: Int, scale: Double) throws(DrawingError) {
    guard width <= JPEGEncoder.sideLimit, height <= JPEGEncoder.sideLimit else {
      throw DrawingError(
        "the picture would have \(width)×\(height) pixels, and a JPEG file has at most \(JPEGEncoder.sideLimit) on a side",
        hint: "write a PNG file, or use a smaller scale or --page-height", isAboutSize: true)
    }
    let density = Int32(min(max(72 * scale, 1), Double(UInt16.max)))
    let writer = table_jpeg_begin_writing(UInt32(width), UInt32(height), density, JPEGEncoder.quality)
    guard let writer else { throw JPEGEncoder.failure }
    (self.writer, self.width) = (writer, width)
  }

  deinit {
    table_jpeg_end_writing(writer)
  }

  /// The bytes that the file has at least until now.
  var byteCount: Int { Int(writer.pointee.count) }

  /// Appends whole rows of pixels, from the top.
  func append(_ pixels: UnsafeBufferPointer<UInt32>) throws(DrawingError) {
    guard table_jpeg_write_rows(writer, pixels.baseAddress, pixels.count / width) == 1 else {
      throw JPEGEncoder.failure
    }
  }

  /// The file, when all rows were appended.
  func finish() throws(DrawingError) -> [UInt8] {
    guard table_jpeg_finish_writing(writer) == 1 else { throw JPEGEncoder.failure }
    return Array(UnsafeBufferPointer(start: writer.pointee.bytes, count: Int(writer.pointee.count)))
  }

  private static var failure: DrawingError {
    DrawingError("the JPEG file cannot be written: there is not enough memory")
  }
}

/// Reads JPEG files.
///
/// The pixels are as the file has them, whatever a camera noted of how to turn them.
package enum JPEGReader {
  /// The pixels of a JPEG file's bytes; throws on files that are broken, cut short or too large.
  package static func bitmap(_ bytes: [UInt8]) throws(DrawingError) -> Bitmap {
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
  package static func size(of bytes: [UInt8]) throws(DrawingError) -> Size {
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
