import TableModel

extension JSONValue {
  /// A width and a height.
  static func size(_ size: Size) -> JSONValue {
    .array([.number(size.width), .number(size.height)])
  }

  /// The left and upper edge, the width and the height.
  package static func frame(_ rect: Rect) -> JSONValue {
    .array([.number(rect.minX), .number(rect.minY), .number(rect.width), .number(rect.height)])
  }

  /// What was guessed, and where.
  static func guess(_ guess: Diagnostic) -> JSONValue {
    .object([
      ("file", .string(guess.location.file)),
      ("line", guess.location.line.map { .number(Double($0)) } ?? .null),
      ("column", guess.location.column.map { .number(Double($0)) } ?? .null),
      ("message", .string(guess.message)),
    ])
  }

  /// A place in the source; the object's identifier stands beside it in Interface Builder documents.
  static func origin(_ origin: Origin) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [("file", .string(origin.location.file))]
    if let line = origin.location.line { members.append(("line", .number(Double(line)))) }
    if let column = origin.location.column { members.append(("column", .number(Double(column)))) }
    if let objectID = origin.objectID { members.append(("object", .string(objectID))) }
    return .object(members)
  }
}
