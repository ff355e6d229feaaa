import SwiftSyntax

/// Makes the screen of a spec from a view.
final class ScreenMaker {
  let interpreter: Interpreter
  let expander: ViewExpander
  let rows: RowMaker
  let texts: TextMaker
  private let mainPath: String
  private var title: JSON?
  private var isLarge = true
  private var searchPrompt: JSON?
  private var (left, right, bottom): ([JSON], [JSON], [JSON]) = ([], [], [])
  var hasBar = false
  private var (hidesBar, hidesTabBar) = (false, false)
  /// What the screen says of its look, its text size and its direction, by keys of the spec.
  var environment: [String: JSON] = [:]
  private(set) var isPlain = false
  /// The bar with the tabs that the screen is one of.
  var tabBar: JSON?

  init(_ interpreter: Interpreter, mainPath: String) {
    (self.interpreter, self.mainPath) = (interpreter, mainPath)
    expander = ViewExpander(interpreter)
    rows = RowMaker(expander, mainPath: mainPath)
    texts = TextMaker(interpreter: interpreter)
  }

  /// The look of the collection view that a list is, as SwiftUI’s lists are since iOS 16.
  private static func appearance(of list: ViewNode) -> String {
    switch list.modifier("listStyle")?.arguments.first?.value.memberName {
    case "plain", "PlainListStyle", "inset", "InsetListStyle": "plain"
    case "grouped", "GroupedListStyle": "grouped"
    case "sidebar", "SidebarListStyle": "sidebar"
    default: "insetGrouped"
    }
  }

  /// The screen of a view.
  func screen(of root: ViewNode) -> JSON {
    var outermost = ViewStyle()
    outermost.accent = interpreter.catalogs.accent
    if ScreenMaker.bars.contains(root.name) { hasBar = true }
    let container = find(among: form(of: expander.views(of: root), root), outermost)
    settleLanguage(of: container.list.map { [$0] } ?? container.above)
    var table: JSON =
      container.list.map { JSON.mapping(["appearance": .string(ScreenMaker.appearance(of: $0))]) }
      ?? JSON.mapping(["style": .string("plain"), "separatorStyle": .string("none")])
    let views = container.list.map { listViews(of: $0) } ?? ScreenMaker.shown(container.above)
    let style = container.style
    if let only = views.first, views.count == 1, only.name == "ContentUnavailableView" {
      table = table.with("emptyState", emptyState(only))
    } else {
      let isList = container.list != nil
      isPlain = table["appearance"]?.text == "plain"
      rows.contents.makesListRows = isList
      let made = spaced(
        sections(isList ? views : placed(container), style), isPlain ? nil : container.list)
      rows.contents.makesListRows = false
      let above = bare(isList ? container.above : [], style)
      let isEmpty = made.allSatisfy { $0["rows"]?.items.isEmpty != false && $0["header"] == nil }
      if isEmpty, above.isEmpty, let cover = container.list.flatMap(unavailable) {
        table = table.with("emptyState", emptyState(cover))
      }
      table = table.with("sections", .array(marked(above + made)))
    }
    // A list has one colour of lines, which is that of its rows where all say the same.
    if let color = rows.tints.first, let color, Set(rows.tints).count == 1 {
      table = table.with("separatorColor", .string(color))
    }
    table = table.with("tintColor", (style.tint ?? style.accent).map(JSON.string))
    table = backed(table, container)
    if let list = container.list {
      if let inset = topInset(of: list, table) {
        table = table.with("contentInset", .mapping(["top": .number(inset)]))
      }
      table = rows.placed(table, list)
    }
    return screen(table, isList: container.list != nil)
      .with("view", container.list == nil ? nil : surroundings(container, style))
  }

  /// The space below a large title of iOS 26, as measured, in points.
  private static let spaceBelowTitle = 4.0

