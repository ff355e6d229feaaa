import CPangoCairo

/// The chunks of a PNG file, for those who keep metadata of their own in one; pixels are left alone.
package enum PNGChunks {
  /// What PNG files begin with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The bytes of a chunk besides its content: its length, its name and its checksum.
  private static let frame = 12

  /// Whether bytes begin as a PNG file does.
  static func isPNG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: signature) }

  /// What is wrong with a file of which these bytes are the first; `nil` where a PNG file may begin so.
  static func flaw(ofBeginning bytes: [UInt8]) -> DrawingError? {
    let hint = "save the picture again as PNG"
    if bytes.isEmpty { return DrawingError("the file is empty", hint: hint) }
    let isPNG = signature.starts(with: bytes.prefix(signature.count))
    return isPNG ? nil : DrawingError("the file is not a PNG file", hint: hint)
  }

  /// The content of the first chunk with a name; `nil` where the file has none, or is none.
  package static func content(of name: StaticString, in bytes: [UInt8]) -> [UInt8]? {
    range(of: name, in: bytes).map { Array(bytes[($0.lowerBound + 8)..<($0.upperBound - 4)]) }
  }

  /// The file without the first chunk with a name.
  package static func removing(_ name: StaticString, from bytes: [UInt8]) -> [UInt8] {
    guard let range = range(of: name, in: bytes) else { return bytes }
    return Array(bytes[..<range.lowerBound] + bytes[range.upperBound...])
  }

  /// The file with a chunk before its end; what is no PNG file, or is cut off, stays as it is.
  package static func adding(_ name: StaticString, _ content: [UInt8], to bytes: [UInt8]) -> [UInt8] {
    guard isPNG(bytes), let last = range(of: "IEND", in: bytes) else { return bytes }
    var file = Array(bytes[..<last.lowerBound])
    file.appendChunk(name, content)
    return file + bytes[last.lowerBound...]
  }

  /// The four letters of a chunk's name as one number.
  static func number(of name: StaticString) -> UInt32 {
    name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  /// Calls a function with the name of each chunk as a number and where its content lies, as far as the file is whole,
  /// for as long as it wants more.
  static func visit(_ bytes: [UInt8], while wantsMore: (UInt32, Range<Int>) -> Bool) {
    guard isPNG(bytes) else { return }
    let number = { (start: Int) in bytes[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } }
    var start = signature.count
    while start + frame <= bytes.count {
      let length = Int(number(start))
      guard length <= bytes.count - start - frame,
        wantsMore(number(start + 4), (start + 8)..<(start + 8 + length))
      else { return }
      start += frame + length
    }
  }

  /// The names of all chunks, as far as the file is whole.
  package static func names(of bytes: [UInt8]) -> [String] {
    var names: [String] = []
    visit(bytes) { name, _ in
      names.append(String(decoding: name.bigEndianBytes, as: UTF8.self))
      return true
    }
    return names
  }

  /// Where the first chunk with a name lies, its frame included; `nil` where the file has none, or is none.
  package static func range(of name: StaticString, in bytes: [UInt8]) -> Range<Int>? {
    let wanted = number(of: name)
    var range: Range<Int>?
    visit(bytes) { name, content in
      if name == wanted { range = (content.lowerBound - 8)..<(content.upperBound + 4) }
      return range == nil
    }
    return range
  }
}

/// What PNG files begin with: the signature, the size, the colour space and the density.
enum PNGHead {
  /// Pixels a metre at a scale of 1, which is 72 pixels an inch.
  private static let pixelsPerMetre = 72 / 0.0254

  /// The bytes before a file's palette and pixels; `scale` is noted as the density unless it is `nil`.
  static func bytes(width: Int, height: Int, format: PNGPixels, scale: Double?) -> [UInt8] {
    var head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let size = UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes
    head.appendChunk("IHDR", size + [UInt8(format.bitDepth), format.colorType, 0, 0, 0])
    head.appendChunk("sRGB", [0])
    if let scale {
      let density = UInt32(min(Double(Int32.max), max(1, (pixelsPerMetre * scale).rounded())))
      head.appendChunk("pHYs", density.bigEndianBytes + density.bigEndianBytes + [1])
    }
    return head
  }
}
