import TableModel

/// Prose as messages have it.
enum Markup {
  /// A text in Markdown, for clients that do not show that with the characters as they are.
  static func json(_ text: String, isMarkdown: Bool) -> JSONValue {
    .object([("kind", .string(isMarkdown ? "markdown" : "plaintext")), ("value", .string(text))])
  }
}
