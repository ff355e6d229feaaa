import TableModel
import TableSources

/// Describes what values may be as JSON Schema, draft 7.
///
/// Each mapping is a definition of its own. Those that stand in the row of a `forEach` are there a second time, since
/// a placeholder may take the place of any number, truth value or constant in them.
package struct JSONSchemaBuilder {
  /// A mapping that has been mentioned.
  private struct Mention {
    var mapping: ValueKind.Mapping
    var isTemplate: Bool

    var name: String { isTemplate ? "\(mapping.name)InRepeatedRow" : mapping.name }
  }

  private let vocabulary: SpecVocabulary
  /// Whether words may be written as UIKit's constants in full.
  private let takesConstants: Bool
  private var mentioned: Set<String> = []
  private var pending: [Mention] = []
  /// Whether a value may be the name of a symbol.
  private var mentionsSymbols = false

  private init(vocabulary: SpecVocabulary, takesConstants: Bool) {
    self.vocabulary = vocabulary
    self.takesConstants = takesConstants
  }

  /// The schema of files whose root is one of some kinds; a vocabulary has the names of themes and devices.
  ///
  /// `takesConstants` says whether words may be written as UIKit's constants in full.
  package static func schema(
    ofFiles title: String, named file: String, documentation: String, roots: [ValueKind],
    vocabulary: SpecVocabulary, takesConstants: Bool = true
  ) -> JSONValue {
    var builder = JSONSchemaBuilder(vocabulary: vocabulary, takesConstants: takesConstants)
    let roots = roots.flatMap { builder.alternatives(of: $0, isTemplate: false) }
    return .object([
      ("$schema", .string("http://json-schema.org/draft-07/schema#")),
      ("$id", .string(file)),
      ("title", .string(title)),
      ("description", .string(documentation)),
      ("anyOf", .array(roots.map(JSONValue.object))),
      ("definitions", .object(builder.definitions())),
    ])
  }

  /// The mappings that have been mentioned, those that they mention, and so on.
  private mutating func definitions() -> [(key: String, value: JSONValue)] {
    var definitions = [(key: "color", value: Self.color)]
    while !pending.isEmpty {
      let mention = pending.removeFirst()
      definitions.append((mention.name, definition(of: mention)))
    }
    if mentionsSymbols { definitions.insert(("symbolName", Self.symbolName), at: 1) }
    return definitions
  }

  private mutating func definition(of mention: Mention) -> JSONValue {
    let keys = mention.mapping.keys
    var members: Members = [
      ("type", .string("object")),
      ("properties", .object(keys.map { ($0.name, property(of: $0, isTemplate: mention.isTemplate)) })),
    ]
    let required = keys.filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { members.append(("required", .array(required))) }
    let pairs = Self.pairs(of: mention.mapping.exclusiveKeys)
    if !pairs.isEmpty { members.append(("allOf", .array(pairs))) }
    return .object(members + [("additionalProperties", .bool(false))])
  }

  /// What forbids each two of some keys to have a value both.
  private static func pairs(of keys: [String]) -> [JSONValue] {
    let value = JSONValue.object([("not", .object([("type", .string("null"))]))])
    return keys.indices.flatMap { first in
      keys[(first + 1)...].map { second in
        let both = [keys[first], second]
        return .object([
          (
            "not",
            .object([
              ("required", .array(both.map(JSONValue.string))),
              ("properties", .object(both.map { ($0, value) })),
            ])
          )
        ])
      }
    }
  }

  /// What a key's value may be; one that may be missing may be nothing as well, but for colours: YAML takes `#FF0000`
  /// without quotation marks for a comment.
  private mutating func property(of key: ValueKind.Key, isTemplate: Bool) -> JSONValue {
    var members: Members = [("description", .string(key.documentation))]
    if key.absence == nil, let usual = key.usual { members.append(("default", usual.json)) }
    var forms = alternatives(of: key.kind, isTemplate: isTemplate)
    if key.takesNull, !key.kind.isColor { forms.append([("type", .string("null"))]) }
    return .object(members + Self.any(of: forms))
  }
}

