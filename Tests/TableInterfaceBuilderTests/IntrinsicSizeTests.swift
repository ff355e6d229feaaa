import TableLayout
import TableModel
import TableRendering
import TableSources
import Testing

/// How large views of a document are by what they show.
struct IntrinsicSizeTests {
  /// The frame of a view whose upper left corner alone is placed in a row.
  ///
  /// `isComplete` says that all pictures of the document are at hand.
  private func frame(
    of view: String, tools: String, rest: String = "", resources: String = "", isComplete: Bool = true
  ) throws -> Rect {
    let document = Storyboard.document(
      Storyboard.row(placing: view), resources: resources, tools: tools
    )
    .replacing("</document>", with: rest + "</document>")
    let result = Storyboard.load(document)
    #expect(result.diagnostics.isEmpty == isComplete)
    let screen = try #require(result.document?.screens.first)
    return try #require(try Renderer().scene(of: screen).root.frame(of: "view"))
  }

  @Test(
    "a field without a border is a little higher than its line since iOS 13, and at least 22 points in iOS 26",
    arguments: [
      ("14", "24506", 22.0), ("16", "24506", 22), ("17", "24506", 22), ("14", "22505", 18.5),
      ("17", "17506", 22),
      ("18", "16097", 23),
    ])
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

  /// Newer tools store symbols as large as a Mac shows them, and a square of 32 where they do not know them.
  @Test(arguments: [(128.0, 72.0), (32, 18), (16, 9)])
  func symbolsAreAsLargeWhateverTheToolsStore(width: Double, height: Double) throws {
    let view = """
      <imageView id="view" translatesAutoresizingMaskIntoConstraints="NO" image="chevron.down" catalog="system"/>
      """
    let image = { (width: Double, height: Double) in
      "<image name=\"chevron.down\" catalog=\"system\" width=\"\(width)\" height=\"\(height)\"/>"
    }
    let frame = try frame(of: view, tools: "20037", resources: image(width, height))
    #expect(abs(frame.width - 18.5) <= 0.5)
    let unknown = try self.frame(of: view, tools: "20037", resources: image(32, 32))
    #expect(unknown.width > 15 && unknown.width / unknown.height > 1.4)
  }

  @Test("a button is wider by the space between its picture and its title")
  func imagePadding() throws {
    let width = { (padding: Int) in
      let button = """
        <button id="view" translatesAutoresizingMaskIntoConstraints="NO"><state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="tinted" image="star" catalog="system" title="Rate"
        imagePadding="\(padding)"/></button>
        """
      let image = "<image name=\"star\" catalog=\"system\" width=\"128\" height=\"118\"/>"
      return try frame(of: button, tools: "22505", resources: image).width
    }
    #expect(abs(try width(10) - width(0) - 10) <= 0.5)
  }

  @Test(
    "a picture above or below its title makes a button higher, and as wide as the wider of both",
    arguments: [("leading", 16.0, 0.0), ("trailing", 16, 0), ("top", 0, 24), ("bottom", 0, 24)])
  func imagePlacement(placement: String, wider: Double, higher: Double) throws {
    let size = { (picture: String) in
      let button = """
        <button id="view" translatesAutoresizingMaskIntoConstraints="NO"><buttonConfiguration key="configuration"
        style="plain" \(picture) title="A long title"/></button>
        """
      let image = "<image name=\"square\" width=\"16\" height=\"16\"/>"
      return try frame(of: button, tools: "22505", resources: image, isComplete: picture.isEmpty).size
    }
    let (plain, pictured) = (
      try size(""), try size("image=\"square\" imagePadding=\"8\" imagePlacement=\"\(placement)\"")
    )
    #expect(abs(pictured.width - plain.width - wider - (wider > 0 ? 8 : 0)) <= 0.5, "\(plain) \(pictured)")
    #expect(abs(pictured.height - plain.height - higher) <= 0.5, "\(plain) \(pictured)")
    guard higher > 0 else { return }
    let subtitled = try size("image=\"square\" imagePlacement=\"\(placement)\" subtitle=\"now\"")
    #expect(abs(subtitled.height - plain.height - 16 - 15.5) <= 0.5, "\(plain) \(subtitled)")
  }

