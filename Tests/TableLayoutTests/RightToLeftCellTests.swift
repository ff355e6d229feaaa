import TableModel
import TableThemes
import Testing

@testable import TableLayout

/// What the parts of cells do in apps that are read from right to left.
@Suite struct RightToLeftCellTests {
  private func row(
    _ cell: Cell, theme: Theme = .ios16, style: TableViewStyle = .plain, _ direction: LayoutDirection
  ) throws -> SceneNode {
    let table = TableView(
      style: style, sections: [Section(rows: [cell, Cell(textLabel: Label(text: "Last"))])])
    return try #require(scene(of: table, theme: theme, direction).cells.first)
  }

  @Test func imagesStandAtTheRightAndAreNotTurned() throws {
    let imageView = ImageView(image: try #require(picture(width: 30, height: 30)), contentMode: .left)
    let cell = Cell(textLabel: Label(text: "Text"), imageView: imageView)
    let before = try #require(row(cell, .leftToRight).first(.imageView))
    let after = try #require(row(cell, .rightToLeft).first(.imageView))
    #expect(after.frame.maxX == 375 - before.frame.minX)
    #expect(after.images == before.images)
    #expect(try #require(row(cell, .rightToLeft).first(role: .textLabel)).frame.maxX < after.frame.minX)
  }

  @Test(arguments: [AccessoryType.checkmark, .detailButton])
  func signsKeepTheirShape(
    _ type: AccessoryType
  ) throws {
    let cell = Cell(textLabel: Label(text: "Text"), accessoryType: type)
    for theme in Theme.all where theme.direction == .mirrored {
      let before = try #require(row(cell, theme: theme, .leftToRight).first(role: .accessoryView))
      let after = try #require(row(cell, theme: theme, .rightToLeft).first(role: .accessoryView))
      #expect(after.frame.minX < 30)
      #expect(zip(before.outlines, after.outlines).allSatisfy { isSame($0, $1) })
      #expect(before.outlines.count == after.outlines.count)
    }
  }

  @Test func chevronsPointTheOtherWay() throws {
    for type in [AccessoryType.disclosureIndicator, .detailDisclosureButton] {
      let cell = Cell(textLabel: Label(text: "Text"), accessoryType: type)
      let before = try #require(row(cell, .leftToRight).first(role: .accessoryView))
      let after = try #require(row(cell, .rightToLeft).first(role: .accessoryView))
      let (own, other) = (try #require(before.outlines.last), try #require(after.outlines.last))
      #expect(isSame(own.mirrored(in: before.frame.width), other))
      #expect(!isSame(own, other))
    }
  }

  @Test func theLetterOfDetailsStaysBesideATurnedChevron() throws {
    let cell = Cell(textLabel: Label(text: "Text"), accessoryType: .detailDisclosureButton)
    let before = try #require(row(cell, .leftToRight).first(role: .accessoryView))
    let after = try #require(row(cell, .rightToLeft).first(role: .accessoryView))
    let shift = before.frame.width - 22
    for (own, other) in zip(before.outlines, after.outlines).dropLast() {
      #expect(isSame(own.offset(x: shift, y: 0), other))
    }
  }

  @Test(arguments: [EdgeInsets(left: 40, right: 12), EdgeInsets(left: 7)])
  func separatorInsetsAreSwapped(_ inset: EdgeInsets) throws {
    let cell = Cell(textLabel: Label(text: "Text"), separatorInset: inset)
    let line = try #require(row(cell, .rightToLeft).first(role: .separator))
    #expect([line.frame.minX, line.frame.maxX] == [inset.right, 375 - inset.left])
  }

  @Test func editingControlsChangeSides() throws {
    var cell = Cell(textLabel: Label(text: "Text"), isEditing: true, editingStyle: .delete)
    cell.showsReorderControl = true
    let before = try row(cell, .leftToRight)
    let after = try row(cell, .rightToLeft)
    for role in [ViewRole.editControl, .reorderControl] {
      let (own, other) = (try #require(before.first(role: role)), try #require(after.first(role: role)))
      #expect(other.frame.minX == 375 - own.frame.maxX)
    }
    #expect((after.first(role: .editControl)?.frame.minX ?? 0) > 300)
    #expect((after.first(role: .reorderControl)?.frame.maxX ?? 400) < 60)
  }

  @Test func actionsComeFromTheLeft() throws {
    var cell = Cell(textLabel: Label(text: "Text"))
    cell.showingDeleteConfirmation = true
    cell.editActions = [RowAction(title: "First", isDestructive: true), RowAction(title: "Second")]
    let panels = try #require(row(cell, .rightToLeft).first(role: .deleteConfirmation))
    #expect(panels.frame.minX == 0)
    let first = try #require(panels.children.first { $0.first(role: .textLabel)?.label?.text == "First" })
    #expect(first.frame.minX == 0)
    #expect((try row(cell, .rightToLeft).first(.contentView)?.frame.maxX ?? 0) > 375)
  }

  @Test func indentationBeginsAtTheRight() throws {
    let level = { Cell(textLabel: Label(text: "Text"), indentationLevel: $0) }
    let ends = try [0, 2].map {
      try #require(row(level($0), .rightToLeft).first(role: .textLabel)).frame.maxX
    }
    #expect(ends[0] - ends[1] == 20)
  }

  @Test func captionsOfValue2EndAtTheirValues() throws {
    let cell = Cell(
      style: .value2, textLabel: Label(text: "home"), detailTextLabel: Label(text: "12345"))
    let after = try row(cell, .rightToLeft)
    let caption = try #require(after.first(role: .textLabel))
    #expect(caption.lineEnds.map(\.lowerBound) == [0])
    #expect(try #require(after.first(role: .detailTextLabel)).frame.maxX < caption.frame.minX)
  }

  struct Alignment {
    let own: TextAlignment?
    let isAtTheRight: Bool
  }

  @Test(arguments: [
    Alignment(own: nil, isAtTheRight: true), Alignment(own: .natural, isAtTheRight: true),
    Alignment(own: .left, isAtTheRight: false), Alignment(own: .right, isAtTheRight: true),
  ]) func alignment(_ alignment: Alignment) throws {
    let cell = Cell(textLabel: Label(text: "Latin", textAlignment: alignment.own))
    let label = try #require(row(cell, .rightToLeft).first(role: .textLabel))
    let line = try #require(label.lineEnds.first)
    #expect((line.upperBound == label.frame.width) == alignment.isAtTheRight)
    #expect((line.lowerBound == 0) == !alignment.isAtTheRight)
  }

  @Test func theScreenMaySayItsDirection() throws {
    var screen = Screen(tableView: TableView(sections: [Section(rows: [Cell(textLabel: Label(text: "A"))])]))
    let plain = scene(of: screen, .rightToLeft)
    screen.semanticContentAttribute = .forceRightToLeft
    #expect(scene(of: screen, .leftToRight) == plain)
    screen.semanticContentAttribute = .forceLeftToRight
    #expect(scene(of: screen, .rightToLeft).root != plain.root)
    screen.semanticContentAttribute = .unspecified
    #expect(scene(of: screen, .rightToLeft) == plain)
  }

  private func isSame(_ path: Path, _ other: Path) -> Bool {
    zip(path.boundingBox.numbers, other.boundingBox.numbers).allSatisfy { abs($0 - $1) < 1e-6 }
      && path.elements.count == other.elements.count
      && zip(path.points, other.points).allSatisfy { abs($0.x - $1.x) < 1e-6 && abs($0.y - $1.y) < 1e-6 }
  }
}

extension Path {
  /// The points that the steps end at.
  fileprivate var points: [Point] {
    elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point), .curve(let point, _, _): point
      case .close: nil
      }
    }
  }
}
