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
  public var imagePaths: Set<FilePath> {
    var walk = ImageWalk()
    for controller in screens.flatMap(\.controllers) { walk.visit(controller) }
    for bars in screens.compactMap(\.bars) {
      walk.visit(
        ViewController(navigationBar: bars.navigationBar, toolbar: bars.toolbar, tabBar: bars.tabBar))
    }
    return walk.paths
  }
}

/// A walk over everything that can show a picture.
private struct ImageWalk {
  /// The image files met so far.
  var paths: Set<FilePath> = []

  mutating func visit(_ controller: ViewController) {
    let bar = controller.navigationBar
    visit([bar?.titleView])
    visit((bar?.leftBarButtonItems ?? []) + (bar?.rightBarButtonItems ?? []))
    visit(controller.toolbar?.items ?? [])
    for item in controller.tabBar?.items ?? [] { visit(item.image) }
    if let tableView = controller.tableView { visit(tableView) }
  }

  private mutating func visit(_ table: TableView) {
    visit([table.backgroundView, table.tableHeaderView, table.tableFooterView])
    if case .empty(let imageView) = table.contentUnavailable?.reason { visit(imageView) }
    for section in table.sections {
      visit([section.header?.view, section.footer?.view])
      for cell in section.rows { visit(cell) }
    }
  }

  private mutating func visit(_ items: [BarButtonItem]) {
    for item in items {
      switch item.content {
      case .image(let image): visit(image)
      case .view(let view): visit([view])
      case .title, .system: continue
      }
    }
  }

  private mutating func visit(_ cell: Cell) {
    visit(cell.imageView)
    visit([cell.accessoryView, cell.editingAccessoryView])
    visit(cell.contentView?.subviews ?? [])
    visit(cell.backgroundView)
    visit(cell.selectedBackgroundView)
    visit(cell.multipleSelectionBackgroundView)
  }

  private mutating func visit(_ background: Background?) {
    visit([background?.view])
    visit(background.map { Array($0.views.values) } ?? [])
  }

  private mutating func visit(_ views: [View?]) {
    for case let view? in views {
      if case .image(let imageView) = view.content { visit(imageView) }
      visit(view.subviews)
    }
  }

  private mutating func visit(_ imageView: ImageView?) {
    visit(imageView?.image)
    visit(imageView?.highlightedImage)
  }

  private mutating func visit(_ image: Image?) {
    for file in (image?.representations ?? []) + (image?.darkRepresentations ?? []) {
      paths.insert(file.path)
    }
  }
}

/// How an Interface Builder document calls a table and the controller that shows it.
public struct InterfaceBuilderObject: Hashable, Sendable {
  /// The name that the app asks its storyboard for.
  public var storyboardIdentifier: String?
  /// The classes of the app's own, the controller's before the table's.
  public var classNames: [String]
  /// The identifiers that Interface Builder made up, the controller's before the table's.
  public var identifiers: [String]
  /// Whether the rows are prototypes, of which the app shows any number in any order.
  public var hasPrototypes = false

  /// The room of the screen that the document is read for.
  public var sizeClasses = SizeClasses.phone
  /// How high Interface Builder stored rows that find their height.
  public var storedRows = StoredRows()

  /// How high Interface Builder stored rows whose height follows from their text.
  public struct StoredRows: Hashable, Sendable {
    /// Whether the line that devices add is a part of them.
    public var hasLine: Bool
    /// The height in points of rows with one line of standard letters; `nil` for the look’s.
    public var height: Double?

    /// Rows without the line, as most tools stored them.
    public init(hasLine: Bool = false, height: Double? = nil) {
      self.hasLine = hasLine
      self.height = height
    }
  }

  /// An object of the given names.
  public init(storyboardIdentifier: String? = nil, classNames: [String] = [], identifiers: [String] = []) {
    self.storyboardIdentifier = storyboardIdentifier
    self.classNames = classNames
    self.identifiers = identifiers
  }

  /// All names, those that say most first.
  public var names: [String] { [storyboardIdentifier].compactMap { $0 } + classNames + identifiers }
}
