/// JSON's way to write a character beyond U+FFFF, two escapes such as `\ud83d\ude00`, which libyaml refuses.
///
/// Each escape is overwritten, before libyaml reads the text, by the escape of a placeholder of the same length, so that
/// no column moves. Afterwards the placeholders in a scalar are replaced by what the author meant: by the pair's
/// character in a double-quoted scalar, by the escape as written in all others.
package struct SurrogateEscapes {
  /// Half of a pair that has no other half.
  package struct Lone: Error {
    /// Where the escape stands.
    package var range: SourceRange
  }

  private struct Escape {
    /// The offset of the backslash in characters.
    var character: Int
    /// The offset of the backslash in bytes.
    var byte: Int
    /// The four digits' value.
    var value: UInt16
    /// The six characters as written.
    var source: [UInt8]

    var range: SourceRange { SourceRange(start: character, end: character + Escape.length) }
    static let length = 6
  }

  /// A character that Unicode promises never to use, and that source texts may not have.
  private static let placeholder: UInt32 = 0xFDD0
  private static let placeholderEscape = Array("\\uFDD0".utf8)

  private var escapes: [Escape] = []

  /// Whether the text has no such escapes.
  package var isEmpty: Bool { escapes.isEmpty }

  /// Finds the escapes in a text.
  package init(in bytes: [UInt8]) {
    var index = 0
    var character = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\") else {
        if bytes[index] & 0xC0 != 0x80 { character += 1 }
        index += 1
        continue
      }
      let source = Array(bytes[index...].prefix(Escape.length))
      if let value = Self.surrogate(source) {
        escapes.append(Escape(character: character, byte: index, value: value, source: source))
        index += Escape.length
        character += Escape.length
      } else {
        let isEscapedASCII = source.count > 1 && source[1] < 0x80
        index += isEscapedASCII ? 2 : 1
        character += isEscapedASCII ? 2 : 1
      }
    }
  }

  /// The text with placeholders for the escapes.
  package func patching(_ bytes: [UInt8]) -> [UInt8] {
    var patched = bytes
    for escape in escapes {
      patched.replaceSubrange(escape.byte..<escape.byte + Escape.length, with: Self.placeholderEscape)
    }
    return patched
  }

  /// The text of a scalar with its placeholders replaced by what the author wrote.
  package func restoring(
    _ text: String, style: SpecScalar.Style, in range: SourceRange
  ) throws(Lone) -> String {
    let inside = escapes[index(atOrAfter: range.start)...].prefix { $0.character < range.end }
    guard !inside.isEmpty else { return text }
    return style == .doubleQuoted ? try combining(inside, in: text) : writingOut(inside, in: text)
  }

  /// The index of the first escape that stands at an offset or after it, found by halving.
  private func index(atOrAfter character: Int) -> Int {
    var low = 0
    var high = escapes.count
    while low < high {
      let middle = (low + high) / 2
      if escapes[middle].character < character { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func combining(_ escapes: ArraySlice<Escape>, in text: String) throws(Lone) -> String {
    var remaining = escapes
    var result = String.UnicodeScalarView()
    var isSecondHalf = false
    for scalar in text.unicodeScalars {
      if isSecondHalf {
        isSecondHalf = false
      } else if scalar.value == Self.placeholder, let high = remaining.popFirst() {
        guard let low = remaining.popFirst(), low.character == high.range.end,
          let pair = Self.pair(high.value, low.value)
        else { throw Lone(range: high.range) }
        result.append(pair)
        isSecondHalf = true
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private func writingOut(_ escapes: ArraySlice<Escape>, in text: String) -> String {
    var remaining = escapes
    var result: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      if rest.starts(with: Self.placeholderEscape), let escape = remaining.popFirst() {
        result += escape.source
        rest = rest.dropFirst(Escape.length)
      } else if let byte = rest.popFirst() {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func surrogate(_ source: [UInt8]) -> UInt16? {
    guard source.count == Escape.length, source[1] == UInt8(ascii: "u"),
      source[2...].allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt16(String(decoding: source[2...], as: UTF8.self), radix: 16),
      (0xD800...0xDFFF).contains(value)
    else { return nil }
    return value
  }

  private static func pair(_ high: UInt16, _ low: UInt16) -> Unicode.Scalar? {
    guard (0xD800...0xDBFF).contains(high), (0xDC00...0xDFFF).contains(low) else { return nil }
    return Unicode.Scalar(0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(low) - 0xDC00))
  }
}
