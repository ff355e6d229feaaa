import TableModel
import TableSources
import Testing

@testable import TableSpec

/// How specs say the stacks of SwiftUI, and what modifiers make of the views in one.
struct LayoutStackTests {
  private func view(_ text: String) throws -> View {
    try #require(Fixtures.cell("{contentView: [\(text)]}")?.contentView?.subviews.first)
  }

  @Test(
    "stacks are what a view shows",
    arguments: [
      ("{hStack: {}}", ViewContent.stack(.horizontal(.center, spacing: nil))),
      (
        "{hStack: {alignment: lastTextBaseline, spacing: -3}}",
        .stack(.horizontal(.lastTextBaseline, spacing: -3))
      ),
      ("{vStack: {alignment: trailing, spacing: 0}}", .stack(.vertical(.trailing, spacing: 0))),
      ("{zStack: {alignment: bottomLeading}}", .stack(.depth(.bottomLeading))),
      ("{grid: {}}", .stack(.grid(LayoutStack.Grid()))), ("{gridRow: {}}", .stack(.row(nil))),
      ("{gridRow: {alignment: lastTextBaseline}}", .stack(.row(.lastTextBaseline))),
      ("{viewThatFits: {}}", .stack(.fitting(.both))),
      ("{viewThatFits: {axes: horizontal}}", .stack(.fitting(.horizontal))),
      ("spacer", .spacer(minLength: nil)), ("{spacer: true}", .spacer(minLength: nil)),
      ("{spacer: {minLength: 3}}", .spacer(minLength: 3)), ("{spacer: false}", ViewContent.none),
      ("\"spacer\"", .label(Label(text: "spacer"))),
    ])
  func contents(_ text: String, _ content: ViewContent) throws {
    #expect(try view(text).content == content)
  }

