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

extension DecodingContext {
  /// The keys of a row together with those of the prototype that it names, or `nil` if that would be too much.
  func completed(_ row: [SpecNode.Entry]) -> [SpecNode.Entry]? {
    guard !scope.prototypes.isEmpty, !scope.isPrototype,
      let identifier = row.first(where: { $0.name == "reuseIdentifier" })?.value,
      !identifier.isNull, let name = identifier.scalar?.text
    else { return row }
    switch scope.prototypes[name] {
    case .unreadable: return row
    case .unknown:
      error(
        "unknown prototype \(quoted(name))", at: identifier.range,
        hint: Spelling.offer(for: name, among: scope.prototypes.names))
      return row
    case .prototype(let prototype):
      prototypeUses.note(name, of: prototype.name)
      guard countRepeated(nodes: prototype.nodeCount, at: identifier.range) else { return nil }
      return CellMerge.merged(row, over: prototype.entries)
    }
  }

  /// Notes each prototype that no row uses; after an error nobody knows what the rows that were not read use.
  func warnAboutUnusedPrototypes() {
    guard !report.hasErrors else { return }
    let mostCompared = 500
    let offered = prototypeUses.usedNames.sorted().prefix(mostCompared)
    for (range, name) in prototypeUses.unused {
      warning(
        "no row uses the prototype \(quoted(name))", at: range,
        hint: Spelling.nearest(to: name, among: offered.filter { $0 != name }).map {
          "some row has the reuse identifier \(quoted($0))"
        }, rule: .unusedPrototype)
    }
  }
}

/// Lays the keys of a row over those of its prototype.
enum CellMerge {
  /// The keys whose values are themselves laid over the prototype's, and the key that their short form stands for.
  private static let parts = [
    "textLabel": "text", "detailTextLabel": "text", "contentConfiguration": "text", "imageView": "image",
  ]
  /// The keys of a part that say the same in two ways.
  private static let alternatives: Set<String> = ["text", "attributedText"]

  /// The keys of a row, and those of its prototype that the row does not have.
  static func merged(_ row: [SpecNode.Entry], over prototype: [SpecNode.Entry]) -> [SpecNode.Entry] {
    let names = Set(row.compactMap(\.name))
    let inherited = prototype.filter { !names.contains($0.name ?? "") && !isUnfinished($0) }
    let own = row.map { entry in
      guard let name = entry.name, let short = parts[name],
        let base = prototype.first(where: { $0.name == name })
      else { return entry }
      return SpecNode.Entry(key: entry.key, value: merged(entry.value, over: base.value, short: short))
    }
    return inherited + own
  }

  /// Whether an entry only prepares a label or image that the row does not have.
  private static func isUnfinished(_ entry: SpecNode.Entry) -> Bool {
    guard entry.name != "contentConfiguration", let short = parts[entry.name ?? ""],
      let entries = entry.value.entries,
      !entry.value.isImagePlaceholder
    else { return false }
    return !entries.contains { $0.name == short || short == "text" && $0.name == "attributedText" }
  }

  private static func merged(_ value: SpecNode, over base: SpecNode, short: String) -> SpecNode {
    guard !value.isNull, !base.isNull, let own = longForm(value, short), let base = longForm(base, short)
    else { return value }
    var names = Set(own.compactMap(\.name))
    if !names.isDisjoint(with: alternatives) { names.formUnion(alternatives) }
    let inherited = base.filter { !names.contains($0.name ?? "") }
    guard !inherited.isEmpty else { return value }
    return SpecNode(content: .mapping(inherited + own), range: value.range)
  }

  /// The keys that a text or placeholder is short for, or those of a mapping.
  private static func longForm(_ value: SpecNode, _ short: String) -> [SpecNode.Entry]? {
    guard value.scalar != nil || value.isImagePlaceholder else { return value.entries }
    let key = SpecNode(content: .scalar(SpecScalar(text: short, style: .plain)), range: value.range)
    return [SpecNode.Entry(key: key, value: value)]
  }
}
