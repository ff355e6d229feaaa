import TableLayout
import TableModel
import TableThemes
import Testing

/// Cells that are edited, confirm a deletion, or are on their way.
@Suite struct EditingTests {
  private func cell(
    _ configure: (inout Cell) -> Void, in style: TableViewStyle = .plain, theme: Theme, editing: Bool = true
  ) throws -> SceneNode {
    var cell = Cell(textLabel: Label(text: "Title"))
    configure(&cell)
    let table = TableView(style: style, sections: [Section(rows: [cell])], isEditing: editing)
    return try #require(scene(of: table, theme: theme).cells.first)
  }

  @Test(arguments: [(Theme.ios5, 37.0), (.ios7, 38.0)])
  func contentMakesRoomForTheControl(_ theme: Theme, _ indentation: Double) throws {
    let normal = try cell({ $0.editingStyle = .delete }, theme: theme, editing: false)
    let edited = try cell({ $0.editingStyle = .delete }, theme: theme)
    let (before, after) = (try #require(normal.first(.contentView)), try #require(edited.first(.contentView)))
    #expect(after.frame.minX - before.frame.minX == indentation)
    #expect(after.frame.maxX == before.frame.maxX)
    #expect(normal.first(.editControl) == nil)
    #expect(try #require(edited.first(.editControl)).frame.minX >= 0)
  }

  @Test func imagesMoveWithTheContent() throws {
    let image = ImageReference(name: "i", path: "i", format: .png, size: Size(width: 35, height: 35))
    let configure = { (cell: inout Cell) in
      cell.editingStyle = .delete
      cell.imageView = ImageView(image: Image(image))
    }
    let places = try [false, true].map { editing -> Double in
      let cell = try cell(configure, theme: .ios5, editing: editing)
      let content = try #require(cell.first(.contentView))
      return content.frame.minX + (try #require(cell.first(.imageView))).frame.minX
    }
    #expect(places == [4, 41])
  }

  @Test func aCellsOwnStateComesBeforeTheTables() throws {
    let cell = try cell(
      {
        $0.editingStyle = .delete; $0.isEditing = false
      }, theme: .ios7)
    #expect(cell.first(.editControl) == nil)
    #expect(try #require(cell.first(.contentView)).frame.minX == 0)
  }

  @Test(arguments: [(TableViewStyle.plain, 38.0), (.grouped, 0)])
  func rowsWithoutAControlIndentUnlessAGroupedTableIsToldNotTo(
    _ style: TableViewStyle, _ told: Double
  ) throws {
    let indented = try cell({ _ in }, in: style, theme: .ios7)
    let still = try cell({ $0.shouldIndentWhileEditing = false }, in: style, theme: .ios7)
    #expect(try #require(indented.first(.contentView)).frame.minX == 38)
    #expect(try #require(still.first(.contentView)).frame.minX == told)
  }

  /// Measured: the panels cover the row's line in iOS 9 and 10, and leave it free in iOS 11.
  @Test(arguments: [
    (Theme.ios7, true), (.ios9, true), (.ios10, true), (.ios11, false), (.ios11Point0, false),
  ])
  func panelsCoverTheLineUntilIOS10(_ theme: Theme, _ covers: Bool) throws {
    let cell = try cell({ $0.showingDeleteConfirmation = true }, theme: theme, editing: false)
    let panel = try #require(cell.first(.deleteConfirmation))
    let line = try #require(cell.first(.separator))
    #expect(panel.frame.maxY == (covers ? line.frame.maxY : line.frame.minY))
    let order = cell.children.map(\.viewClass).filter { [.deleteConfirmation, .separator].contains($0) }
    #expect(order == [.separator, .deleteConfirmation])
  }

  @Test func theGripTakesTheAccessorysPlace() throws {
    let cell = try cell(
      {
        $0.showsReorderControl = true; $0.editingAccessoryType = .checkmark
      }, theme: .ios5)
    #expect(cell.first(.reorderControl)?.frame.minX == 289)
    #expect(cell.first(.button) == nil)
  }

  @Test func editingHasAnAccessoryOfItsOwn() throws {
    let configure = { (cell: inout Cell) in
      cell.accessoryType = .disclosureIndicator
      cell.editingAccessoryType = .detailButton
    }
    let normal = try cell(configure, theme: .ios7, editing: false)
    let edited = try cell(configure, theme: .ios7)
    #expect(normal.first(.button)?.frame.width == 8)
    #expect(edited.first(.button)?.frame.width == 22)
  }

  @Test func aViewComesBeforeTheStandardElement() throws {
    let view = View(frame: Rect(x: 0, y: 0, width: 50, height: 20), backgroundColor: .black)
    let cell = try cell(
      {
        $0.accessoryType = .checkmark; $0.accessoryView = view
      }, theme: .ios5, editing: false)
    let accessory = try #require(cell.first(role: .accessoryView))
    #expect(accessory.viewClass == .view)
    #expect(accessory.frame.numbers == [260, 11, 50, 20])
    #expect(try #require(cell.first(.contentView)).frame.width == 260)
  }

  @Test func confirmationCoversTheRowInOldLooksAndMovesItInNew() throws {
    let configure = { (cell: inout Cell) in cell.showingDeleteConfirmation = true }
    let classic = try cell(configure, theme: .ios5, editing: false)
    let pill = try #require(classic.first(.deleteConfirmation))
    #expect(pill.frame.maxX == 314)
    #expect(pill.frame.height == 33)
    #expect(try #require(classic.first(.contentView)).frame.minX == 0)
    let flat = try cell(configure, theme: .ios7, editing: false)
    let panel = try #require(flat.first(.deleteConfirmation))
    #expect(panel.frame.maxX == 320)
    #expect(try #require(flat.first(.contentView)).frame.minX == -panel.frame.width)
  }

  @Test func actionsStandFromRightToLeft() throws {
    let actions = [
      RowAction(title: "A", isDestructive: true), RowAction(title: "BBB"), RowAction(title: "CC"),
    ]
    let cell = try cell(
      {
        $0.showingDeleteConfirmation = true; $0.editActions = actions
      }, theme: .ios8, editing: false)
    let panels = try #require(cell.first(.deleteConfirmation)).children
    #expect(panels.map { $0.first(.plainLabel)?.label?.text } == ["A", "BBB", "CC"])
    #expect(panels.map(\.frame.minX) == panels.map(\.frame.minX).sorted(by: >))
  }

  /// Measured on iOS 13: a panel with a picture is 74 points wide, and the row moves right by it.
  @Test func leadingActionsStandFromLeftToRight() throws {
    let bin = Image(ImagePlaceholder(name: "bin", size: Size(width: 15, height: 18)))
    let cell = try cell(
      {
        $0.showingLeadingSwipeActions = true
        $0.leadingSwipeActions = [RowAction(title: "Pin", image: bin), RowAction(title: "Read")]
      }, theme: .ios13, editing: false)
    let swipe = try #require(cell.first(.deleteConfirmation))
    #expect(swipe.frame.minX == 0)
    #expect(swipe.children.map(\.frame.minX) == [0, 74])
    #expect(swipe.children[0].first(.imageView)?.frame.minX == 29.5)
    let sign = try #require(swipe.children[0].first(.imageView))
    #expect(abs(sign.frame.minY + sign.frame.maxY - swipe.frame.height) <= 1 / 2)
    #expect(swipe.children[0].first(.plainLabel) == nil)
    #expect(swipe.children[1].first(.plainLabel)?.label?.text == "Read")
    #expect(try #require(cell.first(.contentView)).frame.minX == swipe.frame.width)
  }

  /// Measured on iOS 13: the first panel fills the gap of 154 points, and its sign keeps its place at the edge.
  @Test(arguments: [false, true], [0.0, 154, 1_000])
  func firstActionFillsAFullSwipe(isLeading: Bool, distance: Double) throws {
    let bin = Image(ImagePlaceholder(name: "bin", size: Size(width: 15, height: 18)))
    let actions = [RowAction(title: "Bin", image: bin), RowAction(title: "A long name")]
    let cell = try cell(
      {
        $0.showingLeadingSwipeActions = isLeading
        $0.leadingSwipeActions = isLeading ? actions : []
        $0.editActions = isLeading ? [] : actions
        $0.showingDeleteConfirmation = !isLeading
        $0.fullSwipe = distance
      }, theme: .ios13, editing: false)
    let swipe = try #require(cell.first(.deleteConfirmation))
    #expect(swipe.children.map(\.frame) == [swipe.frame.bounds])
    let sign = try #require(swipe.first(.imageView))
    #expect((isLeading ? sign.frame.minX : swipe.frame.width - sign.frame.maxX) == 29.5)
    let width = cell.frame.width
    #expect(distance < 200 || swipe.frame.width == width)
    #expect(swipe.frame.width >= 74 && swipe.frame.width <= width)
    #expect(isLeading ? swipe.frame.minX == 0 : swipe.frame.maxX == width)
    let slide = isLeading ? swipe.frame.width : -swipe.frame.width
    #expect(try #require(cell.first(.contentView)).frame.minX == slide)
  }

  /// Panels are 120 points wide at most since iOS 11, with titles of two lines whose letters shrink before they are cut.
  @Test(arguments: [Theme.ios10, .ios11Point0, .ios11, .ios13, .ios16, .ios26])
  func longTitlesHaveTwoLinesSinceIOS11(_ theme: Theme) throws {
    let limit = theme.name == "ios10" ? nil : 120.0
    for (title, lines, isSmaller) in [
      ("Bin", 1, false), ("Mark as Unread", 2, false), ("Move to Another Folder", 2, true),
      ("A title of many words that no panel has room for", 2, true), ("Internationalisation", 1, true),
    ] {
      let cell = try cell(
        {
          $0.showingDeleteConfirmation = true
          $0.editActions = [RowAction(title: title)]
        }, theme: theme, editing: false)
      let panel = try #require(cell.first(.actionButton))
      let label = try #require(panel.first(.plainLabel))
      let size = try #require(label.label?.font.size)
      guard let limit else {
        #expect(label.baselines.count == 1)
        continue
      }
      #expect(panel.frame.width <= limit, "\(title)")
      #expect(label.baselines.count == lines, "\(title)")
      #expect((size < 15) == isSmaller, "\(title) \(size)")
      #expect(panel.frame.bounds.contains(label.frame), "\(title)")
    }
  }

  /// A picture has the title below it in rows from 91 points on; the row's own height counts, and the text's.
  @Test(arguments: [Theme.ios10, .ios11, .ios13, .ios26], [60.0, 90, 91, 120, nil])
  func highRowsHavePicturesAndTitles(_ theme: Theme, _ height: Double?) throws {
    let bin = Image(ImagePlaceholder(name: "bin", size: Size(width: 24, height: 24)))
    let cell = try cell(
      {
        $0.showingDeleteConfirmation = true
        $0.height = height
        if height == nil { $0.textLabel = Label(text: "A\nB\nC\nD\nE\nF", numberOfLines: 0) }
        $0.editActions = [RowAction(title: "Archive", image: bin)]
      }, theme: theme, editing: false)
    let panel = try #require(cell.first(.actionButton))
    let image = try #require(panel.first(.imageView)).frame
    let label = panel.first(.plainLabel)
    #expect((label != nil) == (theme.name != "ios10" && (height ?? cell.frame.height) >= 91))
    guard let label = label?.frame else { return }
    #expect(label.minY >= image.maxY && panel.frame.bounds.contains(label))
    let middle = (image.minY + label.maxY) / 2
    #expect(abs(middle - panel.frame.height / 2) <= 0.5)
    #expect(abs(image.minX + image.maxX - label.minX - label.maxX) < 1e-9)
  }

  /// Buttons of iOS 26 keep clear of the row, of each other and of the edge, however far the row has slid.
  @Test(arguments: [false, true], [0.4, 1]) func capsulesStandBesideTheRow(
    isLeading: Bool, amount: Double
  ) throws {
    let actions = [RowAction(title: "Bin", isDestructive: true), RowAction(title: "Flag")]
    let cell = try cell(
      {
        $0.showingDeleteConfirmation = !isLeading
        $0.showingLeadingSwipeActions = isLeading
        $0.editActions = isLeading ? [] : actions
        $0.leadingSwipeActions = isLeading ? actions : []
        if amount < 1 { $0.transition = Transition(to: .showingDeleteConfirmation, progress: amount) }
      }, theme: .ios26, editing: false)
    let swipe = try #require(cell.first(.deleteConfirmation))
    let buttons = swipe.children.map(\.frame).sorted { $0.minX < $1.minX }
    #expect(buttons.count == 2)
    #expect(buttons.allSatisfy { $0.height == 44 && $0.minX > 0 && $0.maxX < swipe.frame.width })
    #expect(buttons[0].maxX < buttons[1].minX)
    let middles = buttons.map { $0.minY + $0.height / 2 }
    #expect(middles.allSatisfy { abs($0 - swipe.frame.height / 2) <= 0.5 })
    #expect(swipe.children.allSatisfy { $0.cornerRadius == min($0.frame.width, 44) / 2 })
  }

  /// Buttons of one row are as high as the highest, and their titles stand on a line, whatever their pictures are.
  @Test func capsulesOfARowAreAlike() throws {
    let cell = try cell(
      {
        $0.showingDeleteConfirmation = true
        $0.height = 120
        $0.editActions = [4.0, 24].map { height in
          let image = Image(ImagePlaceholder(name: "a", size: Size(width: 24, height: height)))
          return RowAction(title: "Archive", image: image)
        }
      }, theme: .ios26, editing: false)
    let buttons = try #require(cell.first(.deleteConfirmation)).children
    #expect(buttons.count == 2 && Set(buttons.map(\.frame.height)).count == 1)
    let titles = buttons.compactMap { $0.first(.plainLabel)?.frame.minY }
    #expect(titles.count == 2 && Set(titles).count == 1)
    let middles = buttons.compactMap { $0.first(.imageView)?.frame }.map { $0.minY + $0.height / 2 }
    #expect(middles.count == 2 && abs(middles[0] - middles[1]) <= 0.5)
  }

  @Test func selectionColorsLettersWhereTheEraDoes() throws {
    let colors = { (theme: Theme) throws -> [Color] in
      let cell = try cell({ $0.isSelected = true }, theme: theme, editing: false)
      return try #require(cell.first(role: .textLabel)).drawings.compactMap {
        if case .text(_, _, let color, _) = $0 { color } else { nil }
      }
    }
    #expect(try colors(.ios5) == [.white])
    #expect(try colors(.ios7) == [.black])
  }

  @Test func noneMeansThatNothingShows() throws {
    let cell = try cell(
      {
        $0.isSelected = true; $0.selectionStyle = SelectionStyle.none
      }, theme: .ios5, editing: false)
    #expect(cell.first(.selectedBackground) == nil)
  }

  @Test(arguments: [0.0, 0.25, 0.5, 0.75, 1.0], [Theme.ios6, .ios7]) func transitionsGoEvenly(
    _ progress: Double, _ theme: Theme
  ) throws {
    let state: CellState = .showingEditControl
    let moving = try cell(
      {
        $0.editingStyle = .delete; $0.transition = Transition(to: state, progress: progress)
      }, theme: theme,
      editing: false)
    let end = theme == .ios6 ? 37.0 : 38
    #expect(abs(try #require(moving.first(.contentView)).frame.minX - end * progress) <= 0.5)
  }

  @Test func transitionsBeginAndEndInTheirStates() throws {
    for theme in [Theme.ios5, .ios8] {
      let configure = { (cell: inout Cell) in
        cell.editingStyle = .delete
        cell.accessoryType = .disclosureIndicator
        cell.editingAccessoryType = .checkmark
      }
      let still = try cell(configure, theme: theme, editing: false)
      let edited = try cell(configure, theme: theme, editing: true)
      let begin = try cell(
        {
          configure(&$0); $0.transition = Transition(to: .showingEditControl, progress: 0)
        }, theme: theme)
      let end = try cell(
        {
          configure(&$0); $0.transition = Transition(to: .showingEditControl, progress: 1)
        }, theme: theme)
      #expect(begin == still)
      #expect(end == edited)
    }
  }

  @Test func accessoriesCrossFade() throws {
    let cell = try cell(
      {
        $0.accessoryType = .disclosureIndicator
        $0.editingAccessoryType = .checkmark
        $0.transition = Transition(to: .showingEditControl, progress: 0.25)
      }, theme: .ios7)
    let buttons = cell.children.filter { $0.viewClass == .button }
    #expect(buttons.map(\.opacity) == [0.75, 0.25])
  }

  @Test func backgroundsFollowThePosition() {
    let colors: [Background.Position: Color] = [
      .top: Color(0x111111), .middle: Color(0x222222), .bottom: Color(0x333333), .single: Color(0x444444),
    ]
    let background = Background(views: colors.mapValues { View(backgroundColor: $0) })
    let rows = { (count: Int) in Section(rows: (0..<count).map { _ in Cell(backgroundView: background) }) }
    let table = TableView(style: .grouped, sections: [rows(3), rows(1)])
    let drawn = scene(of: table, theme: .ios6).cells.map { $0.first(role: .backgroundView)?.drawings.first }
    let expected: [Background.Position] = [.top, .middle, .bottom, .single]
    for (drawing, position) in zip(drawn, expected) {
      guard case .fill(_, .color(let color)) = drawing else {
        Issue.record("no colour for \(position)")
        continue
      }
      #expect(color == colors[position])
    }
  }
}
