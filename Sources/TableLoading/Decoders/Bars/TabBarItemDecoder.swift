import TableModel

/// Reads a tab: its title, or a mapping.
enum TabBarItemDecoder {
  private static let mapping = MappingDecoder<TabBarItem>(
    subject: "a tab",
    fields: [
      Field("systemItem", .word(TabBarItem.SystemItem.self)) { $0.systemItem = $1 },
      Field("title", .text) { $0.title = $1 },
      Field("image", ImageDecoder.decoder) { $0.image = $1 },
      Field("badgeValue", .text) { $0.badgeValue = $1 },
    ]
  )

  private static let decoder = mapping.decoder(from: TabBarItem())
    .or(ValueDecoder.text.map { TabBarItem(title: $0) })

  /// The tabs from left to right.
  static let list = ValueDecoder.list(of: decoder, itemName: "a tab")
}
