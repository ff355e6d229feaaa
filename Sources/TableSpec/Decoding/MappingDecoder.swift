import TableModel
import TableSources

/// Turns a mapping of a source file into a value of the model, key by key.
package struct MappingDecoder<Model>: Sendable {
  /// What the mapping describes, as messages say it: `a cell`.
  package let subject: String
  /// The keys that it may have.
  package let fields: [Field<Model>]

  /// A decoder of mappings with these keys.
  package init(subject: String, fields: [Field<Model>]) {
    self.subject = subject
    self.fields = fields
  }

  /// What the mapping may be.
  package var kind: ValueKind {
    .mapping(fields.map { ValueKind.MappingKey(name: $0.key, kind: $0.kind) })
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
    _ subject: String,
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
      field.assign(item, &model, context)
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
      return context.part(.key(field.key), at: entry.key.range) {
        context.reading(entry.value) { field.assign(entry.value, &model, context) }
      }
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
