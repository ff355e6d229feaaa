import TableModel

/// Something that may be written at a place.
struct CompletionItem {
  /// What it is, with the numbers of the protocol.
  enum Kind: Int {
    case property = 10
    case value = 12
    case color = 16
    case file = 17
    case reference = 18
    case enumMember = 20
  }

  /// What is shown, and what typing is compared with.
  var label: String
  /// What it is.
  var kind: Kind
  /// A line beside the label.
  var detail: String?
  /// What is said of it, in Markdown.
  var documentation: String?
  /// What is written.
  var text: String

  /// The item as messages have it.
  ///
  /// - Parameters:
  ///   - number: Its number in the order in which items are shown.
  ///   - range: The stretch that it takes the place of.
  ///   - isMarkdown: Whether the client shows Markdown.
  /// - Returns: An object.
  func json(number: Int, replacing range: TextRange, isMarkdown: Bool) -> JSONValue {
    let digits = String(number)
    var members: [(key: String, value: JSONValue)] = [
      ("label", .string(label)), ("kind", .number(Double(kind.rawValue))),
    ]
    if let detail { members.append(("detail", .string(detail))) }
    if let documentation {
      members.append(("documentation", Markup.json(documentation, isMarkdown: isMarkdown)))
    }
    members += [
      ("sortText", .string(String(repeating: "0", count: max(0, 4 - digits.count)) + digits)),
      ("filterText", .string(label)),
      ("textEdit", TextEdit(range: range, text: text).json),
    ]
    return .object(members)
  }
}
