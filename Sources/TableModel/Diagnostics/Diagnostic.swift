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
    var text = "\(place): \(severity.rawValue): \(message)".withVisibleControls
    if let sourceLine, !sourceLine.isEmpty, let column = location.column {
      let excerpt = SourceExcerpt(of: sourceLine, column: column - sourceLead, length: length)
      text += "\n  \(excerpt.line)\n  \(excerpt.marker)"
    }
    if let hint { text += "\n  hint: \(hint.withVisibleControls)" }
    return text
  }
}
