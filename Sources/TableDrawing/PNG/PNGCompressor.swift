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
      throw DrawingError("there is no memory for the picture")
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
