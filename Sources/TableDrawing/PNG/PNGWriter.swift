/// Writes pictures as PNG files.
public enum PNGWriter {
  /// The bytes of a PNG file, with opacity only where the picture has any.
  ///
  /// - Parameters:
  ///   - bitmap: The picture; it must have at least one pixel.
  ///   - scale: Pixels a point, which the file notes as its density; `nil` for no note.
  ///   - options: How the file is compressed.
  /// - Returns: The file.
  /// - Throws: An error where the picture has no pixels or there is no memory.
  public static func bytes(
    of bitmap: Bitmap, scale: Double? = nil, options: PNGOptions = .fast
  ) throws(DrawingError) -> [UInt8] {
    guard bitmap.width > 0, bitmap.height > 0 else { throw DrawingError("the picture has no pixels") }
    let pixels = stride(from: 0, to: bitmap.components.count, by: 4).map { start in
      let channel = { UInt32(bitmap.components[start + $0]) }
      return channel(3) << 24 | channel(0) << 16 | channel(1) << 8 | channel(2)
    }
    var contest = PNGContest(
      try formats(of: pixels, options).map { (format) throws(DrawingError) in
        try PNGEncoder(
          width: bitmap.width, height: bitmap.height, format: format, scale: scale, options: options)
      })
    pixels.withUnsafeBufferPointer { contest.append($0) }
    return contest.finish()
  }

  /// The ways to write pixels of which the best is to be found.
  private static func formats(of pixels: [UInt32], _ options: PNGOptions) -> [PNGPixels] {
    let plain = pixels.allSatisfy { $0 >> 24 == 255 } ? PNGPixels.rgb : .rgba
    guard options.compression == .smallest else { return [plain] }
    var count = ColorCount()
    _ = pixels.withUnsafeBufferPointer { count.add($0) }
    return [plain] + (count.palette.map { [.indexed($0)] } ?? [])
  }
}
