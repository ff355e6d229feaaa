import Mustache
import TableModel

/// How text is escaped in the page.
struct PageText: MustacheContentType {
  /// The name by which templates ask for it.
  static let name = "PAGE"

  /// The text of an element, in which nothing hides characters or shows them in another order than they have.
  func escapeText(_ text: String) -> String { Self.escaped(text.withVisibleControls) }

  /// The text as it is, in elements and in attributes alike.
  ///
  /// Byte by byte: a quote with a combining mark after it is another `Character` than a quote, but a quote to a
  /// browser.
  static func escaped(_ text: String) -> String {
    var text = text
    guard text.withUTF8({ $0.contains(where: isSpecial) }) else { return text }
    var escaped: [UInt8] = []
    escaped.reserveCapacity(text.utf8.count + 16)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): escaped += "&amp;".utf8
      case UInt8(ascii: "<"): escaped += "&lt;".utf8
      case UInt8(ascii: ">"): escaped += "&gt;".utf8
      case UInt8(ascii: "\""): escaped += "&quot;".utf8
      case UInt8(ascii: "'"): escaped += "&#39;".utf8
      // Browsers would read this as a line feed, and the one below as nothing.
      case UInt8(ascii: "\r"): escaped += "&#13;".utf8
      case 0: escaped += "\u{FFFD}".utf8
      default: escaped.append(byte)
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0, UInt8(ascii: "\r"), UInt8(ascii: "\""), UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "<"),
      UInt8(ascii: ">"):
      true
    default: false
    }
  }
}
