import TableModel
import TableSources
import TableSpec
import Testing

/// Well-formed specs: every key, every short form, every kind of file.
struct SpecTests {
  @Test func everyKeyOfATable() throws {
    let spec = """
      name: settings
      theme: ios7
      device: iphone4
      orientation: landscape
      size: {width: 480, height: 320.5}
      scale: 2
      tableView:
        style: grouped
        rowHeight: 60
        sectionHeaderHeight: 30
        sectionFooterHeight: 0
        separatorStyle: singleLineEtched
        separatorColor: "#FF000080"
        separatorInset: {left: 15, right: 2.5}
        backgroundColor: lightGray
        sections:
          - header: Network
            footer: {title: Changes apply at once., height: 40}
            rows: [Wi-Fi]
          - {}
      """
    let result = Fixtures.load(spec)
    #expect(result.diagnostics.allSatisfy { $0.message.contains("has no effect in a screen with “size”") })
    #expect(result.diagnostics.compactMap(\.location.line) == [4])
    let screen = try #require(result.document?.screens.first)
    let table = TableView(
      style: .grouped,
      sections: [
        Section(
          header: HeaderFooter(title: "Network"),
          footer: HeaderFooter(title: "Changes apply at once.", height: 40),
          rows: [Cell(textLabel: Label(text: "Wi-Fi"))]
        ),
        Section(),
      ],
      rowHeight: 60,
      sectionHeaderHeight: 30,
      sectionFooterHeight: 0,
      separatorStyle: .singleLineEtched,
      separatorColor: Color(0xFF0000, alpha: 128.0 / 255),
      separatorInset: EdgeInsets(left: 15, right: 2.5),
      backgroundColor: Color(white: 2.0 / 3)
    )
    let expected = Screen(
      name: "settings",
      theme: "ios7",
      device: "iphone4",
      orientation: .landscape,
      size: Size(width: 480, height: 320.5),
      scale: 2,
      tableView: table
    )
    #expect(screen == expected)
  }

  @Test func everyKeyOfACell() throws {
    let spec = """
      tableView:
        sectionIndexTitles: [A, 1, No]
        rows:
          - id: wifi
            style: value1
            textLabel:
              text: Wi-Fi
              font: {size: 20, weight: bold, italic: true}
              textColor: "#0af"
              textAlignment: center
              numberOfLines: 0
              lineBreakMode: byTruncatingMiddle
            detailTextLabel: {text: Home, font: 12.5}
            imageView: {image: images/dahlia.png}
            accessoryType: detailDisclosureButton
            selectionStyle: gray
            indentationLevel: 2
            indentationWidth: 7.5
            separatorInset: {left: 1}
            height: 88
            backgroundColor: clear
      """
    let result = Fixtures.load(spec, folder: Fixtures.brokenFolder)
    #expect(result.diagnostics == [])
    let table = try #require(result.document?.screens.first?.tableViews.first)
    #expect(table.sectionIndex.titles == ["A", "1", "No"])
    let image = try #require(table.sections.first?.rows.first?.imageView?.image.representations.first)
    #expect(image.name == "images/dahlia.png")
    #expect(image.path.text.hasSuffix("/TableSpecTests/Broken/images/dahlia.png"))
    let expected = Cell(
      id: "wifi",
      style: .value1,
      textLabel: Label(
        text: "Wi-Fi",
        font: FontAttributes(size: 20, weight: .bold, isItalic: true),
        textColor: Color(0x00AAFF),
        textAlignment: .center,
        numberOfLines: 0,
        lineBreakMode: .byTruncatingMiddle
      ),
      detailTextLabel: Label(text: "Home", font: FontAttributes(size: 12.5)),
      imageView: ImageView(image: Image(image)),
      accessoryType: .detailDisclosureButton,
      selectionStyle: .gray,
      indentationLevel: 2,
      indentationWidth: 7.5,
      separatorInset: EdgeInsets(left: 1),
      height: 88,
      backgroundColor: .clear
    )
    #expect(table.sections == [Section(rows: [expected])])
  }

  @Test(arguments: [
    "No", "yes", "012", "1.10", "2024-01-01", "~", "0x1F", "1e3", "true", "Null", ".inf", "12:30", "-", "#1",
  ])
  func textStaysAsWritten(_ text: String) {
    let written = text == "-" || text == "#1" ? "\"\(text)\"" : text
    #expect(Fixtures.cell("textLabel: \(written)")?.textLabel?.text == text)
    #expect(Fixtures.cell(written)?.textLabel?.text == text)
    #expect(Fixtures.cell("textLabel: {text: \(written)}")?.textLabel?.text == text)
  }

