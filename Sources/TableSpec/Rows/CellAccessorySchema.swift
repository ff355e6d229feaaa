import TableModel
import TableSources

/// Something at the side of a row of a list: a word, or a mapping.
enum CellAccessorySchema {
  /// The accessories that are mere words.
  fileprivate enum Word: String, Sendable, CaseIterable {
    case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, detail
  }

  /// An accessory before it is known which one.
  struct Draft: Sendable {
    fileprivate var type: Word?
    fileprivate var label: String?
    fileprivate var customView: View?
    fileprivate var popUpMenu: String?
    fileprivate var isExpanded = false
    fileprivate var displayed: CellAccessory.DisplayedState?
    fileprivate var tintColor: Color?
  }

  private static let kinds = ["type", "label", "customView", "popUpMenu"]
  private static let type = ValueCoding.word(Word.self)

  static let mapping = MappingSchema<Draft>(
    "cellAccessory", subject: "an accessory", initial: Draft(),
    fields: [
      Field(
        "type", type, "A standard element.", without: "one of the next three is required",
        get: { $0.type }, set: { $0.type = $1 }),
      Field(
        "label", .localizedText, "A text.", get: { $0.label }, set: { $0.label = $1 }),
      Field(
        "customView", ViewSchema.coding, "A view.", get: { $0.customView }, set: { $0.customView = $1 }),
      Field(
        "popUpMenu", .localizedText, "The title chosen in a menu, before two chevrons.",
        get: { $0.popUpMenu }, set: { $0.popUpMenu = $1 }),
      Field(
        "expanded", .boolean, "Whether an `outlineDisclosure` points down.",
        get: { $0.isExpanded }, set: { $0.isExpanded = $1 }),
      Field(
        "displayed", .word(CellAccessory.DisplayedState.self),
        "When it shows; `delete`, `insert` and `multiselect` show in edited rows alone.",
        without: "`reorder` `whenEditing`, others `always`",
        get: { $0.displayed }, set: { $0.displayed = $1 }),
      Field(
        "tintColor", ColorSchema.coding, "The colour of a `label` or `popUpMenu`.", without: "grey",
        get: { $0.tintColor }, set: { $0.tintColor = $1 }),
    ], exclusive: kinds)

  private static let long = mapping.coding { _, keys, node, subject, context in
    let present = keys.present(among: Set(kinds))
    if present.isEmpty, kinds.allSatisfy(keys.lacks) {
      context.missing("\(subject) has no “type”, “label”, “customView” or “popUpMenu”", at: node.range)
    }
    guard let first = present.first?.name else { return }
    for other in present.dropFirst() {
      context.error(
        "\(subject) may have \(quoted(first)) or \(quoted(other.name ?? "")), not both", at: other.key.range)
    }
  }
  .or("type", type) { Draft(type: $0) }

  private static let coding = long.map(accessory, from: { Draft($0) })

  /// The accessories of a row.
  static let list = ValueCoding.list(of: coding, itemName: "an accessory")

  @Sendable private static func accessory(_ draft: Draft) -> CellAccessory {
    var accessory = CellAccessory(kind(draft))
    accessory.displayed = draft.displayed
    accessory.tintColor = draft.tintColor
    return accessory
  }

  private static func kind(_ draft: Draft) -> CellAccessory.Kind {
    if let text = draft.label { return .label(text) }
    if let view = draft.customView { return .customView(view) }
    if let title = draft.popUpMenu { return .popUpMenu(title) }
    return switch draft.type {
    case .disclosureIndicator, nil: .disclosureIndicator
    case .outlineDisclosure: .outlineDisclosure(isExpanded: draft.isExpanded)
    case .checkmark: .checkmark
    case .delete: .delete
    case .insert: .insert
    case .reorder: .reorder
    case .multiselect: .multiselect
    case .detail: .detail
    }
  }
}

extension CellAccessorySchema.Draft {
  /// What a file says of an accessory.
  fileprivate init(_ accessory: CellAccessory) {
    displayed = accessory.displayed
    tintColor = accessory.tintColor
    switch accessory.kind {
    case .disclosureIndicator: type = .disclosureIndicator
    case .outlineDisclosure(let expanded): (type, isExpanded) = (.outlineDisclosure, expanded)
    case .checkmark: type = .checkmark
    case .delete: type = .delete
    case .insert: type = .insert
    case .reorder: type = .reorder
    case .multiselect: type = .multiselect
    case .detail: type = .detail
    case .label(let text): label = text
    case .customView(let view): customView = view
    case .popUpMenu(let title): popUpMenu = title
    }
  }
}
