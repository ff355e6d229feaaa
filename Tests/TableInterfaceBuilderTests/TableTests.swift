import TableInterfaceBuilder
import TableModel
import TableSources
import Testing

/// What Interface Builder says of tables and their sections.
struct TableTests {
  @Test func staticSectionsKeepTheirTitlesAndRows() throws {
    let table = try #require(
      Storyboard.table(
        """
        <sections><tableViewSection headerTitle="Head" footerTitle="Foot"><cells><tableViewCell id="1"/>
        <tableViewCell id="2"/></cells></tableViewSection>
        <tableViewSection><string key="headerTitle">Two
        lines</string><cells><tableViewCell id="3"/></cells></tableViewSection></sections>
        """,
        table: "dataMode=\"static\" style=\"grouped\""
      )
    )
    #expect(table.style == .grouped)
    #expect(table.sections.map { $0.rows.map(\.id) } == [["1", "2"], ["3"]])
    #expect(table.sections.map(\.header?.title) == ["Head", "Two\nlines"])
    #expect(table.sections.map(\.footer?.title) == ["Foot", nil])
  }

  @Test func prototypesAreOneSection() {
    let table = Storyboard.table(
      "<prototypes><tableViewCell id=\"1\" reuseIdentifier=\"A\"/><tableViewCell id=\"2\"/></prototypes>")
    #expect(table?.sections.count == 1)
    #expect(table?.sections.first?.rows.map(\.reuseIdentifier) == ["A", nil])
  }

  @Test(arguments: ["plain", "grouped", "insetGrouped"])
  func heightsOfRowsHeadersAndFootersAreTheTables(style: String) {
    let table = Storyboard.table(
      "",
      table: "style=\"\(style)\" rowHeight=\"60\" sectionHeaderHeight=\"28\" sectionFooterHeight=\"-1\"")
    #expect(table?.rowHeight == 60)
    #expect(table?.sectionHeaderHeight == 28)
    #expect(table?.sectionFooterHeight == nil)
  }

  @Test(
    "the bar above prototypes is Interface Builder’s own",
    arguments: [("plain", nil), ("grouped", 28.0)])
  func prototypesHaveNoHeader(style: String, height: Double?) {
    let table = Storyboard.table(
      "<prototypes><tableViewCell id=\"1\"/></prototypes>",
      table: "style=\"\(style)\" sectionHeaderHeight=\"28\" sectionFooterHeight=\"28\"")
    #expect(table?.sectionHeaderHeight == height)
    #expect(table?.sectionFooterHeight == height)
  }

  @Test(
    "a line is hidden by any inset",
    arguments: [("10000", 4_096.0), ("1e300", 4_096), ("15", 15), ("-1e9", -4_096)])
  func hiddenLines(text: String, points: Double) {
    let inset = "<inset key=\"separatorInset\" minX=\"\(text)\" minY=\"0.0\" maxX=\"0.0\" maxY=\"0.0\"/>"
    let result = Storyboard.load(
      Storyboard.document(inset + "<prototypes><tableViewCell id=\"1\">\(inset)</tableViewCell></prototypes>")
    )
    let table = result.document?.screens.first?.tableViews.first
    #expect(result.diagnostics.isEmpty)
    #expect(table?.separatorInset?.left == points)
    #expect(table?.sections.first?.rows.first?.separatorInset?.left == points)
  }

  @Test func sectionsKeepTheirTitlesAndHaveNoHeightsOfTheirOwn() throws {
    let rows = "<cells><tableViewCell id=\"1\"/></cells>"
    let titles = ["", "headerTitle=\"T\"", "headerTitle=\"\""]
    let sections = titles.map { "<tableViewSection \($0)>\(rows)</tableViewSection>" }.joined()
    let table = try #require(
      Storyboard.table(
        "<sections>\(sections)</sections>",
        table: "style=\"grouped\" sectionHeaderHeight=\"18\" sectionFooterHeight=\"12\""))
    #expect(table.sections.map(\.header) == [nil, HeaderFooter(title: "T"), HeaderFooter(title: "")])
    #expect(table.sections.map(\.footer) == [nil, nil, nil])
  }

  @Test(arguments: [
    ("none", SeparatorStyle.none), ("singleLine", .singleLine), ("singleLineEtched", .singleLineEtched),
    ("default", nil),
  ])
  func separators(word: String, style: SeparatorStyle?) {
    let table = Storyboard.table(
      """
      <inset key="separatorInset" minX="30" minY="0.0" maxX="4" maxY="0.0"/>
      <color key="separatorColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
      """,
      table: "separatorStyle=\"\(word)\""
    )
    #expect(table?.separatorStyle == style)
    #expect(table?.separatorInset == EdgeInsets(left: 30, right: 4))
    #expect(table?.separatorColor == Color(0xFF0000))
  }

  @Test func theRestOfATable() throws {
    let table = try #require(
      Storyboard.table(
        """
        <color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
        <color key="tintColor" red="0.0" green="1" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
        <color key="sectionIndexColor" white="0.25" alpha="1" colorSpace="calibratedWhite"/>
        <view key="tableHeaderView" id="h"><rect key="frame" width="320" height="80"/></view>
        <label key="tableFooterView" text="End" id="f"><rect key="frame" width="320" height="40"/></label>
        """,
        table: "allowsMultipleSelection=\"YES\" sectionIndexMinimumDisplayRowCount=\"9\""
      )
    )
    #expect(table.backgroundColor == Color(white: 0.5))
    #expect(table.tintColor == Color(0x00FF00))
    #expect(table.sectionIndex == SectionIndex(color: Color(0x404040), minimumDisplayRowCount: 9))
    #expect(table.tableHeaderView?.frame?.height == 80)
    #expect(table.tableFooterView?.content == .label(Label(text: "End")))
    #expect(table.allowsMultipleSelection)
  }

  @Test func theBackgroundOfGroupedTablesIsTheThemes() {
    let color = "<color key=\"backgroundColor\" cocoaTouchSystemColor=\"groupTableViewBackgroundColor\"/>"
    #expect(Storyboard.table(color)?.backgroundColor == nil)
  }

  @Test func aHiddenFooterIsLeftOut() {
    let footer = "<view key=\"tableFooterView\" hidden=\"YES\" id=\"f\"/>"
    #expect(Storyboard.table(footer)?.tableFooterView == nil)
  }
}
