/// Numbers and texts as font files have them: the first byte is the largest.
enum FontBytes {
  static func number(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
    guard offset >= 0, offset + count <= bytes.count else { return 0 }
    return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  static func signed(_ bytes: [UInt8], _ offset: Int) -> Int {
    let number = number(bytes, offset, 2)
    return number < 0x8000 ? number : number - 0x1_0000
  }

  static func utf16(_ bytes: ArraySlice<UInt8>) -> String {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }
}
