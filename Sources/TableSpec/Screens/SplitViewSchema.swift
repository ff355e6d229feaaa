import TableModel
import TableSources

/// A list and what it leads to, side by side.
enum SplitViewSchema {
  static let mapping = MappingSchema<SplitView>(
    "splitView", subject: "a split view",
    initial: SplitView(master: ViewController(), detail: ViewController()), isSpread: true,
    fields: [
      Field(
        "master", ViewControllerSchema.coding, "The list on the left.", .required,
        get: { $0.master }, set: { $0.master = $1 }
      ).written(rank: 1),
      Field(
        "detail", ViewControllerSchema.coding, "What it leads to; `{}` for nothing.", .required,
        get: { $0.detail }, set: { $0.detail = $1 }
      ).written(rank: 1),
      Field(
        "displayMode", .word(SplitView.DisplayMode.self),
        "Which sides show; with `automatic` both in landscape, the detail alone in portrait.",
        get: { $0.displayMode }, set: { $0.displayMode = $1 }),
      Field(
        "masterWidth", .number(.from(1, to: 4_096)), "The width of the list.", without: "the theme’s",
        get: { $0.masterWidth }, set: { $0.masterWidth = $1 }),
    ])

  static let coding = mapping.coding { _, keys, node, subject, context in
    mapping.requireKeys(keys, of: subject, node, context)
  }
}
