import CPangoCairo
import TableModel

/// Reads PNG files.
public enum PNGReader {
  /// The pixels of a PNG file's bytes as sRGB; throws on files that are broken, cut short or too large.
  public static func bitmap(_ bytes: [UInt8]) throws(DrawingError) -> Bitmap {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    // libpng would unpack texts, which nobody asks for.
    return try PNGChunks.removingTexts(from: bytes).withUnsafeBufferPointer { (buffer) throws(DrawingError) in
      guard png_image_begin_read_from_memory(&image, buffer.baseAddress, buffer.count) != 0 else {
        throw failure(image)
      }
      // A file of 16 bits without a note of its gamma is in sRGB like others.
      image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
      let width = Int(image.width)
      let height = Int(image.height)
      try ImageLimits.check(width: width, height: height)
      image.format = UInt32(PNG_FORMAT_FLAG_COLOR) | UInt32(PNG_FORMAT_FLAG_ALPHA)
      var components = [UInt8](repeating: 0, count: 4 * width * height)
      guard png_image_finish_read(&image, nil, &components, Int32(4 * width), nil) != 0,
        let bitmap = Bitmap(width: width, height: height, components: components)
      else { throw failure(image) }
      return bitmap
    }
  }

  /// The size in pixels that the head of a PNG file's bytes gives; `nil` where there are too few of them.
  package static func size(of bytes: [UInt8]) -> Size? {
    guard bytes.count >= 24 else { return nil }
    let number = { (start: Int) in
      Double(bytes[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) })
    }
    return Size(width: number(16), height: number(20))
  }

  private static func failure(_ image: png_image) -> DrawingError {
    let text = withUnsafeBytes(of: image.message) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    return DrawingError(
      "the PNG file cannot be read: \(text)", hint: "save the picture again as PNG or JPEG")
  }
}
