import TableLayout
import TableMock
import TableModel
import TestSupport
import Testing

@testable import TableThemes

/// Controls and bars beside larger text, against those of running apps on iOS 26: an iPhone of 375 points at two pixels a
/// point.
@Suite struct TextSizeControlTests {
  private func scene(
    _ controller: ViewController, _ category: ContentSizeCategory, theme: String = "ios26"
  ) throws -> SceneNode {
    let screen = Screen(
      theme: theme, size: Size(width: 375, height: 667), content: .controller(controller))
    return try Renderer().scene(of: screen, as: Variant(contentSizeCategory: category, scale: 2)).root
  }

  private func scene(
    _ cell: Cell, _ category: ContentSizeCategory, theme: String = "ios26"
  ) throws -> SceneNode {
    let rows = [cell, Cell(textLabel: Label(text: "Last"))]
    return try scene(
      ViewController(tableView: TableView(sections: [Section(rows: rows)])), category, theme: theme)
  }

  /// What shows while a row is edited.
  struct Editing: Sendable {
    let category: ContentSizeCategory
    let control: (x: Double, width: Double)
    let disc: Double
    let content: Double
    let grip: Double
  }

  /// The middle of a control is that of its disc, which alone is a view here; it stands half a point further right, as on
  /// iOS 13.
  @Test(arguments: [
    Editing(category: .large, control: (15, 26), disc: 22, content: 40, grip: 27),
    Editing(category: .extraExtraExtraLarge, control: (14.5, 34.5), disc: 29, content: 47.5, grip: 36.5),
    Editing(category: .accessibilityLarge, control: (16, 39), disc: 33, content: 55, grip: 41),
  ])
  func controlsForEditingGrow(_ expected: Editing) throws {
    for style in [EditingStyle.delete, .insert] {
      var cell = Cell(textLabel: Label(text: "Sounds"), isEditing: true, editingStyle: style)
      cell.showsReorderControl = true
      let root = try scene(cell, expected.category)
      let control = try #require(root.first { $0.role == .editControl }).frame
      let grip = try #require(root.first { $0.role == .reorderControl }).frame
      let content = try #require(root.first { $0.viewClass == .contentView }).frame
      #expect([control.width, control.height] == [expected.disc, expected.disc])
      #expect(abs((control.minX + control.maxX) / 2 - expected.control.x - expected.control.width / 2) <= 0.5)
      #expect(content.minX == expected.content)
      #expect(abs(grip.width - expected.grip) <= 0.25 && grip.maxX == 359)
    }
  }

  /// Circles that wait to be checked grow like the others, and none does where controls are pictures.
  @Test(arguments: [("ios10", 22.0), ("ios13", 33)])
  func circlesGrow(_ theme: String, _ side: Double) throws {
    var table = TableView(sections: [
      Section(rows: [Cell(textLabel: Label(text: "Sounds"), isEditing: true)])
    ])
    table.allowsMultipleSelectionDuringEditing = true
    let large = try scene(ViewController(tableView: table), .accessibilityLarge, theme: theme)
    let usual = try scene(ViewController(tableView: table), .large, theme: theme)
    let sides = try [usual, large].map { root in
      try #require(root.first { $0.role == .editControl }).frame.width
    }
    #expect(sides == [22, side])
  }

  @Test(arguments: ContentSizeCategory.allCases)
  func switchesMarginsAndLinesStay(_ category: ContentSizeCategory) throws {
    let control = View(content: .control(Control(.switch(isOn: true))))
    let root = try scene(Cell(textLabel: Label(text: "Sounds"), accessoryView: control), category)
    let shown = try #require(root.first { $0.viewClass == .switch }).frame
    #expect(shown.size == Size(width: 63, height: 28))
    #expect(shown.maxX == 359)
    let chevron = try scene(
      Cell(textLabel: Label(text: "Sounds"), accessoryType: .disclosureIndicator), category)
    #expect(try #require(chevron.first { $0.role == .accessoryView }).frame.maxX == 359)
    let line = try #require(root.first { $0.role == .separator }).frame
    #expect([line.minX, line.maxX, line.height] == [16, 359, 1])
  }

