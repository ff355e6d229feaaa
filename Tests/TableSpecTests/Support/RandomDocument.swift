import TableModel
import TableSources
import TableSpec
import TestSupport

/// Makes documents of everything that a spec can say.
struct RandomDocument {
  private static let texts = [
    "A", "Wi-Fi", "No", "null", "true", "", " ", "a: b", "12:30", "50%", "#1", "a #b", "-", "- x", "-5", "?",
    "why? so",
    "[x]", "{x}", "a, b", "it's", "\"q\"", "\"it's\"", "back\\slash", "two\nlines", "tab\there", "é😀",
    "\u{2028}",
    "012", "*star", "&and", "!no", "|", ">", "%x", "@x", "`x`", "...", "---", "~", "=", "trailing ", "colon:",
    "x:y", "on", "<<", "Это далия", "花", ".5", "{{x}", "a,b", "x:",
    "Long enough to break the line that it stands in",
  ]

  private var generator: SplitMix64

  private init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  /// The document of a seed.
  static func make(seed: UInt64) -> Document {
    var random = RandomDocument(seed: seed)
    return Document(screens: (0...random.count(2)).map { random.screen($0) })
  }

  private mutating func count(_ most: Int) -> Int { Int.random(in: 0...most, using: &generator) }

  private mutating func chance(_ part: Int = 4) -> Bool { count(part - 1) == 0 }

  private mutating func maybe<Value>(_ make: (inout RandomDocument) -> Value) -> Value? {
    chance() ? make(&self) : nil
  }

  private mutating func list<Item>(_ most: Int = 3, _ make: (inout RandomDocument) -> Item) -> [Item] {
    (0..<count(most)).map { _ in make(&self) }
  }

  private mutating func one<Value: CaseIterable>(of type: Value.Type) -> Value
  where Value.AllCases == [Value] {
    Value.allCases[count(Value.allCases.count - 1)]
  }

  private mutating func text() -> String { Self.texts[count(Self.texts.count - 1)] }

  private mutating func number(_ range: ClosedRange<Double> = 0...1) -> Double {
    let number = Double.random(in: range, using: &generator)
    return chance(2) ? number.rounded() : number
  }

  private mutating func color() -> Color {
    if chance() {
      let system = one(of: SystemColor.self)
      return Color(system, else: system.fallback)
    }
    let named = [Color.black, .white, .clear, Color(0xFF0000), Color(0xAABBCC), Color(0x010203)]
    if chance(2) { return named[count(named.count - 1)] }
    return Color(UInt32(count(0xFFFFFF)), alpha: chance() ? Double(count(255)) / 255 : 1)
  }

  private mutating func size() -> Size { Size(width: number(1...400), height: number(1...400)) }

  private mutating func insets() -> EdgeInsets {
    EdgeInsets(top: number(0...4), left: number(0...4), bottom: number(0...4), right: number(0...4))
  }

  private mutating func image() -> Image {
    Image(ImagePlaceholder(name: text(), size: size()))
  }

  private mutating func imageView() -> ImageView {
    var image = image()
    image.isTemplate = chance()
    image.capInsets = chance() ? EdgeInsets(left: 0.5) : nil
    var highlighted = maybe { $0.image() }
    highlighted?.isTemplate = image.isTemplate
    highlighted?.capInsets = image.capInsets
    return ImageView(
      image: image, highlightedImage: highlighted, contentMode: maybe { $0.one(of: ContentMode.self) },
      tintColor: maybe { $0.color() })
  }

  private mutating func font() -> FontAttributes {
    FontAttributes(
      textStyle: maybe { $0.one(of: TextStyle.self) }, size: maybe { $0.number(1...40) },
      weight: maybe { $0.one(of: FontWeight.self) }, isItalic: maybe { $0.chance(2) })
  }

  private mutating func label() -> Label {
    if chance(2) { return Label(text: text()) }
    var runs = list {
      TextRun(text: $0.text(), font: $0.maybe { $0.font() }, textColor: $0.maybe { $0.color() })
    }
    if chance(2) { runs = [] }
    var label = Label(
      text: runs.isEmpty ? text() : runs.map(\.text).joined(), font: maybe { $0.font() },
      textColor: maybe { $0.color() }, textAlignment: maybe { $0.one(of: TextAlignment.self) },
      numberOfLines: count(2), lineBreakMode: one(of: LineBreakMode.self),
      highlightedTextColor: maybe { $0.color() }, shadowColor: maybe { $0.color() },
      shadowOffset: Size(width: number(-2...2), height: number(-2...2)), adjustsFontSizeToFitWidth: chance(),
      minimumScaleFactor: number(), attributedText: runs)
    label.usesFontLeading = chance(4)
    label.lineBreakStrategy = one(of: LineBreakStrategy.self)
    return label
  }

