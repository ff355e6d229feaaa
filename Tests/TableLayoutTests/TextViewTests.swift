import TableLayout
import TableModel
import TableThemes
import Testing

/// Text from bar to bar in place of a table.
@Suite struct TextViewTests {
  private func controller(_ textView: TextView) -> ViewController {
    var controller = ViewController(
      navigationBar: NavigationBar(title: "Title"), toolbar: Toolbar(items: [BarButtonItem(.system(.add))]))
    controller.textView = textView
    return controller
  }

  private func label(_ textView: TextView, _ theme: Theme) throws -> Rect {
    let root = scene(of: .around(controller(textView)), theme: theme).root
    return try #require(root.frames(of: .plainLabel).first)
  }

  @Test(
    "text begins 8 points below what bars leave, and 8 points from the edges before iOS 7, 5 since then",
    arguments: [
      (Theme.ios6, Rect(x: 0, y: 44, width: 320, height: 392), 8.0),
      (.ios7, Rect(x: 0, y: 0, width: 320, height: 480), 5),
      (.ios16, Rect(x: 0, y: 0, width: 320, height: 480), 5),
    ])
  func insets(_ theme: Theme, _ frame: Rect, _ x: Double) throws {
    let root = scene(of: .around(controller(TextView(text: "Milk"))), theme: theme).root
    #expect(root.frames(of: .textView) == [frame])
    #expect(root.frames(of: .tableView).isEmpty)
    let label = try label(TextView(text: "Milk"), theme)
    #expect(label.origin == Point(x, 52))
    #expect(label.width == 320 - 2 * x)
  }

  @Test func ownInsetsReplaceThoseOfTheTheme() throws {
    var textView = TextView(text: "Milk")
    textView.textContainerInset = EdgeInsets(top: 20, left: 30, bottom: 0, right: 40)
    let label = try label(textView, .ios7)
    #expect(label.origin == Point(35, 64))
    #expect(label.width == 320 - 35 - 45)
  }

  @Test func linesWrapAndBeginWithLineFeeds() throws {
    let one = try label(TextView(text: "Milk"), .ios7).height
    #expect(try label(TextView(text: "Milk\nOats\n\nLemons"), .ios7).height > 3.5 * one)
    #expect(try label(TextView(text: String(repeating: "Milk ", count: 40)), .ios7).height > 2 * one)
  }

  @Test("a toolbar has its ground over text that goes on below it, and none over text that ends above")
  func toolbarsStandOnTheirGroundOverText() throws {
    for (text, isClear) in [("Milk", true), (String(repeating: "Milk\n", count: 40), false)] {
      let root = scene(of: .around(controller(TextView(text: text))), theme: .ios16).root
      let toolbar = try #require(root.first(.toolbar))
      #expect(toolbar.first(.barBackground)?.drawings.isEmpty == isClear)
    }
  }

  @Test func nothingIsLostWhereInsetsLeaveNoRoom() throws {
    var textView = TextView(text: "Milk")
    textView.textContainerInset = EdgeInsets(top: 0, left: 300, bottom: 0, right: 300)
    #expect(try label(textView, .ios7).height.isFinite)
  }
}
