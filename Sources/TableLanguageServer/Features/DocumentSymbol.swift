import TableModel

/// A part of a document, for outlines and for the way to a place.
struct DocumentSymbol {
  /// What it is, with the numbers of the protocol.
  enum Kind: Int {
    case module = 2
    case namespace = 3
    case `class` = 5
    case field = 8
    case interface = 11
    case object = 19
  }

  /// What it is called.
  var name: String
  /// What stands beside the name.
  var detail: String?
  /// What it is.
  var kind: Kind
  /// All of it.
  var range: TextRange
  /// What is looked at when somebody goes there.
  var selection: TextRange
  /// The parts of it.
  var children: [DocumentSymbol]

  /// The part as messages have it.
  var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [("name", .string(name))]
    if let detail { members.append(("detail", .string(detail))) }
    members += [
      ("kind", .number(Double(kind.rawValue))), ("range", range.json), ("selectionRange", selection.json),
    ]
    if !children.isEmpty { members.append(("children", .array(children.map(\.json)))) }
    return .object(members)
  }
}
