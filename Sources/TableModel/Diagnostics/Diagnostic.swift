/// Something that is wrong, or looks wrong, with what the user gave.
public struct Diagnostic: Hashable, Sendable, Error {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// Nothing can be drawn.
    case error
    /// A picture can be drawn, though perhaps not the one that was meant.
    case warning
  }

  /// How bad it is.
  public var severity: Severity
  /// Where it is.
  public var location: SourceLocation
  /// What was found and what was expected, in one sentence without a full stop.
  public var message: String
  /// What the user can do about it.
  public var hint: String?
  /// The text of the line, or of a long one what stands around the place, shown with a caret under the column.
  public var sourceLine: String?
  /// How many characters of the line stand before those.
  package var sourceLead = 0
  /// How many characters the caret underlines; at least 1.
  public var length: Int
  /// The rule that a warning is of; `nil` for errors.
  package var rule: DiagnosticRule?
  /// Whether a run counts this with its like at its end, instead of telling it for each file.
  package var isOfMany = false

  /// A finding at a place.
  public init(
    _ severity: Severity,
    at location: SourceLocation,
    _ message: String,
    hint: String? = nil,
    sourceLine: String? = nil,
    length: Int = 1
  ) {
    self.severity = severity
    self.location = location
    self.message = message
    self.hint = hint
    self.sourceLine = sourceLine
    self.length = length
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The form that compilers use: place, severity and message, then the line, a caret and the hint.
  ///
  /// Long lines are shortened around the caret, and control characters are shown as escapes that no terminal obeys.
  public var description: String {
    var place = location.file
    if let line = location.line { place += ":\(line)" }
    if let column = location.column { place += ":\(column)" }
    var text = "\(place): \(severity.rawValue): \(message)".printable
    if let sourceLine, !sourceLine.isEmpty, let column = location.column {
      let excerpt = SourceExcerpt(of: sourceLine, column: column - sourceLead, length: length)
      text += "\n  \(excerpt.line)\n  \(excerpt.marker)"
    }
    if let hint { text += "\n  hint: \(hint.printable)" }
    return text
  }
}

extension Diagnostic {
  /// The finding as an object of JSON.
  public var json: JSONValue {
    .object([
      ("severity", .string(severity.rawValue)),
      ("file", .string(location.file)),
      ("line", location.line.map { .number(Double($0)) } ?? .null),
      ("column", location.column.map { .number(Double($0)) } ?? .null),
      ("message", .string(message)),
      ("hint", hint.map(JSONValue.string) ?? .null),
    ])
  }

  /// The finding that an object of JSON holds; `nil` where it has no message.
  package init?(json: JSONValue) {
    guard let message = json["message"]?.text else { return nil }
    let number = { (key: String) in json[key]?.number.flatMap { Int(exactly: $0) } }
    let place = SourceLocation(
      file: json["file"]?.text ?? "", line: number("line"), column: number("column"))
    let severity = json["severity"]?.text.flatMap(Severity.init) ?? .error
    self.init(severity, at: place, message, hint: json["hint"]?.text)
  }
}

/// What a warning about a source is about, by the id that the linter calls it.
package enum DiagnosticRule: String, Hashable, Sendable, CaseIterable {
  /// Something that has no effect beside something else.
  case ignoredByUIKit = "ignored-by-uikit"
  /// Something that the look's system does not have.
  case availability
  /// A prototype that no row uses.
  case unusedPrototype = "unused-prototype"
  /// Something that was left out or replaced, or that others could take for something else.
  case sourceDoubtful = "source-doubtful"
  /// A symbol of the system that is drawn as a box here.
  case symbolWithoutIcon = "symbol-without-icon"
  /// Constraints that contradict each other.
  case constraintsUnsatisfiable = "constraints-unsatisfiable"
  /// Constraints that leave open where views are.
  case constraintsAmbiguous = "constraints-ambiguous"
  /// A translation whose places for values are not those of its text.
  case formatPlacesDiffer = "format-places-differ"
  /// A key of string tables that stands for several texts of the developer's.
  case keyWithSeveralTexts = "key-with-several-texts"
}

/// A place in a source file.
public struct SourceLocation: Hashable, Sendable {
  /// The file as the user named it; `-` for standard input.
  public var file: String
  /// The line, counted from 1; `nil` when the whole file is meant.
  public var line: Int?
  /// The column in Unicode characters (scalars), counted from 1.
  public var column: Int?

  /// A place in a file.
  public init(file: String, line: Int? = nil, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }
}
