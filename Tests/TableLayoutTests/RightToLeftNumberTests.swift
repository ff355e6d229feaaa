import TableModel
import TableThemes
import Testing

@testable import TableLayout

/// Where things stood in running apps in both directions, on screens of 375 points unless said otherwise.
@Suite struct RightToLeftNumberTests {
  /// Where the ink of a text begins and ends on the screen.
  private func ink(of text: String, in scene: Scene) throws -> ClosedRange<Double> {
    let place = try #require(scene.place(of: text))
    let line = try #require(scene.root.all.first { $0.label?.text == text }?.lineEnds.first)
    return place.minX + line.lowerBound...place.minX + line.upperBound
  }

  private func scene(_ view: View, _ direction: LayoutDirection, widths: [String: Double] = [:]) -> Scene {
    let table = TableView(sections: [
      Section(rows: [Cell(height: 60, contentView: ContentView(subviews: [view]))])
    ])
    return TableLayoutTests.scene(of: table, direction, widths: widths)
  }

  @Test(arguments: [(LayoutDirection.leftToRight, 56.0), (.rightToLeft, 284.5)])
  func titleOfTheFirstSegment(_ direction: LayoutDirection, _ x: Double) throws {
    let control = View(
      frame: Rect(x: 16, y: 6, width: 343, height: 32),
      content: .control(
        Control(.segmentedControl(titles: ["Small", "Medium", "Large"], selectedIndex: 0))))
    let scene = scene(control, direction, widths: ["Small": 34.5])
    #expect(try ink(of: "Small", in: scene).lowerBound == x)
  }

  @Test(arguments: [(LayoutDirection.leftToRight, 231.0), (.rightToLeft, 16)])
  func dateAsAnAccessory(_ direction: LayoutDirection, _ x: Double) throws {
    var view = View(frame: Rect(x: 0, y: 0, width: 128, height: 34), backgroundColor: .black)
    view.id = "date"
    let table = TableView(sections: [
      Section(rows: [Cell(textLabel: Label(text: "Row"), accessoryView: view)])
    ])
    let scene = TableLayoutTests.scene(of: table, direction)
    #expect(try #require(scene.place { $0.id == "date" }).minX == x)
  }

  /// The field was a point wider in the running app.
  @Test(arguments: [(LayoutDirection.leftToRight, 16.0, 315.0), (.rightToLeft, 71, 16)])
  func searchFieldBesideCancel(_ direction: LayoutDirection, _ field: Double, _ cancel: Double) throws {
    let controller = ViewController(
      searchBar: SearchBar(placeholder: "Search", showsCancelButton: true), tableView: TableView())
    let scene = TableLayoutTests.scene(of: .around(controller), direction)
    #expect(abs(try #require(scene.place { $0.viewClass == .searchField }).minX - field) <= 1)
    #expect(scene.place { $0.viewClass == .barButton }?.minX == cancel)
  }

  @Test(arguments: [("First", 35.0, 84.0, 256.0), ("Third", 27.5, 259.5, 88)])
  func titlesOfTabs(_ text: String, _ width: Double, _ before: Double, _ after: Double) throws {
    let titles = ["First", "Second", "Third"].map { TabBarItem(title: $0) }
    let controller = ViewController(tableView: TableView(), tabBar: TabBar(items: titles))
    for (direction, x) in [(LayoutDirection.leftToRight, before), (.rightToLeft, after)] {
      let scene = TableLayoutTests.scene(of: .around(controller), direction, widths: [text: width])
      #expect(abs(try ink(of: text, in: scene).lowerBound - x) <= 0.5)
    }
  }

  @Test(arguments: [("Edit", 30.8, 312.5), ("Filter", 39.8, 303.5)])
  func wordsOfBarButtons(_ text: String, _ width: Double, _ before: Double) throws {
    let bar = NavigationBar(title: "Title", rightBarButtonItems: [BarButtonItem(.title(text))])
    let controller = ViewController(navigationBar: bar, tableView: TableView())
    for (direction, x) in [(LayoutDirection.leftToRight, before), (.rightToLeft, 31.7)] {
      let scene = TableLayoutTests.scene(of: .around(controller), direction, widths: [text: width])
      #expect(abs(try ink(of: text, in: scene).lowerBound - x) <= 0.5)
    }
  }

