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
}
