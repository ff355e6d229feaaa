import TableModel
import TableSources

/// A screen: what tables are shown on, the tables, and the bars and boxes around them.
enum ScreenSchema {
  /// The keys of what fills a screen, of which it has one.
  private static let contentKeys = ["tableView", "collectionView", "tableViews", "textView", "splitView"]
  /// The keys of what may stand on a screen that has nothing else.
  private static let overlayKeys = ["popover", "presentedViewController", "alertController"]
  /// The keys of the bars that belong to a table.
  private static let barKeys: Set<String> = ["navigationBar", "searchBar", "toolbar", "tabBar"]

  static let mapping = MappingSchema<ScreenDraft>(
    "screen", subject: "a screen", initial: ScreenDraft(), isSpread: true,
    fields: screenFields.map { field in
      field.lifted(look: { $2($0.screen, $1.screen) }) { whole, change in change(&whole.screen) }
    } + contentFields.map { contentKeys.contains($0.key) ? $0.neverNull() : $0 }, exclusive: contentKeys)

  /// The keys of what tables are shown on.
  private static let screenFields: [Field<Screen>] = [
    Field(
      "name", .screenName, "The name of the picture.",
      without: "a number, if the file has several", get: { $0.name }, set: { $0.name = $1 }),
    Field(
      "theme", .name(ofA: .theme), "The look (`tablemock themes`).", without: "the newest",
      get: { $0.theme }, set: { $0.theme = $1 }),
    Field(
      "device", .name(ofA: .device), "The device (`tablemock devices`).", without: "the theme’s",
      get: { $0.device }, set: { $0.device = $1 }),
    Field(
      "orientation", .word(Orientation.self), "How the device is held.", without: "`portrait`",
      get: { $0.orientation }, set: { $0.orientation = $1 }),
    Field(
      "appearance", .word(Appearance.self), "Light, or dark in themes that have a dark appearance.",
      without: "`light`", get: { $0.appearance }, set: { $0.appearance = $1 }),
    Field(
      "contentSizeCategory", .word(ContentSizeCategory.self),
      "The user’s text size.", without: "`large`",
      get: { $0.contentSizeCategory }, set: { $0.contentSizeCategory = $1 }),
    Field(
      "semanticContentAttribute", .word(SemanticContentAttribute.self),
      "The direction of the whole screen.",
      without: "the language’s direction",
      get: { $0.semanticContentAttribute }, set: { $0.semanticContentAttribute = $1 }),
    Field(
      "language", .language, "The screen’s language, unless another is asked for.", without: "the file’s own",
      get: { $0.language }, set: { $0.language = $1 }),
    Field(
      "size", SizeSchema.coding, "The size of the screen.", without: "the device’s in its orientation",
      get: { $0.size }, set: { $0.size = $1 }),
    Field(
      "scale", .scale, "Pixels a point.", without: "the device’s", get: { $0.scale }, set: { $0.scale = $1 }),
    PrototypesSchema.field(),
    Field(
      "review", ReviewRulesSchema.coding, "What reviews ignore.", without: "nothing",
      get: { $0.review.isEmpty ? nil : $0.review }, set: { $0.review = $1 }),
    Field(
      "statusBar", StatusBarSchema.coding, "The bar with the time and the battery.",
      get: { $0.statusBar }, set: { $0.statusBar = $1 }),
  ]