  /// A label between margins of 16 points: two pictures of one app on iOS 13, 414 points wide, show its words at the side
  /// where the app begins, whatever script they are in.
  @Test(arguments: ["العربية", "Latin"], [LayoutDirection.leftToRight, .rightToLeft])
  func naturalIsTheAppsSide(_ text: String, _ direction: LayoutDirection) throws {
    let label = View(
      frame: Rect(x: 16, y: 0, width: 382, height: 40),
      content: .label(Label(text: text, textAlignment: .natural)))
    let table = TableView(sections: [
      Section(rows: [Cell(height: 60, contentView: ContentView(subviews: [label]))])
    ])
    let environment = LayoutEnvironment(
      size: Size(width: 414, height: 600), scale: 2, layoutDirection: direction)
    let scene = TableLayoutEngine(theme: .ios13, shaper: KnownWidthShaper(widths: [text: 41]))
      .scene(of: table, in: environment)
    #expect(try ink(of: text, in: scene) == (direction == .leftToRight ? 16...57 : 357...398))
  }

  static let mirrored = Theme.all.filter { $0.direction == .mirrored }

  @Test(arguments: mirrored) func footersEndAtTheMirroredInset(_ theme: Theme) throws {
    for style in [TableViewStyle.plain, .grouped] {
      let table = TableView(
        style: style,
        sections: [
          Section(
            header: HeaderFooter(title: "Header"), footer: HeaderFooter(title: "Footer"),
            rows: [Cell(textLabel: Label(text: "Row"))])
        ])
      let scenes = [LayoutDirection.leftToRight, .rightToLeft].map {
        TableLayoutTests.scene(of: table, theme: theme, $0)
      }
      for text in ["Header", "Footer"] {
        let shown = try #require(
          scenes[0].root.all.compactMap(\.label?.text).first { $0.lowercased() == text.lowercased() })
        let (before, after) = (try ink(of: shown, in: scenes[0]), try ink(of: shown, in: scenes[1]))
        #expect(abs(after.upperBound - (375 - before.lowerBound)) < 0.01, "\(text)")
        #expect(after.lowerBound > 187)
      }
    }
  }

  @Test(arguments: mirrored) func refreshControlsStayInTheMiddle(_ theme: Theme) throws {
    var table = TableView(sections: [Section(rows: [Cell(textLabel: Label(text: "Row"))])])
    table.refreshControl = RefreshControl()
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let place = try #require(
        TableLayoutTests.scene(of: table, theme: theme, direction).place { $0.role == .refreshControl })
      #expect(abs(place.center.x - 187.5) <= 0.5)
    }
  }

  /// The time stands at the right, and everything else at the left.
  @Test(arguments: mirrored) func batteriesStandAtTheLeft(_ theme: Theme) throws {
    let controller = ViewController(tableView: TableView())
    for (direction, isAtTheLeft) in [(LayoutDirection.leftToRight, false), (.rightToLeft, true)] {
      let environment = LayoutEnvironment(
        size: Size(width: 375, height: 812), scale: 3,
        safeAreaInsets: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0), layoutDirection: direction)
      let scene = TableLayoutEngine(theme: theme, shaper: StubShaper())
        .scene(of: .around(controller, statusBar: StatusBar()), in: environment)
      let bar = try #require(scene.root.all.first { $0.viewClass == .statusBar })
      let icons = bar.all.flatMap(\.outlines).map(\.boundingBox.center.x).filter { $0 > 0 }
      #expect(!icons.isEmpty && icons.allSatisfy { ($0 < 187) == isAtTheLeft }, "\(icons)")
    }
  }
}
