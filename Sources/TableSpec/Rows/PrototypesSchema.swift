import TableModel
import TableSources

/// The prototypes of a screen or table, which are checked; rows read them again, with what differs.
enum PrototypesSchema {
  private static let kind = ValueKind.dictionary(of: CellSchema.mapping.kind)

  /// The key of the prototypes, which are never written: rows say what they have of them.
  static func field<Model>(without absence: StaticString? = nil) -> Field<Model> {
    Field(
      reading: Prototypes.key, kind, "Rows to inherit from, by reuse identifier.",
      without: absence
    ) { node, subject, _, context in check(node, subject, context) }
  }

  private static func check(_ node: SpecNode, _ subject: Subject, _ context: DecodingContext) -> Bool {
    guard let entries = node.entries else {
      context.mismatch(
        node, subject, mustBe: kind,
        hint: "write a reuse identifier and a cell, as in {contact: {style: subtitle}}")
      return false
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
    return true
  }

  private static func check(
    _ value: SpecNode, _ name: String, at range: SourceRange, _ context: DecodingContext
  ) {
    guard let entries = value.entries else {
      return context.mismatch(
        value.isNull ? SpecNode(content: value.content, range: range) : value,
        "the prototype \(quoted(name))", mustBe: kind)
    }
    if let identifier = entries.first(where: { $0.name == "reuseIdentifier" })?.value,
      let other = identifier.scalar, !other.isNull, other.text != name
    {
      context.warning(
        "the prototype \(quoted(name)) has this name, not \(quoted(other.text))", at: identifier.range)
    }
    context.prototypeUses.declare(name, at: range)
    var scope = context.scope
    scope.isPrototype = true
    context.within(scope) { CellSchema.check(entries, value, context) }
  }
}