  @Test("a button is as wide as a picture that is wider than its title", arguments: ["top", "bottom"])
  func widePicture(placement: String) throws {
    let button = """
      <button id="view" translatesAutoresizingMaskIntoConstraints="NO"><buttonConfiguration key="configuration"
      style="plain" image="bubble" imagePlacement="\(placement)" title="A"/></button>
      """
    let size = try measured(button)
    #expect(abs(size.width - 84) <= 0.5, "\(size)")
    #expect(abs(size.height - 40 - 14 - 20.3) <= 0.5, "\(size)")
  }

  @Test("a button has the space around its title that its configuration says")
  func contentInsets() throws {
    let size = { (insets: String) in
      try frame(
        of: """
          <button id="view" translatesAutoresizingMaskIntoConstraints="NO"><buttonConfiguration key="configuration"
          style="plain" title="Button">\(insets)</buttonConfiguration></button>
          """, tools: "22505"
      ).size
    }
    let (usual, own) = (
      try size(""),
      try size("<directionalEdgeInsets key=\"contentInsets\" top=\"1\" leading=\"10\" trailing=\"20\"/>")
    )
    #expect(abs(own.width - usual.width - 6) <= 0.5)
    #expect(abs(own.height - usual.height + 13) <= 0.5)
  }

  private static func symbol(
    _ name: String, _ constraints: String, _ size: String
  ) -> (
    String, String
  ) {
    let view = """
      <imageView id="view" image="\(name)" catalog="system" contentMode="scaleAspectFit"
        translatesAutoresizingMaskIntoConstraints="NO"><constraints>\(constraints)</constraints></imageView>
      """
    return (view, "<image name=\"\(name)\" catalog=\"system\" \(size)/>")
  }

  @Test(
    "symbols are as large as UIKit has them, of which documents store proportions alone",
    arguments: [
      ("person.circle", "width=\"128\" height=\"121\"", Size(width: 20, height: 19)),
      ("envelope.fill", "width=\"128\" height=\"93\"", Size(width: 22.5, height: 16.5)),
      ("chevron.left", "width=\"97\" height=\"128\"", Size(width: 12.5, height: 17)),
      ("video.fill", "width=\"128\" height=\"82\"", Size(width: 24, height: 15.5)),
    ])
  func symbolSize(name: String, stored: String, size: Size) throws {
    let (view, image) = Self.symbol(name, "", stored)
    let frame = try frame(of: view, tools: "22505", resources: image)
    #expect(abs(frame.width - size.width) <= 0.5 && abs(frame.height - size.height) <= 0.5, "\(frame)")
  }

