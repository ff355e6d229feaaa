import CPangoCairo

/// Looks whether a file is a PNG file as this program writes them, from its first byte to its last: known chunks in their
/// order, and a stream of rows without filters and nothing else.
///
/// No more than a row of the picture is in memory.
package enum PNGFileCheck {
  /// A chunk that a file may have.
  private struct Chunk {
    var name: StaticString
    /// The lengths that its content may have.
    var lengths: ClosedRange<Int>
    /// Whether every file has it.
    var isNeeded = false
  }

  /// The chunks in their order; those of the pixels may come several times.
  private static let chunks = [
    Chunk(name: "IHDR", lengths: 13...13, isNeeded: true),
    Chunk(name: "sRGB", lengths: 1...1, isNeeded: true),
    Chunk(name: "pHYs", lengths: 9...9), Chunk(name: "PLTE", lengths: 3...768),
    Chunk(name: "tRNS", lengths: 1...256),
    Chunk(name: "IDAT", lengths: 0...(.max), isNeeded: true), Chunk(name: "tmRV", lengths: 0...(.max)),
    Chunk(name: "IEND", lengths: 0...0, isNeeded: true),
  ]
  private static let pixels = PNGChunks.number(of: "IDAT")

  /// The size in pixels of a file that is one; `nil` for any other.
  package static func size(of file: [UInt8]) -> (width: Int, height: Int)? {
    guard let contents = contents(of: file), let head = contents[PNGChunks.number(of: "IHDR")]?.first else {
      return nil
    }
    let number = { (place: Int) in
      file[(head.lowerBound + place)..<(head.lowerBound + place + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    let (width, height) = (number(0), number(4))
    let (depth, colorType) = (Int(file[head.lowerBound + 8]), file[head.lowerBound + 9])
    guard 1...ImageLimits.drawnWidth ~= width, 1...ImageLimits.drawnHeight ~= height,
      width * height <= ImageLimits.drawnPixels,
      file[(head.lowerBound + 10)..<head.upperBound].allSatisfy({ $0 == 0 }),
      let bits = bits(ofPixel: colorType, depth),
      (colorType == 3) == (contents[PNGChunks.number(of: "PLTE")] != nil)
    else { return nil }
    let stream = (contents[pixels] ?? []).reduce(into: [UInt8]()) { $0 += file[$1] }
    return holdsRows(stream, length: 1 + (width * bits + 7) / 8, count: height) ? (width, height) : nil
  }

  /// The bits of a pixel in the forms that are written; `nil` for others.
  private static func bits(ofPixel colorType: UInt8, _ depth: Int) -> Int? {
    switch (colorType, depth) {
    case (2, 8): 24
    case (6, 8): 32
    case (3, 1), (3, 2), (3, 4), (3, 8): depth
    default: nil
    }
  }

  /// Where the contents of all chunks lie, by their names as numbers; `nil` where a chunk is broken, unknown or out of its place,
  /// or anything lies between or behind them.
  private static func contents(of file: [UInt8]) -> [UInt32: [Range<Int>]]? {
    var sums = PNGChunkCheck()
    sums.add(file)
    guard sums.flaw == nil else { return nil }
    let names = chunks.map { PNGChunks.number(of: $0.name) }
    var contents: [UInt32: [Range<Int>]] = [:]
    var (last, end, isSound) = (-1, 0, true)
    PNGChunks.visit(file) { name, content in
      guard let place = names.firstIndex(of: name), place > last || place == last && name == pixels,
        chunks[place].lengths.contains(content.count)
      else {
        isSound = false
        return false
      }
      contents[name, default: []].append(content)
      (last, end) = (place, content.upperBound + 4)
      return true
    }
    let isWhole = chunks.allSatisfy { !$0.isNeeded || contents[PNGChunks.number(of: $0.name)] != nil }
    return isSound && isWhole && end == file.count ? contents : nil
  }

  /// Whether a stream unpacks to so many rows of a length, each with the byte for no filter, and ends with the last of them.
  private static func holdsRows(_ compressed: [UInt8], length: Int, count: Int) -> Bool {
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    defer { stream.deallocate() }
    guard table_inflate_start(stream) == Z_OK else { return false }
    defer { inflateEnd(stream) }
    var row = [UInt8](repeating: 0, count: length)
    return compressed.withUnsafeBufferPointer { compressed in
      stream.pointee.next_in = UnsafeMutablePointer(mutating: compressed.baseAddress)
      stream.pointee.avail_in = UInt32(clamping: compressed.count)
      // One more byte is asked for than there may be: only then is the end of the stream looked at.
      for y in 0...count {
        let status = row.withUnsafeMutableBufferPointer { row in
          stream.pointee.next_out = row.baseAddress
          stream.pointee.avail_out = UInt32(row.count)
          return inflate(stream, Z_NO_FLUSH)
        }
        let isEmpty = stream.pointee.avail_out == length
        if y == count { return status == Z_STREAM_END && isEmpty && stream.pointee.avail_in == 0 }
        guard status == Z_OK || status == Z_STREAM_END && y == count - 1, stream.pointee.avail_out == 0,
          row[0] == 0
        else {
          return false
        }
      }
      return false
    }
  }
}

/// Looks whether the chunks of a PNG file are whole and have the checksums that they say, piece by piece.
package struct PNGChunkCheck {
  private static let signatureLength = 8
  /// The length and the name before the content of a chunk.
  private static let headLength = 8
  private static let sumLength = 4

  private enum Step {
    case signature, head, content, sum, end
  }

  private var step = Step.signature
  /// The bytes of the signature, a head or a checksum as far as they are known.
  private var waiting: [UInt8] = []
  /// The number of bytes of the content that are still to come.
  private var left = 0
  private var isLast = false
  private var sum: UInt32 = 0
  private var isDamaged = false

  /// Begins before the first byte.
  package init() {}

  /// What is wrong with the file of which all pieces were added; `nil` for nothing.
  package var flaw: DrawingError? {
    let hint = "save the picture again as PNG"
    if isDamaged { return DrawingError("the PNG file is damaged: a checksum is wrong", hint: hint) }
    if step == .signature, let flaw = PNGChunks.flaw(ofBeginning: waiting) { return flaw }
    return step == .end ? nil : DrawingError("the PNG file is cut off", hint: hint)
  }

  /// Adds the next piece.
  package mutating func add(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty, step != .end, !isDamaged {
      switch step {
      case .signature: if take(Self.signatureLength, of: &rest) != nil { step = .head }
      case .head: readHead(from: &rest)
      case .content: readContent(from: &rest)
      case .sum: readSum(from: &rest)
      case .end: return
      }
    }
  }

  private mutating func readHead(from rest: inout ArraySlice<UInt8>) {
    guard let head = take(Self.headLength, of: &rest) else { return }
    left = Int(Self.number(head[..<4]))
    isLast = head[4...].elementsEqual("IEND".utf8)
    sum = Self.checksum(0, head[4...])
    step = left > 0 ? .content : .sum
  }

  private mutating func readContent(from rest: inout ArraySlice<UInt8>) {
    let piece = rest.prefix(left)
    rest = rest.dropFirst(piece.count)
    left -= piece.count
    sum = Self.checksum(sum, piece)
    if left == 0 { step = .sum }
  }

  private mutating func readSum(from rest: inout ArraySlice<UInt8>) {
    guard let bytes = take(Self.sumLength, of: &rest) else { return }
    isDamaged = Self.number(bytes[...]) != sum
    step = isLast ? .end : .head
  }

  /// So many bytes once all of them are known.
  private mutating func take(_ count: Int, of rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    let piece = rest.prefix(count - waiting.count)
    waiting += piece
    rest = rest.dropFirst(piece.count)
    guard waiting.count == count else { return nil }
    defer { waiting = [] }
    return waiting
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static func checksum(_ sum: UInt32, _ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBytes { libdeflate_crc32(sum, $0.baseAddress, $0.count) }
  }
}
