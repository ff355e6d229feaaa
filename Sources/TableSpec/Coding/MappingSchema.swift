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
  /// Keys of which it may have one alone.
  package let exclusiveKeys: [String]
  private let body: MappingBody

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
    self.exclusiveKeys = exclusiveKeys
    body = MappingBody(name: name, subject: subject, facts: fields.map(\.facts))
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
    body.decode(entries, context) { number, value in
      _ = fields[number].assign(value, .key(fields[number].key), &model, context)
    }
  }

  /// Sets the properties of all fields, in their order, from the items of a list.
  package func decode(
    list node: SpecNode,
    _ items: [SpecNode],
    _ subject: Subject,
    into model: inout Model,
    _ context: DecodingContext
  ) -> Bool {
    guard body.isList(node, items, subject, context) else { return false }
    for (field, item) in zip(fields, items) where !item.isUnreadable {
      _ = field.assign(item, .key(field.key), &model, context)
    }
    return true
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
      .also(coding.kind, unnamed: .tuple(fields.map(\.facts.kind))),
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
    // Models may be large: a closure that is asked for each key would copy them each time.
    let usual = initial
    var areUsual: [Bool] = []
    areUsual.reserveCapacity(fields.count)
    for field in fields { areUsual.append(field.isAlike(model, usual)) }
    let entries = body.entries(main: main, context, usual: encodeUsual, areUsual: areUsual) { number in
      fields[number].encode(model, context)
    }
    return .mapping(entries, isSpread: isSpread)
  }

  /// The value of a key where nothing is said.
  private func encodeUsual(_ number: Int, _ context: EncodingContext) -> SpecValue? {
    fields[number].encode(initial, context)
  }

  /// The keys, what they may be and what they say.
  package var keys: [ValueKind.Key] { body.keys(usual: encodeUsual) }

  /// Notes each key that must be there and has no value.
  package func requireKeys(
    _ keys: MappingKeys, of subject: Subject, _ node: SpecNode, _ context: DecodingContext
  ) {
    for facts in body.facts where facts.presence == .required {
      keys.require(facts.key, of: subject, node, context)
    }
  }
}

/// What is done with the keys of a mapping whatever model they are the properties of.
///
/// What is generic is compiled anew for each of some eighty models; this is in the program once.
private struct MappingBody {
  let name: String
  let subject: String
  let facts: [FieldFacts]
  /// The places of the keys in the order in which they are written.
  private let writingOrder: [Int]

  init(name: String, subject: String, facts: [FieldFacts]) {
    self.name = name
    self.subject = subject
    self.facts = facts
    let isInOrder = facts.allSatisfy { $0.rank == facts.first?.rank }
    writingOrder =
      isInOrder
      ? Array(facts.indices)
      : facts.indices.sorted { (facts[$0].rank, $0) < (facts[$1].rank, $1) }
  }

  /// The keys that are there; `assign` reads the value of one.
  func decode(
    _ entries: [SpecNode.Entry], _ context: DecodingContext, assign: (Int, SpecNode) -> Void
  ) -> MappingKeys {
    var keys = MappingKeys()
    for entry in entries {
      guard let name = keyName(entry.key, context) else { continue }
      if let first = keys[name] {
        let line = context.report.lineNumber(of: first.key.range)
        context.error(
          "duplicate key \(quoted(name)) in \(subject)", at: entry.key.range,
          hint: "the first is in line \(line)")
      } else if let number = facts.firstIndex(where: { $0.key == name }) {
        keys.insert(entry, name)
        decode(entry, facts[number], context) { assign(number, entry.value) }
      } else {
        reportUnknown(name, entry, &keys, context)
      }
    }
    return keys
  }

  /// Whether a list has an item for each key; notes it if not.
  func isList(
    _ node: SpecNode, _ items: [SpecNode], _ subject: Subject, _ context: DecodingContext
  ) -> Bool {
    guard items.count == facts.count else {
      let order = facts.map(\.key).joined(separator: ", ")
      context.error(
        "\(subject) must have \(facts.count) numbers, not \(items.count)", at: node.range,
        hint: "write [\(order)]")
      return false
    }
    return true
  }

