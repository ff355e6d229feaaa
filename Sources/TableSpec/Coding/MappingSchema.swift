import TableModel
import TableSources

/// The keys of a mapping and the model that they are the properties of: the one table that reading, writing, messages,
/// documents and the JSON Schema follow from.
package struct MappingSchema<Model: Sendable>: Sendable {
  /// What tells the mapping from all others: `headerFooter`.
  package let name: String
  /// What the mapping describes, as messages say it: `a cell`.
  package let subject: String
  /// The model where no key says anything.
  package let initial: Model
  /// Whether each key has a line of its own when written, however short the mapping is.
  package let isSpread: Bool
  /// The keys that it may have, in the order in which messages offer them.
  package let fields: [Field<Model>]
  /// The same keys in the order in which they are written.
  let writtenFields: [Field<Model>]
  /// Keys of which it may have one alone.
  package let exclusiveKeys: [String]

  /// A mapping with these keys.
  package init(
    _ name: String, subject: String, initial: Model, isSpread: Bool = false, fields: [Field<Model>],
    exclusive exclusiveKeys: [String] = []
  ) {
    self.name = name
    self.subject = subject
    self.initial = initial
    self.isSpread = isSpread
    self.fields = fields
    writtenFields = MappingSchema.ordered(fields)
    self.exclusiveKeys = exclusiveKeys
  }

  private static func ordered(_ fields: [Field<Model>]) -> [Field<Model>] {
    guard let first = fields.first?.rank, fields.contains(where: { $0.rank != first }) else { return fields }
    let ranks = Set(fields.map(\.rank)).sorted()
    return ranks.flatMap { rank in fields.filter { $0.rank == rank } }
  }

  /// What the mapping may be.
  package var kind: ValueKind { .mapping(description) }

  /// The mapping as data.
  package var description: ValueKind.Mapping {
    ValueKind.Mapping(name, subject: subject, exclusive: exclusiveKeys) { keys }
  }

  /// Sets the properties that a mapping's keys name and returns the keys that were there.
  package func decode(
    _ entries: [SpecNode.Entry], into model: inout Model, _ context: DecodingContext
  ) -> MappingKeys {
    var keys = MappingKeys()
    for entry in entries {
      guard let name = keyName(entry.key, context) else { continue }
      if let first = keys[name] {
        let line = context.report.lineNumber(of: first.key.range)
        context.error(
          "duplicate key \(quoted(name)) in \(subject)", at: entry.key.range,
          hint: "the first is in line \(line)")
      } else if let field = fields.first(where: { $0.key == name }) {
        keys.insert(entry, name)
        decode(entry, field, into: &model, context)
      } else {
        reportUnknown(name, at: entry.key.range, &keys, context)
      }
    }
    return keys
  }

  /// Sets the properties of all fields, in their order, from the items of a list.
  package func decode(
    list node: SpecNode,
    _ items: [SpecNode],
    _ subject: Subject,
    into model: inout Model,
    _ context: DecodingContext
  ) -> Bool {
    guard items.count == fields.count else {
      let order = fields.map(\.key).joined(separator: ", ")
      context.error(
        "\(subject) must have \(fields.count) numbers, not \(items.count)", at: node.range,
        hint: "write [\(order)]")
      return false
    }
    for (field, item) in zip(fields, items) where !item.isUnreadable {
      _ = field.assign(item, .key(field.key), &model, context)
    }
    return true
  }

  private func decode(
    _ entry: SpecNode.Entry,
    _ field: Field<Model>,
    into model: inout Model,
    _ context: DecodingContext
  ) {
    guard !entry.value.isUnreadable else { return }
    guard entry.value.isNull else {
      context.part(.key(field.key), at: entry.key.range) {
        context.reading(entry.value) { _ = field.assign(entry.value, .key(field.key), &model, context) }
      }
      context.noteUse(of: field.key, field.kind, entry.value, in: self.name, at: entry.key.range)
      return
    }
    if let comment = CommentedColor.text(after: entry.key, kind: field.kind, context) {
      context.error(
        "\(quoted(field.key)) has no value, because a “#” after a space begins a comment",
        at: entry.key.range,
        hint: "put the colour in quotation marks: \"\(comment)\""
      )
    }
  }

  private func keyName(_ key: SpecNode, _ context: DecodingContext) -> String? {
    guard !key.isUnreadable else { return nil }
    guard let scalar = key.scalar else {
      context.error("a key of \(subject) must be a word, not \(key.found)", at: key.range)
      return nil
    }
    return scalar.text
  }

  private func reportUnknown(
    _ name: String,
    at range: SourceRange,
    _ keys: inout MappingKeys,
    _ context: DecodingContext
  ) {
    let known = fields.map(\.key)
    if let advice = KeyAdvice(for: name, in: self.name, owners: context.keyOwners) {
      if let key = advice.key { keys.noteMisspelling(of: key) }
      return context.error("unknown key \(quoted(name)) in \(subject)", at: range, hint: advice.hint)
    }
    let meant = context.key(meantBy: name, at: range, among: known)
    if let meant { keys.noteMisspelling(of: meant) }
    context.error(
      "unknown key \(quoted(name)) in \(subject)",
      at: range,
      hint: name == "<<"
        ? "merge keys are not supported: repeat the keys, or use an alias for a whole value"
        : meant.map { "did you mean \(quoted($0))?" }
          ?? "\(subject) may have \(Spelling.list(of: known, near: name))"
    )
  }
}