extension JSONSchemaBuilder {
  private typealias Members = [(key: String, value: JSONValue)]

  /// The forms that a value may have, each as the members of a schema.
  private mutating func alternatives(of kind: ValueKind, isTemplate: Bool) -> [Members] {
    switch kind {
    case .text: [Self.scalar]
    case .imagePath, .symbolName: [symbolReference()]
    case .boundedText(let form): [Self.scalar + Self.limits(of: form)]
    case .list(let item, let count):
      [
        [("type", .string("array")), ("items", schema(of: item, isTemplate: isTemplate))]
          + Self.limits(of: count, least: "minItems", most: "maxItems")
      ]
    case .tuple(let items): [tuple(of: items, isTemplate: isTemplate)]
    case .mapping(let mapping): [reference(to: Mention(mapping: mapping, isTemplate: isTemplate))]
    case .dictionary(let value):
      [[("type", .string("object")), ("additionalProperties", dictionaryValue(value, isTemplate))]]
    case .either(let first, let second), .also(let first, unnamed: let second):
      alternatives(of: first, isTemplate: isTemplate) + alternatives(of: second, isTemplate: isTemplate)
    case .template(let kind): alternatives(of: kind, isTemplate: true)
    case .name, .boolean, .number, .wholeNumber, .word, .color:
      [constant(kind)] + fullNames(of: kind) + (isTemplate ? [Self.placeholder] : [])
    }
  }

  /// The names of symbols for editors to propose, and any other name or path.
  private static var symbolName: JSONValue {
    .object([
      (
        "anyOf",
        .array([
          .object([("enum", .array(SymbolTable.standard.names.map(JSONValue.string)))]), .object(scalar),
        ])
      )
    ])
  }

  private mutating func symbolReference() -> Members {
    mentionsSymbols = true
    return [("$ref", .string("#/definitions/symbolName"))]
  }

  /// A value without parts in whose place a placeholder may stand.
  private func constant(_ kind: ValueKind) -> Members {
    switch kind {
    case .name(let list): [("enum", .array(list.names(in: vocabulary).map(JSONValue.string)))]
    case .boolean: [("type", .string("boolean"))]
    case .number(let range):
      [
        ("type", .string("number")), ("minimum", .number(range.lowerBound)),
        ("maximum", .number(range.upperBound)),
      ]
    case .wholeNumber(let range):
      [("type", .string("integer"))] + Self.limits(of: range, least: "minimum", most: "maximum")
    case .word(let list): [("enum", .array(Self.constants(list.words)))]
    case .color: [("$ref", .string("#/definitions/color"))]
    default: []
    }
  }

  private mutating func schema(of kind: ValueKind, isTemplate: Bool) -> JSONValue {
    .object(Self.any(of: alternatives(of: kind, isTemplate: isTemplate)))
  }

  private mutating func tuple(of items: [ValueKind], isTemplate: Bool) -> Members {
    let schemas = items.map { schema(of: $0, isTemplate: isTemplate) }
    return [("type", .string("array")), ("items", .array(schemas))]
      + Self.limits(of: items.count...items.count, least: "minItems", most: "maxItems")
  }

  /// What an author's own keys may have for values; texts among them may be nothing.
  private mutating func dictionaryValue(_ kind: ValueKind, _ isTemplate: Bool) -> JSONValue {
    var forms = alternatives(of: kind, isTemplate: isTemplate)
    if case .text = kind { forms.append([("type", .string("null"))]) }
    return .object(Self.any(of: forms))
  }

  private mutating func reference(to mention: Mention) -> Members {
    if mentioned.insert(mention.name).inserted { pending.append(mention) }
    return [("$ref", .string("#/definitions/\(mention.name)"))]
  }
}

extension JSONSchemaBuilder {
  /// A text, for which any scalar counts, whatever YAML takes it for.
  private static let scalar: Members = [
    ("type", .array([.string("string"), .string("number"), .string("boolean")]))
  ]

