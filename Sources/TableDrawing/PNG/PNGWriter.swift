/// Writes pictures as PNG files.
public enum PNGWriter {
  /// The bytes of a PNG file.
  ///
  /// The file has an opacity channel only where the picture needs one.
  ///
  /// - Parameters:
  ///   - bitmap: The picture; it must have at least one pixel.
  ///   - scale: Pixels a point, which the file notes as its density; `nil` for no note.
  ///   - options: How the file is compressed.
  public static func bytes(
    of bitmap: Bitmap, scale: Double? = nil, options: PNGOptions = .fast
  ) throws(DrawingError) -> [UInt8] {
    guard bitmap.width > 0, bitmap.height > 0 else { throw DrawingError("the picture has no pixels") }
    let isOpaque = stride(from: 3, to: bitmap.components.count, by: 4).allSatisfy {
      bitmap.components[$0] == 255
    }
    let channels: PNGEncoder.Channels = isOpaque ? .rgb : .rgba
    var encoder = try PNGEncoder(
      width: bitmap.width, height: bitmap.height, channels: channels, scale: scale, options: options)
    var row: [UInt8] = []
    for start in stride(from: 0, to: bitmap.components.count, by: 4 * bitmap.width) {
      row.removeAll(keepingCapacity: true)
      row.append(0)
      for pixel in stride(from: start, to: start + 4 * bitmap.width, by: 4) {
        row.append(contentsOf: bitmap.components[pixel..<(pixel + channels.rawValue)])
      }
      row.withUnsafeBufferPointer { encoder.append($0) }
    }
    return encoder.finish()
  }
}
