import TableModel

/// Reads a row: a text, or a mapping.
enum CellDecoder {
  private static let mapping = MappingDecoder<Cell>(
    subject: "a cell",
    fields: [
      Field("id", \.id, .text),
      Field("style", \.style, .word),
      Field("textLabel", \.textLabel, LabelDecoder.decoder),
      Field("detailTextLabel", \.detailTextLabel, LabelDecoder.decoder),
      Field("imageView", \.imageView, ImageViewDecoder.decoder),
      Field("accessoryType", \.accessoryType, .word),
      Field("selectionStyle", \.selectionStyle, .word),
      Field("indentationLevel", \.indentationLevel, .wholeNumber(0...100)),
      Field("indentationWidth", \.indentationWidth, .number(.from(0, to: 1_000))),
      Field("separatorInset", \.separatorInset, SeparatorInsetDecoder.decoder),
      Field("height", \.height, .number(.above(0, to: 2_000))),
      Field("backgroundColor", \.backgroundColor, ColorDecoder.decoder),
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
