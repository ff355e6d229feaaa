import TableLayout
import TableModel
import Testing

@testable import TableDrawing

/// What SVG files show as layers, and what they hold once.
@Suite struct SVGLayerTests {
  private func reader(_ children: [SceneNode]) throws -> SVGReader {
    try SVGReader(
      PictureWriter.forTests().svg(scene(width: 320, height: 200, children: children), options: .plain))
  }

  private func cell(_ row: Int, y: Double, _ children: [SceneNode]) -> SceneNode {
    SceneNode(
      .cell, indexPath: IndexPath(section: 1, row: row), frame: Rect(x: 0, y: y, width: 320, height: 40),
      children: children)
  }

  private func view(
    _ viewClass: ViewClass, role: ViewRole? = nil, _ drawings: [Drawing], children: [SceneNode] = []
  ) -> SceneNode {
    SceneNode(
      viewClass, role: role, frame: Rect(x: 4, y: 4, width: 9, height: 9), drawings: drawings,
      children: children)
  }

  @Test func `views are named after what they are to their cell`() throws {
    let square = [fill(0, 0, 9, 9, .black)]
    let label = view(.label, role: .textLabel, square)
    let contents = [
      view(.cellBackground, square), view(.contentView, [], children: [label, view(.switch, square)]),
      view(.separator, role: .separator, square),
    ]
    let reader = try reader([cell(0, y: 0, contents), cell(1, y: 40, contents)])
    let layers = reader.ids.filter { $0.count > 2 }
    #expect(
      layers == [
        "UITableView", "UITableViewCell-1-0", "textLabel-1-0", "UISwitch-1-0", "UITableViewCell-1-1",
        "textLabel-1-1", "UISwitch-1-1",
      ])
    let groups = reader.elements.filter { $0.name == "g" }.map(\.attributes)
    #expect(groups.map { $0["transform"] } == [nil, nil, "translate(0 40)"])
  }

  @Test func `a view with one thing in it gives that its name`() throws {
    let label = view(.headerFooterLabel, role: .textLabel, [fill(0, 0, 9, 9, .black)])
    let header = view(.headerFooter, role: .header, [], children: [label])
    let crowded = view(.headerFooter, role: .header, [], children: [label, label])
    let reader = try reader([header, crowded])
    #expect(
      reader.ids == ["UITableView", "header", "header-2", "header-2-textLabel", "header-2-textLabel-2"])
    #expect(reader.elements.first { $0.attributes["id"] == "header" }?.name == "rect")
  }

  @Test func `what is beyond the picture is left out, but for cells`() throws {
    let square = [fill(0, 0, 9, 9, .black)]
    let cells = [cell(0, y: 150, [view(.label, square)]), cell(1, y: 250, [view(.label, square)])]
    let reader = try reader(cells + [view(.view, [fill(400, 0, 9, 9, .black)]), view(.view, [])])
    #expect(
      reader.ids == ["UITableView", "UITableViewCell-1-0", "UITableViewLabel-1-0", "UITableViewCell-1-1"])
  }

  @Test func `shapes that are there again are used by name`() throws {
    let chevron = Drawing.stroke(
      .polyline([Point(1, 2), Point(5.5, 6), Point(1, 10)]), Stroke(width: 2), .color(.black))
    let cells = (0..<3).map { cell($0, y: Double(40 * $0), [view(.button, role: .accessoryView, [chevron])]) }
    let low = view(.view, [chevron])
    let reader = try reader(cells + [low])
    let paths = reader.elements.filter { $0.name == "path" }.map(\.attributes)
    #expect(paths.map { $0["d"] } == ["M5 6l4.5 4-4.5 4"])
    let uses = reader.elements.filter { $0.name == "use" }.map(\.attributes)
    #expect(
      uses.map { $0["id"] } == ["accessoryView-1-0", "accessoryView-1-1", "accessoryView-1-2", "UIView"])
    #expect(uses.allSatisfy { $0["xlink:href"] == "#s1" && $0["x"] == nil && $0["y"] == nil })
  }

  @Test func `shapes of other places keep theirs`() throws {
    let views = (0..<4).map { number in
      let rect = Rect(x: Double(20 * number), y: 0, width: 15.125, height: 15.125)
      return view(.view, [.fill(.rect(rect), .color(Color(0x123456, alpha: 0.5)))])
    }
    let reader = try reader(views)
    let uses = reader.elements.filter { $0.name == "use" }.map(\.attributes)
    #expect(uses.map { $0["x"] } == [nil, "20", "40", "60"])
    #expect(reader.elements.filter { $0.name == "rect" }.map { $0.attributes["x"] } == ["4", nil])
  }

  @Test func `views filled with the same gradient share it wherever they are`() throws {
    let paint = Paint.linear(Gradient(colors: [.white, .black]), from: .zero, to: Point(0, 9))
    let views = [0.0, 50].map { y in
      SceneNode(
        .view, frame: Rect(x: 3, y: y, width: 9, height: 9),
        drawings: [.fill(.rect(Rect(x: 0, y: 1, width: 9, height: y + 8)), paint)])
    }
    let reader = try reader(views)
    #expect(reader.elements.count { $0.name == "linearGradient" } == 1)
    let rects = reader.elements.filter { $0.attributes["fill"] == "url(#p1)" }.map(\.attributes)
    #expect(rects.map { $0["transform"] } == ["translate(3 0)", "translate(3 50)"])
    #expect(rects.map { $0["y"] } == ["1", "1"])
  }

  @Test func `drawing programs get every view as a group with its name`() throws {
    let square = [fill(0, 0, 9, 9, .black)]
    let label = view(.label, role: .textLabel, square)
    let header = view(.headerFooter, role: .header, [], children: [label])
    let contents = [view(.contentView, [], children: [label]), view(.separator, role: .separator, square)]
    let scene = scene(width: 320, height: 200, children: [header, cell(0, y: 40, contents)])
    let reader = try SVGReader(
      PictureWriter.forTests().svg(scene, options: SVGOptions(hasLayers: true)))
    let root = try #require(reader.elements.first).attributes
    #expect(root["xmlns:inkscape"] == "http://www.inkscape.org/namespaces/inkscape")
    let groups = reader.elements.filter { $0.name == "g" }.map(\.attributes)
    #expect(
      groups.map { $0["id"] } == [
        "UITableView", "header", "header-textLabel", "UITableViewCell-1-0", "textLabel-1-0", "separator-1-0",
      ])
    #expect(groups.allSatisfy { $0["data-name"] == $0["id"] && $0["inkscape:label"] == $0["id"] })
    #expect(
      groups.map { $0["inkscape:groupmode"] } == ["layer", "layer", nil, "layer", nil, nil])
  }

  @Test func `layers have shapes of their own`() throws {
    let chevron = Drawing.stroke(
      .polyline([Point(1, 2), Point(5.5, 6), Point(1, 10)]), Stroke(width: 2), .color(.black))
    let cells = (0..<3).map { cell($0, y: Double(40 * $0), [view(.button, role: .accessoryView, [chevron])]) }
    let scene = scene(width: 320, height: 200, children: cells)
    for (hasLayers, paths, uses) in [(true, 3, 0), (false, 1, 3)] {
      let reader = try SVGReader(
        PictureWriter.forTests().svg(scene, options: SVGOptions(hasLayers: hasLayers)))
      #expect(reader.elements.count { $0.name == "path" } == paths)
      #expect(reader.elements.count { $0.name == "use" } == uses)
    }
  }

  @Test func `no view is named as a definition is`() {
    let names = ViewClass.allCases.map(\.rawValue) + ViewRole.allCases.map(\.rawValue)
    for name in names { #expect(!name.contains { $0.isNumber } && name.count > 1, "\(name)") }
  }
}