  /// Titles are in the style of running text; details in that of subheadings on iOS 26, and of captions before.
  @Test(arguments: ContentSizeCategory.allCases)
  func fontsOfRows(_ category: ContentSizeCategory) throws {
    let sizes = ByContentSize.apple[category]
    for (theme, style, detail) in [
      ("ios26", CellStyle.subtitle, TextStyle.subheadline), ("ios16", .subtitle, .caption1),
      ("ios26", .value1, .body), ("ios16", .value1, .body),
    ] {
      let cell = Cell(style: style, textLabel: Label(text: "A"), detailTextLabel: Label(text: "B"))
      let root = try scene(cell, category, theme: theme)
      let fonts = [ViewRole.textLabel, .detailTextLabel].map { role in
        root.first { $0.role == role }?.label?.font.size
      }
      #expect(fonts == [sizes[.body], sizes[detail]], "\(theme) \(style)")
    }
  }

  // MARK: Bars

  /// The line of a large title and what the bar has below its usual height: 52 points, and 61.5.
  ///
  /// Below the standard titles are smaller: 33 points in home-assistant/iOS's screens at the medium setting.
  @Test(arguments: [
    (ContentSizeCategory.extraSmall, 31.0, 37.0, 106.0), (.medium, 33, 39.5, 106),
    (.large, 34, 41, 106), (.extraExtraExtraLarge, 40, 48, 106), (.accessibilityLarge, 48, 57.5, 115.5),
  ])
  func largeTitlesFollowTheSize(
    _ category: ContentSizeCategory, _ size: Double, _ line: Double, _ bar: Double
  ) throws {
    let controller = ViewController(
      navigationBar: NavigationBar(title: "Library", prefersLargeTitles: true), tableView: TableView())
    let root = try scene(controller, category)
    let title = try #require(root.first { $0.label?.text == "Library" })
    #expect(title.label?.font.size == size)
    #expect(abs(title.frame.height - line) <= 0.5)
    #expect(try #require(root.first { $0.viewClass == .navigationBar }).frame.height == bar)
  }

  @Test(arguments: [
    (ContentSizeCategory.large, 17.0), (.extraExtraLarge, 21), (.extraExtraExtraLarge, 21),
    (.accessibilityMedium, 21), (.accessibilityLarge, 21), (.accessibilityExtraExtraExtraLarge, 21),
  ])
  func titlesInBarsGrowTo21Points(_ category: ContentSizeCategory, _ size: Double) throws {
    let controller = ViewController(
      navigationBar: NavigationBar(title: "Library", rightBarButtonItems: [BarButtonItem(.title("Edit"))]),
      tableView: TableView())
    let root = try scene(controller, category)
    for text in ["Library", "Edit"] {
      let font = try #require(root.first { $0.label?.text == text }?.label?.font)
      #expect(abs(font.size - size) < 1e-9)
    }
  }

  @Test(arguments: ContentSizeCategory.allCases)
  func titlesOfTabsStay(_ category: ContentSizeCategory) throws {
    let controller = ViewController(
      tableView: TableView(), tabBar: TabBar(items: [TabBarItem(title: "Library")]))
    let font = try scene(controller, category).first { $0.label?.text == "Library" }?.label?.font
    #expect(font?.size == 10)
  }

