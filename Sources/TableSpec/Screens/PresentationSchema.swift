import TableModel

/// A controller that stands over a screen.
enum PresentationSchema {
  static let mapping = MappingSchema<Presentation>(
    "presentedViewController", subject: "a presented view controller",
    initial: Presentation(controller: ViewController()), isSpread: true,
    fields: [
      Field(
        "modalPresentationStyle", .word(Presentation.Style.self),
        "How it stands over the screen; with `automatic` as a page sheet since iOS 13, and over all of it before.",
        get: { $0.style }, set: { $0.style = $1 }),
      Field(
        "preferredContentSize", SizeSchema.coding, "The size of a form sheet on a tablet.",
        without: "the theme’s", get: { $0.preferredContentSize }, set: { $0.preferredContentSize = $1 }),
    ]
      + (ViewControllerSchema.bars + [
        ViewControllerSchema.tabBar, ViewControllerSchema.tableView(.optional), ViewControllerSchema.textView,
      ])
      .map { field in
        field.lifted(look: { $2($0.controller, $1.controller) }) { whole, change in change(&whole.controller)
        }
      })

  static let coding = mapping.coding(
    hint: "write the table below it, as in {navigationBar: New, tableView: {rows: [Name]}}"
  ) { presentation, keys, node, subject, context in
    ViewControllerSchema.check(&presentation.controller, keys, node, subject, context)
    guard let place = keys.place(of: "preferredContentSize"), presentation.style != .formSheet else { return }
    context.warning(
      "“preferredContentSize” counts with “modalPresentationStyle: formSheet” only", at: place,
      hint: "remove it, or write the style")
  }
}