  private mutating func control() -> Control {
    let isEnabled = chance(2)
    let tint = maybe { $0.color() }
    switch count(8) {
    case 0: return Control(.switch(isOn: chance(2)), isEnabled: isEnabled, tintColor: tint)
    case 1:
      return Control(
        .stepper(canDecrement: chance(2), canIncrement: chance(2)), isEnabled: isEnabled, tintColor: tint)
    case 2: return Control(.slider(value: number()), isEnabled: isEnabled, tintColor: tint)
    case 3:
      return Control(
        .segmentedControl(
          titles: [text(), text()], selectedIndex: maybe { $0.count(1) },
          disabledSegments: maybe { [$0.count(1)] } ?? []),
        isEnabled: isEnabled, tintColor: tint)
    case 4:
      return Control(
        .button(title: text()), isEnabled: isEnabled, tintColor: tint, font: maybe { $0.font() },
        textColor: maybe { $0.color() })
    case 5:
      return Control(
        .textField(
          text: text(), placeholder: text(), textAlignment: maybe { $0.one(of: TextAlignment.self) },
          borderStyle: one(of: TextFieldBorderStyle.self)),
        isEnabled: isEnabled, font: maybe { $0.font() }, textColor: maybe { $0.color() })
    case 6:
      return Control(
        .activityIndicator(
          isAnimating: chance(2), hidesWhenStopped: chance(2), style: one(of: ActivityIndicatorStyle.self)))
    case 7: return Control(.progressView(progress: number()), tintColor: tint)
    default: return Control(.badge(text: text()), tintColor: tint)
    }
  }

  private mutating func content() -> ViewContent {
    switch count(6) {
    case 0: return .none
    case 1: return .label(label())
    case 2: return .image(imageView())
    case 3: return .gradient(Gradient(colors: [color(), color(), color()]), one(of: ViewContent.Axis.self))
    case 4:
      return .gradient(Gradient([.init(0.25, color()), .init(0.5, color())]), one(of: ViewContent.Axis.self))
    case 5: return chance(2) ? .searchBar(searchBar()) : .unknown(className: text())
    default: return .control(control())
    }
  }

  private mutating func view() -> View {
    if chance() { return View(content: .label(Label(text: text()))) }
    return View(
      frame: maybe { Rect(x: $0.number(-9...9), y: 0, width: $0.number(0...9), height: 4) },
      autoresizingMask: AutoresizingMask(rawValue: count(0x3F)), content: content(),
      backgroundColor: maybe { $0.color() }, cornerRadius: number(0...9), alpha: number(),
      clipsToBounds: chance(), subviews: chance() ? list(2) { $0.view() } : [])
  }

  private mutating func background() -> Background {
    if chance(2) { return Background(view: view()) }
    return Background(views: chance(2) ? [.middle: view()] : [.top: view(), .single: view()])
  }

  private mutating func transition() -> Transition {
    Transition(from: CellState(rawValue: count(7)), to: CellState(rawValue: count(7)), progress: number())
  }