  /// The keys of what is on the screen.
  private static let contentFields: [Field<ScreenDraft>] =
    controllerFields.map { field in
      field.lifted(look: { $2($0.controller, $1.controller) }) { whole, change in change(&whole.controller) }
    } + [
      Field(
        "tableViews", TableViewSchema.namedList,
        "Several tables, each drawn as a picture with the same bars.",
        get: { $0.tableViews }, set: { $0.tableViews = $1 }),
      Field(
        "splitView", SplitViewSchema.coding, "Two tables side by side.",
        get: { $0.splitView }, set: { $0.splitView = $1 }),
      Field(
        "popover", PopoverSchema.coding, "A box over the screen, or alone on it.",
        get: { $0.screen.popover }, set: { $0.screen.popover = $1 }
      ).written(rank: 1),
      Field(
        "presentedViewController", PresentationSchema.coding,
        "A sheet over the screen, or a screen that covers it.",
        get: { $0.screen.presentation }, set: { $0.screen.presentation = $1 }
      ).written(rank: 1),
      Field(
        "menu", MenuSchema.coding, "A menu that is open.",
        get: { $0.screen.menu }, set: { $0.screen.menu = $1 }
      ).written(rank: 1),
      Field(
        "alertController", AlertControllerSchema.coding,
        "A message with buttons over everything else.",
        get: { $0.screen.alertController }, set: { $0.screen.alertController = $1 }
      ).written(rank: 1),
    ]

  /// The keys by which files are told from those of other programs, which may have a `name` or a `theme`, too.
  ///
  /// `view` is a word of too many others.
  static let tellingKeys = contentFields.map(\.key).filter { $0 != ViewControllerSchema.view.key }

  private static let controllerFields =
    ViewControllerSchema.bars + [
      ViewControllerSchema.tabBar, ViewControllerSchema.tableView,
      ViewControllerSchema.collectionView, ViewControllerSchema.textView, ViewControllerSchema.view,
    ]

  static let coding = ValueCoding<[Screen]>(
    mapping.kind,
    encode: { screens, context in screens.first.map { mapping.value(of: ScreenDraft($0), context) } },
    decode: { node, subject, context in
      guard case .mapping(let entries) = node.content else {
        context.mismatch(node, subject, mustBe: mapping.kind, hint: "begin with “tableView:”")
        return nil
      }
      return screens(entries, node, context)
    })

  private static func screens(
    _ entries: [SpecNode.Entry], _ node: SpecNode, _ context: DecodingContext
  ) -> [Screen] {
    var draft = ScreenDraft()
    var keys = MappingKeys()
    (draft.screen.textKeys, draft.screen.hasMarkedTexts) = context.collectingTextKeys {
      keys = context.within(context.scope.insideScreen(entries)) {
        mapping.decode(entries, into: &draft, context)
      }
    }
    checkContent(of: draft, keys, node, context)
    warnAboutIgnored(keys, context)
    return draft.screens
  }

