/// The part of a source line that a terminal can show, and the marker that points into it.
package struct SourceExcerpt {
  /// The characters around the marked ones; an ellipsis stands for what is left out.
  package private(set) var line = ""
  /// Blanks and a caret below the first marked character, with a tail below the others.
  package private(set) var marker = ""

  /// The greatest number of characters that are shown.
  private static let longestLine = 100
  /// How many of them stand before the marked ones, where a line is shortened.
  private static let lead = 40

  /// An excerpt of a line.
  ///
  /// - Parameters:
  ///   - source: The whole line.
  ///   - column: The first marked character, counted from 1; may lie behind the line's end.
  ///   - length: The number of marked characters.
  package init(of source: String, column: Int, length: Int) {
    let scalars = Array(source.unicodeScalars)
    let marked = min(max(0, column - 1), scalars.count)
    let isLong = scalars.count > Self.longestLine
    let start = isLong ? max(0, min(marked - Self.lead, scalars.count - Self.longestLine)) : 0
    let end = min(scalars.count, start + Self.longestLine)
    if start > 0 { add("…", to: " ") }
    for scalar in scalars[start..<marked] { add(scalar.visible, to: Self.blank(under: scalar)) }
    marker += "^"
    for (index, scalar) in scalars[marked..<end].enumerated() {
      let width = Self.blank(under: scalar).count
      let tail = String(repeating: "~", count: index == 0 ? max(0, width - 1) : width)
      add(scalar.visible, to: index < length ? tail : "")
    }
    if end < scalars.count { line += "…" }
  }

  private mutating func add(_ text: String, to sign: String) {
    line += text
    marker += sign
  }

  /// What takes the same room as a character in a terminal.
  private static func blank(under scalar: Unicode.Scalar) -> String {
    if scalar == "\t" { return "\t" }
    if scalar.isControl { return String(repeating: " ", count: scalar.visible.count) }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return ""
    default: return isWide(scalar) ? "  " : " "
    }
  }

  /// Whether terminals give a character two columns: East Asian scripts and emoji.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

/// What is kept of a source's line to be shown: all of it, or of a long one what stands around a column.
package struct SourceWindow: Hashable, Sendable {
  /// The characters.
  package let text: String
  /// How many characters of the line stand before them.
  package let lead: Int
  /// Whether they are the whole line.
  package let isWhole: Bool

  /// The most bytes of a line that is kept as a whole.
  private static let longestLine = 512
  /// How many characters are kept to both sides: more than an excerpt shows.
  private static let reach = 140

  /// The part of a line, without its break, around a column, which is counted from 1.
  package init(_ line: ArraySlice<UInt8>, around column: Int) {
    guard line.count > SourceWindow.longestLine else {
      (text, lead, isWhole) = (String(decoding: line, as: UTF8.self), 0, true)
      return
    }
    let first = max(0, column - 1 - SourceWindow.reach)
    let start = SourceWindow.index(of: first, in: line)
    let end = SourceWindow.index(of: 2 * SourceWindow.reach + 1, in: line[start...])
    text = String(decoding: line[start..<end], as: UTF8.self)
    (lead, isWhole) = (first, false)
  }

  /// The index of the character of a number, or the end.
  private static func index(of number: Int, in bytes: ArraySlice<UInt8>) -> Int {
    var rest = number
    for index in bytes.indices where bytes[index] & 0xC0 != 0x80 {
      if rest == 0 { return index }
      rest -= 1
    }
    return bytes.endIndex
  }
}
