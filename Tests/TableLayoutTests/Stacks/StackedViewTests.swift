import TableModel
import TableThemes
import Testing

@testable import TableLayout

/// What stacks of SwiftUI make of labels, pictures, controls, spacers, and of what modifiers say.
struct StackedViewTests {
  /// A text that is 10 points a letter wide and 19 points high in a row of 375 points.
  private func text(_ text: String, _ change: (inout StackTraits) -> Void = { _ in }) -> View {
    with(View(content: .label(Label(text: text, font: FontAttributes(size: 20)))), text, change)
  }

  private func box(_ id: String, _ change: (inout StackTraits) -> Void = { _ in }) -> View {
    with(View(backgroundColor: .black), id, change)
  }

  private func with(_ view: View, _ id: String, _ change: (inout StackTraits) -> Void) -> View {
    var (view, traits) = (view, StackTraits())
    change(&traits)
    view.stackTraits = traits == StackTraits() ? nil : traits
    view.id = id
    return view
  }

  private func stack(_ kind: LayoutStack, _ views: View...) -> View {
    View(frame: Rect(x: 10, y: 0, width: 300, height: 60), content: .stack(kind), subviews: views)
  }

  /// The frames of views on the screen by their names.
  private func places(
    _ view: View, direction: LayoutDirection = .leftToRight, scale: Double = 2
  ) -> [String: Rect] {
    let content = ContentView(subviews: [view])
    let table = TableView(sections: [Section(rows: [Cell(height: 60, contentView: content)])])
    let scene = TableLayoutEngine(theme: .ios16, shaper: StubShaper()).scene(
      of: table,
      in: LayoutEnvironment(
        size: Size(width: 375, height: 667), scale: scale, layoutDirection: direction))
    var found: [String: Rect] = [:]
    func visit(_ node: SceneNode, _ origin: Point) {
      let frame = node.frame.offset(x: origin.x, y: origin.y)
      if let id = node.id { found[id] = frame }
      for child in node.children { visit(child, frame.origin) }
    }
    visit(scene.root, .zero)
    return found
  }

