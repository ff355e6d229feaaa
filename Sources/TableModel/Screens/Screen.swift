/// One picture to be: a table with the bars and containers around it, and what the author says of the device.
///
/// What is `nil` takes the program's defaults; whoever renders the screen may overrule any of it but the content.
public struct Screen: Hashable, Sendable {
  /// What tells this screen from others of its file.
  public var name: String?
  /// The name of a theme, for example `ios6`.
  public var theme: String?
  /// The name of a device, for example `iphone4`.
  public var device: String?
  /// The way the device is held.
  public var orientation: Orientation?
  /// The size of the screen in points, instead of the device's.
  public var size: Size?
  /// Device pixels a point: 1, 2 or 3.
  public var scale: Double?
  /// Whether the screen is light or dark.
  public var appearance: Appearance?
  /// How large the user wants text to be; `nil` for the standard.
  public var contentSizeCategory: ContentSizeCategory?
  /// In which way the whole screen is read; `nil` for the way of the language.
  ///
  /// It holds for everything on the screen, as the language of an app does.
  public var semanticContentAttribute: SemanticContentAttribute?
  /// The bar with the time and the battery; `nil` for none.
  public var statusBar: StatusBar?
  /// What fills the screen below the status bar.
  public var content: ScreenContent
  /// What floats over the content.
  @Rare public var popover: Popover?
  /// What stands over all that.
  @Rare public var presentation: Presentation?
  /// What reviews of the screen's pictures overlook.
  public var review = ReviewRules()
  /// The bars that the screen's document knows of; a picture has them where a variant asks for them.
  public var bars: ScreenBars?
  /// Where bars come from that other files of the project have.
  package var surroundings = ScreenSurroundings()
  /// The object that the screen was made of; `nil` where the source is a spec.
  public var interfaceBuilderObject: InterfaceBuilderObject?
  /// The keys of texts that are not their own, by the texts.
  public var textKeys: [String: TextKey] = [:]
  /// Where the texts come from in other languages.
  public var localization = ScreenLocalization()

  /// A screen around its content.
  public init(
    name: String? = nil,
    theme: String? = nil,
    device: String? = nil,
    orientation: Orientation? = nil,
    size: Size? = nil,
    scale: Double? = nil,
    appearance: Appearance? = nil,
    statusBar: StatusBar? = nil,
    content: ScreenContent,
    popover: Popover? = nil,
    presentation: Presentation? = nil
  ) {
    self.name = name
    self.theme = theme
    self.device = device
    self.orientation = orientation
    self.size = size
    self.scale = scale
    self.appearance = appearance
    self.statusBar = statusBar
    self.content = content
    self.popover = popover
    self.presentation = presentation
  }

  /// A screen around nothing but a table.
  public init(
    name: String? = nil,
    theme: String? = nil,
    device: String? = nil,
    orientation: Orientation? = nil,
    size: Size? = nil,
    scale: Double? = nil,
    tableView: TableView
  ) {
    self.init(
      name: name,
      theme: theme,
      device: device,
      orientation: orientation,
      size: size,
      scale: scale,
      content: .controller(ViewController(tableView: tableView))
    )
  }

  /// Everything that holds a table, from back to front.
  public var controllers: [ViewController] {
    let shown =
      switch content {
      case .controller(let controller): [controller]
      case .splitView(let splitView): [splitView.master, splitView.detail]
      }
    return shown + [popover?.controller, presentation?.controller].compactMap { $0 }
  }

  /// All tables, from back to front.
  public var tableViews: [TableView] { controllers.compactMap(\.tableView) }

  /// Whether there is anything on the screen besides one table.
  public var isBareTable: Bool {
    guard statusBar == nil, popover == nil, presentation == nil, case .controller(let controller) = content
    else { return false }
    return controller.isBareTable
  }

  /// Changes every controller in place.
  public mutating func updateControllers(_ change: (inout ViewController) -> Void) {
    switch content {
    case .controller(var controller):
      change(&controller)
      content = .controller(controller)
    case .splitView(var splitView):
      change(&splitView.master)
      change(&splitView.detail)
      content = .splitView(splitView)
    }
    if var popover {
      change(&popover.controller)
      self.popover = popover
    }
    if var presentation {
      change(&presentation.controller)
      self.presentation = presentation
    }
  }

  /// Changes every table in place.
  public mutating func updateTableViews(_ change: (inout TableView) -> Void) {
    updateControllers { controller in
      guard var tableView = controller.tableView else { return }
      change(&tableView)
      controller.tableView = tableView
    }
  }
}
