import TableModel

extension ByteBuffer {
  /// Writes a text with XML's own characters written out and characters that XML cannot hold replaced.
  ///
  /// The result may stand between tags and between double quotes.
  mutating func put(escaped text: String) {
    var text = text
    text.withUTF8 { put(escaped: $0) }
  }

  private mutating func put(escaped text: UnsafeBufferPointer<UInt8>) {
    // What needs no care is copied in stretches, which is all of nearly every text.
    var start = 0
    var place = 0
    while place < text.count {
      guard let (length, escape) = ByteBuffer.escape(text, place) else {
        place += 1
        continue
      }
      put(UnsafeBufferPointer(rebasing: text[start..<place]))
      put(escape)
      place += length
      start = place
    }
    put(UnsafeBufferPointer(rebasing: text[start...]))
  }

  /// The length of the character at a place and what stands for it, if it cannot stay as it is.
  private static func escape(
    _ text: UnsafeBufferPointer<UInt8>, _ place: Int
  ) -> (length: Int, escape: StaticString)? {
    let byte = text[place]
    switch byte {
    case UInt8(ascii: "&"): return (1, "&amp;")
    case UInt8(ascii: "<"): return (1, "&lt;")
    case UInt8(ascii: ">"): return (1, "&gt;")
    case UInt8(ascii: "\""): return (1, "&quot;")
    case 0x09: return (1, "&#9;")
    case 0x0A: return (1, "&#10;")
    case 0x0D: return (1, "&#13;")
    case 0..<0x20, 0x7F: return (1, "\u{FFFD}")
    // The controls from U+0080 on.
    case 0xC2 where place + 1 < text.count && text[place + 1] < 0xA0: return (2, "\u{FFFD}")
    // U+FFFE and U+FFFF.
    case 0xEF where place + 2 < text.count && text[place + 1] == 0xBF && text[place + 2] >= 0xBE:
      return (3, "\u{FFFD}")
    default: return nil
    }
  }
}
