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
  /// The language that its texts are looked up in where nobody asks for one; `nil` for those of the source.
  public var language: String?
  /// The bar with the time and the battery; `nil` for none.
  public var statusBar: StatusBar?
  /// What fills the screen below the status bar.
  public var content: ScreenContent
  /// What floats over the content.
  @Rare public var popover: Popover?
  /// What stands over all that.
  @Rare public var presentation: Presentation?
  /// A menu that is open.
  @Rare public var menu: Menu?
  /// A message with buttons over everything else.
  @Rare public var alertController: AlertController?
  /// What reviews of the screen's pictures overlook.
  public var review = ReviewRules()
  /// The bars that the screen's document knows of; a picture has them where a variant asks for them.
  public var bars: ScreenBars?
  /// The object that the screen was made of; `nil` where the source is a spec.
  public var interfaceBuilderObject: InterfaceBuilderObject?
  /// The keys of texts that are not their own, by the texts.
  public var textKeys: [String: TextKey] = [:]
  /// Whether some of these texts are marked, since others read as they do.
  package var hasMarkedTexts = false

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
    guard statusBar == nil, popover == nil, presentation == nil, menu == nil, alertController == nil,
      case .controller(let controller) = content
    else { return false }
    return controller.isBareTable
  }

  /// Whether there is a single controller without a bar of its own or of the system’s.
  package var isWithoutBars: Bool {
    guard statusBar == nil, popover == nil, presentation == nil, case .controller(let controller) = content
    else { return false }
    return !controller.hasBars
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

extension Screen {
  /// The screen with its texts as people read them: without the marks by which those that read the same are told apart, and
  /// those of Markdown.
  package var unmarked: Screen {
    guard hasMarkedTexts || textKeys.values.contains(where: \.changesText) else { return self }
    return worded { textKeys[$0]?.worded(TextMark.unmarked($0)) ?? WordedText($0) }
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

/// The kind of device that a screen is shown on: of UIKit's `UIUserInterfaceIdiom` those that have tables.
public enum UserInterfaceIdiom: Hashable, Sendable, CaseIterable {
  /// A phone, which is narrow.
  case phone
  /// An iPad, with popovers, form sheets and readable widths.
  case pad
}

/// How much room a screen gives: UIKit's `UIUserInterfaceSizeClass` across and down.
public struct SizeClasses: Hashable, Sendable {
  /// The room in one direction.
  public enum SizeClass: String, Hashable, Sendable {
    case compact, regular
  }

  /// The room across.
  public var horizontal: SizeClass
  /// The room down.
  public var vertical: SizeClass

  /// Upright phones.
  public static let phone = SizeClasses(horizontal: .compact, vertical: .regular)
  /// iPads.
  public static let pad = SizeClasses(horizontal: .regular, vertical: .regular)

  /// Room across and down.
  public init(horizontal: SizeClass, vertical: SizeClass) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// The shorter side in points of the phones that are regular across where they lie, and of the smallest iPad.
  private static let (wide, tablet) = (414.0, 744.0)

  /// The room on a screen of a size in points that is a phone's, or no phone's; without a word its size tells.
  public init(size: Size, isPhone: Bool? = nil) {
    let shorter = min(size.width, size.height)
    if !(isPhone ?? (shorter < SizeClasses.tablet)) {
      self = .pad
    } else if size.width <= size.height {
      self = .phone
    } else {
      self.init(horizontal: shorter >= SizeClasses.wide ? .regular : .compact, vertical: .compact)
    }
  }
}

/// What fills a screen below its status bar.
public indirect enum ScreenContent: Hashable, Sendable {
  /// One table with its bars.
  case controller(ViewController)
  /// Two tables side by side.
  case splitView(SplitView)
}
