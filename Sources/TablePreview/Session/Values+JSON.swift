import TableLayout
import TableLinting
import TableModel

extension Diagnostic {
  /// The finding with its line of the source, as pages show it.
  var preview: JSONValue {
    guard case .object(var members) = json else { return json }
    if let sourceLine, let column = location.column {
      let excerpt = SourceExcerpt(of: sourceLine, column: column - sourceLead, length: length)
      members.append(("excerpt", .string("\(excerpt.line)\n\(excerpt.marker)")))
    }
    return .object(members)
  }
}

extension Diagnostic {
  /// Something wrong with a manifest, as a finding that is about no view.
  var finding: JSONValue {
    .object([
      ("rule", .null), ("level", .string(severity == .error ? "error" : "warning")),
      ("message", .string(message)), ("hint", hint.map(JSONValue.string) ?? .null),
      ("file", .string(location.file)), ("line", location.line.map { .number(Double($0)) } ?? .null),
      ("column", location.column.map { .number(Double($0)) } ?? .null), ("frames", .array([])),
    ])
  }
}

extension LintNotice {
  /// The finding with the frames of the views that it is about, in points from the screen’s corner.
  var json: JSONValue {
    .object([
      ("rule", .string(rule)), ("level", .string(level.rawValue)), ("message", .string(message)),
      ("hint", hint.map(JSONValue.string) ?? .null), ("file", .string(location.file)),
      ("line", location.line.map { .number(Double($0)) } ?? .null),
      ("column", location.column.map { .number(Double($0)) } ?? .null),
      (
        "frames",
        .array(
          views.map { .array([.number($0.minX), .number($0.minY), .number($0.width), .number($0.height)]) })
      ),
    ])
  }
}

extension SceneNode {
  /// Whether there are more views than a number, this one counted.
  func holds(moreThan limit: Int) -> Bool {
    var (rest, count) = ([self], 0)
    while let node = rest.popLast() {
      count += 1
      if count > limit { return true }
      rest += node.children
    }
    return false
  }
}
