/// Turns rows of colours' numbers, a byte each, into a zlib stream such as PNG files hold.
enum NumberCompressor {
  case flat(FlatDeflater)
  /// For rows that are too wide for the other.
  case zlib(Deflater)

  /// Begins a stream of rows of a width in pixels; throws where there is no memory.
  init(width: Int) throws(DrawingError) {
    let flat = FlatDeflater()
    if flat.begin(width: width, pixelBytes: 1) {
      self = .flat(flat)
    } else if let deflater = Deflater(level: 1) {
      self = .zlib(deflater)
    } else {
      throw DrawingError("there is no memory for the picture")
    }
  }

  /// Compresses a row, which is as the one above but for some blocks, and appends what is ready; a byte for the filter,
  /// which is none, comes before it.
  func append(_ row: UnsafeBufferPointer<UInt8>, _ changed: ColumnBlocks, to output: inout [UInt8]) {
    switch self {
    case .flat(let flat):
      flat.append(numbers: row, changed, to: &output)
    case .zlib(let deflater):
      [0].withUnsafeBufferPointer { deflater.append($0, to: &output) }
      deflater.append(row, to: &output)
    }
  }

  /// Ends the stream and appends the rest of it.
  func finish(_ output: inout [UInt8]) {
    switch self {
    case .flat(let flat): flat.finish(&output)
    case .zlib(let deflater):
      deflater.append(UnsafeBufferPointer(start: nil, count: 0), isLast: true, to: &output)
    }
  }
}
