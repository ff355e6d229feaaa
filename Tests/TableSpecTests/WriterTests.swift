import Foundation
import TableModel
import TableSources
import TableSpec
import Testing

/// Specs that are written say what they were written from, and no more than they must.
struct WriterTests {
  private static let fixtures =
    String(#filePath.dropLast("Tests/TableSpecTests/WriterTests.swift".count)) + "fixtures"

  private static let specs: [String] = {
    let files = FileManager.default.enumerator(atPath: fixtures)?.compactMap { $0 as? String } ?? []
    return files.filter {
      $0.hasSuffix(".yaml") && !$0.contains("/strings/") && !$0.hasSuffix(".tablemock.yaml")
    }
    .sorted()
  }()

  @Test func thereAreManySpecs() {
    #expect(Self.specs.count > 100)
  }

  private static func written(_ document: Document, in folder: String = ".") -> String {
    SpecWriter(folder: FilePath(folder)).text(of: document)
  }

  private static let folders = Set(specs.compactMap { $0.split(separator: "/").first.map(String.init) })

  @Test(arguments: folders.sorted())
  func fixturesComeBack(in folder: String) throws {
    for name in Self.specs where name.hasPrefix("\(folder)/") { try comesBack(name) }
  }

  private func comesBack(_ name: String) throws {
    let path = "\(Self.fixtures)/\(name)"
    let bytes = try Array(Data(contentsOf: URL(fileURLWithPath: path)))
    let words = String(decoding: bytes, as: UTF8.self).split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let loader = SpecLoader(vocabulary: SpecVocabulary(themes: words, devices: words))
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let document = try #require(loader.load(bytes, named: name, folder: FilePath(folder)).document)
    let written = Self.written(document, in: folder)
    let result = loader.load(Array(written.utf8), named: name, folder: FilePath(folder))
    #expect(result.document == document, "\(name)\n\(written)\n\(result.diagnostics)")
    #expect(result.document.map { Self.written($0, in: folder) } == written, "\(name)")
  }

  @Test(arguments: stride(from: 0, to: 150, by: 25).map(UInt64.init))
  func randomDocumentsComeBack(from seed: UInt64) {
    for seed in seed..<seed + 25 {
      let document = RandomDocument.make(seed: seed)
      let written = Self.written(document)
      let result = Fixtures.load(written)
      #expect(result.document == document, "seed \(seed)\n\(written)\n\(result.diagnostics)")
      #expect(Self.written(document) == written, "seed \(seed)")
    }
  }

  @Test func copiesOfPicturesAreApartOnDisksThatIgnoreCase() {
    let cells = ["/one/Icon.png", "/two/icon.png", "/one/Icon.png"].map { (path: FilePath) in
      let file = ImageReference(name: path.text, path: path, format: .png, size: Size(width: 20, height: 20))
      return Cell(imageView: ImageView(image: Image(file)))
    }
    let document = Document(screens: [Screen(tableView: TableView(sections: [Section(rows: cells)]))])
    let spec = SpecWriter(folder: ".", copiesFolder: "images").spec(of: document)
    #expect(spec.copies.map(\.name) == ["images/Icon.png", "images/icon-2.png"])
    #expect(spec.changes.isEmpty)
  }

  /// Texts that are tidy already, so that they come back letter for letter.
  @Test(arguments: [
    "tableView:\n  rows: [Apples, Pears]\n",
    "tableView:\n  rows: []\n",
    "tableView: {}\n",
    """
    theme: ios6
    orientation: landscape
    statusBar: true
    navigationBar: Settings
    tableView:
      style: grouped
      sections:
        - header: Network
          footer: Changes apply at once.
          rows:
            - {style: value1, textLabel: Wi-Fi, detailTextLabel: Home, accessoryType: disclosureIndicator}
            - Bluetooth
            - {textLabel: Airplane Mode, accessoryView: {switch: on}}
        - rows: [Sound, "a: b", "null", '"hi" she said']
    toolbar: [{systemItem: add}, {systemItem: flexibleSpace}, Sort, {title: fixedSpace}, {title: plus}]
    tabBar:
      items: [Recent, {systemItem: more, badgeValue: 3}]
      selectedIndex: 1

    """.replacingOccurrences(of: "tabBar:\n  items: ", with: "tabBar: {items: ")
      .replacingOccurrences(of: "]\n  selectedIndex: 1\n", with: "], selectedIndex: 1}\n"),
    """
    tableView:
      separatorColor: "#C8C7CC"
      backgroundColor: systemGroupedBackground
      tintColor: "#ABC"
      rows:
        - style: subtitle
          textLabel: Dahlia
          detailTextLabel: {text: It flowers late in the summer and until the first frost., numberOfLines: 0}
        - {textLabel: {text: Small, font: 12}, imageView: {placeholder: rose, size: {width: 29, height: 29}}}
    ---
    splitView:
      master:
        navigationBar: Inbox
        tableView:
          rows: [Anna]
      detail: {}

    """,
    """
    popover:
      sourceRect: [0, 0, 10.5, 20]
      arrowDirection: up
      tableView:
        loading: Loading…

    """,
    """
    presentedViewController:
      modalPresentationStyle: pageSheet
      textView: Terms

    """,
  ])
  func tidyTextComesBack(_ text: String) throws {
    let document = try #require(Fixtures.load(text).document, "\(Fixtures.load(text).diagnostics)")
    #expect(Self.written(document) == text)
  }

  @Test func whatStandsOverAScreenComesBack() throws {
    let text = """
      navigationBar: {title: Notes, subtitle: 3 notes, rightBarButtonItems: [Edit]}
      statusBar: {showsDynamicIsland: true}
      searchBar: {tokens: [Videos, {text: Ben, icon: {placeholder: a, size: {width: 10, height: 10}}}]}
      tableView:
        rows:
          - accessoryView: {datePicker: {date: 2026-11-26, preferredDatePickerStyle: inline, tintColor: red}}
          - accessoryView: {pickerView: [[A, B], {rows: [C, D], selectedRow: 1}]}
      presentedViewController:
        selectedDetentIdentifier: 300
        largestUndimmedDetentIdentifier: medium
        prefersGrabberVisible: true
        preferredCornerRadius: 12
        tableView: {rows: [A]}
      menu:
        title: Sort
        source: {barButtonItem: right 0}
        children:
          - A
          - {title: B, subtitle: C, attributes: [disabled, destructive], state: mixed, children: [D]}
          - {options: displayInline, children: [{title: E, attributes: destructive, state: on}, F]}
      alertController:
        title: Delete?
        message: For good.
        preferredAction: 1
        textFields: [Name, {text: A, placeholder: B}]
        actions: [{title: Cancel, style: cancel}, {title: Delete, style: destructive, enabled: false}, OK]
      """
    let loaded = Fixtures.load(text)
    #expect(loaded.diagnostics.isEmpty)
    let document = try #require(loaded.document)
    let screen = try #require(document.screens.first)
    #expect(screen.alertController?.order(beside: false) == [1, 2, 0])
    #expect(screen.menu?.children.map(\.children.count) == [0, 1, 2])
    #expect(screen.presentation?.selectedDetent == .custom(300))
    #expect(Fixtures.load(Self.written(document)).document == document)
  }

  @Test func longFormsBecomeShort() throws {
    let long = """
      {tableView: {style: plain, contentOffset: {y: 0}, sections: [{rows: [
        {style: default, textLabel: {text: "Apples"}, accessoryType: none, indentationWidth: 10.0},
        {contentView: {subviews: [{label: {text: A}}]}, accessoryView: {button: {title: Buy, enabled: true}}}
      ]}]}}
      """
    let document = try #require(Fixtures.load(long).document)
    #expect(
      Self.written(document) == """
        tableView:
          rows:
            - Apples
            - {accessoryView: {button: Buy}, contentView: [A]}

        """)
  }

