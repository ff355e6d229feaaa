import TableModel

extension String {
  /// The most characters of a text that are quoted.
  private static let longestQuote = 40

  /// The most characters of a property's value that stands as it is.
  static let longestPlain = 40

  /// A property's value as words have it: words, numbers and lists of them as they are, other texts in quotation marks.
  static func words(ofValue value: String?) -> String {
    guard let value, !value.isEmpty else { return "none" }
    var last: UInt8 = 0
    let isPlain = value.utf8.allSatisfy { byte in
      defer { last = byte }
      return byte > 0x20 && byte < 0x7F || byte == 0x20 && last == UInt8(ascii: ",")
    }
    return isPlain && value.utf8.count <= longestPlain || value.hasPrefix("the ") ? value : value.inQuotes
  }

  /// The text between quotation marks, shortened where it is long.
  var inQuotes: String { quoted(from: 0) }

  /// Two different texts in quotation marks with an arrow; of long ones the part that differs.
  ///
  /// Spaces, hyphens and what cannot be seen are shown as escapes where the texts would look alike otherwise.
  static func change(from old: String, to new: String) -> String {
    let mayLookAlike = !(old.isASCII && new.isASCII)
    // A letter and its mark may be one character or two, which Swift takes for the same text.
    if mayLookAlike, old == new {
      return change(from: old.escaping { !$0.isASCII }, to: new.escaping { !$0.isASCII })
    }
    if mayLookAlike, old.looks == new.looks {
      return change(from: old.escapingLookalikes, to: new.escapingLookalikes)
    }
    let lead = 10
    let common = zip(old.unicodeScalars, new.unicodeScalars).prefix { $0 == $1 }.count
    let start = common < longestQuote - lead ? 0 : common - lead
    return "\(old.quoted(from: start)) → \(new.quoted(from: start))"
  }

  /// Whether the text is ASCII, in which no character looks like another one.
  private var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

  /// What can be seen of the text: any space as a space, any hyphen as a hyphen.
  private var looks: [Unicode.Scalar] {
    unicodeScalars.compactMap { scalar in
      switch scalar.properties.generalCategory {
      case .spaceSeparator: " "
      case .dashPunctuation: "-"
      case .format: nil
      default: scalar
      }
    }
  }

  /// The text with escapes for all but the plain ones of its spaces and hyphens, and for what cannot be seen.
  private var escapingLookalikes: String {
    escaping { scalar in
      switch scalar.properties.generalCategory {
      case .spaceSeparator: scalar != " "
      case .dashPunctuation: scalar != "-"
      case .format: true
      default: false
      }
    }
  }

  private func escaping(_ isEscaped: (Unicode.Scalar) -> Bool) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if isEscaped(scalar) {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  private func quoted(from start: Int) -> String {
    // Most texts are short, however their characters are counted.
    if start == 0, utf8.count <= Self.longestQuote { return "“\(self)”".printable }
    let rest = unicodeScalars.dropFirst(start)
    let isLong = rest.prefix(Self.longestQuote + 1).count > Self.longestQuote
    var text = start > 0 ? "…" : ""
    text.unicodeScalars.append(contentsOf: isLong ? rest.prefix(Self.longestQuote - 1) : rest)
    return "“\(text)\(isLong ? "…" : "")”".printable
  }

  /// Whether another text has the same bytes; Swift's texts are equal where people read the same characters.
  func hasBytes(of other: String) -> Bool { self == other && utf8.elementsEqual(other.utf8) }

  /// Whether the bytes of another text are among those of this one, one after the other.
  func containsBytes(of other: String) -> Bool {
    var (text, part) = (self, other)
    return text.withUTF8 { text in
      part.withUTF8 { part in
        guard let first = part.first, text.count >= part.count else { return part.isEmpty }
        return (0...text.count - part.count).contains { start in
          text[start] == first && text[start..<start + part.count].elementsEqual(part)
        }
      }
    }
  }

  /// The text, and another one behind an arrow.
  func becoming(_ other: String) -> String { "\(self) → \(other)" }
}

extension Double {
  /// The number as layouts are spoken of, with two decimals at most.
  var points: String {
    let rounded = hundredths
    let digits = abs(rounded).shortDescription
    return rounded < 0 ? "−" + digits : digits
  }

  /// Whether another number reads otherwise.
  func reads(otherThan other: Double) -> Bool { abs(self - other) > 0.005 && hundredths != other.hundredths }

  /// The number with two decimals.
  var hundredths: Double {
    let rounded = (self * 100).rounded() / 100
    return rounded.isFinite ? rounded : 0
  }
}

extension Font {
  /// The font in the words of the field: family, weight, size.
  private var words: String {
    "\(family) \(weight.rawValue)\(isItalic ? " italic" : "") \(size.points)"
  }

  /// In what another font differs, as short as can be.
  func change(to other: Font) -> String {
    var like = other
    like.size = size
    if like == self { return "font size \(size.points.becoming(other.size.points))" }
    like = other
    like.weight = weight
    if like == self { return "font weight \(weight.rawValue.becoming(other.weight.rawValue))" }
    return "font \(words.becoming(other.words))"
  }
}