  /// How much lower than usual a list begins that says its margin above; `nil` for others.
  private func topInset(of list: ViewNode, _ table: JSON) -> Double? {
    guard let modifier = list.modifier("contentMargins"),
      let margin = modifier.arguments.compactMap(\.value.number).first
    else { return nil }
    let edges = modifier.arguments.first?.value
    let names = (edges?.items ?? edges.map { [$0] } ?? []).compactMap(\.memberName)
    guard edges?.number != nil || !Set(names).isDisjoint(with: ["top", "vertical", "all"]) else { return nil }
    // The space above a first card, which the margin takes the place of; headers have it within themselves, but for
    // what lies below a large title.
    let isCard = ["insetGrouped", "grouped"].contains(table["appearance"]?.text)
    let isUntitled = table["sections"]?.items.first?["header"] == nil
    let isBelowTitle = isLarge && title != nil && interpreter.options.system >= 26
    let usual = isBelowTitle ? ScreenMaker.spaceBelowTitle : interpreter.options.system >= 26 ? 35 : 17.333
    return min(max(margin, 0), 200) - (isCard && (isUntitled || isBelowTitle) ? usual : 0)
  }

  /// Sections whose rows show where something was guessed.
  private func marked(_ sections: [JSON]) -> [JSON] {
    guard interpreter.options.marksGuesses else { return sections }
    let offsets = interpreter.guesses.filter { !$0.isShown && !rows.marked.contains($0) }
      .compactMap { $0.place?.file == mainPath ? $0.place?.offset : nil }
    guard !offsets.isEmpty,
      let root = interpreter.index.statements(of: mainPath).first.map({ Syntax($0).root })
    else { return sections }
    return GuessMarks.marked(sections, at: offsets, in: MemberPlaces(root))
  }

  private func screen(_ table: JSON, isList: Bool) -> JSON {
    var bar: JSON?
    if !hidesBar, title != nil || !left.isEmpty || !right.isEmpty || hasBar {
      bar = .mapping([
        "title": title ?? .string(""), "prefersLargeTitles": isLarge && title != nil ? .bool(true) : nil,
        "leftBarButtonItems": left.isEmpty ? nil : .array(left),
        "rightBarButtonItems": right.isEmpty ? nil : .array(right.reversed()),
      ])
    }
    return .mapping([
      "theme": .string(interpreter.options.system >= 26 ? "ios26" : "ios16"),
      "device": .string(interpreter.options.system >= 26 ? "iphone16pro" : "iphone14"),
      "appearance": environment["appearance"], "contentSizeCategory": environment["contentSizeCategory"],
      "semanticContentAttribute": direction,
      "language": interpreter.language.map(JSON.string),
      "statusBar": .bool(true),
      "navigationBar": bar, "searchBar": searchPrompt.map { .mapping(["placeholder": $0]) },
      "toolbar": bottom.isEmpty ? nil : .array(bottom), "tabBar": hidesTabBar ? nil : tabBar,
      "collectionView": isList ? table : nil, "tableView": isList ? nil : table,
    ])
  }

  /// Notes what modifiers put into bars.
  func take(_ view: ViewNode) {
    for modifier in view.modifiers {
      let first = modifier.arguments.first
      switch modifier.name {
      case "navigationTitle", "navigationBarTitle":
        guard title == nil, let first else { continue }
        let made = texts.text(of: first)
        texts.count(made)
        title = made.json
        if modifier.argument("displayMode")?.value.memberName == "inline" { isLarge = false }
      case "navigationBarTitleDisplayMode", "toolbarTitleDisplayMode":
        if let name = first?.value.memberName, name.hasPrefix("inline") { isLarge = false }
      case "searchable":
        searchPrompt = modifier.argument("prompt").map { texts.text(of: $0).json } ?? .string("Search")
      case "navigationBarHidden": if first?.value.bool == true { hidesBar = true }
      case "toolbar", "toolbarVisibility":
        if first?.value.memberName == "hidden" {
          let bars = modifier.arguments.dropFirst().compactMap(\.value.memberName)
          if bars.isEmpty || bars.contains("navigationBar") { hidesBar = true }
          if bars.contains("tabBar") { hidesTabBar = true }
        } else if let first {
          take(toolbar: first)
        }
      case "navigationBarItems":
        for (label, isLeft) in [("leading", true), ("trailing", false)] {
          guard let argument = modifier.argument(label) else { continue }
          let items = expander.views(of: argument, values: []).flatMap { item(of: $0, ViewStyle()) }
          if isLeft { left += items } else { right += items }
        }
      default: take(environment: modifier)
      }
    }
  }

