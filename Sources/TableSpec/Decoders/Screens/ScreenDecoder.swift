import TableModel
import TableSources

/// Reads a screen: what tables are shown on, the tables, and the bars and boxes around them.
enum ScreenDecoder {
  /// The keys of what fills a screen, of which it has one.
  private static let contentKeys = ["tableView", "tableViews", "splitView"]
  /// The keys of the bars that belong to a table.
  private static let barKeys: Set<String> = ["navigationBar", "searchBar", "toolbar", "tabBar"]

  private static let mapping = MappingDecoder<ScreenDraft>(
    subject: "a screen",
    fields: [
      Field("name", .screenName) { $0.screen.name = $1 },
      Field("theme", .name(ofA: "theme") { $0.themes }) { $0.screen.theme = $1 },
      Field("device", .name(ofA: "device") { $0.devices }) { $0.screen.device = $1 },
      Field("orientation", .word(Orientation.self)) { $0.screen.orientation = $1 },
      Field("appearance", .word(Appearance.self)) { $0.screen.appearance = $1 },
      Field("contentSizeCategory", .word(ContentSizeCategory.self)) {
        $0.screen.contentSizeCategory = $1
      },
      Field("size", SizeDecoder.decoder) { $0.screen.size = $1 },
      Field("scale", ValueDecoder.wholeNumber(1...3).map(Double.init)) { $0.screen.scale = $1 },
      Field(Prototypes.key, PrototypesDecoder.decoder) { _, _ in },
      Field("statusBar", StatusBarDecoder.decoder) { $0.screen.statusBar = $1 },
    ] + contentFields
  )

  /// The keys of what is on the screen.
  private static let contentFields: [Field<ScreenDraft>] =
    controllerFields.map { field in field.lifted { whole, change in change(&whole.controller) } } + [
      Field("tableViews", .list(of: TableViewDecoder.namedDecoder, itemName: "a table view")) {
        $0.tableViews = $1
      },
      Field("splitView", SplitViewDecoder.decoder) { $0.splitView = $1 },
      Field("popover", PopoverDecoder.decoder) { $0.screen.popover = $1 },
    ]

  private static let controllerFields =
    ViewControllerDecoder.bars + [ViewControllerDecoder.tabBar, ViewControllerDecoder.tableView]

  static let decoder = ValueDecoder<[Screen]>(mapping.kind) { node, subject, context in
    guard case .mapping(let entries) = node.content else {
      context.mismatch(node, subject, mustBe: mapping.kind, hint: "begin with “tableView:”")
      return nil
    }
    var draft = ScreenDraft()
    let keys = context.within(context.scope.insideScreen(entries)) {
      mapping.decode(entries, into: &draft, context)
    }
    checkContent(of: draft, keys, node, context)
    warnAboutIgnored(keys, context)
    if draft.screen.appearance == .dark {
      context.within(context.scope.insideScreen(entries)) {
        context.warnIfThemeLacks(.darkAppearance, at: keys["appearance"]?.value.range)
      }
    }
    return draft.screens
  }

  /// Notes what a size leaves without effect; a device still tells the scale where nothing else does.
  private static func warnAboutIgnored(_ keys: MappingKeys, _ context: DecodingContext) {
    guard keys.place(of: "size") != nil else { return }
    if let place = keys.place(of: "orientation") {
      context.warning(
        "“orientation” does not count in a screen with “size”: the size is taken as it is", at: place,
        hint: "exchange the width and the height, or remove one of the keys")
    }
    if let place = keys.place(of: "device"), keys.place(of: "scale") != nil {
      context.warning(
        "“device” does not count in a screen with “size” and “scale”", at: place,
        hint: "remove one of the three keys")
    }
  }

  /// Sees that there is one thing on the screen, and its bars where it can have them.
  private static func checkContent(
    of draft: ScreenDraft,
    _ keys: MappingKeys,
    _ node: SpecNode,
    _ context: DecodingContext
  ) {
    let contents = contentKeys.compactMap { name in keys[name].map { (name: name, entry: $0) } }
    if let first = contents.first, contents.count > 1 {
      for other in contents.dropFirst() {
        context.error(
          "a screen may have \(quoted(first.name)) or \(quoted(other.name)), not both",
          at: other.entry.key.range)
      }
    }
    if let content = contents.first { check(content.entry, of: draft, context) }
    if contents.isEmpty, contentKeys.allSatisfy(keys.lacks), keys.lacks("popover") {
      context.missing(
        "a screen must have “tableView”, “tableViews” or “splitView”", at: node.range.beginning)
    }
    guard contents.first?.name == "splitView" else { return }
    for bar in keys.present(among: barKeys) {
      context.error(
        "a screen with “splitView” has no \(quoted(bar.name ?? "")) of its own", at: bar.key.range,
        hint: "put it into “master” or “detail”")
    }
  }

  private static func check(_ entry: SpecNode.Entry, of draft: ScreenDraft, _ context: DecodingContext) {
    if entry.value.isNull {
      context.missing("\(quoted(entry.name ?? "")) has no value", at: entry.key.range)
    } else if draft.tableViews?.isEmpty == true, entry.value.items?.isEmpty == true {
      context.missing("“tableViews” has no table view", at: entry.value.range)
    }
  }
}
