import TableModel
import TableSources

/// A message with buttons over a screen.
enum AlertControllerSchema {
  /// The most buttons and fields, of which a screen has no room for more.
  private static let (mostActions, mostFields) = (20, 10)

  static let mapping = MappingSchema<AlertController>(
    "alertController", subject: "an alert controller", initial: AlertController(), isSpread: true,
    fields: [
      Field(
        "title", .localizedText, "The sentence or question.", without: "none",
        get: { $0.title }, set: { $0.title = $1 }),
      Field(
        "message", .localizedText, "What explains the title.", without: "none",
        get: { $0.message }, set: { $0.message = $1 }),
      Field(
        "preferredStyle", .word(AlertController.Style.self),
        "An `alert` in the middle, or an `actionSheet` at the lower edge; since iOS 26 alike on phones.",
        get: { $0.preferredStyle }, set: { $0.preferredStyle = $1 }),
      Field(
        "textFields", AlertTextFieldSchema.list.atMost(mostFields, "fields"),
        "The fields of an alert, below its message.",
        get: { $0.textFields }, set: { $0.textFields = $1 }),
      Field(
        "actions", AlertActionSchema.list.atMost(mostActions, "actions"),
        "The buttons, in an app’s order.",
        get: { $0.actions }, set: { $0.actions = $1 }),
      Field(
        "preferredAction", .wholeNumber(0...mostActions - 1),
        "The action that the return key triggers, from 0.", without: "none",
        get: { $0.preferredAction }, set: { $0.preferredAction = $1 }),
      Field(
        "source", PopoverSourceSchema.coding,
        "What an action sheet points at on tablets, as a popover.", without: "none",
        get: { $0.source }, set: { $0.source = $1 }),
      Field(
        "sourceRect", FrameSchema.coding, "What it points at instead, on the screen.", without: "none",
        get: { $0.source == nil ? $0.sourceRect : nil }, set: { $0.sourceRect = $1 }),
    ])

  static let coding = mapping.coding(
    hint:
      "write {title: Delete?, actions: [{title: Delete, style: destructive}, {title: Cancel, style: cancel}]}",
    check: check)

  @Sendable private static func check(
    _ alert: inout AlertController, _ keys: MappingKeys, _ node: SpecNode, _ subject: Subject,
    _ context: DecodingContext
  ) {
    if ["title", "message", "actions"].allSatisfy(keys.lacks) {
      context.missing("\(subject) has no “title”, no “message” and no “actions”", at: node.range)
    }
    let isSheet = alert.preferredStyle == .actionSheet
    if isSheet, let place = keys.place(of: "textFields") {
      context.error(
        "an action sheet cannot have “textFields”", at: place,
        hint: "UIKit has them in alerts alone: leave out “preferredStyle”")
    }
    for key in ["source", "sourceRect"] {
      guard !isSheet, let place = keys.place(of: key) else { continue }
      context.warning(
        "“\(key)” has no effect in an alert", at: place, hint: "write preferredStyle: actionSheet")
    }
    let nodes = keys["actions"]?.value.items ?? []
    let cancelling = alert.actions.indices.filter { alert.actions[$0].style == .cancel }
    if cancelling.count > 1, nodes.count == alert.actions.count {
      context.error(
        "\(subject) can have one action of the style “cancel”, not \(cancelling.count)",
        at: nodes[cancelling[1]].range)
    }
    guard let index = alert.preferredAction, let entry = keys["preferredAction"] else { return }
    if isSheet {
      context.warning("UIKit ignores “preferredAction” in an action sheet", at: entry.key.range)
    } else if index >= nodes.count, keys.lacks("actions") || !nodes.isEmpty {
      context.error(
        "“preferredAction” must be below the number of actions, \(nodes.count), not \(index)",
        at: entry.value.range, hint: "the first action has the number 0")
    }
  }
}

/// A button of an alert: its title, or a mapping.
enum AlertActionSchema {
  static let mapping = MappingSchema<AlertController.Action>(
    "alertAction", subject: "an action", initial: AlertController.Action(title: ""),
    fields: [
      Field("title", .localizedText, "The text on it.", .required, get: { $0.title }, set: { $0.title = $1 }),
      Field(
        "style", .word(AlertController.Action.Style.self), "What it does.",
        get: { $0.style }, set: { $0.style = $1 }),
      Field(
        "enabled", .boolean, "Whether it can be used.", get: { $0.isEnabled }, set: { $0.isEnabled = $1 }),
    ])

  /// The buttons of an alert.
  static let list = ValueCoding.list(
    of: mapping.coding { _, keys, node, subject, context in
      mapping.requireKeys(keys, of: subject, node, context)
    }
    .or("title", .localizedText) { AlertController.Action(title: $0) }, itemName: "an action")
}

/// A field of an alert: its placeholder, or a mapping.
enum AlertTextFieldSchema {
  static let mapping = MappingSchema<AlertController.TextField>(
    "alertTextField", subject: "a field of an alert", initial: AlertController.TextField(),
    fields: [
      Field(
        "placeholder", .localizedText, "What stands in an empty field.", without: "nothing",
        get: { $0.placeholder }, set: { $0.placeholder = $1 }),
      Field(
        "text", .localizedText, "What was typed.", without: "nothing", get: { $0.text },
        set: { $0.text = $1 }),
    ])

  /// The fields of an alert.
  static let list = ValueCoding.list(
    of: mapping.coding().or("placeholder", .localizedText) {
      AlertController.TextField(placeholder: $0)
    }, itemName: "a field of an alert")
}