  private func take(toolbar: Argument) {
    for view in expander.views(of: toolbar, values: []) {
      var placement = "automatic"
      var views = [view]
      if view.name == "ToolbarItem" || view.name == "ToolbarItemGroup" {
        placement = view.argument("placement")?.value.memberName ?? placement
        views = expander.content(of: view)
      } else if view.name == "ToolbarSpacer" {
        continue
      }
      let items = views.flatMap {
        item(of: $0, ViewStyle(), isConfirmation: placement == "confirmationAction")
      }
      switch placement {
      case "topBarLeading", "navigationBarLeading", "cancellationAction", "leading", "navigation":
        left += items
      case "bottomBar", "status":
        if !bottom.isEmpty, !items.isEmpty {
          bottom.append(.mapping(["systemItem": .string("flexibleSpace")]))
        }
        bottom += items
      case "principal", "keyboard", "title", "subtitle", "largeTitle", "largeSubtitle":
        if placement == "principal", title == nil, let text = views.first,
          ["Text", "Text+"].contains(text.name)
        {
          (title, isLarge) = (texts.text(of: text).json, false)
        }
      default: right += items
      }
    }
  }

  private func sections(_ views: [ViewNode], _ style: ViewStyle) -> [JSON] {
    var sections: [JSON] = []
    var loose: [JSON] = []
    func close() {
      if !loose.isEmpty { sections.append(.mapping(["rows": .array(loose)])) }
      loose = []
    }
    let settled = SeparatorLines.settled(views)
    for view in isPlain ? SeparatorLines.settled(sections: settled) : settled {
      if view.name == "Spacer", !rows.contents.makesListRows {
        loose.append(room(view))
      } else if view.name == "Section" {
        close()
        sections.append(section(view, style.inside(view, interpreter)))
      } else if rows.isInlinePicker(view, style) {
        close()
        sections.append(section(ofPicker: view, style))
      } else {
        loose += rows.rows(of: view, style)
      }
    }
    close()
    return sections
  }

  private func section(_ section: ViewNode, _ style: ViewStyle) -> JSON {
    var header: JSON?
    if let first = section.arguments.first, first.label == nil, !first.isTrailing, first.value.view == nil {
      let made = texts.text(of: first, in: section.language)
      texts.count(made)
      header = dressed(made.json, nil, section, style)
    } else {
      header = headerFooter(of: section, "header", style)
    }
    // What a section says of rows holds for each that does not say it itself.
    let said = section.modifiers.filter { $0.name.hasPrefix("listRow") }
    let content =
      (section.argument("content").map { expander.styled(expander.views(of: $0, values: []), by: section) }
      ?? sectionContent(section))
      .flatMap(flat)
      .map { $0.modified(inside: said) }
    let settled = SeparatorLines.settled(content)
    let rowViews = isPlain ? SeparatorLines.settled(settled, of: section) : settled
    let isClosed = section.argument("isExpanded")?.value.bool == false
    let made =
      isClosed
      ? []
      : rowViews.flatMap { view -> [JSON] in
        if rows.isInlinePicker(view, style) {
          interpreter.guess("the label of a picker within a section is left out", at: view.node)
        }
        return view.name == "Section"
          ? self.section(view, style)["rows"]?.items ?? [] : rows.rows(of: view, style)
      }
    // The line below a section of a plain list is that of its last row.
    if isPlain, !made.isEmpty, !rows.tints.isEmpty,
      let color = SeparatorLines.tint(below: section, interpreter, "listSectionSeparatorTint")
    {
      rows.tints[rows.tints.count - 1] = color
    }
    return rows.placed(
      .mapping([
        "header": header, "footer": headerFooter(of: section, "footer", style),
        "rows": .array(made),
      ]), section)
  }

  private func sectionContent(_ section: ViewNode) -> [ViewNode] {
    section.arguments.contains { $0.isTrailing } ? expander.content(of: section) : []
  }
}