  @Test func picturesAreNamedFromTheFolder() throws {
    let folder = Fixtures.brokenFolder
    let spec =
      "tableView:\n  rows:\n    - {imageView: images/wifi.png}\n    - {imageView: images/wifi@2x.png}\n"
    let document = try #require(Fixtures.load(spec, folder: folder).document)
    #expect(Self.written(document, in: folder) == spec)
    #expect(
      Self.written(document, in: folder + "/images")
        == spec.replacingOccurrences(of: "images/", with: ""))
    #expect(
      Self.written(document, in: "/nowhere")
        == """
        tableView:
          rows:
            - {imageView: {placeholder: wifi.png, size: {width: 20, height: 10}}}
            - {imageView: {placeholder: wifi@2x.png, size: {width: 20, height: 10}}}

        """)
  }

  @Test func coloursBetweenTheBitsAreRounded() throws {
    let table = TableView(backgroundColor: Color(red: 0.5004, green: 0.2, blue: 2, alpha: 0.5))
    let written = Self.written(Document(screens: [Screen(tableView: table)]))
    #expect(written == "tableView:\n  backgroundColor: \"#8033FF80\"\n")
  }

  @Test(arguments: [
    ("list", "list"), ("a/b", "a-b"), ("..a", "a"), ("a\nb", "a-b"), ("...", nil), ("", nil),
    (String(repeating: "x", count: 101), String(repeating: "x", count: 100)),
  ])
  func namesBecomeNamesOfFiles(_ name: String, _ expected: String?) throws {
    let written = Self.written(Document(screens: [Screen(name: name, tableView: TableView())]))
    #expect(try #require(Fixtures.load(written).document).screens.map(\.name) == [expected])
  }

  @Test func numbersThatAreNoneDoNotBreakTheFile() {
    let table = TableView(rowHeight: .infinity, sectionHeaderHeight: .nan)
    let written = Self.written(Document(screens: [Screen(tableView: table)]))
    #expect(written == "tableView:\n  rowHeight: 2000\n  sectionHeaderHeight: 0\n")
  }

  /// Interface Builder's identifiers are no names for views, in bars as little as in rows.
  @Test func viewsInBarsLoseTheirIdentifiers() {
    var view = View(frame: Rect(x: 0, y: 0, width: 80, height: 30))
    view.id = "5Bg-22-CMd"
    let item = BarButtonItem(.view(view))
    var screen = Screen(tableView: TableView())
    screen.updateControllers { controller in
      controller.navigationBar = NavigationBar(
        titleView: view, leftBarButtonItems: [item], rightBarButtonItems: [item])
      controller.toolbar = Toolbar(items: [item])
    }
    let text = screen.withoutObjectNames.controllers.map { String(describing: $0) }.joined()
    #expect(text.contains("80.0") && !text.contains("5Bg-22-CMd"))
  }
}
