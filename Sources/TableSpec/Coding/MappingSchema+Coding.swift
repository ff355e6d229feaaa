import TableSources

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
