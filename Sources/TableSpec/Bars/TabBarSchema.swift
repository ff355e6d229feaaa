import TableModel
import TableSources

/// A tab bar: its tabs, or a mapping.
enum TabBarSchema {
  private static let mostTabs = 20

  private static let indexKind = ValueKind.either(
    .wholeNumber(0...mostTabs - 1), .word(WordList { ["none"] }))

  private static let selectedIndex = ValueCoding<Int?>(
    indexKind,
    encode: { index, _ in .word(index.map(String.init) ?? "none") },
    decode: { node, subject, context in
      if node.scalar?.text == "none" { return .some(nil) }
      guard let number = node.scalar?.number, let index = Int(exactly: number), (0..<mostTabs).contains(index)
      else {
        context.mismatch(node, subject, mustBe: indexKind, hint: node.numberHint)
        return nil
      }
      return index
    })

  private static let items = TabBarItemSchema.list.atMost(mostTabs, "tabs")

  static let mapping = MappingSchema<TabBar>(
    "tabBar", subject: "a tab bar", initial: TabBar(items: []),
    fields: [
      Field(
        "items", items, "The tabs from left to right.", .required, get: { $0.items }, set: { $0.items = $1 }),
      Field(
        "selectedIndex", selectedIndex, "The number of the chosen tab, from 0.",
        get: { $0.selectedIndex }, set: { $0.selectedIndex = $1 }),
    ] + Field.barStyle)

  static let coding = mapping.coding(check: check).or("items", items) { TabBar(items: $0) }

  @Sendable private static func check(
    _ bar: inout TabBar, _ keys: MappingKeys, _ node: SpecNode, _ subject: Subject, _ context: DecodingContext
  ) {
    mapping.requireKeys(keys, of: subject, node, context)
    guard let index = bar.selectedIndex, let entry = keys["selectedIndex"],
      let count = keys["items"]?.value.items?.count, index >= max(1, count)
    else { return }
    context.error(
      "“selectedIndex” must be below the number of tabs, \(count), not \(index)", at: entry.value.range,
      hint: "the first tab has the number 0")
  }
}
