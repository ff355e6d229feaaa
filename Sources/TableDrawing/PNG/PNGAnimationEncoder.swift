/// Writes an animated PNG file picture by picture: the first as a whole, of the others the part that has changed.
///
/// Viewers that know nothing of animations show the first picture. The animation begins anew when it is over.
struct PNGAnimationEncoder: AnimationEncoder {
  /// The pixels that are compressed at once.
  private static let bandSize = 1 << 18
  /// The milliseconds of a second, in which durations are written.
  private static let second: UInt16 = 1000

  private let width: Int
  private let height: Int
  private let options: PNGOptions
  private let flat: FlatDeflater
  private var file: [UInt8]
  private var isEmpty = true
  /// The number of the next chunk that belongs to the animation.
  private var sequence: UInt32 = 0

  /// Begins a file of so many opaque pictures of one size; `scale` is noted as its density unless it is `nil`.
  init(
    width: Int, height: Int, count: Int, scale: Double?, options: PNGOptions,
    reusing flat: FlatDeflater = FlatDeflater()
  ) {
    self.width = width
    self.height = height
    self.options = options
    self.flat = flat
    file = PNGHead.bytes(width: width, height: height, format: .rgb, scale: scale)
    let endlessly: UInt32 = 0
    file.appendChunk(
      "acTL", UInt32(truncatingIfNeeded: count).bigEndianBytes + endlessly.bigEndianBytes)
  }

  /// The bytes that the file has so far.
  var byteCount: Int { file.count }

  /// Appends what has changed on a canvas, which is shown for some milliseconds, at most 65535.
  mutating func append(_ canvas: AnimationCanvas, milliseconds: Int) throws(DrawingError) {
    let area = canvas.area
    appendControl(of: area, milliseconds: milliseconds)
    let isWhole = area == PixelArea(x: 0, y: 0, width: width, height: height)
    let stream = try compressed(
      isWhole ? canvas.pixels : area.pixels(of: canvas.pixels, width: width), area.width)
    if isEmpty {
      file.appendChunk("IDAT", stream)
    } else {
      file.appendChunk("fdAT", nextNumber() + stream)
    }
    isEmpty = false
  }

  /// Ends the file.
  mutating func finish() -> [UInt8] {
    file.appendChunk("IEND", [])
    return file
  }

  /// Says where the next pixels go and for how long they are seen; they take the place of what was there.
  private mutating func appendControl(of area: PixelArea, milliseconds: Int) {
    let numbers = [area.width, area.height, area.x, area.y].flatMap {
      UInt32(truncatingIfNeeded: $0).bigEndianBytes
    }
    let delay = UInt16(min(max(0, milliseconds), Int(UInt16.max))).bigEndianBytes
    let staysAndReplaces: [UInt8] = [0, 0]
    file.appendChunk(
      "fcTL", nextNumber() + numbers + delay + PNGAnimationEncoder.second.bigEndianBytes + staysAndReplaces)
  }

  private mutating func nextNumber() -> [UInt8] {
    defer { sequence += 1 }
    return sequence.bigEndianBytes
  }

  private func compressed(_ pixels: [UInt32], _ width: Int) throws(DrawingError) -> [UInt8] {
    var stream: [UInt8] = []
    var compressor = try PNGCompressor(width: width, format: .rgb, options, reusing: flat)
    let step = max(1, PNGAnimationEncoder.bandSize / width) * width
    pixels.withUnsafeBufferPointer { buffer in
      for start in stride(from: 0, to: buffer.count, by: step) {
        let rows = buffer[start..<min(start + step, buffer.count)]
        compressor.append(UnsafeBufferPointer(rebasing: rows), to: &stream)
      }
    }
    compressor.finish(&stream)
    return stream
  }
}

extension UInt16 {
  /// The two bytes, the more significant first.
  fileprivate var bigEndianBytes: [UInt8] { [UInt8(self >> 8), UInt8(truncatingIfNeeded: self)] }
}
