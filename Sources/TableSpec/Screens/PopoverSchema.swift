import TableModel
import TableSources

/// A table in a box that points at something.
enum PopoverSchema {
  static let mapping = MappingSchema<Popover>(
    "popover", subject: "a popover",
    initial: Popover(controller: ViewController(), sourceRect: .zero), isSpread: true,
    fields: [
      Field(
        "sourceRect", FrameSchema.coding, "What the arrow points at, on the screen.",
        without: "this or `source` must be there", .written,
        get: { $0.source == nil ? $0.sourceRect : nil }, set: { $0.sourceRect = $1 }),
      Field(
        "source", PopoverSourceSchema.coding, "The row or the button that the arrow points at.",
        without: "`sourceRect`", get: { $0.source }, set: { $0.source = $1 }),
      Field(
        "arrowDirection", .word(Popover.ArrowDirection.self),
        "The way the arrow points; with `any` the box lies where there is most room.",
        get: { $0.arrowDirection }, set: { $0.arrowDirection = $1 }),
      Field(
        "contentSize", SizeSchema.coding, "The size of the content.",
        without: "320 wide and as high as the table", get: { $0.contentSize }, set: { $0.contentSize = $1 }),
    ]
      + (ViewControllerSchema.bars + [ViewControllerSchema.tabBar, ViewControllerSchema.tableView(.required)])
      .map { field in
        field.lifted(look: { $2($0.controller, $1.controller) }) { whole, change in change(&whole.controller)
        }
      })

  private static let long = mapping.coding { _, keys, node, subject, context in
    mapping.requireKeys(keys, of: subject, node, context)
    if let rect = keys.place(of: "sourceRect"), keys.place(of: "source") != nil {
      context.warning("“sourceRect” does not count in a popover with “source”", at: rect)
    } else if keys.lacks("sourceRect"), keys.lacks("source") {
      context.missing(
        "\(subject) has no “sourceRect” and no “source”", at: node.range,
        hint: "write source: {row: [0, 2]}, source: {barButtonItem: right 0}, or a rectangle")
    }
  }

  static let coding = long.map({ $0 }) { popover in
    var popover = popover
    if popover.controller.tableView == nil { popover.controller.tableView = TableView() }
    return popover
  }
}