  /// A text with a brace in it, which may become anything when it is filled in.
  private static let placeholder: Members = [("type", .string("string")), ("pattern", .string(#"\{"#))]

  private static var color: JSONValue {
    .object([
      ("description", .string("A name, or `#RGB`, `#RRGGBB` or `#RRGGBBAA` in quotation marks.")),
      (
        "anyOf",
        .array(
          [
            .object([("enum", .array(ColorSchema.names.map(JSONValue.string)))]),
            .object([("type", .string("string")), ("pattern", .string(ColorSchema.pattern))]),
          ] + fullNames(of: ColorSchema.names).map(JSONValue.object))
      ),
    ])
  }

  /// UIKit's constants in full, of which specs write the end alone; none where there are no constants.
  private func fullNames(of kind: ValueKind) -> [Members] {
    guard takesConstants, case .word(let list) = kind else { return [] }
    return Self.fullNames(of: list.words)
  }

  private static func fullNames(of words: [String]) -> [Members] {
    guard let pattern = UIKitConstant.pattern(for: words) else { return [] }
    return [[("type", .string("string")), ("pattern", .string(pattern))]]
  }

  private static func any(of forms: [Members]) -> Members {
    if let only = forms.first, forms.count == 1 { return only }
    return [("anyOf", .array(forms.map(JSONValue.object)))]
  }

  private static func limits(of form: TextForm) -> Members {
    limits(of: form.length, least: "minLength", most: "maxLength")
      + (form.pattern.map { [("pattern", .string($0))] } ?? [])
  }

  private static func limits(of range: ClosedRange<Int>, least: String, most: String) -> Members {
    (range.lowerBound == 0 && range.upperBound == .max ? [] : [(least, .number(Double(range.lowerBound)))])
      + (range.upperBound == .max ? [] : [(most, .number(Double(range.upperBound)))])
  }

  /// Constants; readers of YAML take some of them for truth values.
  private static func constants(_ words: [String]) -> [JSONValue] {
    words.map(JSONValue.string) + (words.contains("true") ? [.bool(true), .bool(false)] : [])
  }
}

extension SpecValue {
  /// The value in JSON.
  fileprivate var json: JSONValue {
    switch self {
    case .text(let text): .string(text)
    case .word("true"): .bool(true)
    case .word("false"): .bool(false)
    case .word(let word): Double(word).map(JSONValue.number) ?? .string(word)
    case .list(let items, _): .array(items.map(\.json))
    case .mapping(let entries, _): .object(entries.map { ($0.key, $0.value.json) })
    }
  }
}

/// The comment at the beginning of a file by which the YAML language server finds what the file may have in it.
package enum SchemaHeader {
  /// What a file describes.
  package enum Subject: String, Sendable, CaseIterable {
    /// The schema of specs: screens and what lies on them.
    case spec
    /// What a batch is to draw.
    case manifest
  }

  /// The name under which the schema of a subject is kept beside the files that it is for, which is its `$id`:
  /// `tablemock-spec.json`.
  package static func file(of subject: Subject) -> String { "tablemock-\(subject.rawValue).json" }

  /// The comment, without a line feed.
  package static func line(for subject: Subject) -> String {
    "# yaml-language-server: $schema=\(file(of: subject))"
  }
}

/// What spec files may have in them, for editors and validators.
public enum SpecSchema {
  /// The JSON Schema (draft 7) of a spec's documents, with the names of a vocabulary.
  public static func json(for vocabulary: SpecVocabulary) -> JSONValue {
    JSONSchemaBuilder.schema(
      ofFiles: "tablemock spec", named: SchemaHeader.file(of: .spec),
      documentation:
        "A screen with iOS table views, or a list of such screens; a file may have several documents.",
      roots: roots, vocabulary: vocabulary)
  }

  /// What the root of a document may be.
  package static var roots: [ValueKind] {
    let screen = ScreenSchema.mapping.kind
    return [screen, .list(of: screen)]
  }
}
