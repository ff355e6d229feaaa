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
        without: "required without `source`", .written,
        get: { $0.source == nil ? $0.sourceRect : nil }, set: { $0.sourceRect = $1 }),
      Field(
        "source", PopoverSourceSchema.coding, "The row or button that the arrow points at.",
        without: "`sourceRect`", get: { $0.source }, set: { $0.source = $1 }),
      Field(
        "arrowDirection", .word(Popover.ArrowDirection.self),
        "Which way the arrow points; `any` puts the box where there is room.",
        get: { $0.arrowDirection }, set: { $0.arrowDirection = $1 }),
      Field(
        "contentSize", SizeSchema.coding, "The size of the content.",
        without: "320 wide and as high as the table", get: { $0.contentSize }, set: { $0.contentSize = $1 }),
    ]
      + (ViewControllerSchema.bars + [
        ViewControllerSchema.tabBar, ViewControllerSchema.tableView,
        ViewControllerSchema.collectionView,
      ])
      .map { field in
        field.lifted(look: { $2($0.controller, $1.controller) }) { whole, change in change(&whole.controller)
        }
      })

  private static let long = mapping.coding { popover, keys, node, subject, context in
    if keys["collectionView"] == nil { keys.require("tableView", of: subject, node, context) }
    ViewControllerSchema.check(&popover.controller, keys, node, subject, context)
    if let rect = keys.place(of: "sourceRect"), keys.place(of: "source") != nil {
      context.warning("“sourceRect” has no effect in a popover with “source”", at: rect)
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

/// What a popover's arrow points at: a row, or a button of a navigation bar.
enum PopoverSourceSchema {
  /// A source before it is known which of the two it is.
  struct Draft: Sendable {
    fileprivate var row: IndexPath?
    fileprivate var button: Button?

    fileprivate struct Button: Hashable, Sendable {
      var side: Popover.Source.Side
      var number: Int
    }

    fileprivate var source: Popover.Source? {
      row.map { .row($0) } ?? button.map { .barButtonItem($0.side, $0.number) }
    }
  }

  /// A side and a number: `right 0`.
  private static let button = ValueCoding<Draft.Button>(
    .boundedText(TextForm(length: 6...10, pattern: "^(left|right) [0-9]{1,4}$")),
    encode: { button, _ in .text("\(button.side.rawValue) \(button.number)") },
    decode: { node, subject, context in
      let words = (node.scalar?.text ?? "").split(separator: " ", omittingEmptySubsequences: false)
      guard words.count == 2, let side = Popover.Source.Side(rawValue: String(words[0])),
        words[1].utf8.count <= 4, words[1].allSatisfy({ $0.isASCII && $0.isNumber }),
        let number = Int(words[1])
      else {
        context.mismatch(
          node, subject, mustBe: .text,
          hint: "write left or right and a number from 0, counted from the edge: right 0")
        return nil
      }
      return Draft.Button(side: side, number: number)
    })

  static let mapping = MappingSchema<Draft>(
    "popoverSource", subject: "the source of a popover", initial: Draft(),
    fields: [
      Field(
        "row", IndexPathSchema.coding,
        "A row by its section and number; in a split view of the detail, else of the master.",
        get: { $0.row }, set: { $0.row = $1 }),
      Field(
        "barButtonItem", button,
        "A button of the navigation bar, by its side and number from that edge: `right 0`.",
        get: { $0.button }, set: { $0.button = $1 }),
    ])

  static let coding = ValueCoding<Popover.Source>(
    mapping.kind,
    encode: { source, context in mapping.value(of: Draft(source), context) },
    decode: { node, subject, context in
      long.decode(node, subject, context)?.source
    })

  private static let long = mapping.coding(hint: "write {row: [0, 2]} or {barButtonItem: right 0}") {
    _, keys, node, subject, context in
    guard keys.lacks("row") == keys.lacks("barButtonItem") else { return }
    context.error("\(subject) must have “row” or “barButtonItem”, and not both", at: node.range)
  }
}

extension PopoverSourceSchema.Draft {
  /// What a file says of a source.
  fileprivate init(_ source: Popover.Source) {
    switch source {
    case .row(let path): row = path
    case .barButtonItem(let side, let number): button = Button(side: side, number: number)
    }
  }
}
