import TableModel

/// Reads the files of images, whatever their encoding.
public enum ImageDecoder {
  /// The pixels of a file's bytes as the file has them.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - format: Its encoding.
  ///   - width: The pixels of a row where the file has no pixels of its own.
  ///   - height: The rows of such a file.
  /// - Returns: The pixels.
  /// - Throws: Why there are none.
  public static func bitmap(
    _ bytes: [UInt8], _ format: ImageReference.Format, width: Int, height: Int
  ) throws(DrawingError) -> Bitmap {
    switch format {
    case .png: try PNGReader.bitmap(bytes)
    case .jpeg: try JPEGReader.bitmap(bytes)
    case .svg: try SVGImageReader.bitmap(bytes, width: width, height: height)
    }
  }
}
