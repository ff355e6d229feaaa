import TableLayout
import TableModel
import TableThemes
import Testing

@testable import TableDrawing

/// Titles of buttons without spaces.
@Suite struct ButtonTitleTests {
  private static let titles = [
    "これは非常に長い日本語のボタンの題名であり折り返さなければならないのです",
    "ขนาดของปุ่มนี้ยาวมากเพราะชื่อไม่มีช่องว่างเลยสักนิดเดียวจริงๆ",
    "https://example.org/a/very/long/address/that/no/row/has/any/room/for",
  ]

  /// A title that no row has room for goes on below, whether or not words end there.
  @Test(arguments: titles, [true, false]) func titlesWithoutSpacesWrap(
    _ title: String, _ isAccessory: Bool
  )
    throws
  {
    let view = View(
      content: .control(Control(.configuredButton(title: title, ButtonConfiguration(.filled)))))
    let cell =
      isAccessory
      ? Cell(textLabel: Label(text: "A"), accessoryView: view)
      : Cell(contentView: ContentView(subviews: [view]))
    let scene = TableLayoutEngine(theme: .ios26, shaper: try HarfBuzzTextShaper())
      .scene(
        of: TableView(sections: [Section(rows: [cell])]),
        in: LayoutEnvironment(size: Size(width: 320, height: 480), scale: 2))
    let button = try #require(scene.root.first(.button))
    let label = try #require(button.children.first { $0.label != nil })
    #expect(button.frame.width <= 320 - 32)
    #expect(button.frame.height > 44 || isAccessory)
    #expect(label.frame.minX >= 0 && label.frame.maxX <= button.frame.width)
    if !isAccessory { #expect(label.label?.isTruncated == false && (label.label?.lineCount ?? 0) > 1) }
  }
}

extension SceneNode {
  /// The first view of a class.
  fileprivate func first(_ viewClass: ViewClass) -> SceneNode? {
    self.viewClass == viewClass ? self : children.lazy.compactMap { $0.first(viewClass) }.first
  }
}
