/// JSON's way to write a character beyond U+FFFF, two escapes such as `\ud83d\ude00`, which libyaml refuses.
///
/// Each escape is overwritten, before libyaml reads the text, by the escape of a placeholder of the same length, so that
/// no column moves. Afterwards the placeholders in a scalar are replaced by what the author meant: by the pair's
/// character in a double-quoted scalar, by the escape as written in all others. The placeholder is a character that an
/// author may write by an escape, too: these are noted with the others, so that each stands for itself.
struct SurrogateEscapes {
  /// Half of a pair that has no other half.
  struct Lone: Error {
    /// Where the escape stands.
    var range: SourceRange
  }

  private struct Escape {
    /// The offset of the backslash in characters.
    var character: Int
    /// The offset of the backslash in bytes.
    var byte: Int
    /// The digits' value: half of a pair, or the placeholder itself.
    var value: UInt32
    /// The characters as written.
    var source: [UInt8]

    var range: SourceRange { SourceRange(start: character, end: character + source.count) }
    /// Whether the escape is as long as that of a placeholder, which stands for it while the text is read.
    var isShort: Bool { source.count == SurrogateEscapes.placeholderEscape.count }
  }

  /// A character that Unicode promises never to use, and that source texts can only have by an escape.
  private static let placeholder: UInt32 = 0xFDD0
  private static let placeholderEscape = Array("\\uFDD0".utf8)

  private var escapes: [Escape] = []

  /// Whether the text has no such escapes.
  var isEmpty: Bool { escapes.isEmpty }

  /// Finds the escapes in a text.
  init(in bytes: [UInt8]) {
    guard bytes.contains(UInt8(ascii: "\\")) else { return }
    var index = 0
    var character = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\") else {
        if bytes[index] & 0xC0 != 0x80 { character += 1 }
        index += 1
        continue
      }
      if let escape = Self.escape(in: bytes[index...], character: character) {
        escapes.append(escape)
        index += escape.source.count
        character += escape.source.count
      } else {
        let length = Self.lengthOfOther(bytes[index...])
        index += length
        character += length
      }
    }
    // Where there is no half of a pair, nothing is overwritten, and placeholders stand for themselves.
    if escapes.allSatisfy({ $0.value == Self.placeholder }) { escapes = [] }
  }

  /// The text with placeholders for the escapes.
  func patching(_ bytes: [UInt8]) -> [UInt8] {
    var patched = bytes
    for escape in escapes where escape.isShort {
      patched.replaceSubrange(escape.byte..<escape.byte + escape.source.count, with: Self.placeholderEscape)
    }
    return patched
  }

  /// The text of a scalar with its placeholders replaced by what the author wrote.
  func restoring(
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
        guard high.value != Self.placeholder else {
          result.append(scalar)
          continue
        }
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
    var remaining = escapes.filter(\.isShort)[...]
    var result: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.first {
      if rest.starts(with: Self.placeholderEscape), let escape = remaining.popFirst() {
        result += escape.source
        rest = rest.dropFirst(escape.source.count)
      } else {
        let length = byte == UInt8(ascii: "\\") ? Self.lengthOfOther(rest) : 1
        result += rest.prefix(length)
        rest = rest.dropFirst(length)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The escape that a text begins with, if it is half of a pair or the placeholder.
  private static func escape(in text: ArraySlice<UInt8>, character: Int) -> Escape? {
    for (letter, digits) in [(UInt8(ascii: "u"), 4), (UInt8(ascii: "U"), 8)] {
      let source = Array(text.prefix(2 + digits))
      guard source.count == 2 + digits, source[1] == letter,
        source[2...].allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
        let value = UInt32(String(decoding: source[2...], as: UTF8.self), radix: 16)
      else { continue }
      let isHalf = digits == 4 && (0xD800...0xDFFF).contains(value)
      if isHalf || value == placeholder {
        return Escape(character: character, byte: text.startIndex, value: value, source: source)
      }
    }
    return nil
  }

  /// The length of a backslash with what it escapes, or of the backslash alone before a character beyond ASCII.
  private static func lengthOfOther(_ text: ArraySlice<UInt8>) -> Int {
    text.count > 1 && text[text.startIndex + 1] < 0x80 ? 2 : 1
  }

  private static func pair(_ high: UInt32, _ low: UInt32) -> Unicode.Scalar? {
    guard (0xD800...0xDBFF).contains(high), (0xDC00...0xDFFF).contains(low) else { return nil }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
  }
}
