import TableModel

/// Reads a table.
enum TableViewDecoder {
  private static let fields: [Field<TableViewDraft>] = [
    Field("style", \.tableView.style, .word),
    Field("rowHeight", \.tableView.rowHeight, .number(.above(0, to: 2_000))),
    Field("sectionHeaderHeight", \.tableView.sectionHeaderHeight, .number(.from(0, to: 2_000))),
    Field("sectionFooterHeight", \.tableView.sectionFooterHeight, .number(.from(0, to: 2_000))),
    Field("separatorStyle", \.tableView.separatorStyle, .word),
    Field("separatorColor", \.tableView.separatorColor, ColorDecoder.decoder),
    Field("separatorInset", \.tableView.separatorInset, SeparatorInsetDecoder.decoder),
    Field("backgroundColor", \.tableView.backgroundColor, ColorDecoder.decoder),
    Field(
      "sectionIndexTitles", \.tableView.sectionIndexTitles,
      .list(of: .text, itemName: "an index title")),
    Field("sections", \.tableView.sections, .list(of: SectionDecoder.decoder, itemName: "a section")),
    Field("rows", \.rows, SectionDecoder.rows),
  ]

  /// The only table of a screen.
  static let decoder = decoder(
    MappingDecoder(subject: "a table view", fields: fields)
  )

  /// One of several tables of a screen.
  static let namedDecoder = decoder(
    MappingDecoder(subject: "a table view", fields: [Field("name", \.name, .screenName)] + fields)
  )

  private static func decoder(_ mapping: MappingDecoder<TableViewDraft>) -> ValueDecoder<TableViewDraft> {
    ValueDecoder(mapping.kind) { node, subject, context in
      guard case .mapping(let entries) = node.content else {
        context.mismatch(node, subject, mustBe: mapping.kind)
        return nil
      }
      var draft = TableViewDraft()
      let keys = mapping.decode(entries, into: &draft, context)
      check(draft, keys, context)
      return draft
    }
  }

  private static func check(_ draft: TableViewDraft, _ keys: MappingKeys, _ context: DecodingContext) {
    if let rows = keys["rows"], keys["sections"] != nil {
      context.error(
        "a table view may have “sections” or “rows”, not both", at: rows.key.range,
        hint: "“rows” is short for one section without a header")
    }
    let style = draft.tableView.style
    if style == .grouped, let place = keys.place(of: "sectionIndexTitles") {
      context.warning("UIKit ignores “sectionIndexTitles” in a table of the style “grouped”", at: place)
    }
    if style == .plain, keys["style"]?.value.scalar?.text ?? "plain" == "plain",
      draft.tableView.separatorStyle == .singleLineEtched, let place = keys["separatorStyle"]?.value.range
    {
      context.warning(
        "UIKit ignores “singleLineEtched” in a table of the style “plain”", at: place,
        hint: "etched separators are for the style “grouped”")
    }
  }
}
