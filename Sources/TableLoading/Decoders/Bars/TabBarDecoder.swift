import TableModel

/// Reads a tab bar: its tabs, or a mapping.
enum TabBarDecoder {
  private static let mostTabs = 20

  private static let selectedIndex = ValueDecoder<Int?>(
    .either(.wholeNumber(0...mostTabs - 1), .word(["none"]))
  ) { node, subject, context in
    if node.scalar?.text == "none" { return .some(nil) }
    guard let number = node.scalar?.number, let index = Int(exactly: number), (0..<mostTabs).contains(index)
    else {
      context.mismatch(
        node, subject, mustBe: .either(.wholeNumber(0...mostTabs - 1), .word(["none"])), hint: node.numberHint
      )
      return nil
    }
    return index
  }

  private static let mapping = MappingDecoder<TabBar>(
    subject: "a tab bar",
    fields: [
      Field("items", TabBarItemDecoder.list) { $0.items = $1 },
      Field("selectedIndex", selectedIndex) { $0.selectedIndex = $1 },
    ] + Field.barStyle
  )

  static let decoder = mapping.decoder(from: TabBar(items: []))
    .or(TabBarItemDecoder.list.map { TabBar(items: $0) })
}
