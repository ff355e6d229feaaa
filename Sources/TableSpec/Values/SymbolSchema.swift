import TableModel
import TableSources

/// A symbol of the system in the place of a picture's path: UIKit's `UIImage(systemName:withConfiguration:)`.
enum SymbolSchema {
  /// The key that tells such a mapping from others.
  static let key = "systemName"

  /// A symbol before it is looked for.
  struct Draft: Sendable {
    fileprivate var name: String?
    fileprivate var configuration: SymbolConfiguration?
    fileprivate var symbol: SymbolImage?
  }

  static let mapping = MappingSchema<Draft>(
    "symbolImage", subject: "a symbol", initial: Draft(),
    fields: [
      Field(
        key, .symbolName, "The symbol’s name: `gear`.", .required, get: { $0.name }, set: { $0.name = $1 }),
      Field(
        "configuration", SymbolConfigurationSchema.coding, "How large and how heavy it is.",
        without: "what the place asks for", get: { $0.configuration }, set: { $0.configuration = $1 }),
    ])

  private static let anyCoding = mapping.coding { draft, keys, node, _, context in
    mapping.requireKeys(keys, of: .phrase(mapping.subject), node, context)
    guard let name = draft.name else { return }
    draft.symbol = symbol(named: name, draft.configuration, at: keys[key]?.value.range ?? node.range, context)
  }

  static let coding = ValueCoding<SymbolImage>(
    anyCoding.kind,
    encode: { symbol, context in
      let configuration = symbol.configuration
      return anyCoding.encode(
        Draft(name: symbol.name, configuration: configuration == SymbolConfiguration() ? nil : configuration),
        context)
    },
    decode: { node, subject, context in anyCoding.decode(node, subject, context)?.symbol })

  /// The symbol of a name, or a dashed box with a warning.
  static func symbol(
    named name: String, _ configuration: SymbolConfiguration? = nil, at range: SourceRange,
    _ context: DecodingContext
  ) -> SymbolImage {
    let found = context.images.symbol(named: name)
    if case .missing(_, let refusal) = found {
      context.warning(refusal.message, at: range, hint: refusal.hint, rule: refusal.rule)
    }
    var symbol = found.image
    if let configuration { symbol.configuration = configuration }
    return symbol
  }
}

/// How large and how heavy a symbol is: UIKit's `UIImage.SymbolConfiguration`.
enum SymbolConfigurationSchema {
  static let mapping = MappingSchema<SymbolConfiguration>(
    "symbolConfiguration", subject: "a configuration of symbols", initial: SymbolConfiguration(),
    fields: [
      Field(
        "pointSize", .number(.from(1, to: 200)), "The size of the letters beside it.",
        without: "the text style’s, else that of the place", get: { $0.pointSize },
        set: { $0.pointSize = $1 }),
      Field(
        "textStyle", .word(TextStyle.self), "The style of the letters beside it.",
        without: "that of the place", get: { $0.textStyle }, set: { $0.textStyle = $1 }),
      Field(
        "weight", .word(FontWeight.self), "How heavy its lines are.", without: "`regular`",
        get: { $0.weight }, set: { $0.weight = $1 }),
      Field(
        "scale", .word(SymbolConfiguration.Scale.self), "How large it is beside the letters.",
        without: "`large` in rows and bars, else `medium`", get: { $0.scale }, set: { $0.scale = $1 }),
    ])

  static let coding = mapping.coding()
}

extension ValueCoding where Value == String {
  /// The name of a symbol of the system.
  static let symbolName = filled.checked(as: .symbolName) { name, _, _, _ in name }
}

extension SpecNode {
  /// Whether the value is a mapping that names a symbol.
  var isSymbol: Bool { entries?.contains { $0.name == SymbolSchema.key } ?? false }
}
