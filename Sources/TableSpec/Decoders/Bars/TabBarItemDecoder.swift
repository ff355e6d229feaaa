import TableModel
import TableSources

/// Reads a tab: its title, or a mapping.
enum TabBarItemDecoder {
  /// The keys of what a tab shows.
  private static let shown: Set<String> = ["systemItem", "title", "image"]

  private static let mapping = MappingDecoder<TabBarItem>(
    subject: "a tab",
    fields: [
      Field("systemItem", .word(TabBarItem.SystemItem.self)) { $0.systemItem = $1 },
      Field("title", .text) { $0.title = $1 },
      Field("image", ImageDecoder.decoder) { $0.image = $1 },
      Field("badgeValue", .text) { $0.badgeValue = $1 },
    ]
  )

  private static let decoder = mapping.decoder(from: TabBarItem(), check: check)
    .or(ValueDecoder.text.map { TabBarItem(title: $0) })

  @Sendable private static func check(
    _ item: inout TabBarItem, _ keys: MappingKeys, _ node: SpecNode, _ subject: String,
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
  static let list = ValueDecoder.list(of: decoder, itemName: "a tab")
}
