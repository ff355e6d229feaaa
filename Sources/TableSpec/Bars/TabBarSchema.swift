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

/// A tab: its title, or a mapping.
enum TabBarItemSchema {
  /// The keys of what a tab shows.
  private static let shown: Set<String> = ["systemItem", "title", "image"]

  static let mapping = MappingSchema<TabBarItem>(
    "tabBarItem", subject: "a tab", initial: TabBarItem(),
    fields: [
      Field(
        "systemItem", .word(TabBarItem.SystemItem.self),
        "One of the system’s tabs, with its title and icon.",
        without: "required without `title` and `image`",
        get: { $0.systemItem }, set: { $0.systemItem = $1 }),
      Field("title", .localizedText, "The title.", get: { $0.title }, set: { $0.title = $1 }),
      Field(
        "image", ImageSchema.coding, "The picture, drawn as a template.",
        get: { $0.image }, set: { $0.image = $1 }),
      Field(
        "badgeValue", .text, "The text in a badge over the icon.",
        get: { $0.badgeValue }, set: { $0.badgeValue = $1 }),
    ] + Field.accessibility)

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

/// A status bar: whether there is one, or a mapping.
enum StatusBarSchema {
  static let mapping = MappingSchema<StatusBar>(
    "statusBar", subject: "a status bar", initial: StatusBar(),
    fields: [
      Field(
        "style", .word(StatusBar.Style.self),
        "Whether its icons are light or dark; `default` suits the bar below.",
        get: { $0.style }, set: { $0.style = $1 }),
      Field(
        "time", .text, "The time of day.", without: "`9:41 AM`, as its language writes it",
        get: { $0.ownTime }, set: { $0.ownTime = $1 }),
      Field(
        "date", .text, "The date, shown on tablets since iOS 13.",
        without: "`Tue Jan 9`, as its language writes it", get: { $0.ownDate }, set: { $0.ownDate = $1 }),
      Field(
        "carrier", .text, "The carrier; tablets have none since iOS 13.",
        get: { $0.carrier }, set: { $0.carrier = $1 }),
      Field(
        "showsSignal", .boolean, "Whether the signal strength shows.",
        get: { $0.showsSignal }, set: { $0.showsSignal = $1 }),
      Field(
        "batteryLevel", .number(.from(0, to: 1)), "How full the battery is.",
        get: { $0.batteryLevel }, set: { $0.batteryLevel = $1 }),
      Field(
        "showsDynamicIsland", .boolean,
        "Whether phones show their Dynamic Island, as screenshots do not.",
        get: { $0.showsDynamicIsland }, set: { $0.showsDynamicIsland = $1 }),
    ])

  private static let presence = mapping.coding().orPresence { StatusBar() }

  static let coding = ValueCoding<StatusBar?>(
    presence.kind, encode: presence.encode,
    decode: { node, subject, context in
      guard let word = node.scalar?.text, styleWords.contains(word) else {
        return presence.decode(node, subject, context)
      }
      context.mismatch(
        node, subject, mustBe: presence.kind,
        hint: "write {style: darkContent} for dark letters, or {style: lightContent} for light ones")
      return nil
    })

  /// What somebody may write who means the style.
  private static let styleWords: Set = ["dark", "light", "black", "white", "darkContent", "lightContent"]
}
