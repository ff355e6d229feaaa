import TableModel

/// A piece of a page, in which texts stand as texts, whatever characters they have.
///
/// Markup is what literals of the program spell, and the files that the program carries. All else comes in as a text, and
/// is escaped on its way: there is no way for a `String` to become markup.
struct HTML: ExpressibleByStringInterpolation {
  /// The piece in UTF-8.
  private(set) var bytes: [UInt8] = []

  init(stringLiteral literal: StaticString) {
    literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  init(stringInterpolation: StringInterpolation) {
    bytes = stringInterpolation.bytes
  }

  /// Puts a piece behind this one.
  static func += (html: inout HTML, piece: HTML) { html.bytes += piece.bytes }

  /// What a literal puts together.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []

    init(literalCapacity: Int, interpolationCount: Int) {
      bytes.reserveCapacity(literalCapacity + 32 * interpolationCount)
    }

    mutating func appendLiteral(_ literal: StaticString) {
      literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// A text for people, in which nothing hides characters or shows them in another order than they have.
    mutating func appendInterpolation(_ text: String) { bytes.append(text, hasVisibleControls: true) }

    mutating func appendInterpolation(_ number: Int) { bytes += String(number).utf8 }

    /// A piece; nothing where there is none.
    mutating func appendInterpolation(_ html: HTML?) { if let html { bytes += html.bytes } }

    /// A piece for each item of a list.
    mutating func appendInterpolation<Item>(each items: [Item], _ piece: (Item) -> HTML) {
      for item in items { bytes += piece(item).bytes }
    }

    /// A file that the program carries.
    mutating func appendInterpolation(_ file: ReviewPageFile) { bytes += file.bytes }

    /// An attribute behind a blank; nothing where there is no value.
    ///
    /// For scripts a value stays as it is, controls and all.
    mutating func appendInterpolation(_ name: StaticString, _ value: String?) {
      guard let value else { return }
      bytes.append(UInt8(ascii: " "))
      appendLiteral(name)
      bytes += "=\"".utf8
      bytes.append(value, hasVisibleControls: false)
      bytes.append(UInt8(ascii: "\""))
    }
  }
}

extension [UInt8] {
  /// Adds a text as it is, in elements and in attributes alike, or with escapes for controls that people can see.
  ///
  /// Scalar by scalar: a quote with a combining mark after it is another `Character` than a quote, but a quote to a browser.
  fileprivate mutating func append(_ text: String, hasVisibleControls: Bool) {
    var text = text
    let isPlain = text.withUTF8 { utf8 in
      guard utf8.allSatisfy(Self.isPlain) else { return false }
      append(contentsOf: utf8)
      return true
    }
    guard !isPlain else { return }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": self += "&amp;".utf8
      case "<": self += "&lt;".utf8
      case ">": self += "&gt;".utf8
      case "\"": self += "&quot;".utf8
      case "'": self += "&#39;".utf8
      case _ where hasVisibleControls && scalar.isControl: self += scalar.visible.utf8
      // Browsers would read this as a line feed, and the one below as nothing.
      case "\r": self += "&#13;".utf8
      case "\0": self += "\u{FFFD}".utf8
      default: append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// Whether a byte stands for itself, and begins no character that may have to be escaped.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "<"), UInt8(ascii: ">"): false
    case ..<0x20, 0x7F, 0xC2, 0xE2: false
    default: true
    }
  }
}
