import TableInterfaceBuilder
import TableModel
import TableRendering
import TableSources
import TableThemes
import Testing

/// What becomes of a whole document: which screens there are, their names, sizes and looks.
struct DocumentTests {
  private static func controller(_ attributes: String, tables: String...) -> String {
    let views = tables.map { "<tableView id=\"\($0)\"/>" }.joined()
    return """
      <scene sceneID="s"><objects><viewController sceneMemberID="viewController" \(attributes)>
      <view key="view"><subviews>\(views)</subviews></view></viewController></objects></scene>
      """
  }

  private static func screens(_ scenes: String) -> [Screen] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>\(scenes)</scenes>
      </document>
      """
    return Storyboard.load(text).document?.screens ?? []
  }

  @Test(arguments: [
    ("storyboardIdentifier=\"List\" customClass=\"ListController\" id=\"a\"", "List"),
    ("customClass=\"ListController\" id=\"a\"", "ListController"),
    ("id=\"a-b-c\"", "a-b-c"),
    ("storyboardIdentifier=\"\" customClass=\"ListController\" id=\"a\"", "ListController"),
    ("storyboardIdentifier=\"\" customClass=\"\" id=\"a\"", "a"),
  ])
  func aScreenHasTheNameOfItsController(attributes: String, name: String) {
    #expect(Self.screens(Self.controller(attributes, tables: "t")).map(\.name) == [name])
  }

  @Test func tablesOfOneNameAreToldApartByTheirIdentifiers() {
    let scenes =
      Self.controller("customClass=\"Two\" id=\"a\"", tables: "t1", "t2")
      + Self.controller("customClass=\"One\" id=\"b\"", tables: "t3")
    #expect(Self.screens(scenes).map(\.name) == ["Two-t1", "Two-t2", "One"])
    #expect(Self.screens(scenes).flatMap(\.tableViews).map(\.id) == ["t1", "t2", "t3"])
  }

  @Test func aTableInACellIsATableToo() {
    let inner = "<tableView id=\"inner\"/>"
    let outer = """
      <tableView id="outer"><prototypes><tableViewCell id="c"><view key="contentView"><subviews>\(inner)</subviews>
      </view></tableViewCell></prototypes></tableView>
      """
    let tables = Self.screens(
      "<scene><objects><tableViewController id=\"vc\">\(outer)</tableViewController></objects></scene>"
    ).flatMap(\.tableViews)
    #expect(tables.map(\.id) == ["outer", "inner"])
    let views = tables.first?.sections.first?.rows.first?.contentView?.subviews
    #expect(views?.map(\.content) == [.unknown(className: "UITableView")])
  }

  @Test(
    "rows are as high as the document’s tools stored them",
    arguments: [
      ("17701", "sections", 44.0), ("17701", "prototypes", 43.5), ("19529", "sections", 43.5),
      ("24128", "sections", 51.5), ("24200", "sections", 51), ("24506", "prototypes", 51),
    ])
  func storedRows(tools: String, kind: String, height: Double) throws {
    let cell = """
      <tableViewCell id="c" style="IBUITableViewCellStyleDefault" textLabel="l"><tableViewCellContentView key="contentView">
      <subviews><label id="l" text="A"/></subviews></tableViewCellContentView></tableViewCell>
      """
    let rows =
      kind == "sections"
      ? "<sections><tableViewSection><cells>\(cell)</cells></tableViewSection></sections>"
      : "<prototypes>\(cell)</prototypes>"
    let result = Storyboard.load(Storyboard.document(rows, table: "rowHeight=\"-1\"", tools: tools))
    let screen = try #require(result.document?.screens.first)
    let scene = try Renderer().scene(of: screen, as: Variant(scale: 2), rowsAsStored: true)
    #expect(scene.root.frame(of: "c")?.height == height)
    let drawn = try Renderer().scene(of: screen, as: Variant(scale: 2))
    #expect(try #require(drawn.root.frame(of: "c")?.height) == (tools < "24000" ? 44 : 52))
  }

  @Test func aNibTakesTheNameOfItsOwner() {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/><tableView id="t"/></objects></document>
      """
    #expect(Storyboard.load(text, name: "Owner.xib").document?.screens.map(\.name) == ["Owner"])
  }

  @Test func aRowByItselfIsATableOfOneRow() {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <tableViewCell id="c" customClass="BigCell"><rect key="frame" width="320" height="90"/></tableViewCell></objects>
      </document>
      """
    let screen = Storyboard.load(text, name: "BigCell.xib").document?.screens.first
    #expect(screen?.name == "BigCell")
    #expect(screen?.size == Size(width: 320, height: 90))
    #expect(screen?.tableViews.first?.sections.first?.rows.map(\.height) == [90])
  }

  @Test(arguments: [
    ("4457", "ios7"), ("4514", "ios7"),
    ("5056", "ios7"), ("13122", "ios11.0"), ("19529", "ios16"),
    ("6254", "ios8"), ("7706", "ios8"), ("8191", "ios9"), ("10117", "ios9"), ("12120", "ios10"),
    ("13196", "ios11.0"), ("13529", "ios11"), ("14490.70", "ios11"), ("14868", "ios13"), ("17701", "ios13"),
    ("18122", "ios13"),
    ("21225", "ios16"),
    ("21507", "ios16"), ("23504", "ios16"), ("32700.99.1234", "ios16"), ("24127", "ios26"),
  ])
  func theToolsTellTheTheme(tools: String, theme: String) {
    let screens = Storyboard.load(Storyboard.document("", tools: tools)).document?.screens
    #expect(screens?.map(\.theme) == [theme])
  }

  @Test(arguments: Era.all.dropFirst().map(\.name)) func everyLookIsThatOfItsTools(name: String) throws {
    let era = try #require(Era.all.first { $0.name == name })
    let tools = try #require(era.firstTools)
    let format = era.systems.lowerBound < SystemVersion(7) ? "2.0" : "3.0"
    let text = Storyboard.document("", tools: "\(tools)")
      .replacing("version=\"3.0\"", with: "version=\"\(format)\"")
    #expect(Storyboard.load(text).document?.screens.map(\.theme) == [name])
  }

  @Test(arguments: [
    ("1938", "ios5"), ("2182", "ios5"), ("2844", "ios6"), ("4471", "ios6"), ("7706", "ios6"),
    ("21507", "ios6"),
  ])
  func olderFormatsShowWhatCameBefore(tools: String, theme: String) {
    let text = Storyboard.document("", tools: tools).replacing("version=\"3.0\"", with: "version=\"2.0\"")
    #expect(Storyboard.load(text).document?.screens.map(\.theme) == [theme])
  }

  @Test(arguments: [("5056", 600.0), ("6250", 320), ("7706", 320), ("8191", 600)])
  func theSquareCanvasIsLaidOutAsAPhone(tools: String, width: Double) {
    let text = Storyboard.document("", tools: tools).replacing("width=\"320\"", with: "width=\"600\"")
    #expect(Storyboard.load(text).document?.screens.map { $0.size?.width } == [width])
  }

  @Test(arguments: [
    ("7706", nil), ("8191", ContentSizeCategory.medium), ("11542", nil), ("17701", nil),
    ("18122", .extraSmall), ("21225", .extraSmall), ("21507", nil), ("32700.99", nil),
  ])
  func theToolsTellTheSizeOfText(tools: String, category: ContentSizeCategory?) {
    let screens = Storyboard.load(Storyboard.document("", tools: tools)).document?.screens
    #expect(screens?.map(\.contentSizeCategory) == [category])
  }

  @Test(arguments: [("", "Detail"), ("12:30", nil)])
  func aSecondLabelWithoutTextKeepsItsRoom(text: String, placeholder: String?) {
    let cell = Storyboard.cell(
      "style=\"IBUITableViewCellStyleValue1\" detailTextLabel=\"d\"",
      "<view key=\"contentView\"><subviews><label text=\"\(text)\" id=\"d\"/></subviews></view>")
    #expect(cell?.detailTextLabel?.placeholder == placeholder)
  }

  @Test(arguments: [
    ("<device id=\"retina5_5\" orientation=\"portrait\"/>", 3.0),
    ("<device id=\"retina4_7\" orientation=\"landscape\"/>", 2.0),
    ("<device id=\"newest\"/>", nil),
    (
      "<simulatedMetricsContainer key=\"defaultSimulatedMetrics\">"
        + "<simulatedScreenMetrics key=\"destination\" type=\"retina4_7.fullscreen\"/></simulatedMetricsContainer>",
      2.0
    ),
    ("", nil),
  ])
  func theDeviceGivesTheScale(extra: String, scale: Double?) {
    let screen = Storyboard.load(Storyboard.document("", extra: extra)).document?.screens.first
    #expect(screen?.scale == scale)
    #expect(screen?.size == Size(width: 320, height: 568))
  }

  @Test(arguments: [
    ("appearance=\"dark\"", Appearance.dark), ("appearance=\"light\"", nil), ("", nil),
    ("appearance=\"dim\"", nil),
  ])
  func aDarkDocumentIsDark(attribute: String, appearance: Appearance?) {
    let extra = "<device id=\"retina4_7\" orientation=\"portrait\" \(attribute)/>"
    let screen = Storyboard.load(Storyboard.document("", tools: "17701", extra: extra)).document?.screens
      .first
    #expect(screen != nil && screen?.appearance == appearance)
  }

  @Test func aTableWithoutAFrameFillsTheDevice() {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <device id="retina4_7" orientation="portrait"/><scenes><scene><objects>
      <tableViewController id="vc"><tableView id="t"/></tableViewController></objects></scene></scenes></document>
      """
    #expect(Storyboard.load(text).document?.screens.first?.size == Size(width: 375, height: 667))
  }

  @Test(arguments: ["", "list.txt", "-"])
  func contentTellsTheKindWhereTheNameDoesNot(name: String) {
    let text = Storyboard.document("")
    #expect(Storyboard.load(text, name: name).document != nil)
    #expect(Storyboard.load("\u{FEFF}" + text, name: name).document != nil)
    #expect(Storyboard.load("tableView: {rows: [A]}", name: name).document != nil)
  }
}
