import TableModel
import TableSources

/// How the pictures of a batch are named: a path with placeholders in braces.
package struct NamePattern: Hashable, Sendable {
  /// What a placeholder stands for.
  enum Placeholder: Hashable, Sendable {
    /// The folders between the one that was given and the input.
    case folder
    /// The input's name without its ending.
    case name
    /// The name of a table, or its number in the file.
    case table
    /// A hyphen and the name of a table, in files that have several.
    case tableSuffix
    case axis(VariantAxis)
    /// The value of an axis with what tells it from other parts of a name; no pattern of a user has it.
    case suffix(VariantAxis)
    case format
  }

  fileprivate enum Piece: Hashable, Sendable {
    case text(FilePath)
    case placeholder(Placeholder)
  }

  /// The words that may stand in braces.
  static let words = placeholders.map(\.word)

  /// The placeholders as a sentence has them: `{folder}, {name} and {format}`.
  package static var placeholderList: String { listed(words.map { "{\($0)}" }) }

  /// The first of the placeholders that a text has, with its braces; `nil` for none.
  package static func firstPlaceholder(in text: String) -> String? {
    words.lazy.map { "{\($0)}" }.first { text.contains($0) }
  }

  private static let placeholders: [(word: String, placeholder: Placeholder)] =
    [("folder", .folder), ("name", .name), ("table", .table), ("-table", .tableSuffix)]
    + VariantAxis.all.map { ($0.name, .axis($0)) } + [("format", .format)]

  /// The parts between slashes.
  private var segments: [[Piece]] = []
  /// Whether the names begin at the root, and not in a folder of the plan's.
  let isAbsolute: Bool

  /// A pattern from its text.
  ///
  /// - Throws: An error where a brace is not closed or a word is unknown.
  package init(_ text: String) throws(BatchPlanError) {
    let path = FilePath(text)
    isAbsolute = path.isAbsolute
    for part in path.components where part != "." {
      segments.append(try NamePattern.pieces(of: part, in: text))
    }
    guard !segments.isEmpty else { throw BatchPlanError("the pattern “\(text)” names no file") }
  }

  /// The pattern that tells all pictures of a matrix apart, and names the values of further axes.
  static func standard(for matrix: VariantMatrix, naming axes: [VariantAxis] = []) -> NamePattern {
    let named = Set(matrix.varyingAxes + axes)
    let pieces = VariantAxis.all.filter(named.contains).map { Piece.placeholder(.suffix($0)) }
    return NamePattern(segments: [
      [.placeholder(.folder)],
      [.placeholder(.name), .placeholder(.tableSuffix)] + pieces + [.text("."), .placeholder(.format)],
    ])
  }

  private init(segments: [[Piece]]) {
    self.segments = segments
    isAbsolute = false
  }

  /// Whether a placeholder is used.
  func uses(_ placeholder: Placeholder) -> Bool {
    segments.contains { $0.contains(.placeholder(placeholder)) }
  }

  /// The folders at the beginning that are the same for all pictures; empty for the current folder.
  var literalFolder: FilePath {
    let literal = segments.dropLast().prefix { $0.allSatisfy(\.isText) }
    return literal.reduce(isAbsolute ? "/" : "") { folder, segment in
      folder.appending(FilePath(bytes: segment.flatMap(\.text.bytes)))
    }
  }

  /// What the last name ends in, where that is not the format's placeholder.
  var literalEnding: FilePath? {
    guard case .text(let text)? = segments.last?.last else { return nil }
    return FilePath(bytes: text.bytes.lastIndex(of: UInt8(ascii: ".")).map { text.bytes[($0 + 1)...] } ?? [])
  }

  /// The path of a picture below a folder, which is empty for the current one.
  func path(in base: FilePath, value: (Placeholder) -> FilePath) -> FilePath {
    segments.reduce(isAbsolute ? "/" : base) { path, segment in
      var part: [UInt8] = []
      for piece in segment {
        switch piece {
        case .text(let text): part += text.bytes
        case .placeholder(let placeholder): part += value(placeholder).bytes
        }
      }
      guard !part.isEmpty else { return path }
      let leadsAway = [".", ".."].contains(FilePath(bytes: part)) && !segment.allSatisfy(\.isText)
      return path.appending(FilePath(bytes: (leadsAway ? Array("-".utf8) : []) + part))
    }
  }

  /// The parts of all names; the folders that {folder} stands for belong to what follows them.
  func parts(_ part: (Placeholder) -> NameReach.Part) -> [NameReach.Part] {
    let named = segments.filter { $0 != [.placeholder(.folder)] }
    return Array(
      named.map { segment in
        segment.map { piece in
          switch piece {
          case .text(let text): .text(text.bytes)
          case .placeholder(let placeholder): part(placeholder)
          }
        }
      }
      .joined(separator: [.text(Array("/".utf8))]))
  }

  private static func pieces(of part: FilePath, in text: String) throws(BatchPlanError) -> [Piece] {
    let (opening, closing) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    var pieces: [Piece] = []
    var rest = part.bytes[...]
    while let open = rest.firstIndex(where: { $0 == opening || $0 == closing }) {
      guard rest[open] == opening, let close = rest[open...].firstIndex(of: closing) else {
        throw BatchPlanError("the pattern “\(text)” has an unmatched brace")
      }
      if open > rest.startIndex { pieces.append(.text(FilePath(bytes: rest[..<open]))) }
      let word = FilePath(bytes: rest[(open + 1)..<close])
      guard let known = placeholders.first(where: { FilePath($0.word) == word }) else {
        throw unknown(word.text)
      }
      pieces.append(.placeholder(known.placeholder))
      rest = rest[(close + 1)...]
    }
    if !rest.isEmpty { pieces.append(.text(FilePath(bytes: rest))) }
    return pieces
  }

  private static func unknown(_ word: String) -> BatchPlanError {
    let nearest = Spelling.nearest(to: word, among: words)
    return BatchPlanError(
      "unknown placeholder “{\(word)}” in a pattern",
      hint: nearest.map { "did you mean “{\($0)}”?" }
        ?? "there are " + words.map { "{\($0)}" }.joined(separator: ", "))
  }
}

