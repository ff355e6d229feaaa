import TableModel
import TableSources

/// A table in a box that points at something.
enum PopoverSchema {
  static let mapping = MappingSchema<Popover>(
    "popover", subject: "a popover",
    initial: Popover(controller: ViewController(), sourceRect: .zero), isSpread: true,
    fields: [
      Field("sourceRect", FrameSchema.coding, "What the arrow points at, on the screen.", .required) {
        $0.sourceRect
      } set: {
        $0.sourceRect = $1
      },
      Field(
        "arrowDirection", .word(Popover.ArrowDirection.self),
        "The way the arrow points; with `any` the box lies where there is most room."
      ) {
        $0.arrowDirection
      } set: {
        $0.arrowDirection = $1
      },
      Field(
        "contentSize", SizeSchema.coding, "The size of the content.",
        without: "320 wide and as high as the table"
      ) {
        $0.contentSize
      } set: {
        $0.contentSize = $1
      },
    ]
      + (ViewControllerSchema.bars + [ViewControllerSchema.tableView(.required)]).map { field in
        field.lifted(get: { $0.controller }) { whole, change in change(&whole.controller) }
      })

  private static let long = mapping.coding { _, keys, node, subject, context in
    mapping.requireKeys(keys, of: subject, node, context)
  }

  static let coding = long.map({ $0 }) { popover in
    var popover = popover
    if popover.controller.tableView == nil { popover.controller.tableView = TableView() }
    return popover
  }
}
