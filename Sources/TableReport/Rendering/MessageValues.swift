/// A finding of the program as the template shows it.
struct MessageValues {
  let severity: String
  let message: String
  let hint: String?
  /// File, line and column, as far as they are known.
  let place: String?

  /// What the template asks for.
  var properties: Properties {
    [
      "severity": severity, "message": message, "hint": hint, "place": place,
    ]
  }

  init(_ message: ReviewEntry.Message) {
    severity = message.severity
    self.message = message.message
    hint = message.hint
    place = message.file.map { file in
      ([file] + [message.line, message.column].compactMap { $0.map(String.init) }).joined(separator: ":")
    }
  }
}
