import TableSources

/// Checks the prototypes of a screen or table; rows read them again, with what differs.
enum PrototypesDecoder {
  static let decoder = ValueDecoder<Void>(.mapping([])) { node, subject, context in
    guard let entries = node.entries else {
      context.mismatch(
        node, subject, mustBe: .mapping([]),
        hint: "write a reuse identifier and a cell, as in {contact: {style: subtitle}}")
      return nil
    }
    var first: [String: SpecNode] = [:]
    for entry in entries where !entry.key.isUnreadable {
      guard let name = entry.name else {
        context.error("a key of \(subject) must be a word, not \(entry.key.found)", at: entry.key.range)
        continue
      }
      if let known = first[name] {
        context.error(
          "duplicate key \(quoted(name)) in \(subject)", at: entry.key.range,
          hint: "the first is in line \(context.report.lineNumber(of: known.range))")
      } else {
        first[name] = entry.key
        check(entry.value, name, at: entry.key.range, context)
      }
    }
    return ()
  }

  private static func check(
    _ value: SpecNode, _ name: String, at range: SourceRange, _ context: DecodingContext
  ) {
    guard let entries = value.entries else {
      return context.mismatch(
        value.isNull ? SpecNode(content: value.content, range: range) : value,
        "the prototype \(quoted(name))", mustBe: .mapping([]))
    }
    if let identifier = entries.first(where: { $0.name == "reuseIdentifier" })?.value,
      let other = identifier.scalar, !other.isNull, other.text != name
    {
      context.warning(
        "the prototype \(quoted(name)) goes by this name, not by \(quoted(other.text))", at: identifier.range)
    }
    context.prototypeUses.declare(name, at: range)
    var scope = context.scope
    scope.isPrototype = true
    context.within(scope) { CellDecoder.check(entries, value, context) }
  }
}
