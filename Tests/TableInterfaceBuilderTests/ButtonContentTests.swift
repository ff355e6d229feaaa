import TableInterfaceBuilder
import TableLayout
import TableModel
import TableRendering
import TableSources
import Testing

/// Pictures and titles of buttons that Auto Layout gives another size than the document has.
struct ButtonContentTests {
  /// The frames in their button of 180 × 100 points of a square of 20 points and of a title.
  private func frames(
    _ placement: String, alignment: String, stored: Size = Size(width: 100, height: 60),
    subtitle: String = "", language: String? = nil, title: String = "Buy it"
  ) throws -> (picture: Rect, title: Rect) {
    let content =
      placement.isEmpty
      ? "<state key=\"normal\" image=\"square\" title=\"\(title)\"/>"
      : """
      <buttonConfiguration key="configuration" style="plain" image="square" title="\(title)" imagePadding="8"
      imagePlacement="\(placement)" \(subtitle)/>
      """
    let button = """
      <button id="view" buttonType="system" contentHorizontalAlignment="\(alignment)"
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" width="\(stored.width)" height="\(stored.height)"/><constraints>
      <constraint firstAttribute="width" constant="180"/>
      <constraint firstAttribute="height" constant="100"/></constraints>\(content)</button>
      """
    let cell = """
      <tableViewCell id="cell" rowHeight="100"><rect key="frame" x="0" y="0" width="320" height="100"/>
      <tableViewCellContentView key="contentView" id="content"><rect key="frame" width="320" height="100"/>
      <subviews>\(button)</subviews><constraints>
      <constraint firstItem="view" firstAttribute="leading" secondItem="content" secondAttribute="leading"/>
      <constraint firstItem="view" firstAttribute="top" secondItem="content" secondAttribute="top"/>
      </constraints></tableViewCellContentView></tableViewCell>
      """
    let document = Storyboard.document(
      "<prototypes>\(cell)</prototypes>", resources: "<image name=\"square\" width=\"20\" height=\"20\"/>",
      tools: "22505")
    var screen = try #require(Storyboard.load(document).document?.screens.first)
    screen.language = language
    let node = try #require(try Renderer().scene(of: screen).root.node(of: "view"))
    #expect(node.frame.size == Size(width: 180, height: 100))
    let stack = try #require(node.children.first)
    let parts = stack.children.map {
      ($0.viewClass, $0.frame.offset(x: stack.frame.minX, y: stack.frame.minY))
    }
    return (
      try #require(parts.first { $0.0 == .imageView }?.1), try #require(parts.first { $0.0 != .imageView }?.1)
    )
  }

  @Test(
    "picture and title keep together at their side of a button of any size",
    arguments: ["leading", "trailing", "top", "bottom"],
    [
      ("center", Size(width: 30, height: 20)), ("center", Size(width: 300, height: 100)),
      ("leading", Size(width: 100, height: 60)), ("trailing", Size(width: 100, height: 60)),
    ])
  func together(placement: String, stored: (alignment: String, size: Size)) throws {
    let (picture, title) = try frames(placement, alignment: stored.alignment, stored: stored.size)
    let isColumn = ["top", "bottom"].contains(placement)
    let isFirst = ["leading", "top"].contains(placement)
    let (first, second) = isFirst ? (picture, title) : (title, picture)
    #expect(abs((isColumn ? second.minY - first.maxY : second.minX - first.maxX) - 8) <= 0.5)
    #expect(picture.size == Size(width: 20, height: 20))
    #expect(title.width > 40)
    let (start, end) = (min(picture.minX, title.minX), max(picture.maxX, title.maxX))
    switch stored.alignment {
    case "leading": #expect(start == 12)
    case "trailing": #expect(end == 168)
    default: #expect(abs((start + end) / 2 - 90) <= 0.5)
    }
    let (top, bottom) = (min(picture.minY, title.minY), max(picture.maxY, title.maxY))
    #expect(abs((top + bottom) / 2 - 50) <= 0.5)
  }

  @Test("a picture stands above or below the title with its subtitle", arguments: ["top", "bottom"])
  func subtitles(placement: String) throws {
    let alone = try frames(placement, alignment: "center")
    let (picture, title) = try frames(placement, alignment: "center", subtitle: "subtitle=\"now\"")
    #expect(title.height > alone.title.height + 10)
    let gap = placement == "top" ? title.minY - picture.maxY : picture.minY - title.maxY
    #expect(abs(gap - 8) <= 0.5)
    #expect(abs((min(picture.minY, title.minY) + max(picture.maxY, title.maxY)) / 2 - 50) <= 0.5)
  }

  @Test(
    "a title that is cut off takes all the room beside its picture, and leaves that at the button's edge",
    arguments: ["center", "leading", "trailing"])
  func cutTitles(alignment: String) throws {
    let (picture, title) = try frames("", alignment: alignment, title: "Unbrokenextraordinarilylongtitles")
    #expect((picture.minX, title.minX, title.maxX) == (0, 20, 180))
  }

  @Test("the spec of a button with a title that is cut off gives the same picture")
  func convertedTitles() throws {
    let document = Storyboard.document(
      """
      <prototypes><tableViewCell id="cell"><tableViewCellContentView key="contentView"><subviews>
      <button id="view" buttonType="system" contentHorizontalAlignment="right"><rect key="frame" width="120" height="40"/>
      <state key="normal" image="square" title="Unbrokenextraordinarilylongtitles"/></button></subviews>
      </tableViewCellContentView></tableViewCell></prototypes>
      """, resources: "<image name=\"square\" width=\"20\" height=\"20\"/>", tools: "22505")
    let screen = try #require(Storyboard.load(document).document?.screens.first)
    let renderer = try Renderer()
    for screen in [screen, renderer.tidied(screen, folder: "")] {
      let root = try renderer.scene(of: screen).root
      #expect(root.places(of: .imageView) == [0])
    }
  }

  @Test("a picture beside the title of a button without configuration is measured, too")
  func plain() throws {
    let (picture, title) = try frames("", alignment: "center")
    #expect(abs((picture.minX + title.maxX) / 2 - 90) <= 0.5)
    #expect(abs(title.minX - picture.maxX) <= 0.5)
  }

  @Test(
    "from right to left picture and title change sides, unless theirs is a fixed one",
    arguments: [("leading", false), ("center", false), ("left", true)])
  func direction(alignment: String, isFixed: Bool) throws {
    let (picture, title) = try frames("leading", alignment: alignment, language: "ar")
    #expect((picture.maxX <= title.minX) == isFixed)
    if alignment == "left" { #expect(picture.minX == 12) }
    if alignment == "leading" { #expect(picture.maxX == 168) }
  }
}

extension SceneNode {
  /// The node of the view of an identifier.
  fileprivate func node(of id: String) -> SceneNode? {
    self.id == id ? self : children.lazy.compactMap { $0.node(of: id) }.first
  }

  /// How far from the left the nodes of a class begin.
  fileprivate func places(of kind: ViewClass, from x: Double = 0) -> [Double] {
    let x = x + frame.minX
    return (viewClass == kind ? [x] : []) + children.flatMap { $0.places(of: kind, from: x) }
  }
}
