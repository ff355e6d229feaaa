import TableInterfaceBuilder
import TableModel
import TableSources
import Testing

/// Where views are of which a document has the constraints and no frames.
struct PlacementTests {
  /// The frames of a cell's own views; the cell is 320 × 45 points, its content view 300 × 43 at (10, 1).
  private static func frames(_ views: String, _ constraints: String) -> [Rect?] {
    let cell = Storyboard.table(
      """
      <prototypes><tableViewCell id="cell"><rect key="frame" x="0.0" y="22" width="320" height="45"/>
      <view key="contentView"><rect key="frame" x="10" y="1" width="300" height="43"/><subviews>\(views)</subviews></view>
      <constraints>\(constraints)</constraints></tableViewCell></prototypes>
      """
    )?.sections.first?.rows.first
    return cell?.contentView?.subviews.map(\.frame) ?? []
  }

  private static func constraint(
    _ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Double
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" secondAttribute="\(other)"
     constant="\(constant)"/>
    """
  }

  @Test func bothEdgesGiveTheExtent() {
    let constraints =
      Self.constraint("v", "leading", "cell", "leading", 20)
      + Self.constraint("cell", "trailing", "v", "trailing", 30)
      + Self.constraint("v", "top", "cell", "top", 5) + Self.constraint("cell", "bottom", "v", "bottom", 9)
    #expect(Self.frames("<mapView id=\"v\"/>", constraints) == [Rect(x: 10, y: 4, width: 270, height: 31)])
  }

  @Test func aMiddleAndTheUsualSizeGiveTheEdges() {
    let constraints =
      Self.constraint("v", "trailing", "cell", "trailing", -20)
      + Self.constraint("v", "centerY", "cell", "centerY", 0)
    #expect(Self.frames("<switch id=\"v\"/>", constraints) == [Rect(x: 211, y: 8, width: 79, height: 27)])
  }

  @Test(arguments: ["top", "bottom"]) func anEdgeAndTheMiddleGiveTheExtent(edge: String) {
    let constraints =
      Self.constraint("v", "leading", "cell", "leading", 20) + Self.constraint("v", edge, "cell", edge, 0)
      + Self.constraint("v", "centerY", "cell", "centerY", 0)
    let frame = Self.frames("<switch id=\"v\"/>", constraints).first
    #expect(frame == Rect(x: 10, y: -1, width: 79, height: 45))
  }

  @Test func aViewMayHangOnAnotherThatComesLater() {
    let fixed = "<constraints><constraint firstAttribute=\"width\" constant=\"100\"/></constraints>"
    let constraints =
      Self.constraint("a", "leading", "b", "trailing", 8) + Self.constraint("b", "left", "cell", "left", 10)
    let frames = Self.frames("<switch id=\"a\"/><slider id=\"b\">\(fixed)</slider>", constraints)
    #expect(frames.map { $0?.minX } == [108, 0])
    #expect(frames.map { $0?.width } == [79, 100])
  }

  @Test func framesOfTheDocumentComeFirst() {
    let view =
      "<switch id=\"v\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/></switch><slider id=\"w\"/>"
    let constraints = Self.constraint("v", "leading", "cell", "leading", 50)
    #expect(Self.frames(view, constraints).first == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func viewsThatHangOnEachOtherOnlyAreStillThere() {
    let constraints =
      Self.constraint("a", "leading", "b", "trailing", 8)
      + Self.constraint("b", "leading", "a", "trailing", 8)
    #expect(Self.frames("<switch id=\"a\"/><switch id=\"b\"/>", constraints).map { $0?.minX } == [0, 0])
  }
}