  /// Fields grow as lengths do, with their bars; before iOS 26 nobody is known to have measured them.
  @Test(arguments: [
    ("ios26", ContentSizeCategory.large, 44.0, 17.0), ("ios26", .extraExtraExtraLarge, 58, 23),
    ("ios26", .accessibilityLarge, 80, 33), ("ios16", .accessibilityLarge, 36, 17),
  ])
  func searchFieldsGrow(
    _ theme: String, _ category: ContentSizeCategory, _ height: Double, _ size: Double
  ) throws {
    let controller = ViewController(searchBar: SearchBar(placeholder: "Search"), tableView: TableView())
    let root = try scene(controller, category, theme: theme)
    let usual = try scene(controller, .large, theme: theme)
    let fields = try [root, usual].map {
      try #require($0.first { $0.viewClass == .searchField }).frame.height
    }
    let bars = try [root, usual].map { try #require($0.first { $0.role == .searchBar }).frame.height }
    #expect(fields[0] == height)
    #expect(bars[0] - bars[1] == fields[0] - fields[1])
    #expect(root.first { $0.label?.text == "Search" }?.label?.font.size == size)
  }

  /// The glass is as large beside the words as it is beside those of 17 points, where it was measured with 16.
  ///
  /// Fields among buttons, on phones and on iPads, grow no further than the buttons do.
  @Test(arguments: ContentSizeCategory.allCases)
  func theGlassOfSearchFieldsFollowsTheirWords(_ category: ContentSizeCategory) throws {
    let theme = Theme.ios26.resized(to: category)
    let tablet = try #require(theme.tablet).bars
    let size = ByContentSize.apple[category].body
    let most = ByContentSize.apple[.extraExtraLarge].body
    for (bar, side, words) in [
      (theme.bars.searchBar, 16.0, size), (tablet.searchBar, 16, size),
      (try #require(theme.bars.integratedSearchBar), 16, min(size, most)),
      (try #require(theme.bars.inlineSearchBar), 16.3, min(size, most)),
      (try #require(tablet.inlineSearchBar), 16.3, min(size, most)),
    ] {
      let letters = bar.field.text.size / 17
      let glass = try #require(bar.field.symbol.sizes[.glass])
      #expect(abs(glass.width - side * letters) < 1e-9 && abs(glass.height - side * letters) < 1e-9)
      #expect(abs(bar.field.symbol.lineWidth - 1.6 * letters) < 1e-9)
      #expect(abs(bar.field.text.size - words) < 1e-9)
    }
  }

  @Test(arguments: ContentSizeCategory.allCases)
  func searchFieldsAmongButtonsAreAsHighAtEverySize(_ category: ContentSizeCategory) throws {
    let theme = Theme.ios26.resized(to: category)
    let tablet = try #require(theme.tablet).bars
    let bars = try [theme.bars.integratedSearchBar, theme.bars.inlineSearchBar, tablet.inlineSearchBar].map {
      try #require($0)
    }
    #expect(bars.map(\.field.height) == [48, 48, 44] && bars.map(\.height) == [56, 56, 44])
  }

  /// Headers of groups are as large as rows: 16 points at the medium setting in home-assistant/iOS's screens.
  @Test(arguments: [
    (ContentSizeCategory.extraSmall, 14.0), (.medium, 16), (.large, 17), (.extraExtraExtraLarge, 23),
    (.accessibilityLarge, 33),
  ])
  func headersOfSectionsFollowTheSize(_ category: ContentSizeCategory, _ size: Double) throws {
    for style in TableViewStyle.allCases {
      let table = TableView(style: style, sections: [Section(header: HeaderFooter(title: "Servers"))])
      let root = try scene(ViewController(tableView: table), category)
      let font = try #require(root.first { $0.label?.text == "Servers" }?.label?.font)
      #expect(font.size == size && font.weight == .semibold)
    }
  }

  /// Lines of the system's typeface at two pixels a point; from 30 points on they are whole here.
  @Test(arguments: [
    (13.0, 16.0), (15, 18), (17, 20.5), (21, 25.5), (23, 27.5), (30, 36), (33, 39.5), (48, 57.5),
  ])
  func linesOfText(_ size: Double, _ height: Double) {
    let line = Theme.ios26.typeface[2].lineHeight(of: size, scale: 2)
    #expect(size < 30 ? line == height : abs(line - height) <= 0.5)
  }
}

extension SceneNode {
  fileprivate func first(where isWanted: (SceneNode) -> Bool) -> SceneNode? {
    if isWanted(self) { return self }
    for child in children {
      if let found = child.first(where: isWanted) { return found }
    }
    return nil
  }
}
