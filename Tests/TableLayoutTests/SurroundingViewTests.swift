import TableModel
import TableThemes
import Testing

@testable import TableLayout

/// A table that does not fill its controller’s view.
@Suite struct SurroundingViewTests {
  private static let table = TableView(
    sections: [Section(rows: Array(repeating: Cell(textLabel: Label(text: "Row")), count: 3))])

  private static func box(
    _ y: Double, _ height: Double, _ content: ViewContent = .none, id: String? = nil
  ) -> View {
    var view = View(frame: Rect(x: 0, y: y, width: 320, height: height), content: content)
    view.id = id
    return view
  }

  private static func around(_ subviews: [View]) -> View {
    View(
      frame: Rect(x: 0, y: 0, width: 320, height: 480), backgroundColor: Color(0xFF0000), subviews: subviews)
  }

  private static let place = box(80, 300, .unknown(className: "UITableView"))

  private static var growing: View {
    var view = place
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  private static func root(
    _ view: View, bar: NavigationBar? = nil, height: PictureHeight = .screen
  ) -> SceneNode {
    TableLayoutTests.scene(
      of: .around(ViewController(navigationBar: bar, tableView: table, view: view)), theme: .ios16,
      size: Size(width: 320, height: 480), height: height
    ).root
  }

  @Test func theTableHasThePlaceOfItsBox() throws {
    let root = Self.root(
      Self.around([Self.box(0, 80, id: "head"), Self.place, Self.box(100, 20, id: "badge")]))
    let container = try #require(root.children.first)
    #expect(container.children.count == 3)
    #expect(container.children[1].viewClass == .tableView)
    #expect(container.children[1].frame == Rect(x: 0, y: 80, width: 320, height: 300))
    // Each view is there once, what comes after the table over it, and the box itself is not seen.
    #expect(container.children[0].children.map(\.id) == ["head"])
    #expect(container.children[2].children.map(\.id) == ["badge"])
    #expect(!container.children[0].drawings.isEmpty && container.children[2].drawings.isEmpty)
    #expect(container.children[0].elementSteps == [.key("view")])
  }

  @Test func aBoxInAnotherViewHasItsPlaceThere() throws {
    var inner = Self.box(40, 440)
    inner.subviews = [Self.box(0, 20, id: "title"), Self.place]
    let root = Self.root(Self.around([inner]))
    let table = try #require(root.children.first?.children.first { $0.viewClass == .tableView })
    #expect(table.frame == Rect(x: 0, y: 120, width: 320, height: 300))
  }

  @Test func aPictureOfAllRowsIsAsHighAsTheyAreWithWhatIsAroundThem() throws {
    let around = Self.around([Self.box(0, 80, id: "head"), Self.growing])
    let root = Self.root(around, height: .content)
    let table = try #require(root.children.first?.children.first { $0.viewClass == .tableView })
    let rows = table.children.filter { $0.viewClass == .cell }
    #expect(table.frame.height == rows.last?.frame.maxY)
    #expect(root.frame.height == table.frame.height + 180)
  }

  @Test(
    "a table beside other views has the margins of its phone, unless it is very narrow",
    arguments: [(414.0, 350.0, 20.0), (414, 320, 16), (375, 350, 16), (393, 373, 20), (768, 350, 16)])
  func margins(screen: Double, width: Double, margin: Double) throws {
    var place = Self.place
    place.frame = Rect(x: 10, y: 80, width: width, height: 300)
    let around = View(frame: Rect(x: 0, y: 0, width: screen, height: 1_024), subviews: [place])
    let root = TableLayoutTests.scene(
      of: .around(ViewController(tableView: Self.table, view: around)), theme: .ios16,
      size: Size(width: screen, height: 1_024)
    ).root
    let label = try #require(root.all.first { $0.viewClass == .label })
    #expect(label.frame.minX == margin)
  }

  @Test("a table that fills the view by constraints goes on under bars, and margins keep clear of them")
  func underBars() throws {
    let edges: [LayoutAttribute] = [.leading, .trailing, .top, .bottom]
    let margins: [LayoutAttribute] = [.leading, .trailing, .topMargin, .bottomMargin]
    let lines = { (view: String, others: [LayoutAttribute]) in
      zip(edges, others).map {
        LayoutConstraint(
          id: "\(view) \($0)", firstItem: view, firstAttribute: $0, secondItem: "around", secondAttribute: $1)
      }
    }
    var (list, over) = (View(content: .unknown(className: "UITableView")), View())
    (list.id, list.layout, over.id, over.layout) = ("list", AutoLayout(), "over", AutoLayout())
    var around = Self.around([list, over])
    var layout = AutoLayout()
    layout.preservesSuperviewLayoutMargins = true
    layout.constraints = lines("list", edges) + lines("over", margins)
    (around.id, around.layout) = ("around", layout)
    let container = try #require(Self.root(around, bar: NavigationBar(title: "Title")).children.first)
    let table = try #require(container.children.first { $0.viewClass == .tableView })
    #expect(table.frame == Rect(x: 0, y: 0, width: 320, height: 480))
    #expect(table.children.first { $0.viewClass == .cell }?.frame.minY == 44)
    let layer = try #require(container.all.first { $0.id == "over" })
    #expect(layer.frame == Rect(x: 0, y: 44, width: 320, height: 436))
  }

  @Test func withoutABoxTheTableFillsTheScreen() throws {
    let root = Self.root(Self.around([Self.box(0, 80)]))
    let table = try #require(root.children.first?.children.first { $0.viewClass == .tableView })
    #expect(table.frame == Rect(x: 0, y: 0, width: 320, height: 480))
  }
}
