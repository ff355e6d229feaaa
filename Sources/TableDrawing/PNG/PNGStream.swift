/// A PNG file whose pixels come as parts of a compressed stream: the colour space, the density, and nothing else.
struct PNGStream {
  /// The bytes of pixels after which a chunk is written.
  private static let chunkSize = 1 << 18

  /// More than the bytes that a chunk has besides its content, twice: its own and those of the last.
  private static let chunkFrame = 32

  private var file: [UInt8]
  private var pending: [UInt8] = []

  /// Begins a file; `scale` is noted as its density unless it is `nil`.
  init(width: Int, height: Int, format: PNGPixels, scale: Double?) {
    pending.reserveCapacity(PNGStream.chunkSize)
    file = PNGHead.bytes(width: width, height: height, format: format, scale: scale)
    guard case .indexed(let palette) = format else { return }
    file.appendChunk("PLTE", palette.colorBytes)
    if palette.translucentCount > 0 { file.appendChunk("tRNS", palette.opacityBytes) }
  }

  /// The bytes that the file has so far.
  var byteCount: Int { file.count + pending.count }

  /// Appends what a function adds to the compressed stream.
  mutating func append(_ compress: (inout [UInt8]) -> Void) {
    compress(&pending)
    if pending.count >= PNGStream.chunkSize { writePending() }
  }

  /// Ends the file after what a function adds to the compressed stream.
  mutating func finish(_ compress: (inout [UInt8]) -> Void) -> [UInt8] {
    compress(&pending)
    writePending()
    file.appendChunk("IEND", [])
    return file
  }

  private mutating func writePending() {
    file.reserveCapacity(file.count + pending.count + PNGStream.chunkFrame)
    file.appendChunk("IDAT", pending)
    pending.removeAll(keepingCapacity: true)
  }
}
