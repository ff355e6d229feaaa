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
    if let text = CommentedValue.text(after: entry.key, kind: field.kind, context.report) {
      context.warning(
        "\(quoted(field.key)) has no value, because a “#” after a space begins a comment",
        at: entry.key.range, hint: "put the text in quotation marks: \"\(text)\"", rule: .sourceDoubtful)
    }
    if let comment = CommentedValue.color(after: entry.key, kind: field.kind, context.report) {
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
        : meant.map { "did you mean \(quoted($0))?" } ?? Self.hint(asText: name)
          ?? "\(subject) may have \(Spelling.list(of: known, near: name))"
    )
  }

  /// What to do about a text in which YAML takes a colon for the end of a key; `nil` for what may be meant as a key, which
  /// begins with a small letter and has no blanks.
  private static func hint(asText name: String) -> String? {
    guard name.contains(" ") || name.first?.isUppercase == true else { return nil }
    return "put a text that has “: ” in quotation marks: \"\(name.shortened(to: 40)): …\""
  }
}

extension MappingSchema {
  /// What is done with the keys of a mapping when all of them have been read.
  package typealias Check = @Sendable (inout Model, MappingKeys, SpecNode, Subject, DecodingContext) -> Void

  /// The way between such mappings and models.
  ///
  /// - Parameters:
  ///   - hint: What to write instead of something that is no mapping.
  ///   - check: Notes what is wrong with the keys as a whole, and sets right what they mean together.
  /// - Returns: The coding.
  package func coding(hint: String? = nil, check: Check? = nil) -> ValueCoding<Model> {
    let kind = kind
    return ValueCoding(
      kind,
      encode: { model, context in value(of: model, context) },
      decode: { node, subject, context in
        guard let entries = node.entries else {
          context.mismatch(node, subject, mustBe: kind, hint: hint)
          return nil
        }
        var model = initial
        let keys = decode(entries, into: &model, context)
        check?(&model, keys, node, subject, context)
        return model
      })
  }

  /// The way between models and mappings, or lists of the values of all keys in their order, as they are written.
  package func listCoding(hint: String, check: Check? = nil) -> ValueCoding<Model> {
    let coding = coding(hint: hint, check: check)
    return ValueCoding(
      .also(coding.kind, unnamed: .tuple(fields.map(\.kind))),
      encode: { model, context in .list(fields.compactMap { $0.encode(model, context) }) },
      decode: { node, subject, context in
        guard let items = node.items else { return coding.decode(node, subject, context) }
        var model = initial
        return decode(list: node, items, subject, into: &model, context) ? model : nil
      })
  }

  /// The keys that say something of a model, in the order in which they are written.
  ///
  /// The value of the key `main` may stand for the whole, so that its name says nothing to people.
  package func value(
    of model: Model, main: String? = nil, _ context: EncodingContext
  ) -> SpecValue {
    var entries: [SpecValue.Entry] = []
    // Models may be large: this one is copied once, and not for each key.
    let usual = initial
    for index in writtenFields.indices {
      // Most keys are as usual, and a field that is looked at as a whole is copied.
      if writtenFields[index].presence == .optional, writtenFields[index].isAlike(model, usual) { continue }
      let field = writtenFields[index]
      let value = context.property(
        field.key == main ? nil : field.key,
        usual: { UsualValues.value(of: field.key, in: name) { self.usual(of: field) } }
      ) { field.encode(model, context) }
      if let value {
        entries.append(SpecValue.Entry(key: field.key, value: value, reduction: field.reduction))
      }
    }
    if entries.isEmpty { context.noteUsual { fields.map(self.usual) } }
    return .mapping(entries, isSpread: isSpread)
  }

  /// What holds where a key is missing, in a word or two; `nil` for nothing.
  private func usual(of field: Field<Model>) -> String? {
    if let value = field.encode(initial, EncodingContext(images: nil)) { return value.words }
    guard field.presence == .optional, let absence = field.absence?.description else { return nil }
    let word = absence.split(separator: "`", omittingEmptySubsequences: false)
    if word.count == 3, word[0].isEmpty, word[2].isEmpty { return String(word[1]) }
    // “The theme’s for this place” is the theme’s.
    let owner = absence.split(separator: " ").prefix(2).joined(separator: " ")
    return absence.hasPrefix("the ") && owner.hasSuffix("’s") ? owner : absence == "none" ? nil : "usual"
  }

  /// The keys, what they may be and what they say.
  package var keys: [ValueKind.Key] {
    let context = EncodingContext(images: nil)
    return fields.map { field in
      ValueKind.Key(
        name: field.key, kind: field.kind, documentation: field.documentation,
        usual: field.presence == .required ? nil : field.encode(initial, context),
        absence: field.absence?.description, isRequired: field.presence == .required,
        takesNull: field.takesNull && field.presence != .required)
    }
  }

  /// Notes each key that must be there and has no value.
  package func requireKeys(
    _ keys: MappingKeys, of subject: Subject, _ node: SpecNode, _ context: DecodingContext
  ) {
    for field in fields where field.presence == .required {
      keys.require(field.key, of: subject, node, context)
    }
  }
}
