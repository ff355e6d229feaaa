import TableModel

/// Paths between the quotation marks of JSON, which are text even where the paths are not.
///
/// A byte that is no part of UTF-8 is written as half a surrogate pair, `\uDC80` to `\uDCFF`, as Python does.
enum JournalText {
  private static let firstSurrogate: UInt32 = 0xDC00

  /// The path as it stands in a line.
  static func escaped(_ path: FilePath) -> String {
    if let text = path.validText { return quotedContent(text) }
    return path.pieces.map { piece in
      switch piece {
      case .character(let scalar): quotedContent(String(scalar))
      case .byte(let byte): "\\u" + String(firstSurrogate + UInt32(byte), radix: 16, uppercase: true)
      }
    }
    .joined()
  }

  /// The path that stands in a line; `nil` where an escape is none that lines have.
  static func path(_ content: ArraySlice<UInt8>) -> FilePath? {
    var bytes: [UInt8] = []
    var rest = content
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      switch rest.popFirst().map(Unicode.Scalar.init) {
      case "n": bytes.append(UInt8(ascii: "\n"))
      case "r": bytes.append(UInt8(ascii: "\r"))
      case "t": bytes.append(UInt8(ascii: "\t"))
      case "\""?: bytes.append(UInt8(ascii: "\""))
      case "\\"?: bytes.append(UInt8(ascii: "\\"))
      case "u":
        let digits = rest.prefix(4)
        rest = rest.dropFirst(4)
        guard digits.count == 4, let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else {
          return nil
        }
        if let scalar = Unicode.Scalar(value) {
          bytes += Array(String(scalar).utf8)
        } else if (firstSurrogate + 0x80...firstSurrogate + 0xFF).contains(value) {
          bytes.append(UInt8(value - firstSurrogate))
        } else {
          return nil
        }
      default: return nil
      }
    }
    return FilePath(bytes: bytes)
  }

  private static func quotedContent(_ text: String) -> String {
    String(JSONValue.string(text).line.unicodeScalars.dropFirst().dropLast())
  }
}