  @Test(
    "symbols are higher by their weight and their scale",
    arguments: [
      ("", 19.0), ("weight=\"bold\"", 20.5), ("scale=\"large\"", 26), ("scale=\"default\"", 19),
      ("scale=\"small\"", 16),
    ])
  func symbolHeight(configuration: String, height: Double) throws {
    let (view, image) = Self.symbol("checkmark.circle", "", "width=\"128\" height=\"121\"")
    let bold = view.replacing(
      "</imageView>",
      with:
        "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" \(configuration)/></imageView>")
    let frame = try frame(of: bold, tools: "22505", resources: image)
    #expect(abs(frame.height - height) <= 0.5, "\(frame)")
  }

  @Test(
    "constraints align the line that a symbol stands on, and not the symbol",
    arguments: [
      ("video.fill", "width=\"128\" height=\"82\"", 25.0, 20.5),
      ("checkmark", "width=\"128\" height=\"114\"", 24, 20.5),
      ("circle.fill", "width=\"128\" height=\"121\"", 12, 11),
      ("chevron.right", "width=\"97\" height=\"128\"", 52, 48.5),
    ])
  func symbolLine(name: String, stored: String, aligned: Double, height: Double) throws {
    let fixed = "<constraint firstAttribute=\"height\" constant=\"\(aligned)\"/>"
    let (view, image) = Self.symbol(name, fixed, stored)
    let frame = try frame(of: view, tools: "22505", resources: image)
    #expect(abs(frame.height - height) <= 0.6, "\(frame)")
    #expect(abs(frame.minY - (aligned - height) / 2) <= 0.6, "\(frame)")
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

  private static func typed(_ type: String, _ inside: String = "") -> String {
    "<button id=\"view\" buttonType=\"\(type)\" translatesAutoresizingMaskIntoConstraints=\"NO\">\(inside)</button>"
  }

  @Test(
    "the picture of a button's type is a large symbol beside the text that the tools drew",
    arguments: [("12121", 22.0), ("20037", 21), ("22505", 26), ("24506", 26)],
    ["contactAdd", "infoLight", "infoDark", "detailDisclosure"])
  func typedButton(stored: (tools: String, side: Double), type: String) throws {
    let frame = try frame(of: Self.typed(type), tools: stored.tools)
    #expect(abs(frame.width - stored.side) <= 0.5, "\(frame)")
    #expect(abs(frame.height - stored.side) <= 0.5, "\(frame)")
  }

  @Test(
    "a symbol in a configuration stands on a line of text, and is wider at a larger scale",
    arguments: [
      (typed("detailDisclosure", configuration("")), 50.0),
      (
        typed("system", configuration("<imageReference key=\"image\" image=\"trash\" catalog=\"system\"/>")),
        43.5
      ),
      (
        typed(
          "system",
          configuration(
            "<imageReference key=\"image\" image=\"trash\" catalog=\"system\" symbolScale=\"large\"/>")),
        49
      ),
    ] as [(String, Double)])
  func configuredSymbol(button: String, width: Double) throws {
    let trash = "<image name=\"trash\" catalog=\"system\" width=\"121\" height=\"128\"/>"
    let frame = try frame(of: button, tools: "22505", resources: trash)
    #expect(abs(frame.height - 34.25) <= 0.5, "\(frame)")
    #expect(abs(frame.width - width) <= 0.5, "\(frame)")
  }

  @Test(
    "a button on a picture is as large as the picture, or as its title where that is larger",
    arguments: [
      ("", Size(width: 60, height: 40)), ("title=\"99\"", Size(width: 60, height: 40)),
      ("title=\"A title that is wider than the picture\"", Size(width: 0, height: 40)),
    ])
  func pictureBehind(title: String, size: Size) throws {
    let button = Self.typed("system", "<state key=\"normal\" \(title) backgroundImage=\"bubble\"/>")
    let found = try measured(button)
    #expect(abs(found.height - size.height) <= 0.5, "\(found)")
    #expect(size.width == 0 ? found.width > 200 : found.width == size.width, "\(found)")
    let inset = Self.typed(
      "system",
      "<state key=\"normal\" title=\"99\" backgroundImage=\"bubble\"/>"
        + "<inset key=\"contentEdgeInsets\" minX=\"50\" minY=\"30\" maxX=\"50\" maxY=\"30\"/>")
    let wide = try measured(inset)
    #expect(wide.width > 100 && wide.height > 60, "\(wide)")
  }

  /// The size of a view beside a picture of 60 × 40 points that has no file.
  private func measured(_ button: String) throws -> Size {
    try frame(
      of: button, tools: "22505", resources: "<image name=\"bubble\" width=\"60\" height=\"40\"/>",
      isComplete: false
    ).size
  }

  private static func configuration(_ inside: String) -> String {
    "<buttonConfiguration key=\"configuration\" style=\"plain\">\(inside)</buttonConfiguration>"
  }
}
