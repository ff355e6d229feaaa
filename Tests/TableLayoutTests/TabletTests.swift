import TableLayout
import TableModel
import TableThemes
import Testing

/// Tablets before iOS 7, which are no large phones.
@Suite struct TabletTests {
  private let grouped = TableView(
    style: .grouped, sections: [Section(rows: [Cell(textLabel: Label(text: "Row"))])])

  private func contentX(width: Double, height: Double, theme: Theme = .ios6) throws -> Double {
    let root = scene(of: grouped, theme: theme, size: Size(width: width, height: height)).root
    return try #require(root.first(.contentView)).frame.minX
  }

  @Test(
    arguments: [
      (320, 480, 10), (399, 700, 10), (400, 700, 31), (540, 620, 32), (600, 620, 36), (703, 748, 42),
      (768, 1024, 45),
      (1024, 768, 45),
    ] as [(Double, Double, Double)])
  func groupsStandInByTheWidth(_ width: Double, _ height: Double, _ margin: Double) throws {
    #expect(try contentX(width: width, height: height) == margin)
  }

  @Test(arguments: [(480, 320), (568, 320)] as [(Double, Double)])
  func phonesOnTheirSidesKeepTheirMargins(_ width: Double, _ height: Double) throws {
    #expect(try contentX(width: width, height: height) == 10)
  }

  @Test(arguments: [Theme.iphoneos3, .ios5, .ios6]) func wideScreensHaveOtherBars(_ theme: Theme) throws {
    let screen = Screen.around(
      ViewController(navigationBar: NavigationBar(title: "Title"), tableView: grouped))
    let background = { (size: Size) throws -> [Drawing] in
      let bar = scene(of: screen, theme: theme, size: size).root.first(.navigationBar)
      return try #require(bar?.first(.barBackground)).drawings
    }
    let phone = try background(Size(width: 320, height: 480))
    let tablet = try background(Size(width: 768, height: 1024))
    #expect(phone != tablet)
  }

  @Test func tablesOfWideScreensHaveNoStripes() throws {
    let stripes = { (size: Size) in scene(of: self.grouped, theme: .ios5, size: size).root.drawings.count }
    #expect(stripes(Size(width: 320, height: 480)) > 1)
    #expect(stripes(Size(width: 768, height: 1024)) == 1)
  }

  @Test func lowWideScreensHaveHighBars() {
    let screen = Screen.around(
      ViewController(navigationBar: NavigationBar(title: "Title"), tableView: grouped))
    let bar = { (size: Size) in scene(of: screen, theme: .ios6, size: size).root.frames(of: .navigationBar) }
    #expect(bar(Size(width: 768, height: 300)).map(\.height) == [44])
    #expect(bar(Size(width: 480, height: 300)).map(\.height) == [32])
  }

  @Test func popoversMakeAScreenATablets() {
    var screen = Screen.around(ViewController(tableView: grouped))
    let layers = {
      scene(of: screen, theme: .ios5, size: Size(width: 400, height: 400)).root.all
        .first { $0.viewClass == .tableView }?.drawings.count ?? 0
    }
    #expect(layers() > 1)
    screen.popover = Popover(
      controller: ViewController(tableView: grouped), sourceRect: Rect(x: 100, y: 100, width: 20, height: 20))
    #expect(layers() == 1)
  }
}