  @Test("a spec of a stack says the same again")
  func writing() throws {
    let text = """
      {vStack: {alignment: leading, spacing: 2}, subviews: [{label: A, layoutPriority: -1, fixedSize: both}, \
      {zStack: {alignment: top}, padding: {left: 4}, subviews: [spacer, {label: B, fillsStack: true}]}, \
      {backgroundColor: black, flexibleFrame: {width: 1, minHeight: 2, idealHeight: 3, maxHeight: infinity, \
      maxWidth: 5, alignment: bottomTrailing}}, {grid: {alignment: leading, rowAlignment: top, horizontalSpacing: 3, \
      verticalSpacing: 0}, subviews: [{gridRow: {}, subviews: [{label: C, gridColumnAlignment: trailing}]}, \
      {gridRow: {alignment: bottom}, subviews: [{label: D, gridCellColumns: 2, gridCellUnsizedAxes: vertical}]}]}]}
      """
    let stack = try view(text)
    #expect(stack.subviews.count == 4)
    var grid = LayoutStack.Grid()
    (grid.horizontal, grid.vertical) = (.leading, .top)
    (grid.horizontalSpacing, grid.verticalSpacing) = (3, 0)
    #expect(stack.subviews[3].content == .stack(.grid(grid)))
    let cells = stack.subviews[3].subviews.map { $0.subviews[0].stackTraits }
    #expect(cells.map { $0?.gridColumnAlignment } == [.trailing, nil])
    #expect(cells.map { $0?.gridCellColumns } == [1, 2])
    #expect(cells.map { $0?.gridCellUnsizedAxes } == [nil, .vertical])
    #expect(stack.subviews[0].stackTraits?.layoutPriority == -1)
    #expect(stack.subviews[0].stackTraits?.fixedSize == .both)
    #expect(stack.subviews[1].stackTraits?.padding == EdgeInsets(left: 4))
    #expect(stack.subviews[1].subviews.map { $0.stackTraits?.fillsStack ?? false } == [false, true])
    let frame = try #require(stack.subviews[2].stackTraits?.frame)
    #expect([frame.width.fixed, frame.width.most, frame.height.least] == [1, 5, 2])
    #expect([frame.height.ideal, frame.height.most] == [3, .infinity])
    #expect(frame.alignment == .bottomTrailing)
    let table = TableView(sections: [Section(rows: [Cell(contentView: ContentView(subviews: [stack]))])])
    let written = SpecWriter(folder: ".").text(of: Document(screens: [Screen(tableView: table)]))
    let again = Fixtures.load(written)
    #expect(again.diagnostics == [])
    #expect(
      again.document?.screens.first?.tableViews.first?.sections.first?.rows.first?.contentView?.subviews == [
        stack
      ])
  }

  @Test(
    "what no stack has is told",
    arguments: [
      ("{hStack: {alignment: leading}}", "alignment"), ("{vStack: {alignment: top}}", "alignment"),
      ("{zStack: {spacing: 3}}", "spacing"), ("{hStack: {spacing: wide}}", "spacing"),
      ("{spacer: {minLength: -1}}", "minLength"), ("{label: A, fixedSize: all}", "fixedSize"),
      ("{label: A, flexibleFrame: {width: infinity}}", "width"),
      ("{label: A, flexibleFrame: {maxWidth: endless}}", "maxWidth"),
      ("{grid: {alignment: top}}", "alignment"), ("{gridRow: {alignment: leading}}", "alignment"),
      ("{viewThatFits: {axes: none}}", "axes"),
      ("{grid: {}, subviews: [{label: A, gridCellColumns: 0}]}", "gridCellColumns"),
      ("{label: A, flexibleFrame: 3}", "flexibleFrame"), ("{hStack: {}, vStack: {}}", "vStack"),
    ])
  func faults(_ text: String, _ key: String) {
    let result = Fixtures.load("tableView: {rows: [{contentView: [\(text)]}]}")
    #expect(result.diagnostics.map(\.message).contains { $0.contains(key) }, "\(result.diagnostics)")
  }

  @Test(
    "what stacks alone know is told elsewhere",
    arguments: [
      ("{label: A, padding: {left: 3}}", ["“padding” has no effect outside of a stack"]),
      ("{label: A, flexibleFrame: {width: 3}}", ["“flexibleFrame” has no effect outside of a stack"]),
      ("{label: A, fixedSize: both}", ["“fixedSize” has no effect outside of a stack"]),
      (
        "{stackView: {}, subviews: [{label: A, fixedSize: both}]}",
        ["“fixedSize” has no effect outside of a stack"]
      ),
      ("{hStack: {}, layoutPriority: 2}", ["“layoutPriority” has no effect outside of a stack"]),
      (
        "{hStack: {}, subviews: [{subviews: [spacer, {spacer: true}]}]}",
        ["“spacer” has no effect outside of a stack"]
      ),
      (
        "{hStack: {}, subviews: [{label: A, fillsStack: true}]}",
        ["“fillsStack” has no effect outside of a “zStack”"]
      ),
      (
        "{grid: {}, subviews: [{gridRow: {}, padding: {left: 4}, gridCellColumns: 2}, {label: A, gridCellColumns: 2}]}",
        [
          "“padding” has no effect on a row of a grid", "“gridCellColumns” has no effect on a row of a grid",
          "“gridCellColumns” has no effect on a view that is a row by itself",
        ]
      ),
      ("{hStack: {}, subviews: [{gridRow: {}}]}", ["“gridRow” has no effect outside of a “grid”"]),
      (
        "{hStack: {}, subviews: [{label: A, gridCellColumns: 2, gridColumnAlignment: leading}]}",
        [
          "“gridCellColumns” has no effect outside of a “grid”",
          "“gridColumnAlignment” has no effect outside of a “grid”",
        ]
      ),
      ("{grid: {}, subviews: [{gridRow: {}, subviews: [{label: A, gridCellColumns: 2}]}]}", []),
      ("{hStack: {}, stackView: {}}", ["“stackView” has no effect beside “hStack”"]),
      ("{hStack: {}, subviews: [{spacer: false}]}", ["“spacer: false” shows nothing"]),
      ("{hStack: {}, padding: {left: 3}, fixedSize: both, flexibleFrame: {width: 3}}", []),
      ("{vStack: {}, subviews: [{label: A, layoutPriority: 1, padding: {top: 1}, fixedSize: both}]}", []),
      ("{zStack: {}, subviews: [{label: A, fillsStack: true}, {hStack: {}, layoutPriority: 1}]}", []),
    ])
  func ignored(_ text: String, _ messages: [String]) {
    let result = Fixtures.load("tableView: {rows: [{contentView: [\(text)]}]}")
    #expect(result.diagnostics.map(\.message) == messages)
  }

  @Test("constraints stop at a stack, and begin anew in a view in one")
  func layouts() throws {
    let stack = try view(
      "{id: s, hStack: {}, constraints: [width == 90], subviews: [{label: A}, "
        + "{subviews: [{label: B, constraints: [width == 9]}]}]}")
    #expect(stack.layout != nil)
    #expect(stack.subviews.map { $0.layout != nil } == [false, true])
    #expect(stack.subviews[1].subviews[0].layout != nil)
  }
}
