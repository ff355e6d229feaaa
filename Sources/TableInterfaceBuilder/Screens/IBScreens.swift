import TableModel
import TableSources

/// Makes a screen of every table in a document.
struct IBScreens {
  private let document: XMLElement
  private let context: IBContext
  private let device: IBDevice?
  /// Whether the author looked at the document dark; `nil` where the document does not tell.
  private let appearance: Appearance?
  private let controllers: IBControllers
  private let sizeClasses: SizeClasses

  /// The screens of a document, which may be connected with others.
  init(of storyboard: IBStoryboard, beside others: [IBStoryboard] = []) {
    document = storyboard.root
    context = storyboard.context
    device = IBDevice(of: document)
    sizeClasses = storyboard.sizeClasses
    controllers = IBControllers(of: [storyboard] + others)
    appearance = document.child(named: "device")?["appearance"].flatMap(Appearance.init)
  }

  /// One screen for each table and for each row that stands by itself.
  func screens() -> [Screen] {
    let all = IBTableFinder(document).found
    let most = context.limits.screens
    if all.count > most {
      context.report.error(
        "the document describes \(all.count) screens, more than \(most)", at: all[most].element.range)
    }
    let screens = all.prefix(most).enumerated().map { number, found in
      context.screen(number, found.element) {
        found.element.name == "tableView" ? screen(ofTable: found) : screen(ofRow: found)
      }
    }
    return IBScreens.uniquelyNamed(screens)
  }

  /// A screen and what tells it from others of its name.
  private typealias Identified = (screen: Screen, id: String?)

  private func screen(ofTable found: IBTableFinder.Found) -> Identified {
    let surroundings = IBSurroundings(context: context).view(around: found.element, in: document)
    var tableView = context.part(.key("tableView"), found.element) {
      var table = IBTable(context: context).tableView(found.element)
      if surroundings == nil {
        IBBackdrop(context: context).fill(&table, of: found.element, in: document)
      }
      return table
    }
    if tableView.tintColor == nil { tableView.tintColor = context.color("tintColor", of: document) }
    tableView.id = found.element.id
    var screen = screen(of: tableView, found)
    if let surroundings {
      screen.content = .controller(ViewController(tableView: tableView, view: surroundings))
      screen.size = surroundings.frame.map { context.version.layoutSize(of: $0.size) }
    }
    return (screen, found.element.id)
  }

  private func screen(ofRow found: IBTableFinder.Found) -> Identified {
    var cell = IBCell(context: context, isSelfSizing: true, standsAlone: true).cell(found.element)
    if let layout = cell.contentView?.layout {
      cell.contentView?.layout = IBLoneCell(context: context, device: device).layout(
        layout, of: found.element)
    }
    return (screen(of: TableView(sections: [Section(rows: [cell])]), found), found.element.id)
  }

  /// A screen as large as the table itself, which UIKit laid out at that size, or else as the device.
  private func screen(of tableView: TableView, _ found: IBTableFinder.Found) -> Screen {
    var screen = Screen(
      name: found.object.names.first,
      theme: context.version.theme,
      size: size(of: found),
      scale: device?.scale,
      tableView: tableView
    )
    screen.device = phone(around: screen.size, isRow: found.element.name != "tableView")
    if appearance == .dark { screen.appearance = .dark }
    screen.contentSizeCategory = context.version.contentSizeCategory
    screen.bars = bars(around: found)
    var object = found.object
    object.hasPrototypes =
      found.element.name == "tableViewCell" || !found.element.elements(in: "prototypes").isEmpty
    object.sizeClasses = sizeClasses
    object.storedRows = context.version.storedRows(ofPrototypes: object.hasPrototypes)
    screen.interfaceBuilderObject = object
    return screen
  }

  /// The phone whose margins a table of a size has; `nil` where it is as wide as that phone, and on tablets.
  private func phone(around size: Size?, isRow: Bool) -> String? {
    guard let device, device.isPhone, let size, size.width != device.size.width else { return nil }
    return isRow && !IBLoneCell(context: context, device: device).followsPhone ? nil : device.name
  }

  private func size(of found: IBTableFinder.Found) -> Size? {
    let size = context.rect("frame", of: found.element)?.size
    let isShown = size.map { $0.width >= 1 && $0.height >= 1 } ?? false
    return isShown ? size.map(context.version.layoutSize) : device?.size
  }

  /// The bars around each table that a controller shows, and the object that a screen of it is made of.
  func bars() -> [FoundBars] {
    IBTableFinder(document).found.prefix(context.limits.screens).compactMap { found in
      bars(around: found).map { FoundBars(object: found.object, bars: $0) }
    }
  }

  /// What is wrong with references: tabs of other storyboards that cannot be found.
  func brokenReferences() -> [Diagnostic] {
    controllers.tabsWithoutController.map { tab in
      let storyboard = tab.element["storyboardName"].map { "storyboard \(quoted($0))" } ?? "this storyboard"
      let controller = tab.element["referencedIdentifier"].map { "the controller \(quoted($0)) of " } ?? ""
      var finding = tab.context.report.place(of: tab.element.range)
      finding.message = "\(controller)\(storyboard) was not found, so its tab only shows a name"
      finding.hint = "storyboards are searched for below the nearest folder with an Xcode project"
      finding.rule = .sourceDoubtful
      return finding
    }
  }

  /// The bars that stand around a table; `nil` where no controller shows it.
  private func bars(around found: IBTableFinder.Found) -> ScreenBars? {
    guard let path = found.object.identifiers.lazy.compactMap(controllers.path).first else { return nil }
    var bars = IBBars(path: path).bars
    let whole = path.controller.element.child(key: "view").flatMap { context.rect("frame", of: $0) }
    if let whole, path.navigation == nil, path.tabs == nil, isSheet(whole) { bars.statusBar = nil }
    let shown = (whole?.size).map(context.version.layoutSize) ?? size(of: found)
    bars.device = (device ?? shown.flatMap(IBDevice.holding))?.name
    if document.child(named: "device")?["orientation"] == "landscape" { bars.orientation = .landscape }
    return bars
  }

  /// The points above sheets in documents: on phones with a home indicator, and on others.
  private static let aboveSheets = [10.0, 20]

  /// Whether a controller's view is a sheet's, which has no status bar: since Xcode 11 it is lower than the screen.
  private func isSheet(_ view: Rect) -> Bool {
    guard context.version.hasSymbols, let screen = device?.size else { return false }
    return view.minY == 0 && view.width == screen.width
      && IBScreens.aboveSheets.contains(screen.height - view.height)
  }

  /// The screens with the identifiers of their tables behind names that several have.
  private static func uniquelyNamed(_ screens: [Identified]) -> [Screen] {
    let counts = Dictionary(grouping: screens) { $0.screen.name }.mapValues(\.count)
    return screens.map { screen, id in
      var screen = screen
      if let name = screen.name, counts[name, default: 0] > 1, let id { screen.name = "\(name)-\(id)" }
      return screen
    }
  }
}
