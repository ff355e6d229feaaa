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
    let (pixels, encoder) = try begun(bitmap, scale, options)
    var contest = encoder
    pixels.withUnsafeBufferPointer { contest.append($0) }
    return contest.finish().file
  }

  /// A file with the same pixels, size and density in as few bytes as can be, and its bands, which can be unpacked by
  /// themselves; there are none in a picture that is not opaque.
  ///
  /// Throws where the file cannot be read.
  package static func repacked(_ file: [UInt8]) throws(DrawingError) -> (file: [UInt8], bands: PNGBands?) {
    let density = PNGChunks.content(of: "pHYs", in: file).flatMap { PNGHead.scale(ofDensity: $0) }
    let bitmap = try PNGReader.bitmap(file)
    let (pixels, encoder) = try begun(bitmap, density, .small)
    var contest = encoder
    let painted = PaintedPixels(width: bitmap.width, height: bitmap.height)
    pixels.withUnsafeBufferPointer { pixels in
      for start in stride(from: 0, to: pixels.count, by: PaintedPixels.bandHeight * bitmap.width) {
        let end = min(pixels.count, start + PaintedPixels.bandHeight * bitmap.width)
        let rows = UnsafeBufferPointer(rebasing: pixels[start..<end])
        contest.beginBand()
        contest.append(rows)
        painted.append(rows)
      }
    }
    let (file, starts) = contest.finish()
    let isOpaque = pixels.allSatisfy { $0 >> 24 == 255 }
    let bands = PNGBands(starts: starts, digests: painted.bandDigests)
    return (file, isOpaque ? bands : nil)
  }

  /// A picture's pixels, each `0xAARRGGBB`, and a file for them that is begun.
  private static func begun(
    _ bitmap: Bitmap, _ scale: Double?, _ options: PNGOptions
  ) throws(DrawingError) -> (pixels: [UInt32], contest: PNGContest) {
    guard bitmap.width > 0, bitmap.height > 0 else { throw DrawingError("the picture has no pixels") }
    let pixels = stride(from: 0, to: bitmap.components.count, by: 4).map { start in
      let channel = { UInt32(bitmap.components[start + $0]) }
      return channel(3) << 24 | channel(0) << 16 | channel(1) << 8 | channel(2)
    }
    let encoders = try formats(of: pixels, options).map { (format) throws(DrawingError) in
      try PNGEncoder(
        width: bitmap.width, height: bitmap.height, format: format, scale: scale, options: options)
    }
    return (pixels, PNGContest(encoders))
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
