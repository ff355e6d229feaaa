import TableLayout
import TableModel
import TableThemes
import Testing

/// Frames that UIKit computed on iOS 26.1 for a screen of 375 points, in both directions.
@Suite struct RightToLeftFrameTests {
  struct Fact: CustomTestStringConvertible {
    let name: String
    let table: TableView
    let text: String
    let width: Double
    let left: Double
    let right: Double

    var testDescription: String { name }
  }

  private static func table(_ style: TableViewStyle, _ cell: Cell, header: String? = nil) -> TableView {
    TableView(
      style: style, sections: [Section(header: header.map { HeaderFooter(title: $0) }, rows: [cell])])
  }

  static let facts = [
    Fact(
      name: "title of a subtitle cell",
      table: table(
        .plain, Cell(style: .subtitle, textLabel: Label(text: "Alpha"), detailTextLabel: Label(text: "Beta"))
      ),
      text: "Alpha", width: 43.5, left: 16, right: 315.5),
    Fact(
      name: "title of a value1 cell on a card",
      table: table(
        .insetGrouped,
        Cell(style: .value1, textLabel: Label(text: "Notifications"), detailTextLabel: Label(text: "On"))),
      text: "Notifications", width: 96, left: 32, right: 247),
    Fact(
      name: "value of a value1 cell on a card",
      table: table(
        .insetGrouped,
        Cell(
          style: .value1, textLabel: Label(text: "Notifications"), detailTextLabel: Label(text: "On"),
          accessoryType: .disclosureIndicator)),
      text: "On", width: 22.5, left: 302, right: 50.5),
  ]

  @Test(arguments: facts) func label(_ fact: Fact) {
    let widths = [fact.text: fact.width]
    let before = scene(of: fact.table, .leftToRight, widths: widths).place(of: fact.text)
    let after = scene(of: fact.table, .rightToLeft, widths: widths).place(of: fact.text)
    #expect(before?.minX == fact.left)
    #expect(before?.width == fact.width)
    #expect(after?.minX == fact.right)
    #expect(after?.width == fact.width)
  }

  @Test func headersStandAtTheRight() throws {
    let table = RightToLeftFrameTests.table(
      .insetGrouped, Cell(textLabel: Label(text: "Row")), header: "General")
    for (direction, ink) in [(LayoutDirection.leftToRight, 32.0), (.rightToLeft, 281)] {
      let scene = scene(of: table, direction, widths: ["General": 62])
      let label = try #require(scene.root.first(.headerFooterLabel))
      let place = try #require(scene.place { $0.viewClass == .headerFooterLabel })
      #expect(label.lineEnds.map { $0.lowerBound + place.minX } == [ink])
    }
  }

  @Test(arguments: [(TableViewStyle.plain, 348.5), (.insetGrouped, 316.5)])
  func chevronsKeepTheirMargin(_ style: TableViewStyle, _ left: Double) throws {
    let cell = Cell(textLabel: Label(text: "Row"), accessoryType: .disclosureIndicator)
    for (direction, x) in [(LayoutDirection.leftToRight, left), (.rightToLeft, 16)] {
      let scene = scene(of: RightToLeftFrameTests.table(style, cell), direction)
      let chevron = try #require(scene.root.first(role: .accessoryView))
      #expect(chevron.frame.minX == x)
      #expect(chevron.frame.size == Size(width: 10.5, height: 14))
    }
  }

  @Test func contentViewsHaveTheirInnerMarginAtTheLeft() throws {
    let cell = Cell(textLabel: Label(text: "Row"), accessoryType: .disclosureIndicator)
    for (direction, x) in [(LayoutDirection.leftToRight, 16.0), (.rightToLeft, 42.5)] {
      let scene = scene(of: RightToLeftFrameTests.table(.insetGrouped, cell), direction)
      let place = try #require(scene.place { $0.viewClass == .contentView })
      #expect([place.minX, place.width] == [x, 316.5])
    }
  }

  @Test(arguments: [(TableViewStyle.insetGrouped, 32.0), (.plain, 16)])
  func accessoryViewsStandAtTheLeft(_ style: TableViewStyle, _ x: Double) throws {
    let view = View(content: .control(Control(.switch(isOn: true))))
    let cell = Cell(textLabel: Label(text: "Row"), accessoryView: view)
    let scene = scene(of: RightToLeftFrameTests.table(style, cell), .rightToLeft)
    let place = try #require(scene.place { $0.viewClass == .switch })
    #expect([place.minX, place.width] == [x, 63])
  }

  @Test(arguments: [("Library", 111.5, 247.5), ("Reminders", 170, 189)])
  func largeTitle(_ title: String, _ width: Double, _ right: Double) {
    let screen = Screen.around(
      ViewController(
        navigationBar: NavigationBar(title: title, prefersLargeTitles: true), tableView: TableView()))
    for (direction, x) in [(LayoutDirection.leftToRight, 16), (.rightToLeft, right)] {
      #expect(scene(of: screen, direction, widths: [title: width]).place(of: title)?.minX == x)
    }
  }
}
