import TableModel
import TableThemes

/// What was chosen for a screen before anything of it was made.
package struct GeneratedTraits: Hashable, Sendable {
  /// The name of the look.
  package var theme: String
  /// The name of the device.
  package var device: String
  /// What the screen shows.
  package var kind: GeneratorOptions.Kind
  /// How many rows there are.
  package var length: GeneratorOptions.Length
  /// The language of the words.
  package var language: String
  /// What the table does.
  package var state: GeneratorOptions.State
  /// Whether the screen is light or dark.
  package var appearance: Appearance

  /// All of them as names and words.
  package var members: [(name: String, word: String)] {
    [
      ("theme", theme), ("device", device), ("kind", kind.rawValue), ("length", length.rawValue),
      ("language", language), ("state", state.rawValue), ("appearance", appearance.rawValue),
    ]
  }

  fileprivate init(_ options: GeneratorOptions, _ numbers: inout SeededNumbers) {
    let theme = options.themes.pick(&numbers)
    let kind = options.kinds.pick(&numbers) { options.isPossible($0, in: theme) }
    self.theme = theme
    device = options.devices.pick(&numbers) { options.fits($0, kind, in: theme) }
    self.kind = GeneratorOptions.Kind(rawValue: kind) ?? .list
    length = GeneratorOptions.Length(rawValue: options.lengths.pick(&numbers)) ?? .medium
    language = options.languages.pick(&numbers)
    let state = GeneratorOptions.State(rawValue: options.states.pick(&numbers)) ?? .normal
    let hasRows = self.kind != .empty && self.kind != .text
    let isOld = (SystemVersion(named: theme) ?? SystemVersion(2)) < SystemVersion(6)
    self.state = hasRows && !(state == .refreshing && isOld) ? state : .normal
    let appearance = Appearance(rawValue: options.appearances.pick(&numbers)) ?? .light
    self.appearance = Theme.named(theme)?.palette == nil ? .light : appearance
  }
}

/// Makes screens up, each from the seed and its own number alone.
package struct ScreenGenerator: Sendable {
  private let options: GeneratorOptions

  /// A generator of screens of some kinds.
  package init(_ options: GeneratorOptions) {
    self.options = options
  }

  /// The screen of a number, counted from 0, with what was chosen for it.
  package func screen(_ index: Int) -> (screen: Screen, traits: GeneratedTraits) {
    var numbers = SeededNumbers(seed: options.seed, index: index)
    let traits = GeneratedTraits(options, &numbers)
    guard let theme = Theme.named(traits.theme), let words = WordStock.of(traits.language) else {
      return (Screen(theme: traits.theme, tableView: TableView()), traits)
    }
    let parts = GeneratedParts(theme: theme, words: words, isDark: traits.appearance == .dark)
    var maker = ScreenMaker(traits: traits, parts: parts, numbers: numbers)
    return (maker.screen(), traits)
  }
}

/// A screen at work: its content, its bars, and what stands over it.
private struct ScreenMaker {
  let traits: GeneratedTraits
  let parts: GeneratedParts
  var numbers: SeededNumbers

  private var words: WordStock { parts.words }
  private var tables: TableMaker { TableMaker(parts: parts, length: traits.length) }

  mutating func screen() -> Screen {
    let isTablet = Device.named(traits.device)?.isPhone == false
    var screen = Screen(
      theme: traits.theme, device: traits.device, appearance: traits.appearance == .dark ? .dark : nil,
      content: .controller(ViewController()))
    switch traits.kind {
    case .split:
      screen.orientation = .landscape
      screen.content = .splitView(splitView())
    case .popover:
      screen.content = .controller(controller(.list))
      screen.popover = popover()
    case .sheet:
      screen.content = .controller(controller(.list))
      var form = ViewController(navigationBar: NavigationBar(title: words.name(&numbers)))
      form.navigationBar?.leftBarButtonItems = [BarButtonItem(.system(.cancel))]
      form.navigationBar?.rightBarButtonItems = [BarButtonItem(.system(.done))]
      form.tableView = tables.table(.form, &numbers)
      let style = isTablet ? numbers.pick([Presentation.Style.automatic, .formSheet]) : nil
      var presentation = Presentation(controller: form, style: style ?? .automatic)
      if parts.version.major >= 13 { presentation.prefersGrabberVisible = numbers.chance(85) }
      screen.presentation = presentation
    default:
      if numbers.chance(isTablet ? 40 : 8) { screen.orientation = .landscape }
      screen.content = .controller(controller(traits.kind))
    }
    if numbers.chance(92) { screen.statusBar = statusBar() }
    apply(to: &screen)
    ask(over: &screen)
    if words.isRightToLeft { screen.semanticContentAttribute = .forceRightToLeft }
    if parts.version.major >= 7, [.settings, .list].contains(traits.kind), numbers.chance(20) {
      screen.contentSizeCategory = numbers.pick([
        .extraSmall, .small, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
      ])
    }
    return screen
  }

