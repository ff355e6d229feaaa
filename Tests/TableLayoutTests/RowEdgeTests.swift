import TableModel
import TableThemes
import Testing

@testable import TableLayout

/// What stands at the edges of rows: strips, panels, lines, borders, shadows and arrows.
@Suite struct RowEdgeTests {
  private static func row(_ text: String, _ configure: (inout Cell) -> Void = { _ in }) -> Cell {
    var cell = Cell(textLabel: Label(text: text))
    configure(&cell)
    return cell
  }

  private static let index = SectionIndex(titles: ["A", "B"])

  @Test(arguments: [Theme.ios7, .ios8, .ios9, .ios11, .ios16])
  func theIndexEndsAtTheEdgeBesideANotch(_ theme: Theme) throws {
    var table = TableView(sections: [Section(rows: [Self.row("Hill")])])
    table.sectionIndex = Self.index
    let scene = TableLayoutTests.scene(
      of: .around(ViewController(navigationBar: NavigationBar(title: "Hills"), tableView: table)),
      theme: theme, size: Size(width: 812, height: 375), safeArea: EdgeInsets(left: 44, bottom: 21, right: 44)
    ).root
    let strip = try #require(scene.frames(of: .sectionIndex).first)
    #expect(strip.maxX == 812)
    #expect(strip.minX == 812 - 44 - theme.parts.sectionIndex.width)
  }

  @Test(arguments: [Theme.ios7, .ios8, .ios9, .ios10, .ios11])
  func panelsEndWhereTheIndexBegins(_ theme: Theme) throws {
    let swiped = Self.row("Hill") {
      $0.editingStyle = .delete
      $0.showingDeleteConfirmation = true
    }
    var table = TableView(sections: [Section(rows: [swiped])])
    table.sectionIndex = Self.index
    let scene = scene(of: table, theme: theme)
    let strip = try #require(scene.root.first(.sectionIndex))
    let panel = try #require(scene.root.first(.deleteConfirmation))
    #expect(panel.frame.maxX <= strip.frame.minX)
    let content = try #require(scene.cells.first?.first(.contentView))
    #expect(content.frame.maxX <= panel.frame.minX)
  }

  @Test(arguments: [Theme.ios7, .ios8, .ios9, .ios11, .ios13, .ios16, .ios26], [0, 2])
  func linesBeginWhereTextBesideAPictureDoes(_ theme: Theme, _ level: Int) throws {
    let image = ImageReference(name: "i", path: "i", format: .png, size: Size(width: 29, height: 29))
    let indented = Self.row("Hill") {
      $0.imageView = ImageView(image: Image(image))
      $0.indentationLevel = level
    }
    let scene = scene(of: table(.plain, indented, Self.row("Dell")), theme: theme)
    let cell = try #require(scene.cells.first)
    let (content, label) = (try #require(cell.first(.contentView)), try #require(cell.first(.label)))
    #expect(try #require(cell.first(.separator)).frame.minX == content.frame.minX + label.frame.minX)
  }

  @Test(arguments: [Theme.iphoneos3, .ios5, .ios6]) func bordersOfGroupsHaveTheColourOfTheirLines(
    _ theme: Theme
  ) {
    let red = Color(red: 1, green: 0, blue: 0)
    var grouped = table(.grouped, Self.row("A"), Self.row("B"), separatorStyle: .singleLine)
    let strokes = { (scene: Scene) in
      scene.root.all.flatMap(\.drawings).filter {
        if case .stroke(_, _, .color(red)) = $0 { true } else { false }
      }.count
    }
    #expect(strokes(scene(of: grouped, theme: theme)) == 0)
    grouped.separatorColor = red
    #expect(strokes(scene(of: grouped, theme: theme)) >= 2)
  }

  @Test(arguments: [Theme.ios13, .ios16, .ios26], [TableViewStyle.insetGrouped, .grouped])
  func aLiftedRowsShadowLeavesNoCornerBare(_ theme: Theme, _ style: TableViewStyle) throws {
    let lifted = Self.row("A") { $0.isDragging = true }
    let scene = scene(of: table(style, lifted), theme: theme, scale: 3)
    let shadow = try #require(scene.cells.first?.children.first)
    #expect(shadow.drawings.count > 8)
    #expect(shadow.drawings.allSatisfy { if case .fill = $0 { true } else { false } })
  }

  @Test(arguments: [Theme.ios7, .ios11, .ios13, .ios16], [Popover.ArrowDirection.up, .down, .left, .right])
  func arrowsHaveTheColourOfTheTableThatTheyJoin(
    _ theme: Theme, _ direction: Popover.ArrowDirection
  ) throws {
    let ground = Color(red: 0.5, green: 0.25, blue: 0.75)
    var table = table(.grouped, Self.row("A"))
    table.backgroundColor = ground
    let popover = Popover(
      controller: ViewController(tableView: table), sourceRect: Rect(x: 400, y: 500, width: 40, height: 40),
      arrowDirection: direction, contentSize: Size(width: 200, height: 200))
    let scene = TableLayoutEngine(theme: theme, shaper: StubShaper()).scene(
      of: Screen(content: .controller(ViewController()), popover: popover),
      in: LayoutEnvironment(size: Size(width: 768, height: 1024), scale: 2))
    let node = try #require(scene.root.first(role: .popover))
    #expect(
      node.drawings.contains {
        if case .fill(_, .color(ground)) = $0 { return true }
        guard case .fill(_, .linear(let gradient, _, _)) = $0 else { return false }
        return gradient.stops.allSatisfy { $0.color == ground }
      })
  }
}
