import Foundation
import TableInterfaceBuilder
import TableLayout
import TableModel
import TableRendering
import TableSources
import Testing

/// The rows that an app shows when it runs, from a file beside its document.
struct SampleDataTests {
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505"><scenes><scene>
    <objects><tableViewController storyboardIdentifier="Inbox" id="vc"><tableView id="table"><prototypes>
    <tableViewCell id="std" reuseIdentifier="Plain" style="IBUITableViewCellStyleSubtitle" textLabel="t" detailTextLabel="d">
    <tableViewCellContentView key="contentView"><subviews><label id="t" text="Title"/><label id="d" text="Detail"/></subviews>
    </tableViewCellContentView></tableViewCell>
    <tableViewCell id="own" reuseIdentifier="Message"><tableViewCellContentView key="contentView"><subviews>
    <label id="l1" text="Label"><rect key="frame" width="90" height="20"/></label>
    <label id="l2" userLabel="Date" text="Label"><rect key="frame" width="90" height="20"/></label>
    <switch id="s1"><rect key="frame" width="51" height="31"/></switch>
    <button id="b1"><rect key="frame" width="51" height="31"/><state key="normal" title="Button"/></button>
    </subviews></tableViewCellContentView><connections><outlet property="senderLabel" destination="l1" id="o1"/></connections>
    </tableViewCell></prototypes></tableView></tableViewController></objects></scene></scenes></document>
    """

  /// The table of the document beside a file, and what is found wrong.
  private func load(_ data: String?, document: String = Self.document) throws -> (TableView?, Source) {
    let folder = NSTemporaryDirectory() + "data-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try data?.write(toFile: folder + "/Main.tablemock.yaml", atomically: true, encoding: .utf8)
    let result = Storyboard.load(document, name: folder + "/Main.storyboard", folder: folder)
    return (result.document?.screens.first?.tableViews.first, result)
  }

  private func texts(_ cell: Cell) -> [String] {
    (cell.contentView?.subviews ?? []).compactMap { view in
      if case .label(let label) = view.content { label.text } else { nil }
    }
  }

  @Test("without a file the prototypes are drawn as they are")
  func none() throws {
    let (table, result) = try load(nil)
    #expect(table?.sections.first?.rows.map(\.id) == ["std", "own"])
    #expect(result.document?.lists.isEmpty == true)
  }

  @Test(
    "rows are made of prototypes, by outlets, labels in Xcode and identifiers",
    arguments: ["", "Inbox:\n", "table:\n"])
  func rows(name: String) throws {
    let (table, result) = try load(
      name + """
        - {cell: Message, senderLabel: Emmy, Date: Monday, s1: true, b1: Reply}
        - {cell: Message, l1: Ada}
        - {cell: Plain, textLabel: Notes, detailTextLabel: Three}
        - Sofya
        """)
    #expect(result.diagnostics.isEmpty)
    let rows = try #require(table?.sections.first?.rows)
    #expect(rows.map(\.id) == ["own", "own", "std", "std"])
    #expect(texts(rows[0]) == ["Emmy", "Monday"])
    #expect(texts(rows[1]) == ["Ada", "Label"])
    #expect([rows[2].textLabel?.text, rows[2].detailTextLabel?.text] == ["Notes", "Three"])
    #expect(rows[3].textLabel?.text == "Sofya")
    let control = rows[0].contentView?.subviews.lazy.compactMap { view -> Control? in
      if case .control(let control) = view.content { control } else { nil }
    }.first
    #expect(control?.kind == .switch(isOn: true))
    #expect(result.document?.lists.map(\.name) == ["Main.tablemock.yaml"])
  }

  @Test("rows may be divided into sections with titles")
  func sections() throws {
    let (table, result) = try load(
      """
      - {header: Today, rows: [Anna, Berta]}
      - {header: Before, footer: That is all, rows: [Cleo]}
      """)
    #expect(result.diagnostics.isEmpty)
    #expect(table?.sections.map(\.header?.title) == ["Today", "Before"])
    #expect(table?.sections.map(\.footer?.title) == [nil, "That is all"])
    #expect(table?.sections.map { $0.rows.map { $0.textLabel?.text } } == [["Anna", "Berta"], ["Cleo"]])
  }

  @Test(
    "what there is not is told, and the rest is drawn",
    arguments: [
      ("Inbx: [A]", "there is no table “Inbx” in the document"),
      ("- {cell: Mesage}", "the table has no prototype “Mesage”"),
      ("- {cell: Message, sender: A}", "the prototype has no view “sender”"),
      ("- {cell: Message, Date: [1]}", "the value of a view must be a text"),
      ("Inbox: A", "the rows are not a list"),
      ("- {", nil), ("\u{0}", nil), ("Inbox: &a [*a]", nil),
    ] as [(String, String?)])
  func broken(data: String, message: String?) throws {
    let (table, result) = try load(data)
    #expect(table != nil)
    #expect(!result.diagnostics.isEmpty)
    #expect(
      result.diagnostics.allSatisfy {
        $0.severity == .warning && $0.location.file.hasSuffix(".tablemock.yaml")
      })
    if let message { #expect(result.diagnostics.map(\.message) == [message]) }
  }

  @Test("a short file repeats a large prototype only so often")
  func repetition() throws {
    let folder = NSTemporaryDirectory() + "data-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let rows = String(repeating: "- A\n", count: 30)
    try rows.write(toFile: folder + "/Main.tablemock.yaml", atomically: true, encoding: .utf8)
    var limits = LoadingLimits()
    limits.elements = 100
    let result = InterfaceBuilderLoader(limits: limits).load(
      Array(Self.document.utf8), named: folder + "/Main.storyboard", folder: FilePath(folder))
    // A row of the first prototype has five elements.
    #expect(result.document?.screens.first?.tableViews.first?.sections.first?.rows.count == 20)
    #expect(result.diagnostics.map(\.message) == ["there are too many rows, so the rest is left out"])
    #expect(result.diagnostics.first?.location.line == 21)
  }

  @Test("a row whose constraints find its height is as high as its own texts want")
  func heights() throws {
    let edges = ["leading", "trailing", "top", "bottom"].map { edge in
      "<constraint firstItem=\"l\" firstAttribute=\"\(edge)\" secondItem=\"cv\" secondAttribute=\"\(edge)\"/>"
    }
    let cell = """
      <tableViewCell id="c" reuseIdentifier="C"><rect key="frame" width="320" height="90"/>
      <tableViewCellContentView key="contentView" id="cv"><rect key="frame" width="320" height="90"/><subviews>
      <label id="l" text="Label" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" width="320" height="90"/></label></subviews><constraints>\(edges.joined())</constraints>
      </tableViewCellContentView></tableViewCell>
      """
    let document = Storyboard.document(
      "<prototypes>\(cell)</prototypes>", table: "rowHeight=\"-1\"", tools: "20037")
    let (_, result) = try load("- {l: One line}\n- {l: \"Three\\nlines\\nof text\"}\n", document: document)
    let scene = try Renderer().scene(of: try #require(result.document?.screens.first))
    func heights(_ node: SceneNode) -> [Double] {
      node.viewClass == .cell ? [node.frame.height] : node.children.flatMap(heights)
    }
    let found = heights(scene.root)
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0 < 70 })
    #expect((found.last ?? 0) > 2 * (found.first ?? 0))
  }

  @Test("no more rows are made than a document may have")
  func many() throws {
    let (_, result) = try load(String(repeating: "- A\n", count: 20_001))
    #expect(result.document == nil)
    #expect(result.diagnostics.contains { $0.message == "the document has more than 20000 rows" })
  }

  @Test("texts of content configurations have the names of UIKit", arguments: ["Sounds", "{text: Sounds}"])
  func configurations(row: String) throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505"><scenes><scene>
      <objects><tableViewController id="vc"><tableView id="table"><prototypes><tableViewCell id="c">
      <listContentConfiguration key="contentConfiguration" text="Title" secondaryText="More"/></tableViewCell></prototypes>
      </tableView></tableViewController></objects></scene></scenes></document>
      """
    let (table, result) = try load("- \(row)\n- {text: Badges, secondaryText: 'On'}\n", document: document)
    #expect(result.diagnostics.isEmpty)
    let shown = table?.sections.first?.rows.map(\.contentConfiguration) ?? []
    #expect(shown.map { $0?.text?.text } == ["Sounds", "Badges"])
    #expect(shown.map { $0?.secondaryText?.text } == ["More", "On"])
  }
}
