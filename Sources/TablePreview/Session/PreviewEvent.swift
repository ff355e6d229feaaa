import TableModel

/// Something that pages are told of while they are open.
enum PreviewEvent {
  /// A source, or what it shows, has changed.
  case changed(PreviewSource)
  /// The list of sources is another.
  case list
  /// Something is to be said that is no source’s fault.
  case problem(Diagnostic)

  /// The event as a line of JSON.
  var line: String {
    switch self {
    case .changed(let source): JSONValue.object([("kind", .string("changed")), ("source", source.json)]).line
    case .list: JSONValue.object([("kind", .string("list"))]).line
    case .problem(let finding):
      JSONValue.object([("kind", .string("problem")), ("problem", finding.json)]).line
    }
  }
}
