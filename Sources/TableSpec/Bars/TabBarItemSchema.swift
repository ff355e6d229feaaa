import TableModel
import TableSources

/// A tab: its title, or a mapping.
enum TabBarItemSchema {
  /// The keys of what a tab shows.
  private static let shown: Set<String> = ["systemItem", "title", "image"]

  static let mapping = MappingSchema<TabBarItem>(
    "tabBarItem", subject: "a tab", initial: TabBarItem(),
    fields: [
      Field(
        "systemItem", .word(TabBarItem.SystemItem.self),
        "One of the system’s tabs, each with a title and an icon of its own.",
        without: "this, `title` or `image` must be there",
        get: { $0.systemItem }, set: { $0.systemItem = $1 }),
      Field("title", .localizedText, "The title.", get: { $0.title }, set: { $0.title = $1 }),
      Field(
        "image", ImageSchema.coding, "The picture, drawn as a template.",
        get: { $0.image }, set: { $0.image = $1 }),
      Field(
        "badgeValue", .text, "The text in a badge over the icon.",
        get: { $0.badgeValue }, set: { $0.badgeValue = $1 }),
    ])

  private static let coding = mapping.coding(check: check).or("title", .localizedText) {
    TabBarItem(title: $0)
  }

  @Sendable private static func check(
    _ item: inout TabBarItem, _ keys: MappingKeys, _ node: SpecNode, _ subject: Subject,
    _ context: DecodingContext
  ) {
    if keys.place(of: "systemItem") != nil {
      for entry in keys.present(among: ["title", "image"]) {
        context.warning(
          "UIKit ignores \(quoted(entry.name ?? "")) in a tab with “systemItem”", at: entry.key.range)
      }
      item.title = nil
      item.image = nil
    } else if keys.present(among: shown).isEmpty, !shown.contains(where: keys.isMisspelled) {
      context.missing(
        "\(subject) shows nothing", at: node.range, hint: "give it a “title”, a “systemItem” or an “image”")
    }
  }

  /// The tabs from left to right.
  static let list = ValueCoding.list(of: coding, itemName: "a tab")
}
