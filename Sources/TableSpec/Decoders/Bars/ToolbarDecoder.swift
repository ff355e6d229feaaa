import TableModel
import TableSources

/// Reads a toolbar: its items, or a mapping.
enum ToolbarDecoder {
  private static let mapping = MappingDecoder<Toolbar>(
    subject: "a toolbar",
    fields: [Field("items", BarButtonItemDecoder.list) { $0.items = $1 }] + Field.barStyle
  )

  static let decoder = mapping.decoder(from: Toolbar(items: [])) { _, keys, node, subject, context in
    keys.require("items", of: subject, node, context)
  }
  .or(BarButtonItemDecoder.list.map { Toolbar(items: $0) })
}
