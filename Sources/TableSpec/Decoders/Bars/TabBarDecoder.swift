import TableModel
import TableSources

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

  private static let items = TabBarItemDecoder.list.atMost(mostTabs, "tabs")

  private static let mapping = MappingDecoder<TabBar>(
    subject: "a tab bar",
    fields: [
      Field("items", items) { $0.items = $1 },
      Field("selectedIndex", selectedIndex) { $0.selectedIndex = $1 },
    ] + Field.barStyle
  )

  static let decoder = mapping.decoder(from: TabBar(items: []), check: check)
    .or(items.map { TabBar(items: $0) })

  @Sendable private static func check(
    _ bar: inout TabBar, _ keys: MappingKeys, _ node: SpecNode, _ subject: String, _ context: DecodingContext
  ) {
    keys.require("items", of: subject, node, context)
    guard let index = bar.selectedIndex, let entry = keys["selectedIndex"],
      let count = keys["items"]?.value.items?.count, index >= max(1, count)
    else { return }
    context.error(
      "“selectedIndex” must be below the number of tabs, \(count), not \(index)", at: entry.value.range,
      hint: "the first tab has the number 0")
  }
}