  private func decode(
    _ entry: SpecNode.Entry, _ field: FieldFacts, _ context: DecodingContext, assign: () -> Void
  ) {
    guard !entry.value.isUnreadable else { return }
    guard entry.value.isNull else {
      context.part(.key(field.key), at: entry.key.range) { context.reading(entry.value, assign) }
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
    _ name: String, _ entry: SpecNode.Entry, _ keys: inout MappingKeys, _ context: DecodingContext
  ) {
    let range = entry.key.range
    let known = facts.map(\.key)
    if let advice = KeyAdvice(for: name, in: self.name, owners: context.keyOwners) {
      if let key = advice.key { keys.noteMisspelling(of: key) }
      return context.error("unknown key \(quoted(name)) in \(subject)", at: range, hint: advice.hint)
    }
    if entry.value.scalar?.text != "false", let key = facts.first(where: { $0.kind.takes(word: name) })?.key {
      keys.noteMisspelling(of: key)
      return context.error(
        "unknown key \(quoted(name)) in \(subject)", at: range, hint: "write \(key): \(name)")
    }
    let meant = context.key(meantBy: name, at: range, among: known)
    if let meant { keys.noteMisspelling(of: meant) }
    context.error(
      "unknown key \(quoted(name)) in \(subject)",
      at: range,
      hint: name == "<<"
        ? "merge keys are not supported: repeat the keys, or use an alias for a whole value"
        : meant.map(Spelling.question) ?? Self.hint(asText: name)
          ?? "\(subject) may have \(Spelling.list(of: known, near: name))"
    )
  }

  /// What to do about a text in which YAML takes a colon for the end of a key; `nil` for what may be meant as a key, which
  /// begins with a small letter and has no blanks.
  private static func hint(asText name: String) -> String? {
    guard name.contains(" ") || name.first?.isUppercase == true else { return nil }
    return "put a text that has “: ” in quotation marks: \"\(name.shortened(to: 40)): …\""
  }

  /// The keys that say something, in the order in which they are written.
  func entries(
    main: String?, _ context: EncodingContext, usual: (Int, EncodingContext) -> SpecValue?,
    areUsual: [Bool], encode: (Int) -> SpecValue?
  ) -> [SpecValue.Entry] {
    var entries: [SpecValue.Entry] = []
    for number in writingOrder {
      // Most keys are as usual, and one that is looked at as a whole is copied.
      if facts[number].presence == .optional, areUsual[number] { continue }
      let field = facts[number]
      let value = context.property(
        field.key == main ? nil : field.key,
        usual: { UsualValues.value(of: field.key, in: name) { self.usual(of: number, usual) } }
      ) { encode(number) }
      if let value {
        entries.append(SpecValue.Entry(key: field.key, value: value, reduction: field.reduction))
      }
    }
    if entries.isEmpty { context.noteUsual { facts.indices.map { self.usual(of: $0, usual) } } }
    return entries
  }

  /// What holds where a key is missing, in a word or two; `nil` for nothing.
  private func usual(
    of number: Int, _ encode: (Int, EncodingContext) -> SpecValue?
  ) -> String? {
    if let value = encode(number, EncodingContext(images: nil)) { return value.words }
    let field = facts[number]
    guard field.presence == .optional, let absence = field.absence?.description else { return nil }
    let word = absence.split(separator: "`", omittingEmptySubsequences: false)
    if word.count == 3, word[0].isEmpty, word[2].isEmpty { return String(word[1]) }
    // “The theme’s for this place” is the theme’s.
    let owner = absence.split(separator: " ").prefix(2).joined(separator: " ")
    return absence.hasPrefix("the ") && owner.hasSuffix("’s") ? owner : absence == "none" ? nil : "usual"
  }

  /// The keys, what they may be and what they say.
  func keys(usual: (Int, EncodingContext) -> SpecValue?) -> [ValueKind.Key] {
    let context = EncodingContext(images: nil)
    return facts.indices.map { number in
      let field = facts[number]
      return ValueKind.Key(
        name: field.key, kind: field.kind, documentation: field.documentation,
        usual: field.presence == .required ? nil : usual(number, context),
        absence: field.absence?.description, isRequired: field.presence == .required,
        takesNull: field.takesNull && field.presence != .required)
    }
  }
}
