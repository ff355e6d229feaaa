import TableSources

/// Texts that stand between tags: `<string key="text">`.
enum IBText {
  /// The characters of a text; Interface Builder writes some in base 64.
  static func content(of element: XMLElement) -> String {
    guard element["base64-UTF8"] == "YES" else { return element.text }
    return String(decoding: bytes(inBase64: element.text), as: UTF8.self)
  }

  /// What a text in base 64 stands for; what is no digit is passed over.
  private static func bytes(inBase64 text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in text.utf8 {
      guard let digit = digit(byte) else { continue }
      bits = (bits << 6 | digit) & 0xFFFF
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
