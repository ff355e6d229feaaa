import CPangoCairo

/// Turns rows of pixels into a zlib stream such as PNG files hold.
struct PNGCompressor {
  private enum Way {
    case flat(FlatDeflater)
    case zlib(Deflater, RowPacker)
  }

  private var way: Way

  /// Begins a stream of rows of a width in pixels.
  ///
  /// A compressor that is given is used for as long as this stream takes, and can serve the next one then.
  init(
    width: Int, format: PNGPixels, _ options: PNGOptions, reusing flat: FlatDeflater
  ) throws(DrawingError) {
    var level = 1
    switch options.compression {
    case .flat:
      if case .rgb = format, flat.begin(width: width) {
        way = .flat(flat)
        return
      }
    case .zlib(let chosen):
      level = chosen
    case .smallest:
      level = 9
    }
    guard let deflater = Deflater(level: level) else {
      throw DrawingError.noMemory
    }
    way = .zlib(deflater, RowPacker(width: width, format: format))
  }

  /// Compresses whole rows of pixels, each `0xAARRGGBB`, and appends what is ready.
  mutating func append(_ pixels: UnsafeBufferPointer<UInt32>, to output: inout [UInt8]) {
    switch way {
    case .flat(let flat):
      flat.append(pixels, to: &output)
    case .zlib(let deflater, var packer):
      packer.pack(pixels) { deflater.append($0, to: &output) }
      way = .zlib(deflater, packer)
    }
  }

  /// Ends the stream and appends the rest of it.
  func finish(_ output: inout [UInt8]) {
    switch way {
    case .flat(let flat): flat.finish(&output)
    case .zlib(let deflater, _):
      deflater.append(UnsafeBufferPointer(start: nil, count: 0), isLast: true, to: &output)
    }
  }
}

/// A zlib stream.
///
/// It lives on the heap because zlib remembers its address.
final class Deflater {
  private let stream: UnsafeMutablePointer<z_stream>
  private var room = [UInt8](repeating: 0, count: 1 << 16)

  /// A stream at a level; `nil` where there is no memory.
  init?(level: Int) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    guard table_deflate_start(stream, Int32(min(9, max(1, level)))) == Z_OK else {
      stream.deallocate()
      return nil
    }
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  /// Compresses bytes and appends what is ready; `isLast` ends the stream.
  func append(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool = false, to output: inout [UInt8]) {
    stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
    stream.pointee.avail_in = UInt32(bytes.count)
    var isFull = true
    while isFull {
      let count = room.withUnsafeMutableBufferPointer { buffer in
        stream.pointee.next_out = buffer.baseAddress
        stream.pointee.avail_out = UInt32(buffer.count)
        deflate(stream, isLast ? Z_FINISH : Z_NO_FLUSH)
        return buffer.count - Int(stream.pointee.avail_out)
      }
      output += room[..<count]
      isFull = count == room.count
    }
  }
}

/// Turns pixels into the bytes of PNG's rows.
struct RowPacker {
  private let width: Int
  private let format: PNGPixels
  private let rowLength: Int
  private var rows: [UInt8] = []

  init(width: Int, format: PNGPixels) {
    self.width = width
    self.format = format
    rowLength = format.byteCount(ofRow: width) + 1
  }

  /// Hands over rows of pixels, each `0xAARRGGBB`, as bytes; a byte for the filter, which is none, comes before each row.
  mutating func pack(
    _ pixels: UnsafeBufferPointer<UInt32>, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    let height = pixels.count / width
    if rows.count < height * rowLength { rows = [UInt8](repeating: 0, count: height * rowLength) }
    rows.withUnsafeMutableBufferPointer { buffer in
      for row in 0..<height {
        let source = UnsafeBufferPointer(rebasing: pixels[(row * width)..<((row + 1) * width)])
        let start = row * rowLength
        let target = UnsafeMutableBufferPointer(rebasing: buffer[(start + 1)..<(start + rowLength)])
        switch format {
        case .rgb: RowPacker.pack(source, to: target, hasOpacity: false)
        case .rgba: RowPacker.pack(source, to: target, hasOpacity: true)
        case .indexed(let palette): RowPacker.pack(source, to: target, palette)
        }
      }
    }
    rows.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<(height * rowLength)])) }
  }

  private static func pack(
    _ pixels: UnsafeBufferPointer<UInt32>, to bytes: UnsafeMutableBufferPointer<UInt8>, hasOpacity: Bool
  ) {
    var target = 0
    for pixel in pixels {
      bytes[target] = UInt8(truncatingIfNeeded: pixel >> 16)
      bytes[target &+ 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      bytes[target &+ 2] = UInt8(truncatingIfNeeded: pixel)
      if hasOpacity { bytes[target &+ 3] = UInt8(truncatingIfNeeded: pixel >> 24) }
      target &+= hasOpacity ? 4 : 3
    }
  }

  /// Puts palette indexes side by side, the first pixel in a byte's highest bits.
  private static func pack(
    _ pixels: UnsafeBufferPointer<UInt32>, to bytes: UnsafeMutableBufferPointer<UInt8>, _ palette: PNGPalette
  ) {
    let depth = palette.bitDepth
    var (target, byte, bits) = (0, UInt8(0), 0)
    var (color, index) = (pixels[0], palette.index(of: pixels[0]))
    for pixel in pixels {
      if pixel != color { (color, index) = (pixel, palette.index(of: pixel)) }
      byte = byte << depth | index
      bits += depth
      if bits == 8 {
        bytes[target] = byte
        (target, byte, bits) = (target + 1, 0, 0)
      }
    }
    if bits > 0 { bytes[target] = byte << (8 - bits) }
  }
}
