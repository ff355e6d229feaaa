import TableModel
import TableSources

/// A section.
enum SectionSchema {
  static let mapping = MappingSchema<Section>(
    "section", subject: "a section", initial: Section(), isSpread: true,
    fields: [
      Field(
        "header", HeaderFooterSchema.coding, "What stands above the rows.", reduction: .space,
        get: { $0.header }, set: { $0.header = $1 }),
      Field(
        "footer", HeaderFooterSchema.coding, "What stands below the rows.", reduction: .space,
        get: { $0.footer }, set: { $0.footer = $1 }),
      Field("rows", RowSchema.list, "The rows.", get: { $0.rows }, set: { $0.rows = $1 }),
    ])

  static let coding: ValueCoding<Section> = {
    let section = mapping.coding(hint: "a table without sections has “rows” itself")
    return ValueCoding(section.kind, encode: section.encode) { node, subject, context in
      context.countSection(at: node.range) ? section.decode(node, subject, context) : nil
    }
  }()
}
