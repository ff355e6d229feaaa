import TableModel
import TableSources

/// A menu that is open.
enum MenuSchema {
  /// The most rows, of which a screen has no room for more.
  fileprivate static let mostRows = 40

  static let mapping = MappingSchema<Menu>(
    "menu", subject: "a menu", initial: Menu(), isSpread: true,
    fields: [
      Field("title", .localizedText, "The title above the rows.", get: { $0.title }, set: { $0.title = $1 }),
      Field(
        "children", MenuElementSchema.list, "The rows.", .required,
        get: { $0.children }, set: { $0.children = $1 }),
      Field(
        "source", PopoverSourceSchema.coding,
        "The menu’s button, or the row that was long-pressed.", without: "`sourceRect`",
        get: { $0.source }, set: { $0.source = $1 }),
      Field(
        "sourceRect", FrameSchema.coding, "The place of a button on the screen.",
        without: "required without `source`", .written,
        get: { $0.source == nil ? $0.sourceRect : nil }, set: { $0.sourceRect = $1 }),
    ])

  static let coding = mapping.coding(hint: "write {source: {barButtonItem: right 0}, children: [Edit]}") {
    _, keys, node, subject, context in
    mapping.requireKeys(keys, of: subject, node, context)
    if let rect = keys.place(of: "sourceRect"), keys.place(of: "source") != nil {
      context.warning("“sourceRect” has no effect in a menu with “source”", at: rect)
    } else if keys.lacks("sourceRect"), keys.lacks("source") {
      context.missing(
        "\(subject) has no “source” and no “sourceRect”", at: node.range,
        hint: "write source: {barButtonItem: right 0}, source: {row: [0, 2]}, or a rectangle")
    }
  }
}

/// A row of a menu, or rows that belong together: a title, or a mapping.
enum MenuElementSchema {
  private static let attributes = ValueCoding<MenuAttributes>.options(
    MenuAttributes.named,
    names: { all in MenuAttributes.named.filter { all.contains($0.option) }.map(\.name) })
  private static let options = ValueCoding<MenuOptions>.options(
    [("displayInline", .displayInline)], names: { $0.isEmpty ? [] : ["displayInline"] })

  private static let actionFields: [Field<Menu.Action>] = [
    Field("title", .localizedText, "The text.", get: { $0.title }, set: { $0.title = $1 }),
    Field(
      "subtitle", .localizedText, "A smaller text below it.", get: { $0.subtitle }, set: { $0.subtitle = $1 }),
    Field(
      "image", ImageSchema.coding, "The picture beside it.", get: { $0.image }, set: { $0.image = $1 }),
    Field(
      "attributes", attributes, "Whether it is `disabled`, `destructive` or both.", without: "neither",
      get: { $0.attributes.isEmpty ? nil : $0.attributes }, set: { $0.attributes = $1 }),
    Field(
      "state", .word(Menu.Action.State.self), "Whether it has a check mark.",
      get: { $0.state }, set: { $0.state = $1 }),
  ]

  static let actionMapping = MappingSchema<Menu.Action>(
    "menuAction", subject: "an action of a menu", initial: Menu.Action(), fields: actionFields)

  private static let actions = ValueCoding.list(
    of: actionMapping.coding { _, keys, node, subject, context in
      keys.require("title", of: subject, node, context)
    }
    .or("title", .localizedText) { Menu.Action(title: $0) }, itemName: "an action of a menu"
  )
  .atMost(MenuSchema.mostRows, "actions")

  static let mapping = MappingSchema<Menu.Element>(
    "menuElement", subject: "an element of a menu", initial: Menu.Element(),
    fields: actionFields.map { field in
      field.lifted(look: { $2($0.action, $1.action) }) { whole, change in change(&whole.action) }
    } + [
      Field(
        "options", options, "With `displayInline`, the children stand in this menu, apart from other rows.",
        without: "another menu, which is closed",
        get: { $0.isInline ? .displayInline : nil }, set: { $0.isInline = !$1.isEmpty }),
      Field(
        "children", actions, "Children, in another menu or in this one.",
        get: { $0.children }, set: { $0.children = $1 }),
    ])

  /// The rows of a menu.
  static let list = ValueCoding.list(
    of: mapping.coding { element, keys, node, subject, context in
      if !element.isInline { keys.require("title", of: subject, node, context) }
      if element.isInline, keys.lacks("children") {
        context.missing("\(subject) with “displayInline” has no “children”", at: node.range)
      }
    }
    .or("title", .localizedText) { Menu.Element(Menu.Action(title: $0)) }, itemName: "an element of a menu"
  )
  .atMost(MenuSchema.mostRows, "elements")
}

/// What `UIMenuElementAttributes` says of an action.
struct MenuAttributes: OptionSet, Sendable {
  let rawValue: Int
  static let disabled = MenuAttributes(rawValue: 1)
  static let destructive = MenuAttributes(rawValue: 2)

  static let named: [(name: String, option: MenuAttributes)] = [
    ("disabled", .disabled), ("destructive", .destructive),
  ]
}

/// What `UIMenuOptions` says of a menu.
struct MenuOptions: OptionSet, Sendable {
  let rawValue: Int
  static let displayInline = MenuOptions(rawValue: 1)
}

extension Menu.Action {
  /// What a file says of its attributes.
  fileprivate var attributes: MenuAttributes {
    get { (isDisabled ? .disabled : MenuAttributes()).union(isDestructive ? .destructive : []) }
    set { (isDisabled, isDestructive) = (newValue.contains(.disabled), newValue.contains(.destructive)) }
  }
}