extension NamePattern.Piece {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
  fileprivate var text: FilePath { if case .text(let text) = self { text } else { "" } }
}

/// The names that pictures of a folder's inputs can have, whatever inputs lie in it.
package struct NameReach {
  /// A part of a name.
  package enum Part: Hashable {
    /// Bytes as they are.
    case text([UInt8])
    /// One of several.
    case oneOf([[UInt8]])
    /// Anything, with slashes in it or without.
    case any
  }

  private let parts: [Part]

  /// Names that consist of parts.
  package init(_ parts: [Part]) {
    // Two of these say no more than one, and would be tried in all ways of dividing a name.
    self.parts = parts.reduce(into: []) { parts, part in
      if part != .any || parts.last != .any { parts.append(part) }
    }
  }

  /// Whether a path is such a name.
  package func contains(_ path: FilePath) -> Bool { NameReach.isMatch(parts[...], path.bytes[...]) }

  private static func isMatch(_ parts: ArraySlice<Part>, _ bytes: ArraySlice<UInt8>) -> Bool {
    guard let part = parts.first else { return bytes.isEmpty }
    let rest = parts.dropFirst()
    switch part {
    case .text(let text): return bytes.starts(with: text) && isMatch(rest, bytes.dropFirst(text.count))
    case .oneOf(let texts):
      return texts.contains { bytes.starts(with: $0) && isMatch(rest, bytes.dropFirst($0.count)) }
    case .any:
      if rest.isEmpty { return true }
      return (bytes.startIndex...bytes.endIndex).contains { isMatch(rest, bytes[$0...]) }
    }
  }
}

/// Why a batch cannot be drawn as it was asked for.
public struct BatchPlanError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in one sentence without a full stop.
  public var message: String
  /// What the user can do about it.
  public var hint: String?

  package init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// The message, and the hint on a separate line.
  public var description: String { hint.map { "\(message)\n  hint: \($0)" } ?? message }
}
