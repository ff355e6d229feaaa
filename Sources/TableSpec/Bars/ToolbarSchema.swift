import TableModel
import TableSources

/// A toolbar: its items, or a mapping.
enum ToolbarSchema {
  static let mapping = MappingSchema<Toolbar>(
    "toolbar", subject: "a toolbar", initial: Toolbar(items: []),
    fields: [
      Field(
        "items", BarButtonItemSchema.list, "The items from left to right.", .required,
        get: { $0.items }, set: { $0.items = $1 })
    ] + Field.barStyle)

  static let coding = mapping.coding { _, keys, node, subject, context in
    mapping.requireKeys(keys, of: subject, node, context)
  }
  .or("items", BarButtonItemSchema.list) { Toolbar(items: $0) }
}