  private mutating func cell() -> Cell {
    if chance(2) { return Cell(textLabel: Label(text: text())) }
    var cell = Cell(
      id: maybe { $0.text() }, style: one(of: CellStyle.self), textLabel: maybe { $0.label() },
      detailTextLabel: maybe { $0.label() }, imageView: maybe { $0.imageView() },
      accessoryType: one(of: AccessoryType.self), selectionStyle: maybe { $0.one(of: SelectionStyle.self) },
      indentationLevel: count(2), indentationWidth: number(0...20),
      separatorInset: maybe { EdgeInsets(left: $0.number(0...20), right: $0.number(0...20)) },
      height: maybe { $0.number(1...90) }, backgroundColor: maybe { $0.color() },
      reuseIdentifier: maybe { $0.text() })
    cell.contentView = maybe { random in
      ContentView(designSize: random.maybe { $0.size() }, subviews: random.list { $0.view() })
    }
    cell.accessoryView = maybe { $0.view() }
    cell.isEditing = maybe { $0.chance(2) }
    cell.editingStyle = one(of: EditingStyle.self)
    cell.editingAccessoryType = one(of: AccessoryType.self)
    cell.editingAccessoryView = maybe { $0.view() }
    cell.showsReorderControl = chance()
    cell.shouldIndentWhileEditing = chance()
    cell.showingDeleteConfirmation = chance()
    cell.titleForDeleteConfirmationButton = maybe { $0.text() }
    cell.editActions = list(2) {
      RowAction(title: $0.text(), backgroundColor: $0.maybe { $0.color() }, isDestructive: $0.chance())
    }
    cell.leadingSwipeActions = list(2) {
      RowAction(title: $0.text(), image: $0.maybe { $0.image() }, isDestructive: $0.chance())
    }
    cell.showingLeadingSwipeActions = !cell.leadingSwipeActions.isEmpty && !cell.showingDeleteConfirmation
    cell.fullSwipe = maybe { $0.number() }
    cell.isSelected = chance()
    cell.isHighlighted = chance()
    cell.backgroundView = maybe { $0.background() }
    cell.selectedBackgroundView = maybe { $0.background() }
    cell.multipleSelectionBackgroundView = maybe { $0.background() }
    cell.transition = maybe { $0.transition() }
    return cell
  }

  private mutating func headerFooter() -> HeaderFooter {
    if chance(2) { return HeaderFooter(title: text()) }
    return HeaderFooter(
      title: maybe { $0.text() }, height: maybe { $0.number(0...90) },
      textAlignment: maybe { $0.one(of: TextAlignment.self) }, textColor: maybe { $0.color() },
      backgroundColor: maybe { $0.color() }, view: maybe { $0.view() })
  }

  private mutating func contentUnavailable() -> ContentUnavailable {
    if chance(2) {
      return ContentUnavailable(.loading, text: maybe { $0.text() }, secondaryText: maybe { $0.text() })
    }
    return ContentUnavailable(
      .empty(maybe { $0.imageView() }), text: maybe { $0.text() }, secondaryText: maybe { $0.text() },
      buttonTitle: maybe { $0.text() })
  }

  private mutating func tableView() -> TableView {
    var table = TableView(
      style: one(of: TableViewStyle.self),
      sections: list { random in
        Section(
          header: random.maybe { $0.headerFooter() }, footer: random.maybe { $0.headerFooter() },
          rows: random.list(4) { $0.cell() })
      },
      rowHeight: maybe { $0.number(1...90) }, sectionHeaderHeight: maybe { $0.number(0...90) },
      sectionFooterHeight: maybe { $0.number(0...90) },
      separatorStyle: maybe { $0.one(of: SeparatorStyle.self) },
      separatorColor: maybe { $0.color() }, separatorInset: maybe { EdgeInsets(left: $0.number(0...20)) },
      backgroundColor: maybe { $0.color() })
    table.sectionIndex = SectionIndex(
      titles: list { $0.text() }, color: maybe { $0.color() }, backgroundColor: maybe { $0.color() },
      trackingBackgroundColor: maybe { $0.color() }, isTracking: chance(), minimumDisplayRowCount: count(2))
    table.isEditing = chance()
    table.allowsMultipleSelection = chance()
    table.allowsMultipleSelectionDuringEditing = chance()
    table.transition = maybe { $0.transition() }
    table.tintColor = maybe { $0.color() }
    table.backgroundView = maybe { $0.view() }
    table.tableHeaderView = maybe { $0.view() }
    table.tableFooterView = maybe { $0.view() }
    table.scroll = ScrollState(
      contentOffset: number(-90...900), contentInset: chance() ? insets() : .zero,
      showsVerticalScrollIndicator: chance(), scrollIndicatorInsets: chance() ? insets() : .zero,
      indicatorStyle: one(of: ScrollState.IndicatorStyle.self))
    table.refreshControl = maybe { random in
      RefreshControl(
        random.chance(2) ? .refreshing : .pulled(random.number()), title: random.maybe { $0.text() },
        tintColor: random.maybe { $0.color() })
    }
    table.contentUnavailable = maybe { $0.contentUnavailable() }
    return table
  }

  private mutating func item() -> BarButtonItem {
    let content: BarButtonItem.Content =
      switch count(2) {
      case 0: .title(text())
      case 1: .system(one(of: BarButtonSystemItem.self))
      default: .image(image())
      }
    return BarButtonItem(
      content, style: maybe { $0.one(of: BarButtonItem.Style.self) }, isEnabled: chance(2),
      tintColor: maybe { $0.color() }, width: maybe { $0.number(0...90) })
  }

