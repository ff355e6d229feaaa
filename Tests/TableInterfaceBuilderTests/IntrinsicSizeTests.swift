import TableLayout
import TableModel
import TableRendering
import TableSources
import Testing

/// How large views of a document are by what they show.
struct IntrinsicSizeTests {
  /// The frame of a view whose upper left corner alone is placed in a row.
  private func frame(of view: String, tools: String, rest: String = "", resources: String = "") throws -> Rect
  {
    let cell = """
      <tableViewCell id="cell" rowHeight="100"><rect key="frame" x="0" y="0" width="320" height="100"/>
      <tableViewCellContentView key="contentView" id="content"><rect key="frame" width="320" height="100"/>
      <subviews>\(view)</subviews><constraints>
      <constraint firstItem="view" firstAttribute="leading" secondItem="content" secondAttribute="leading"/>
      <constraint firstItem="view" firstAttribute="top" secondItem="content" secondAttribute="top"/>
      </constraints></tableViewCellContentView></tableViewCell>
      """
    let document = Storyboard.document(
      "<prototypes>\(cell)</prototypes>", resources: resources, tools: tools
    )
    .replacing("</document>", with: rest + "</document>")
    let result = Storyboard.load(document)
    #expect(result.diagnostics.isEmpty)
    let screen = try #require(result.document?.screens.first)
    return try #require(try Renderer().scene(of: screen).root.frame(of: "view"))
  }

  @Test(
    "a field without a border is at least 22 points high in iOS 26",
    arguments: [("14", "24506", 22.0), ("16", "24506", 22), ("17", "24506", 22), ("14", "22505", 18.5)])
  func textField(size: String, tools: String, height: Double) throws {
    let field = """
      <textField id="view" text="Text" translatesAutoresizingMaskIntoConstraints="NO">
      <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></textField>
      """
    let frame = try frame(of: field, tools: tools)
    #expect(abs(frame.height - height) <= 0.5, "\(frame.height)")
  }

  @Test(
    "a button of a symbol alone is 22 points high, whichever it is", arguments: ["chevron.down", "xmark"])
  func symbolButton(name: String) throws {
    let button = """
      <button id="view" translatesAutoresizingMaskIntoConstraints="NO">
      <state key="normal" image="\(name)" catalog="system"/></button>
      """
    let image = "<image name=\"\(name)\" catalog=\"system\" width=\"128\" height=\"70\"/>"
    let frame = try frame(of: button, tools: "22505", resources: image)
    #expect(frame.height == 22)
  }

  @Test("a button of a title alone has whole points", arguments: [("17", 33.0), ("16", 32), ("13", 28)])
  func titleButton(size: String, height: Double) throws {
    let button = """
      <button id="view" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO">
      <fontDescription key="fontDescription" type="system" pointSize="\(size)"/>
      <state key="normal" title="Read all of it"/></button>
      """
    let frame = try frame(of: button, tools: "22505")
    #expect(frame.height == height && frame.width == frame.width.rounded(), "\(frame)")
  }

  private static let ownLabel = """
    <label id="view" text="Label" customClass="BigLabel" translatesAutoresizingMaskIntoConstraints="NO">
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    """

  private static func designable(_ size: String) -> String {
    "<designables><designable name=\"view\"><size key=\"intrinsicContentSize\" \(size)/></designable></designables>"
  }

  @Test("a view of the author’s class has the size that its code asked for")
  func designable() throws {
    let frame = try frame(
      of: Self.ownLabel, tools: "20037", rest: Self.designable("width=\"56.5\" height=\"26.5\""))
    #expect(frame.size == Size(width: 56.5, height: 26.5))
  }

  @Test("its letters are as large as the lines that its code made, and lines that break are as high")
  func lettersOfDesignable() throws {
    let wrapped = Self.ownLabel.replacing(
      "text=\"Label\"", with: "text=\"A&#10;B&#10;C\" numberOfLines=\"0\"")
    let frame = try frame(of: wrapped, tools: "20037", rest: Self.designable("width=\"20\" height=\"26.5\""))
    #expect(abs(frame.height - 3 * 26.25) <= 1, "\(frame.height)")
  }

  @Test(
    "a size that is none changes nothing",
    arguments: [
      "", "width=\"nan\" height=\"20\"", "width=\"1e300\" height=\"20\"", "width=\"-4\" height=\"20\"",
    ])
  func broken(size: String) throws {
    let plain = try frame(of: Self.ownLabel, tools: "20037")
    #expect(try frame(of: Self.ownLabel, tools: "20037", rest: Self.designable(size)) == plain)
  }

  @Test("a button that shows nothing is 30 points wide")
  func emptyButton() throws {
    let button = """
      <button id="view" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO"><state key="normal"/></button>
      """
    #expect(try frame(of: button, tools: "22505").width == 30)
  }
}
