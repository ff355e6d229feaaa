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
