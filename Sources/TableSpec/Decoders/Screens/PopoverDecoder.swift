import TableModel
import TableSources

/// Reads a table in a box that points at something.
enum PopoverDecoder {
  private static let mapping = MappingDecoder<Popover>(
    subject: "a popover",
    fields: [
      Field("sourceRect", FrameDecoder.decoder) { $0.sourceRect = $1 },
      Field("arrowDirection", .word(Popover.ArrowDirection.self)) { $0.arrowDirection = $1 },
      Field("contentSize", SizeDecoder.decoder) { $0.contentSize = $1 },
    ]
      + (ViewControllerDecoder.bars + [ViewControllerDecoder.tableView]).map { field in
        field.lifted { whole, change in change(&whole.controller) }
      }
  )

  static let decoder = mapping.decoder(
    from: Popover(controller: ViewController(), sourceRect: .zero)
  ) { _, keys, node, subject, context in
    keys.require("sourceRect", of: subject, node, context)
    keys.require("tableView", of: subject, node, context)
  }
}
