/// Everything that one source file describes.
public struct Document: Hashable, Sendable {
  /// The screens in the order of the file; never empty when loading succeeded.
  public var screens: [Screen]
  /// The files that say which pictures and colours the screens have, such as those of asset catalogs.
  package var lists: Set<FilePath> = []

  /// A document from its screens.
  public init(screens: [Screen]) {
    self.screens = screens
  }
}

extension Document {
  /// The paths of all image files that are named anywhere in the document.
  public var imagePaths: Set<FilePath> { images.paths }

  /// The names of all symbols that are shown anywhere in the document.
  package var symbolNames: Set<String> { images.symbols }

  private var images: ImageWalk {
    var walk = ImageWalk()
    for controller in screens.flatMap(\.controllers) { walk.visit(controller) }
    for menu in screens.compactMap(\.menu) { walk.visit(menu) }
    for bars in screens.compactMap(\.bars) {
      walk.visit(
        ViewController(navigationBar: bars.navigationBar, toolbar: bars.toolbar, tabBar: bars.tabBar))
    }
    return walk
  }
}

/// A walk over everything that can show a picture.
private struct ImageWalk {
  /// The image files met so far.
  var paths: Set<FilePath> = []
  /// The names of the symbols met so far.
  var symbols: Set<String> = []

  mutating func visit(_ menu: Menu) {
    for element in menu.children {
      visit(element.action.image)
      for child in element.children { visit(child.image) }
    }
  }

  mutating func visit(_ controller: ViewController) {
    let bar = controller.navigationBar
    visit(bar?.titleView)
    visit((bar?.leftBarButtonItems ?? []) + (bar?.rightBarButtonItems ?? []))
    visit(controller.toolbar?.items ?? [])
    for token in controller.searchBar?.tokens ?? [] { visit(token.icon) }
    for item in controller.tabBar?.items ?? [] { visit(item.image) }
    if let tableView = controller.tableView { visit(tableView) }
    visit(controller.view)
  }

  private mutating func visit(_ table: TableView) {
    for view in [table.backgroundView, table.tableHeaderView, table.tableFooterView] { visit(view) }
    if case .empty(let imageView) = table.contentUnavailable?.reason { visit(imageView) }
    for section in table.sections {
      visit(section.header?.view)
      visit(section.footer?.view)
      visit(section.header?.contentConfiguration?.image)
      visit(section.footer?.contentConfiguration?.image)
      for cell in section.rows { visit(cell) }
    }
  }

  private mutating func visit(_ items: [BarButtonItem]) {
    for item in items {
      switch item.content {
      case .image(let image): visit(image)
      case .view(let view): visit(view)
      case .title, .system: continue
      }
    }
  }

  private mutating func visit(_ cell: Cell) {
    visit(cell.imageView)
    visit(cell.contentConfiguration?.image)
    visit(cell.accessoryView)
    visit(cell.editingAccessoryView)
    for view in cell.contentView?.subviews ?? [] { visit(view) }
    for accessory in cell.accessories { if case .customView(let view) = accessory.kind { visit(view) } }
    visit(cell.backgroundView)
    visit(cell.selectedBackgroundView)
    visit(cell.multipleSelectionBackgroundView)
  }

  private mutating func visit(_ background: Background?) {
    guard let background else { return }
    visit(background.view)
    for view in background.views.values { visit(view) }
  }

  private mutating func visit(_ view: View?) {
    guard let view else { return }
    if case .image(let imageView) = view.content { visit(imageView) }
    if case .control(let control) = view.content {
      switch control.kind {
      case .button(_, let image): visit(image)
      case .configuredButton(_, let configuration): visit(configuration.image)
      default: break
      }
    }
    for view in view.subviews { visit(view) }
  }

  private mutating func visit(_ imageView: ImageView?) {
    visit(imageView?.image)
    visit(imageView?.highlightedImage)
  }

  private mutating func visit(_ image: Image?) {
    let others = image?.rightToLeftFiles.map { $0.light + $0.dark } ?? []
    for file in (image?.representations ?? []) + (image?.darkRepresentations ?? []) + others {
      paths.insert(file.path)
    }
    guard let symbol = image?.symbol else { return }
    symbols.insert(symbol.name)
    if let file = symbol.file { paths.insert(file) }
  }
}
