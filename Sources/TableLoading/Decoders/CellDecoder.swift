import TableModel

/// Reads a row: a text, or a mapping.
enum CellDecoder {
  private static let mapping = MappingDecoder<Cell>(
    subject: "a cell",
    fields: [
      Field("id", .text) { $0.id = $1 },
      Field("style", .word(CellStyle.self)) { $0.style = $1 },
      Field("textLabel", LabelDecoder.decoder) { $0.textLabel = $1 },
      Field("detailTextLabel", LabelDecoder.decoder) { $0.detailTextLabel = $1 },
      Field("imageView", ImageViewDecoder.decoder) { $0.imageView = $1 },
      Field("accessoryType", .word(AccessoryType.self)) { $0.accessoryType = $1 },
      Field("selectionStyle", .word(SelectionStyle.self)) { $0.selectionStyle = $1 },
      Field("indentationLevel", .wholeNumber(0...100)) { $0.indentationLevel = $1 },
      Field("indentationWidth", .number(.from(0, to: 1_000))) { $0.indentationWidth = $1 },
      Field("separatorInset", SeparatorInsetDecoder.decoder) { $0.separatorInset = $1 },
      Field("height", .number(.above(0, to: 2_000))) { $0.height = $1 },
      Field("backgroundColor", ColorDecoder.decoder) { $0.backgroundColor = $1 },
    ]
  )

  static let decoder = ValueDecoder<Cell>(.either(.text, mapping.kind)) { node, subject, context in
    guard context.countRow(at: node.range) else { return nil }
    switch node.content {
    case .scalar(let scalar): return Cell(textLabel: Label(text: scalar.text))
    case .mapping(let entries):
      var cell = Cell()
      let keys = mapping.decode(entries, into: &cell, context)
      warnAboutDetail(of: cell, keys, context)
      return cell
    case .sequence, .unreadable:
      context.mismatch(node, subject, mustBe: .either(.text, mapping.kind), hint: node.quotationHint)
      return nil
    }
  }

  private static func warnAboutDetail(of cell: Cell, _ keys: MappingKeys, _ context: DecodingContext) {
    guard cell.style == .default, keys["style"]?.value.scalar?.text ?? "default" == "default",
      let place = keys.place(of: "detailTextLabel")
    else { return }
    context.warning(
      "UIKit ignores “detailTextLabel” in a cell of the style “default”",
      at: place,
      hint: "give the cell the style value1, value2 or subtitle"
    )
  }
}