  private mutating func statusBar() -> StatusBar {
    let minute = numbers.number(below: 60)
    let time =
      "\(1 + numbers.number(below: 12)):\(minute < 10 ? "0" : "")\(minute) \(numbers.chance(50) ? "AM" : "PM")"
    return StatusBar(
      time: numbers.chance(30) ? nil : time, showsSignal: numbers.chance(90),
      batteryLevel: Double(1 + numbers.number(below: 10)) / 10)
  }

  private mutating func controller(_ kind: GeneratorOptions.Kind) -> ViewController {
    var controller = ViewController()
    if kind == .text {
      controller.textView = TextView(text: words.sentences(3 + numbers.number(below: 20), &numbers))
    } else {
      controller.tableView = tables.table(kind, &numbers)
    }
    if numbers.chance(90) { controller.navigationBar = navigationBar() }
    let searches = [.list, .contacts, .library].contains(kind)
    if searches, numbers.chance(45) { controller.searchBar = searchBar() }
    switch numbers.number(below: 100) {
    case ..<25: controller.tabBar = tabBar()
    case ..<42: controller.toolbar = toolbar()
    default: break
    }
    return controller
  }

  private mutating func navigationBar() -> NavigationBar {
    var bar = NavigationBar(title: words.name(&numbers))
    if numbers.chance(50) { bar.backButtonTitle = words.noun(&numbers) }
    if bar.backButtonTitle == nil, numbers.chance(40) { bar.leftBarButtonItems = [barButtonItem()] }
    if numbers.chance(60) {
      bar.rightBarButtonItems = (0...numbers.number(below: 2)).map { _ in barButtonItem() }
    }
    if parts.version.major >= 11, numbers.chance(45) { bar.prefersLargeTitles = true }
    if !bar.prefersLargeTitles, numbers.chance(8) { bar.prompt = words.phrase(2, &numbers) }
    if !bar.prefersLargeTitles, numbers.chance(8) {
      bar.title = nil
      bar.titleView = View(
        frame: Rect(x: 0, y: 0, width: 160, height: 30),
        content: .control(parts.segmentedControl(2, &numbers)))
    }
    // Bars of today have no black style any more, and those of glass no colour.
    if parts.version.major < 13, numbers.chance(12) { bar.barStyle = .black }
    if (7..<26).contains(parts.version.major), numbers.chance(6) {
      (bar.barTintColor, bar.tintColor, bar.barStyle) = (parts.color(&numbers), .white, .black)
    } else if numbers.chance(6) {
      bar.tintColor = parts.color(&numbers)
    }
    return bar
  }

  private mutating func barButtonItem() -> BarButtonItem {
    switch numbers.number(below: 10) {
    case ..<2: BarButtonItem(.title(words.noun(&numbers)), style: numbers.pick([.plain, .done]))
    case 2 where parts.hasSymbols: BarButtonItem(.image(parts.symbol(&numbers)))
    default:
      BarButtonItem(
        .system(
          numbers.pick([.done, .cancel, .edit, .save, .add, .compose, .action, .search, .refresh]) ?? .add),
        isEnabled: numbers.chance(90))
    }
  }

  private mutating func searchBar() -> SearchBar {
    var bar = SearchBar(placeholder: words.noun(&numbers))
    if numbers.chance(25) { (bar.text, bar.showsCancelButton) = (words.noun(&numbers), true) }
    if parts.theme.bars.searchBar.field.token != nil, numbers.chance(90) {
      bar.tokens = [SearchBar.Token(text: words.noun(&numbers))]
    }
    if numbers.chance(15) { bar.scopeButtonTitles = (0..<3).map { _ in words.noun(&numbers) } }
    if bar.text.isEmpty, numbers.chance(10) { bar.showsBookmarkButton = true }
    return bar
  }

  private mutating func toolbar() -> Toolbar {
    let items: [BarButtonItem] = (0..<(2 + numbers.number(below: 3))).map { _ in barButtonItem() }
    let space = BarButtonItem(.system(.flexibleSpace))
    return Toolbar(items: Array(items.map { [$0] }.joined(separator: [space])))
  }