  private mutating func searchBar() -> SearchBar {
    let titles = list { $0.text() }
    var bar = SearchBar(
      text: text(), placeholder: text(), showsCancelButton: chance(), showsBookmarkButton: chance(),
      scopeButtonTitles: titles, selectedScopeButtonIndex: count(max(0, titles.count - 1)),
      barStyle: one(of: BarStyle.self), barTintColor: maybe { $0.color() }, tintColor: maybe { $0.color() })
    bar.placement = one(of: SearchBarPlacement.self)
    return bar
  }

  private mutating func navigationBar() -> NavigationBar {
    var bar = NavigationBar(
      title: maybe { $0.text() }, prompt: maybe { $0.text() }, titleView: maybe { $0.view() },
      backButtonTitle: maybe { $0.text() }, leftBarButtonItems: list(2) { $0.item() },
      rightBarButtonItems: list(2) { $0.item() }, prefersLargeTitles: chance(),
      barStyle: one(of: BarStyle.self),
      barTintColor: maybe { $0.color() }, tintColor: maybe { $0.color() })
    bar.titleTextAttributes = maybe { TitleTextAttributes(foregroundColor: $0.color()) }
    bar.largeTitleTextAttributes = maybe { TitleTextAttributes(foregroundColor: $0.color()) }
    return bar
  }

  private mutating func tabBar() -> TabBar {
    let items =
      [TabBarItem(title: text(), badgeValue: maybe { $0.text() })]
      + list(2) { random in
        random.chance(2)
          ? TabBarItem(systemItem: random.one(of: TabBarItem.SystemItem.self))
          : TabBarItem(title: random.maybe { $0.text() }, image: random.image())
      }
    return TabBar(
      items: items, selectedIndex: chance() ? nil : count(items.count - 1), barStyle: one(of: BarStyle.self),
      barTintColor: maybe { $0.color() }, tintColor: maybe { $0.color() })
  }

  private mutating func controller(isInPopover: Bool = false) -> ViewController {
    ViewController(
      navigationBar: maybe { $0.navigationBar() }, searchBar: maybe { $0.searchBar() },
      tableView: tableView(),
      toolbar: maybe { Toolbar(items: $0.list { $0.item() }, barStyle: $0.one(of: BarStyle.self)) },
      tabBar: isInPopover ? nil : maybe { $0.tabBar() })
  }

  private mutating func textController() -> ViewController {
    var controller = ViewController()
    controller.textView = maybe { random in
      var view = TextView(text: random.text())
      view.font = random.maybe { $0.font() }
      view.textColor = random.maybe { $0.color() }
      view.textAlignment = random.maybe { $0.one(of: TextAlignment.self) }
      view.textContainerInset = random.maybe { _ in EdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      view.backgroundColor = random.maybe { $0.color() }
      return view
    }
    return controller
  }

  private mutating func screen(_ number: Int) -> Screen {
    Screen(
      name: chance(2) ? "screen \(number)" : nil, theme: maybe { _ in "ios6" }, device: maybe { _ in "ipad" },
      orientation: maybe { $0.one(of: Orientation.self) }, size: maybe { $0.size() },
      scale: maybe { Double(1 + $0.count(2)) }, appearance: maybe { $0.one(of: Appearance.self) },
      statusBar: maybe { random in
        StatusBar(
          style: random.one(of: StatusBar.Style.self), time: random.text(), date: random.text(),
          carrier: random.text(), showsSignal: random.chance(), batteryLevel: random.number())
      },
      content: chance()
        ? .splitView(
          SplitView(
            master: controller(), detail: chance(2) ? textController() : controller(),
            displayMode: one(of: SplitView.DisplayMode.self), masterWidth: maybe { $0.number(1...400) }))
        : .controller(controller()),
      popover: maybe { random in
        Popover(
          controller: random.controller(isInPopover: true), sourceRect: Rect(x: 1, y: 2, width: 3, height: 4),
          arrowDirection: random.one(of: Popover.ArrowDirection.self), contentSize: random.maybe { $0.size() }
        )
      },
      presentation: maybe { random in
        Presentation(
          controller: random.controller(), style: random.one(of: Presentation.Style.self))
      })
  }
}
