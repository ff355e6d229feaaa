import TableModel
import TableThemes
import Testing

@testable import TableLayout

/// A phone with a notch that lies on its side: content stands clear of 44 points at both sides, backgrounds reach the edges.
@Suite struct NotchTests {
  private static func scene(
    _ style: TableViewStyle, theme: Theme = .ios16, separatorInset: EdgeInsets? = nil,
    index: SectionIndex = SectionIndex(), hasBar: Bool = true
  ) -> SceneNode {
    var row = Cell(textLabel: Label(text: "Hill"))
    row.accessoryType = .disclosureIndicator
    var tableView = TableView(
      style: style, sections: [Section(header: HeaderFooter(title: "A"), rows: [row, row])])
    tableView.separatorInset = separatorInset
    tableView.sectionIndex = index
    let controller = ViewController(
      navigationBar: hasBar ? NavigationBar(title: "Hills") : nil, tableView: tableView)
    return TableLayoutTests.scene(
      of: .around(controller), theme: theme,
      size: Size(width: 812, height: 375), safeArea: EdgeInsets(left: 44, bottom: 21, right: 44)
    ).root
  }

  @Test(arguments: [TableViewStyle.plain, .grouped]) func rowsReachTheEdgesAndContentDoesNot(
    _ style: TableViewStyle
  ) throws {
    let scene = Self.scene(style)
    #expect(scene.frames(of: .cell).allSatisfy { $0.minX == 0 && $0.width == 812 })
    let content = try #require(scene.frames(of: .contentView).first)
    #expect(content.minX == 44 && content.maxX < 812 - 44)
    #expect(scene.frames(of: .label).first?.minX == 64)
    #expect(scene.frames(of: .headerFooterLabel).first?.minX == 64)
  }

  /// “Separators reach all the way to the trailing edge”; they begin where the text does.
  @Test func linesBeginAtTheTextAndReachTheEdge() throws {
    let line = try #require(Self.scene(.plain).frames(of: .separator).first)
    #expect(line.minX == 64 && line.maxX == 812)
    let own = try #require(
      Self.scene(.plain, separatorInset: EdgeInsets(left: 30)).frames(of: .separator).first)
    #expect(own.minX == 74)
    let none = try #require(Self.scene(.plain, separatorInset: .zero).frames(of: .separator).first)
    #expect(none.minX == 0)
  }

  /// In iOS 26 they end as far from the trailing edge as they do upright, and that is clear of the notch too.
  @Test func linesThatEndBeforeTheEdgeStandClearOfIt() throws {
    let scene = Self.scene(.plain, theme: .ios26)
    let line = try #require(scene.frames(of: .separator).first)
    #expect(line.minX == scene.frames(of: .label).first?.minX)
    #expect(line.maxX == 812 - line.minX)
  }

  @Test(arguments: [Theme.ios16, .ios26]) func cardsStandClearOfIt(_ theme: Theme) {
    let scene = Self.scene(.insetGrouped, theme: theme)
    #expect(scene.frames(of: .cell).allSatisfy { $0.minX == 64 && $0.maxX == 812 - 64 })
    #expect(scene.frames(of: .label).allSatisfy { $0.minX == 84 })
  }

  /// As upright ones do not begin below a status bar that nobody asked for.
  @Test func nothingCoversATableByItself() {
    let scene = Self.scene(.plain, hasBar: false)
    #expect(scene.frames(of: .contentView).first?.minX == 0)
  }

  @Test func theIndexStandsClearOfItAndLinesEndBeforeIt() throws {
    let scene = Self.scene(.plain, theme: .ios11, index: SectionIndex(titles: ["A", "B"]))
    let index = try #require(scene.frames(of: .sectionIndex).first)
    #expect(index.maxX == 812)
    #expect(index.minX == 812 - 44 - Theme.ios11.parts.sectionIndex.width)
    #expect(scene.frames(of: .separator).first?.maxX == index.minX)
  }

  /// Interface Builder stored 16 points in iOS 26, and 20 before.
  @Test(arguments: [(Theme.ios26, 16.0), (.ios16, 20)], [TableViewStyle.plain, .grouped])
  func marginsOfAPhoneOnItsSide(_ look: (Theme, Double), _ style: TableViewStyle) {
    let tableView = TableView(
      style: style, sections: [Section(rows: [Cell(textLabel: Label(text: "Hill"))])])
    let scene = TableLayoutTests.scene(
      of: tableView, theme: look.0, size: Size(width: 844, height: 390), scale: 2)
    #expect(scene.root.frames(of: .label).first?.minX == look.1)
    let upright = TableLayoutTests.scene(
      of: tableView, theme: look.0, size: Size(width: 440, height: 956), scale: 2)
    #expect(upright.root.frames(of: .label).first?.minX == 20)
  }
}