  private mutating func tabBar() -> TabBar {
    let count = 2 + numbers.number(below: 4)
    let items = (0..<count).map { _ in
      var item = TabBarItem(systemItem: numbers.pick(TabBarItem.SystemItem.allCases))
      if numbers.chance(60) {
        let image = parts.hasSymbols ? parts.symbol(&numbers) : Image(parts.placeholder("", 25, 25))
        item = TabBarItem(title: words.noun(&numbers), image: image)
      }
      if numbers.chance(12) { item.badgeValue = String(1 + numbers.number(below: 20)) }
      return item
    }
    return TabBar(items: items, selectedIndex: numbers.number(below: count))
  }

  private mutating func splitView() -> SplitView {
    var master = controller(numbers.pick([.list, .settings, .contacts]) ?? .list)
    master.updateRow(&numbers) { $0.isSelected = true }
    let detail = controller(numbers.pick([.form, .settings, .controls, .feed, .text, .empty]) ?? .form)
    return SplitView(master: master, detail: detail)
  }

  private mutating func popover() -> Popover {
    let count = 2 + numbers.number(below: 5)
    let checked = numbers.number(below: count)
    let rows = (0..<count).map { row in
      Cell(textLabel: Label(text: words.name(&numbers)), accessoryType: row == checked ? .checkmark : .none)
    }
    var controller = ViewController(tableView: TableView(sections: [Section(rows: rows)]))
    if numbers.chance(50) { controller.navigationBar = NavigationBar(title: words.noun(&numbers)) }
    let size = Device.named(traits.device)?.size ?? Size(width: 768, height: 1024)
    let place = Rect(
      x: 40 + Double(numbers.number(below: Int(size.width) - 120)),
      y: 90 + Double(numbers.number(below: Int(size.height) - 260)), width: 40, height: 40)
    let height = Double(count * 44 + (controller.navigationBar == nil ? 0 : 44))
    return Popover(
      controller: controller, sourceRect: place,
      contentSize: Size(width: Double(200 + 40 * numbers.number(below: 4)), height: height))
  }

  /// Shows a message, or the menu of a row that was long-pressed, over some screens in looks that have these.
  private mutating func ask(over screen: inout Screen) {
    guard traits.state == .normal, case .controller(let controller) = screen.content, screen.popover == nil,
      screen.presentation == nil
    else { return }
    let looks = parts.theme.containers
    let table = controller.tableView
    let hasRow = table?.sections.first?.rows.isEmpty == false && table?.scroll.contentOffset == 0
    switch numbers.number(below: 100) {
    case ..<12 where looks.alert != nil: screen.alertController = alert()
    case 12..<34 where looks.menu != nil && hasRow: screen.menu = menu()
    default: break
    }
  }

  private mutating func alert() -> AlertController {
    var actions = [AlertController.Action(title: words.noun(&numbers), style: .cancel)]
    for _ in 0...numbers.number(below: 2) {
      let style: AlertController.Action.Style = numbers.chance(25) ? .destructive : .default
      actions.append(AlertController.Action(title: words.noun(&numbers), style: style))
    }
    let message = numbers.chance(70) ? words.phrase(4, &numbers) : nil
    return AlertController(
      title: words.name(&numbers), message: message,
      preferredStyle: numbers.chance(30) ? .actionSheet : .alert, actions: actions)
  }

  private mutating func menu() -> Menu {
    var children: [Menu.Element] = []
    for _ in 0...(1 + numbers.number(below: 4)) {
      var action = Menu.Action(title: words.name(&numbers))
      if parts.hasSymbols, numbers.chance(60) { action.image = parts.symbol(&numbers) }
      action.isDestructive = numbers.chance(15)
      children.append(Menu.Element(action))
    }
    return Menu(children: children, source: .row(IndexPath(section: 0, row: 0)))
  }

  private mutating func apply(to screen: inout Screen) {
    var numbers = numbers
    defer { self.numbers = numbers }
    var isDone = false
    screen.updateControllers { controller in
      // The table in front does it; of a split view that is the list.
      guard !isDone, controller.tableView?.sections.isEmpty == false else { return }
      isDone = true
      if traits.state == .editing { controller.searchBar = nil }
      if let table = controller.tableView {
        controller.tableView = tables.table(table, doing: traits.state, &numbers)
      }
    }
  }
}

extension ViewController {
  /// Changes one of the table's rows.
  fileprivate mutating func updateRow(_ numbers: inout SeededNumbers, _ change: (inout Cell) -> Void) {
    let section = numbers.number(below: tableView?.sections.count ?? 0)
    guard
      let rows = tableView?.sections.indices.contains(section) == true
        ? tableView?.sections[section].rows : nil,
      !rows.isEmpty, var row = numbers.pick(Array(rows.indices)).map({ ($0, rows[$0]) })
    else { return }
    change(&row.1)
    tableView?.sections[section].rows[row.0] = row.1
  }
}
