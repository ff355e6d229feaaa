import TableLayout
import TableModel
import TableThemes
import Testing

/// Labels of cells: how many lines they have, where these begin, and how they look disabled.
@Suite struct CellLabelTests {
  /// Facts of iOS 7: the title of the value2 style has the tint.
  @Test(arguments: [
    (Theme.ios6, false), (.ios7, true), (.ios8, true), (.ios11, true), (.ios13, true), (.ios26, true),
  ])
  func captionsOfValue2AreTinted(_ theme: Theme, _ isTinted: Bool) throws {
    let (red, green) = (Color(0xFF0000), Color(0x00FF00))
    let colors = { (tint: Color?, own: Color?, text: Color?) in
      var cell = Cell(
        style: .value2, textLabel: Label(text: "home", textColor: text), detailTextLabel: Label(text: "x"))
      cell.tintColor = own
      var table = TableView(sections: [Section(rows: [cell])])
      table.tintColor = tint
      let root = scene(of: table, theme: theme).root
      return [ViewRole.textLabel, .detailTextLabel].map { root.first(role: $0)?.drawings.last?.textColor }
    }
    let usual = colors(nil, nil, nil)
    #expect(colors(red, nil, nil) == [isTinted ? red : usual[0], usual[1]])
    #expect(colors(red, green, nil) == [isTinted ? green : usual[0], usual[1]])
    #expect(colors(red, nil, green) == [green, usual[1]])
  }

  private static let long =
    "many words that take more lines than there are in a row of this height at all, as this"

  private func row(_ cell: Cell, theme: Theme, height: Double? = nil) throws -> SceneNode {
    let table = TableView(sections: [Section(rows: [cell])], rowHeight: height)
    return try #require(scene(of: table, theme: theme, scale: 2).cells.first)
  }

  @Test(arguments: Theme.all, CellStyle.allCases) func linesStayInTheirRow(
    _ theme: Theme, _ style: CellStyle
  ) throws {
    let label = Label(text: Self.long, numberOfLines: 0)
    let cell = Cell(style: style, textLabel: label, detailTextLabel: style == .default ? nil : label)
    let row = try row(cell, theme: theme, height: 44)
    let content = try #require(row.first(.contentView))
    for label in row.all.filter({ $0.viewClass == .label }) {
      let frame = label.frame
      // Labels in the middle stand on whole points, which may cost half of one.
      #expect(frame.minY >= 0 && frame.maxY <= content.frame.height + 0.5, "\(frame)")
      #expect(label.baselines.allSatisfy { $0 > 0 && $0 <= frame.height })
      #expect(label.label?.isTruncated == true)
    }
  }

  @Test(arguments: Theme.all) func rowsWithoutAHeightGrow(_ theme: Theme) throws {
    let row = try row(Cell(textLabel: Label(text: Self.long, numberOfLines: 0)), theme: theme)
    #expect(row.frame.height > 60)
    #expect(row.first(role: .textLabel)?.label?.isTruncated == false)
  }

  @Test(arguments: TextAlignment.allCases) func aSubtitleIsAsWideAsItsText(_ alignment: TextAlignment) throws
  {
    let label = Label(text: "Text", textAlignment: alignment)
    let cell = Cell(style: .subtitle, textLabel: label, detailTextLabel: label)
    let natural = Cell(style: .subtitle, textLabel: Label(text: "Text"), detailTextLabel: Label(text: "Text"))
    for role in [ViewRole.textLabel, .detailTextLabel] {
      let frame = try row(cell, theme: .ios8).first(role: role)?.frame
      #expect(frame == (try row(natural, theme: .ios8).first(role: role)?.frame))
    }
  }

  @Test(arguments: Theme.all) func linesOfAValueEndAtTheRight(_ theme: Theme) throws {
    let value = Label(text: "a long value in several lines of this row and some", numberOfLines: 0)
    let cell = Cell(style: .value1, textLabel: Label(text: "Title"), detailTextLabel: value)
    let label = try #require(row(cell, theme: theme).first(role: .detailTextLabel))
    let ends = label.drawings.compactMap { drawing -> Double? in
      if case .text(let line, let origin, _, _) = drawing { origin.x + line.width } else { nil }
    }
    #expect(ends.count > 1)
    #expect(ends.allSatisfy { abs($0 - label.frame.width) < 0.01 })
  }

  @Test func naturalIsTheDirectionOfTheScreen() throws {
    let table = table(.plain, Cell(textLabel: Label(text: "Text", textAlignment: .natural)))
    let starts = [LayoutDirection.leftToRight, .rightToLeft].map { direction in
      let scene = TableLayoutEngine(theme: .ios9, shaper: RightToLeftShaper()).scene(
        of: table,
        in: LayoutEnvironment(size: Size(width: 320, height: 480), scale: 2, layoutDirection: direction))
      return scene.root.first(role: .textLabel)?.drawings.compactMap { drawing -> Double? in
        if case .text(_, let origin, _, _) = drawing { origin.x } else { nil }
      }.first
    }
    #expect(starts[0] == 0)
    #expect((starts[1] ?? 0) > 100)
  }

  @Test(arguments: Theme.all) func disabledLabelsAreDimmed(_ theme: Theme) throws {
    let colors = { (cell: Cell) in
      try row(cell, theme: theme).all.flatMap(\.drawings).compactMap { drawing -> Color? in
        if case .text(_, _, let color, _) = drawing { color } else { nil }
      }
    }
    let usual = try colors(Cell(textLabel: Label(text: "A")))
    var disabled = Cell(textLabel: Label(text: "A"))
    disabled.textLabel?.isEnabled = false
    var untouchable = Cell(textLabel: Label(text: "A"))
    untouchable.isUserInteractionEnabled = false
    #expect(try colors(disabled) == usual.map { $0.faded(to: 0.5) })
    #expect(try colors(untouchable) == colors(disabled))
  }
}

/// Sets lines of a script that runs to the left.
private struct RightToLeftShaper: TextShaping {
  func shape(_ request: TextRequest) -> ShapedText {
    var text = StubShaper().shape(request)
    text.lines = text.lines.map { ShapedLine(runs: $0.runs, width: $0.width, isRightToLeft: true) }
    return text
  }
}

extension Drawing {
  /// The colour of a line of text.
  fileprivate var textColor: Color? {
    if case .text(_, _, let color, _) = self { color } else { nil }
  }
}