  /// Notes what a size leaves without effect; a device still tells the scale and the margins of a phone.
  private static func warnAboutIgnored(_ keys: MappingKeys, _ context: DecodingContext) {
    guard keys.place(of: "size") != nil else { return }
    if let place = keys.place(of: "orientation") {
      context.warning(
        "“orientation” has no effect in a screen with “size”, which is not turned", at: place,
        hint: "exchange the width and the height, or remove one of the keys")
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
    if contents.isEmpty, (contentKeys + overlayKeys).allSatisfy(keys.lacks) {
      context.missing(
        "a screen must have “tableView”, “collectionView”, “tableViews”, “textView” or “splitView”",
        at: node.range.beginning)
    }
    guard contents.first?.name == "splitView" else { return }
    for bar in keys.present(among: barKeys) {
      context.error(
        "a screen with “splitView” cannot have \(quoted(bar.name ?? ""))", at: bar.key.range,
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

/// A screen as a source file describes it.
struct ScreenDraft: Sendable {
  /// What all tables of the screen have in common.
  @Boxed var screen = Screen(tableView: TableView())
  /// The only table with its bars, or the bars alone.
  @Boxed var controller = ViewController()
  /// Several tables, each of which has a screen of its own with the same bars.
  var tableViews: [TableViewDraft]?
  /// Two tables side by side.
  @Rare var splitView: SplitView?

  /// A screen of which a file says nothing.
  init() {}

  /// What a file says of a screen, which cannot be without anything.
  init(_ screen: Screen) {
    self.screen = screen
    switch screen.content {
    case .controller(let shown):
      controller = shown
      let isEmpty =
        shown.tableView == nil && shown.textView == nil && screen.popover == nil && screen.presentation == nil
        && screen.alertController == nil
      if isEmpty { controller.tableView = TableView() }
    case .splitView(let shown): splitView = shown
    }
  }

  /// A screen for each table.
  var screens: [Screen] {
    guard let tableViews else {
      return [screen(with: splitView.map { .splitView($0) } ?? .controller(controller))]
    }
    return tableViews.map { draft in
      var controller = controller
      controller.tableView = draft.finished
      var screen = screen(with: .controller(controller))
      screen.name = draft.name ?? screen.name
      return screen
    }
  }

  private func screen(with content: ScreenContent) -> Screen {
    var screen = screen
    screen.content = content
    return screen
  }
}

/// Tells specs from the YAML and JSON files of other programs by the keys of what is on a screen.
///
/// A file that cannot be read as YAML at all may still be a spec that somebody is writing: it is one if it mentions
/// such a key anywhere.
enum ScreenKeys {
  /// Whether no document has anything that is on a screen, however misspelt.
  static func isForeign(_ tree: SpecTree, _ bytes: [UInt8]) -> Bool {
    let roots = tree.roots.lazy.flatMap { $0.items ?? [$0] }
    var comparisons = mostComparisons
    if roots.contains(where: { isScreen($0, &comparisons) }) { return false }
    return !tree.isIncomplete || !areMentioned(in: bytes)
  }

  /// Whether the bytes have the name of a key in them, be it in an encoding that spreads letters over several bytes.
  static func areMentioned(in bytes: [UInt8]) -> Bool {
    let letters = bytes.contains(0) ? bytes.filter { $0 != 0 } : bytes
    return letters.withUnsafeBufferPointer { buffer in
      ScreenSchema.tellingKeys.contains { isMentioned(Array($0.utf8), in: buffer) }
    }
  }

  /// The library's own search takes a second for some millions of bytes.
  private static func isMentioned(_ key: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = key.first, key.count <= bytes.count else { return false }
    return (0...bytes.count - key.count).contains { start in
      bytes[start] == first && bytes[start..<start + key.count].elementsEqual(key)
    }
  }

  /// The most keys of a file that are held against those of screens by their spelling.
  private static let mostComparisons = 1_000

  /// What the records begin with that this program itself prints as JSON: findings, views, languages, reviews and plans.
  private static let recordKeys = ["rule", "file", "format", "stack"]

  /// A key of many files that is a part of one of ours, and so would be taken for it.
  private static let everydayKey = "text"

  private static func isScreen(_ node: SpecNode, _ comparisons: inout Int) -> Bool {
    let names = (node.entries ?? []).compactMap(\.name)
    let telling = ScreenSchema.tellingKeys
    if names.contains(where: telling.contains) { return true }
    guard let first = names.first, !recordKeys.contains(first) else { return false }
    let compared = names.prefix(comparisons)
    comparisons -= compared.count
    return compared.contains {
      $0.lowercased() != everydayKey && Spelling.nearest(to: $0, among: telling) != nil
    }
  }
}

/// Reads a whole file: a stream of screens, or lists of them.
enum DocumentDecoder {
  /// What a file describes; what is wrong with it goes to the report.
  static func decode(_ tree: SpecTree, _ context: DecodingContext) -> Document {
    let nodes = tree.roots.flatMap { root in
      if case .sequence(let items) = root.content { items } else { root.isNull ? [] : [root] }
    }
    if nodes.isEmpty {
      context.missing(
        "the file describes no screen", at: SourceRange(start: 0, end: 0), hint: "begin with “tableView:”")
    }
    let screens = nodes.lazy.filter { !$0.isUnreadable }.enumerated().flatMap { number, node in
      context.part(.item(number), at: node.range) {
        let screens = context.reading(node) { ScreenSchema.coding.decode(node, "a screen", context) } ?? []
        context.addScreens(screens.count)
        return screens
      }
    }
    if screens.count > context.limits.screens, let last = nodes.last {
      context.error(
        "the file describes \(screens.count) screens, more than \(context.limits.screens)",
        at: last.range.beginning,
        hint: "divide it into several files")
    }
    context.warnAboutUnusedPrototypes()
    return Document(screens: screens)
  }
}
