/// One way of drawing a screen; `nil` leaves a matter to the source.
public struct Variant: Hashable, Sendable {
  /// The name of the look, for example `ios6`.
  public var theme: String?
  /// The name of the device, whose size replaces that of the source.
  public var device: String?
  /// The way the device is held; a size that the source gives is turned with it.
  public var orientation: Orientation?
  /// Whether the screen is light or dark.
  public var appearance: Appearance?
  /// How large the user wants text to be.
  public var contentSizeCategory: ContentSizeCategory?
  /// The name of the language that texts are shown in, of a real one or of a pseudo-language.
  public var language: String?
  /// What tables are shown doing.
  public var state: ScreenState?
  /// Whether the bars around tables are shown.
  public var bars: BarVisibility?
  /// What decides the height of the picture; the screen does where nothing is said.
  public var height: PictureHeight?
  /// Device pixels a point, 1…3.
  public var scale: Double?

  /// A way that leaves everything to the source unless it is given.
  public init(
    theme: String? = nil,
    device: String? = nil,
    orientation: Orientation? = nil,
    appearance: Appearance? = nil,
    contentSizeCategory: ContentSizeCategory? = nil,
    language: String? = nil,
    state: ScreenState? = nil,
    bars: BarVisibility? = nil,
    height: PictureHeight? = nil,
    scale: Double? = nil
  ) {
    self.theme = theme
    self.device = device
    self.orientation = orientation
    self.appearance = appearance
    self.contentSizeCategory = contentSizeCategory
    self.language = language
    self.state = state
    self.bars = bars
    self.height = height
    self.scale = scale
  }
}

extension Variant {
  /// The screen with the bars that are wanted and with its tables doing what is wanted.
  ///
  /// Its texts are those of the language and of the device already, which reading its source has chosen.
  public func applied(to screen: Screen) -> Screen {
    let read = screen.unmarked
    let barred = bars?.applied(to: read) ?? read
    return state?.applied(to: barred) ?? barred
  }
}

/// What decides the height of a picture.
public enum PictureHeight: String, Hashable, Sendable, CaseIterable {
  /// The screen's; what lies below is cut off, and empty rows fill what is left.
  case screen
  /// That of everything in the table.
  case content
}

/// What the tables of a screen are shown doing.
public enum ScreenState: String, Hashable, Sendable, CaseIterable {
  /// What the source says.
  case normal
  /// Their rows being edited.
  case editing
  /// All rows selected.
  case selected
  /// All rows asking whether to delete them.
  case showingDeleteConfirmation
  /// Waiting for their rows.
  case loading
  /// The table without any row, as before the first content.
  case empty

  /// The state of all cells of such tables; `nil` where tables show none.
  public var cells: CellState? {
    switch self {
    case .normal: []
    case .editing: .showingEditControl
    case .selected: .selected
    case .showingDeleteConfirmation: .showingDeleteConfirmation
    case .loading, .empty: nil
    }
  }
}

extension ScreenState {
  /// The screen with its tables doing this.
  public func applied(to screen: Screen) -> Screen {
    guard self != .normal else { return screen }
    var screen = screen
    screen.updateTableViews { table in
      switch self {
      case .normal: break
      case .editing: table.isEditing = true
      case .selected: table.updateRows { $0.isSelected = true }
      case .showingDeleteConfirmation:
        table.isEditing = true
        table.updateRows { row in
          row.editingStyle = .delete
          row.showingDeleteConfirmation = true
        }
      case .loading: table.contentUnavailable = ContentUnavailable(.loading)
      case .empty:
        table.sections = []
        table.contentUnavailable =
          table.contentUnavailable?.isEmptyState == true
          ? table.contentUnavailable : ContentUnavailable(.empty(nil), text: SystemStrings.english.noContent)
      }
    }
    return screen
  }
}

extension ContentUnavailable {
  fileprivate var isEmptyState: Bool {
    if case .empty = reason { true } else { false }
  }
}

extension TableView {
  fileprivate mutating func updateRows(_ change: (inout Cell) -> Void) {
    for section in sections.indices {
      for row in sections[section].rows.indices { change(&sections[section].rows[row]) }
    }
  }
}

/// Whether the bars around tables are shown; screens decide where nothing is said.
public enum BarVisibility: String, Hashable, Sendable, CaseIterable {
  /// Those of the screen, and those that its document knows of.
  case shown
  /// None: the table alone.
  case hidden

  /// The screen with its bars shown or hidden.
  public func applied(to screen: Screen) -> Screen {
    switch self {
    case .shown: screen.bars.map { BarVisibility.screen(screen, with: $0) } ?? screen
    case .hidden: BarVisibility.withoutBars(screen)
    }
  }

  private static func screen(_ screen: Screen, with bars: ScreenBars) -> Screen {
    var screen = screen
    if let device = bars.device {
      (screen.device, screen.orientation, screen.size, screen.scale) = (device, bars.orientation, nil, nil)
    }
    screen.statusBar = screen.statusBar ?? bars.statusBar
    screen.updateControllers { controller in
      controller.navigationBar = controller.navigationBar ?? bars.navigationBar
      controller.toolbar = controller.toolbar ?? bars.toolbar
      controller.tabBar = controller.tabBar ?? bars.tabBar
    }
    return screen
  }

  private static func withoutBars(_ screen: Screen) -> Screen {
    var screen = screen
    screen.statusBar = nil
    screen.updateControllers { controller in
      controller.navigationBar = nil
      controller.searchBar = nil
      controller.toolbar = nil
      controller.tabBar = nil
    }
    return screen
  }
}
