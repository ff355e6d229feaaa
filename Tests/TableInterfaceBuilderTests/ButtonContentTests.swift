import TableInterfaceBuilder
import TableLayout
import TableModel
import TableRendering
import TableSources
import Testing

/// Pictures and titles of buttons that Auto Layout gives another size than the document has.
struct ButtonContentTests {
  /// The frame in its button of a square of 20 points beside a title that is taken for 58 × 22 points, and that of the title.
  private func frames(
    _ placement: String, alignment: String = "center", stored: Size, real: Size
  ) throws -> (picture: Rect, title: Rect) {
    let button = """
      <button id="view" buttonType="system" contentHorizontalAlignment="\(alignment)"
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" width="\(stored.width)" height="\(stored.height)"/><constraints>
      <constraint firstAttribute="width" constant="\(real.width)"/>
      <constraint firstAttribute="height" constant="\(real.height)"/></constraints>
      <buttonConfiguration key="configuration" style="plain" image="square" title="Buy it" imagePadding="8"
      imagePlacement="\(placement)"/></button>
      """
    let document = Storyboard.document(
      Storyboard.row(placing: button), resources: "<image name=\"square\" width=\"20\" height=\"20\"/>",
      tools: "22505")
    let screen = try #require(Storyboard.load(document).document?.screens.first)
    let node = try #require(try Renderer().scene(of: screen).root.node(of: "view"))
    #expect(node.frame.size == real)
    let group = node.children.count == 1 ? node.children.first : nil
    let origin = group?.frame.origin ?? .zero
    let parts = (group ?? node).children.map { $0.frame.offset(x: origin.x, y: origin.y) }
    try #require(parts.count == 2)
    return (parts[0], parts[1])
  }

  @Test(
    "a picture above or below its title stays in the middle",
    arguments: [("top", 25.0), ("bottom", 55)],
    [Size(width: 30, height: 20), Size(width: 100, height: 50), Size(width: 140, height: 100)])
  func stacked(placed: (side: String, y: Double), stored: Size) throws {
    let frames = try frames(placed.side, stored: stored, real: Size(width: 100, height: 100))
    #expect(frames.picture == Rect(x: 40, y: placed.y, width: 20, height: 20))
    let isAbove = placed.side == "top"
    #expect(isAbove ? frames.title.minY >= 53 : frames.title.maxY <= 47)
  }

  @Test(
    "a picture behind its title stays with it, and in the middle of the height",
    arguments: [("leading", 78.0), ("center", 93), ("trailing", 108)])
  func trailing(alignment: String, x: Double) throws {
    let frames = try frames(
      "trailing", alignment: alignment, stored: Size(width: 100, height: 60),
      real: Size(width: 140, height: 80))
    #expect(frames.picture == Rect(x: x, y: 0, width: 20, height: 80))
    #expect(frames.title.maxX == x - 8)
  }

  @Test("a picture before its title stays in the middle of the height")
  func leading() throws {
    let size = Size(width: 100, height: 60)
    let frames = try frames("leading", stored: size, real: Size(width: 100, height: 80))
    #expect(frames.picture == Rect(x: 7, y: 0, width: 20, height: 80))
  }
}

extension SceneNode {
  /// The node of the view of an identifier.
  fileprivate func node(of id: String) -> SceneNode? {
    self.id == id ? self : children.lazy.compactMap { $0.node(of: id) }.first
  }
}