  @Test func `views stand behind each other, eight points apart and in the middle`() throws {
    let places = places(stack(.horizontal(.center, spacing: nil), text("AB"), text("ABCD")))
    let (first, second) = (try #require(places["AB"]), try #require(places["ABCD"]))
    #expect([first.width, second.width] == [20, 40])
    #expect(second.minX == first.maxX + 8)
    // 300 points of frame for 68 of stack.
    #expect(first.minX == 10 + 116)
    #expect(abs((first.minY + first.maxY) / 2 - 30) <= 0.5)
  }

  @Test(arguments: [(nil, 0.0), (0.0, 0), (12, 12), (-3, -3)] as [(Double?, Double)])
  func `texts of a size below each other have no space where nothing is said`(
    _ spacing: Double?, _ expected: Double
  ) throws {
    let places = places(stack(.vertical(.leading, spacing: spacing), text("AB"), text("ABCD")))
    let (first, second) = (try #require(places["AB"]), try #require(places["ABCD"]))
    #expect(abs(second.minY - first.maxY - expected) <= 0.5)
    #expect(second.minX == first.minX)
  }

  @Test(
    arguments: [(TextStyle.subheadline, 2.333), (.caption1, 2), (.body, 2), (.caption2, 0)]
      as [(TextStyle, Double)])
  func `a text is as far below another one as its lines are`(_ style: TextStyle, _ space: Double) throws {
    let lower = with(
      View(content: .label(Label(text: "CD", font: FontAttributes(textStyle: style)))), "lower"
    ) { _ in }
    let line = { (views: [View]) in View(content: .stack(.horizontal(.center, spacing: 0)), subviews: views) }
    let box = box("box") { $0.frame.height.fixed = 2 }
    for (upper, next, expected) in [
      (text("AB"), lower, space), (line([text("AB"), text("A")]), line([lower]), space),
      (text("AB") { $0.padding.bottom = 1 }, lower, 9), (line([text("AB"), box]), lower, 8),
    ] {
      let places = places(stack(.vertical(.leading, spacing: nil), upper, next), scale: 3)
      let (first, second) = (try #require(places["AB"]), try #require(places["lower"]))
      #expect(abs(second.minY - first.maxY - expected) < 0.34)
    }
  }

  @Test(arguments: [nil, 40.0, 400] as [Double?])
  func `a spacer takes what is left, and no less than it says`(_ least: Double?) throws {
    var spacer = View(content: .spacer(minLength: least))
    spacer.id = "spacer"
    let places = places(stack(.horizontal(.center, spacing: nil), text("AB"), spacer, text("ABCD")))
    let gap = try #require(places["spacer"])
    #expect(gap.width == max(240, least ?? 0))
    #expect(places["ABCD"]?.minX == gap.maxX)
    #expect(places["ABCD"]?.width == (least == 400 ? 0 : 40))
  }

  @Test(arguments: [0.0, 1, -1])
  func `a text of a higher priority is cut off last`(_ priority: Double) throws {
    let long = String(repeating: "A", count: 25)
    let places = places(
      stack(.horizontal(.center, spacing: 0), text(long) { $0.layoutPriority = priority }, text(long + "B")))
    let width = try #require(places[long]?.width)
    let expected = [0.0: 150.0, 1: 250, -1: 40][priority]
    #expect(width == expected)
  }

  @Test func `padding lies around a view, and a frame around that`() throws {
    let view = box("box") {
      $0.padding = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      $0.frame.width.fixed = 50
      $0.frame.height.fixed = 20
    }
    let label = text("AB") {
      $0.padding = EdgeInsets(left: 5, right: 7)
      $0.frame.width.least = 100
      $0.frame.alignment = .trailing
    }
    let places = places(stack(.horizontal(.center, spacing: 0), view, label))
    #expect(places["box"]?.size == Size(width: 50, height: 20))
    // The text ends before its padding, at the end of its frame.
    #expect(places["AB"].map { $0.maxX } == places["box"].map { $0.maxX + 100 - 7 })
  }

  @Test func `padding lies around views with others in them, too`() throws {
    var inner = View(frame: Rect(x: 1, y: 2, width: 5, height: 5), backgroundColor: .black)
    inner.id = "inner"
    var outer = with(View(subviews: [inner]), "outer") { $0.padding = EdgeInsets(top: 3, left: 9) }
    outer.frame = Rect(x: 0, y: 0, width: 40, height: 20)
    let places = places(stack(.horizontal(.top, spacing: 0), box("box") { $0.frame.width.fixed = 10 }, outer))
    let (box, found) = (try #require(places["box"]), try #require(places["outer"]))
    #expect(found == Rect(x: box.maxX + 9, y: box.minY + 3, width: 40, height: 20))
    #expect(places["inner"]?.origin == Point(found.minX + 1, found.minY + 2))
  }

  @Test(arguments: [0.0, 0.1])
  func `a symbol keeps the room at its sides free`(_ bearing: Double) throws {
    var symbol = SymbolImage(name: "circle", areas: [], size: Size(width: 1, height: 1))
    symbol.sideBearing = bearing
    symbol.configuration = SymbolConfiguration(pointSize: 20)
    var view = View(content: .image(ImageView(image: Image(symbol))))
    view.id = "symbol"
    let places = places(stack(.horizontal(.center, spacing: 8), text("AB"), view, text("ABCD")))
    let (before, found, after) = (
      try #require(places["AB"]), try #require(places["symbol"]), try #require(places["ABCD"])
    )
    #expect(found.width == 20)
    #expect([found.minX - before.maxX, after.minX - found.maxX] == [8 + 20 * bearing, 8 + 20 * bearing])
  }

  @Test func `a symbol with a frame is as large as that`() throws {
    var symbol = SymbolImage(name: "circle", areas: [], size: Size(width: 1, height: 1))
    symbol.sideBearing = 0.1
    var view = View(
      frame: Rect(x: 0, y: 0, width: 40, height: 40), content: .image(ImageView(image: Image(symbol))))
    view.id = "symbol"
    let places = places(stack(.horizontal(.center, spacing: 8), text("AB"), view))
    let (before, found) = (try #require(places["AB"]), try #require(places["symbol"]))
    #expect(found.size == Size(width: 40, height: 40))
    #expect(found.minX == before.maxX + 8)
  }

  @Test func `cells of a grid stand in columns, and other views over all of them`() throws {
    var grid = LayoutStack.Grid()
    (grid.horizontal, grid.horizontalSpacing, grid.verticalSpacing) = (.leading, 10, 2)
    let row = { (views: [View]) in View(content: .stack(.row(nil)), subviews: views) }
    let line = box("line") {
      $0.frame.height.fixed = 1
      $0.gridCellUnsizedAxes = .horizontal
    }
    let places = places(
      stack(
        .grid(grid), row([text("AB"), text("ABCD") { $0.gridColumnAlignment = .trailing }]), line,
        row([text("ABC"), text("A")])))
    let found = ["AB", "ABCD", "ABC", "A", "line"].compactMap { places[$0] }
    try #require(found.count == 5)
    #expect(found.map(\.width) == [20, 40, 30, 10, 80])
    #expect(found[0].minX == found[2].minX && found[4].minX == found[0].minX)
    #expect(found[1].minX == found[0].minX + 40)
    #expect(found[3].maxX == found[1].maxX)
    #expect(found[4].minY == found[0].maxY + 2 && found[2].minY == found[4].maxY + 2)
  }

  @Test(arguments: [-5, 0, 1_000_000_000])
  func `a cell takes one column at least, and no more than a hundred`(_ columns: Int) throws {
    let cell = text("AB") { $0.gridCellColumns = columns }
    let row = View(content: .stack(.row(nil)), subviews: [cell])
    #expect(places(stack(.grid(LayoutStack.Grid()), row))["AB"]?.width == 20)
    #expect(places(stack(.row(.top), cell))["AB"]?.width == 20)
  }

  @Test(
    arguments: [
      (StackTraits.FixedSize.both, 300.0, 60.0, "ABCDEF"), (.both, 59, 60, "ABC"), (.both, 300, 18, "A"),
      (.both, 5, 60, "A"), (.horizontal, 59, 60, "ABC"), (.horizontal, 300, 1, "ABCDEF"),
      (.vertical, 5, 60, "ABCDEF"), (.vertical, 300, 18, "A"),
    ])
  func `the first view that fits is shown, or the last one`(
    _ axes: StackTraits.FixedSize, _ width: Double, _ height: Double, _ expected: String
  ) throws {
    var view = stack(.fitting(axes), text("ABCDEF"), text("ABC"), text("A"))
    view.frame = Rect(x: 10, y: 0, width: width, height: height)
    #expect(Set(places(view).keys) == [expected])
    #expect(places(stack(.fitting(axes))) == [:])
    // In a stack it is as wide as what it shows.
    let row = places(stack(.horizontal(.center, spacing: 0), view, box("box") { $0.frame.width.fixed = 4 }))
    #expect(row.count == 2)
  }

  @Test func `a view that fits has the number that it has in the document`() throws {
    let long = text(String(repeating: "A", count: 40))
    let view = stack(.fitting(.horizontal), long, text("AB"))
    #expect(places(view)["AB"].map { abs($0.minX - 150) < 1e-6 } == true)
  }

  @Test func `a frame says how large a stack in another one is`() throws {
    var inner = View(
      frame: Rect(x: 0, y: 0, width: 80, height: 40), content: .stack(.horizontal(.center, spacing: 0)),
      subviews: [text("AB")])
    inner.id = "inner"
    let places = places(stack(.horizontal(.center, spacing: 0), inner, text("ABCD")))
    let (frame, label) = (try #require(places["inner"]), try #require(places["AB"]))
    #expect(frame.size == Size(width: 80, height: 40))
    #expect(abs((label.minX + label.maxX) - (frame.minX + frame.maxX)) <= 1)
    #expect(places["ABCD"]?.minX == frame.maxX)
  }

  @Test func `a view with one view of a frame in it is no box of a stack`() throws {
    var inner = with(View(frame: Rect(x: 3, y: 0, width: 10, height: 10), backgroundColor: .black), "inner") {
      $0.padding = EdgeInsets(left: 1)
    }
    inner.autoresizingMask = []
    var outer = View(frame: Rect(x: 0, y: 0, width: 50, height: 20), subviews: [inner])
    outer.id = "outer"
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let places = places(stack(.horizontal(.center, spacing: 0), outer), direction: direction)
      let (frame, found) = (try #require(places["outer"]), try #require(places["inner"]))
      // UIKit mirrors no frames.
      #expect(found.minX - frame.minX == 3)
    }
  }

  @Test func `what lies behind a padded text is as large as the padding`() throws {
    var label = text("AB") { $0.padding = EdgeInsets(top: 4, left: 6, bottom: 4, right: 6) }
    label.backgroundColor = .black
    let places = places(stack(.depth(.center), label))
    #expect(places["AB"]?.size.width == 20)
    let layout = viewLayout()
    let node = layout.node(of: stack(.depth(.center), label), in: Rect(x: 0, y: 0, width: 300, height: 60))
    let box = try #require(node.children.first)
    #expect(box.frame.width == 32 && box.children.map(\.id) == ["AB"])
    #expect(box.element == [.key("subviews"), .item(0)])
    #expect(!box.drawings.isEmpty)
  }

  @Test(
    arguments: [(nil, 300.0), (.horizontal, 10), (.vertical, 300), (.both, 10)]
      as [(StackTraits.FixedSize?, Double)])
  func `a fixed view takes the size that suits it`(_ fixed: StackTraits.FixedSize?, _ width: Double) throws {
    let places = places(stack(.horizontal(.center, spacing: 0), box("box") { $0.fixedSize = fixed }))
    #expect(places["box"]?.width == width)
    #expect(places["box"]?.height == (fixed == .vertical || fixed == .both ? 10 : 60))
  }

  @Test func `a layer fills the stack that others make`() throws {
    let places = places(stack(.depth(.center), box("back") { $0.fillsStack = true }, text("ABC")))
    #expect(places["back"] == places["ABC"])
  }

  @Test(
    arguments: LayoutStack.Vertical.allCases.map { LayoutStack.horizontal($0, spacing: nil) }
      + LayoutStack.Horizontal.allCases.map { .vertical($0, spacing: 3) }
      + LayoutStack.Corner.allCases.map { .depth($0) } + [.grid(LayoutStack.Grid()), .row(.bottom)])
  func `right to left mirrors a stack`(_ kind: LayoutStack) {
    let inner = View(
      content: .stack(.horizontal(.top, spacing: 2)),
      subviews: [box("x") { $0.frame.width.fixed = 7 }, text("wide")])
    let views = stack(
      kind, text("A") { $0.padding = EdgeInsets(left: 9) }, inner,
      box("y") { ($0.frame.width.fixed, $0.frame.height.fixed) = (31, 12) })
    let (there, back) = (places(views), places(views, direction: .rightToLeft))
    #expect(there.count == 4 && back.count == 4)
    for id in ["A", "x", "wide", "y"] {
      guard let from = there[id], let to = back[id] else {
        Issue.record("\(id) is missing")
        continue
      }
      // The frame of the stack is said of the screen: from 10 to 310.
      #expect(abs(to.minX - (320 - from.maxX)) <= 0.5, "\(id)")
      #expect(to.minY == from.minY && to.size == from.size, "\(id)")
    }
  }

  @Test(arguments: [1.0, 2, 3]) func `views stand on pixels, the same each time`(_ scale: Double) {
    let views = stack(
      .vertical(.center, spacing: 3.3), text("A"), text("ABC") { $0.padding = EdgeInsets(top: 0.4) },
      box("box") { ($0.frame.width.fixed, $0.frame.height.most) = (33.3, 7.7) })
    let places = places(views, scale: scale)
    for place in places.values {
      for number in [place.minX, place.minY] {
        #expect(abs(number * scale - (number * scale).rounded()) < 1e-6)
      }
    }
    #expect(places == self.places(views, scale: scale))
  }

  @Test func `a stack among constraints is as large as its views, and breaks its texts`() throws {
    let words = Array(repeating: "word", count: 20).joined(separator: " ")
    var long = text(words)
    long.content = .label(Label(text: words, font: FontAttributes(size: 20), numberOfLines: 0))
    var stack = View(content: .stack(.vertical(.leading, spacing: 0)), subviews: [long, text("A")])
    stack.id = "stack"
    stack.layout = AutoLayout()
    let edges: [LayoutAttribute] = [.left, .right, .top, .bottom]
    var content = ContentView(subviews: [stack])
    content.layout = AutoLayout()
    content.layout?.constraints = edges.map {
      LayoutConstraint(
        id: "", firstItem: "stack", firstAttribute: $0, secondItem: LayoutConstraint.Item.contentView,
        secondAttribute: $0)
    }
    let table = TableView(sections: [Section(rows: [Cell(contentView: content)])])
    let scene = scene(of: table, theme: .ios16, size: Size(width: 320, height: 480))
    let found = try #require(scene.root.all.first { $0.id == "stack" })
    let lines = found.children.map(\.frame)
    #expect(lines.count == 2 && lines[0].height > 3 * lines[1].height)
    #expect(abs(found.frame.height - lines[0].height - lines[1].height) <= 1)
    #expect(lines[1].minY == lines[0].maxY)
  }
}