  @Test func nothingIsAnAbsentValue() {
    #expect(Fixtures.cell("textLabel:") == Cell())
    #expect(Fixtures.cell("textLabel: null") == Cell())
    #expect(Fixtures.load("tableView: {rows: [A], sections: null}").diagnostics.isEmpty)
    #expect(Fixtures.load("tableView: {rows: , sections: [{rows: [A]}]}").diagnostics.isEmpty)
    #expect(
      Fixtures.cell("{textLabel: A, accessoryType: null, height: }")?.accessoryType == AccessoryType.none)
    #expect(Fixtures.cell("textLabel: \"\"")?.textLabel == Label(text: ""))
    #expect(Fixtures.cell("textLabel: \"null\"")?.textLabel == Label(text: "null"))
    #expect(Fixtures.cell("textLabel: !!str null")?.textLabel == Label(text: "null"))
    #expect(Fixtures.cell("{}") == Cell())
  }

  @Test(
    arguments: [
      ("black", 0x000000), ("darkGray", 0x555555), ("lightGray", 0xAAAAAA), ("white", 0xFFFFFF),
      ("gray", 0x808080),
      ("red", 0xFF0000), ("green", 0x00FF00), ("blue", 0x0000FF), ("cyan", 0x00FFFF), ("yellow", 0xFFFF00),
      ("magenta", 0xFF00FF), ("orange", 0xFF8000), ("purple", 0x800080), ("brown", 0x996633),
      ("\"#369\"", 0x336699), ("\"#aBcDeF\"", 0xABCDEF), ("\"#12345600\"", 0x123456),
    ] as [(String, UInt32)])
  func colors(_ written: String, _ hex: UInt32) {
    #expect(Fixtures.cell("{backgroundColor: \(written)}")?.backgroundColor?.hex == hex)
  }

  @Test("two colours divided by a slash are for light and dark screens, and are written so")
  func colorsOfAppearances() throws {
    let cell = try #require(Fixtures.cell("{backgroundColor: \"#FFF/#10203080\"}"))
    let color = try #require(cell.backgroundColor)
    #expect(color.hex == 0xFFFFFF)
    #expect(color.dark == Color(0x102030, alpha: 128.0 / 255))
    let document = Document(screens: [Screen(tableView: TableView(sections: [Section(rows: [cell])]))])
    #expect(SpecWriter(folder: ".").text(of: document).contains("\"#FFF/#10203080\""))
  }

  @Test(arguments: ["#FFF/", "#FFF/#", "#FFF/000", "#FFF/#000/#111", "/#FFF", "#FFF/white", "white/#FFF"])
  func thingsThatAreNoTwoColors(_ written: String) {
    #expect(Fixtures.load("tableView: {rows: [{backgroundColor: \"\(written)\"}]}").diagnostics.count == 1)
  }

  @Test(arguments: [
    ("44", 44), ("44.5", 44.5), (".5", 0.5), ("1e3", 1_000), ("+7", 7), ("2.5E-1", 0.25), ("1000", 1_000),
  ])
  func numbers(_ written: String, _ number: Double) {
    #expect(Fixtures.cell("{indentationWidth: \(written)}")?.indentationWidth == number)
  }

  @Test(arguments: [
    "", ".", "5.", "+", "1e", "1e+", "044", "0x1F", "1_000", ".inf", ".nan", "0", "0.0001", "0.9999", "-1",
    "2000.1",
    "1e999",
    "4 4", "４",
    "\"44\"", "[44]", "nan", "infinity",
  ])
  func thingsThatAreNoHeight(_ written: String) {
    let height = Fixtures.cell("{height: \(written)}")?.height
    #expect(height == nil)
    #expect(Fixtures.load("tableView: {rowHeight: \(written)}").diagnostics.isEmpty == written.isEmpty)
  }

  @Test(arguments: [("1", 1), ("44.5", 44.5), ("2000", 2_000)] as [(String, Double)])
  func heightsOfRows(_ written: String, _ height: Double) {
    #expect(Fixtures.cell("{height: \(written)}")?.height == height)
    let result = Fixtures.load("tableView: {rowHeight: \(written)}")
    #expect(result.document?.screens.first?.tableViews.first?.rowHeight == height)
  }

  @Test(arguments: [("0", 0), ("0.0001", 0.0001), ("2000", 2_000)] as [(String, Double)])
  func heightsOfHeaders(_ written: String, _ height: Double) {
    let spec = "tableView: {sectionHeaderHeight: \(written), sections: [{footer: {height: \(written)}}]}"
    let table = Fixtures.load(spec).document?.screens.first?.tableViews.first
    #expect(table?.sectionHeaderHeight == height)
    #expect(table?.sections.first?.footer?.height == height)
  }

  @Test func severalScreens() {
    let stream = """
      name: first
      tableView: {rows: [A]}
      ---
      name: second
      theme: ios7
      tableViews:
        - {name: third, rows: [B]}
        - {rows: [C]}
      ---
      """
    let screens = Fixtures.load(stream).document?.screens ?? []
    #expect(screens.map(\.name) == ["first", "third", "second"])
    #expect(screens.map(\.theme) == [nil, "ios7", "ios7"])
    #expect(screens.map { $0.tableViews[0].sections[0].rows[0].textLabel?.text } == ["A", "B", "C"])
  }

  @Test func json() {
    let spec = #"""
      [
      	{"name": "a", "tableView": {"rowHeight": 50, "rows": ["\ud83d\ude00 \u00e9\/", {"textLabel": "\\ud83d"}]}},
      	{"name":"b","tableView":{"rows":[]}}
      ]
      """#
    let result = Fixtures.load(spec, name: "spec.json")
    #expect(result.diagnostics == [])
    let screens = result.document?.screens ?? []
    #expect(screens.map(\.name) == ["a", "b"])
    #expect(
      screens.first?.tableViews.first?.sections.first?.rows.map(\.textLabel?.text) == ["😀 é/", "\\ud83d"])
  }

  @Test func escapesOutsideDoubleQuotationMarksStayAsWritten() {
    #expect(Fixtures.cell(#"'\ud83d\ude00'"#)?.textLabel?.text == #"\ud83d\ude00"#)
    #expect(Fixtures.cell(#"a \uD83D\n"#)?.textLabel?.text == #"a \uD83D\n"#)
    #expect(Fixtures.cell(#"{textLabel: '\ude00', id: "\ud83d\ude00"}"#)?.id == "😀")
  }

  /// The character that stands for halves of pairs while a text is read is one that an author may write, too; Swift has
  /// no way to.
  @Test(
    arguments: [
      (#""\uFDD0\ud83d\ude00""#, [0xFDD0, 0x1F600]), (#""\ud83d\ude00\ufdd0""#, [0x1F600, 0xFDD0]),
      (#""\ud83d\ude00\U0000fDd0\ud83d\ude00""#, [0x1F600, 0xFDD0, 0x1F600]), (#""\uFDD0""#, [0xFDD0]),
    ] as [(String, [UInt32])])
  func everyEscapeStandsForItself(_ written: String, _ meant: [UInt32]) {
    #expect(Fixtures.cell(written)?.textLabel?.text.unicodeScalars.map(\.value) == meant)
  }

  @Test(arguments: [#"\uFDD0\ud83d\U0000FDD0\ude00"#, #"\\uFDD0 \ud83d"#, #"\\\uFDD0\ufdd0 \ud83d"#])
  func noEscapeIsReadWithinSingleQuotationMarks(_ text: String) {
    #expect(Fixtures.cell("'\(text)'")?.textLabel?.text == text)
  }

  @Test(arguments: [#""\ud83d\uFDD0\ude00""#, #""\uFDD0\ude00""#, #""\ud83d""#, #""\ude00\ud83d""#])
  func halfOfAPairIsAnError(_ written: String) {
    let result = Fixtures.load("tableView: {rows: [\(written)]}")
    #expect(result.document == nil)
    #expect(result.diagnostics.map(\.message) == ["half of a surrogate pair is not a character"])
  }

  @Test func linesAndMarks() {
    let spec = "\u{FEFF}tableView:\r\n  rows:\r\n    - |\r\n      two\r\n      lines\r\n    - B\r\n"
    let rows = Fixtures.load(spec).document?.screens.first?.tableViews.first?.sections.first?.rows
    #expect(rows?.map(\.textLabel?.text) == ["two\nlines\n", "B"])
  }

  @Test func aliasesRepeatValues() {
    let spec = """
      tableView:
        style: grouped
        rows:
          - &row {style: value1, textLabel: &title A, detailTextLabel: *title}
          - *row
      """
    let result = Fixtures.load(spec)
    let rows = result.document?.screens.first?.tableViews.first?.sections.first?.rows ?? []
    #expect(rows.count == 2)
    #expect(rows.first == rows.last)
    #expect(rows.last?.detailTextLabel?.text == "A")
  }

  @Test func anEmptyTable() {
    let result = Fixtures.load("tableView: {}")
    #expect(result.diagnostics == [])
    #expect(result.document?.screens == [Screen(tableView: TableView())])
  }

  @Test func valuesThatCountAreNotWarnedAbout() {
    let spec = """
      tableView:
        style: grouped
        separatorStyle: singleLineEtched
        rows:
          - {style: value1, textLabel: A, detailTextLabel: B, imageView: images/dahlia.png}
          - {style: value2, textLabel: A, detailTextLabel: B, imageView: images/dahlia.png}
          - {style: subtitle, textLabel: A, detailTextLabel: B}
      """
    #expect(Fixtures.load(spec, folder: Fixtures.brokenFolder).diagnostics == [])
  }
}
