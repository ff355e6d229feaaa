import TableModel
import TableSources

/// Reads what authors choose of views of SwiftUI, in manifests and in files beside views.
package enum ViewChoicesSchema {
  private static let kind = ValueKind.dictionary(
    of: .either(.text, .either(.boolean, .either(.list(of: .text), .dictionary(of: .text)))))

  /// Names with what they stand for, which may be values of any form.
  private static let settings = ValueCoding<[ViewChoices.Setting]>(
    kind,
    encode: { _, _ in nil },
    decode: { node, subject, context in
      guard let entries = node.entries else {
        context.mismatch(node, subject, mustBe: kind, hint: "write names and values, as in {isPro: true}")
        return nil
      }
      var settings: [ViewChoices.Setting] = []
      for entry in entries where !entry.key.isUnreadable && !entry.value.isUnreadable {
        guard let name = entry.name, !name.isEmpty else {
          context.error("a key of \(subject) must be a name, not \(entry.key.found)", at: entry.key.range)
          continue
        }
        guard !settings.contains(where: { $0.name == name }) else {
          context.error("duplicate key \(quoted(name)) in \(subject)", at: entry.key.range)
          continue
        }
        settings.append(ViewChoices.Setting(name: name, value: entry.value.setting))
      }
      return settings
    })

  /// The keys that manifests have, too.
  package static let fields: [Field<ViewChoices>] = [
    Field(
      "set", settings, "What names stand for in views of SwiftUI, such as `{isPro: true}`.",
      without: "what the source says", get: { $0.settings.isEmpty ? nil : $0.settings },
      set: { $0.settings = $1 }),
    Field(
      "rows", .wholeNumber(ViewChoices.rowCounts), "The rows of lists of SwiftUI whose data are not known.",
      without: "none", get: { $0.rows }, set: { $0.rows = $1 }),
    Field(
      "preview", .filled, "The preview of a file in Swift that is drawn, by its name or number.",
      without: "the view", get: { $0.preview }, set: { $0.preview = $1 }),
    Field(
      "guesses", .boolean, "Whether the picture has marks where something was guessed.", without: "`true`",
      get: { $0.marksGuesses }, set: { $0.marksGuesses = $1 }),
  ]

  private static let mapping = MappingSchema<ViewChoices>(
    "viewChoices", subject: "the choices for a view", initial: ViewChoices(),
    fields: fields)

  private static let coding = mapping.coding(hint: "write “set:” with names and values below it")

  /// What a file beside a view says.
  package static func decode(_ tree: SpecTree, _ context: DecodingContext) -> ViewChoices? {
    guard let root = tree.roots.first, !root.isNull else { return ViewChoices() }
    return coding.decode(root, "the file", context)
  }
}

extension SpecNode {
  /// The value as the reader of views takes it: as it is written, or as JSON where it is quoted or has parts.
  fileprivate var setting: String {
    if let scalar, scalar.style == .plain { return scalar.isNull ? "nil" : scalar.text }
    return json.line
  }

  private var json: JSONValue {
    switch content {
    case .scalar(let scalar):
      guard scalar.style == .plain else { return .string(scalar.text) }
      if scalar.isNull { return .null }
      if let boolean { return .bool(boolean) }
      return scalar.number.map(JSONValue.number) ?? .string(scalar.text)
    case .sequence(let items): return .array(items.map(\.json))
    case .mapping(let entries):
      return .object(entries.compactMap { entry in entry.name.map { ($0, entry.value.json) } })
    case .unreadable: return .null
    }
  }
}
