import Foundation
import TableMock
import TableSpec
import TestSupport
import Testing

/// The documents say what the program does.
@Suite struct DocumentationTests {
  private static let specFormat = Repository.text(of: "docs/spec-format.md")

  /// The heading of docs/spec-format.md under which the keys of a mapping are described.
  @Sendable private static func heading(of mapping: SpecMapping) -> String {
    switch mapping.name {
    case "screen": "A screen"
    case "tableView": "A table view"
    case "collectionView", "cellAccessory": "A collection view"
    case "section": "A section"
    case "headerFooter": "A header or footer"
    case "cell", "contentView", "rowAction", "transition", "contentConfiguration", "textProperties",
      "imageProperties", "backgroundConfiguration", "directionalEdgeInsets":
      "A row"
    case "repeatedRow": "Repeated rows"
    case "label", "textRun": "A label"
    case "localizedText": "A text by its key"
    case "font": "A font"
    case "imageView", "imagePlaceholder", "symbolImage", "symbolConfiguration": "An image view"
    case "statusBar", "navigationBar", "titleTextAttributes", "barButtonItem", "searchBar", "searchToken",
      "toolbar", "tabBar", "tabBarItem":
      "Bars"
    case "contentOffset", "refreshControl", "loading", "emptyState", "rowChange": "A table view"
    case "splitView", "viewController", "textView", "popover", "popoverSource", "presentedViewController":
      "Split views, popovers and sheets"
    case "alertController", "alertAction", "alertTextField", "menu", "menuElement", "menuAction":
      "Alerts and menus"
    case "edgeInsets", "size", "pictureSize", "offset", "separatorInset", "capInsets":
      "Colours, insets and sizes"
    case "hStack", "vStack", "zStack", "grid", "gridRow", "viewThatFits", "spacer", "flexibleFrame":
      "Stacks of SwiftUI"
    case "stackView", "layoutPriorities", "intrinsicContentSize": "Auto Layout"
    case "view", "frame", "gradient", "gradientStop": "A view"
    case "background": "A background"
    case "review", "ignoredView", "tolerance": "Reviews"
    case "switch", "stepper", "slider", "segmentedControl", "button", "textField", "activityIndicator",
      "progressView", "badge", "buttonConfiguration", "datePicker", "pickerView", "pickerComponent",
      "pageControl", "colorWell":
      "Controls"
    default: ""
    }
  }

  private static let tables = GeneratedTables(heading: heading)
  /// Whether the tables are written into the pages, not compared: `TABLEMOCK_DOCS=record`.
  private static let isRecording = Recording.isOn("TABLEMOCK_DOCS", "record")

  @Test(arguments: SpecMapping.all) func keysHaveOneTable(of mapping: SpecMapping) throws {
    #expect(try Self.tables.missing(of: mapping, in: Self.specFormat) == [])
    #expect(Self.specFormat.contains("# \(Self.heading(of: mapping))\n"))
  }

  /// `TABLEMOCK_DOCS=record make test FILTER=DocumentationTests` writes the tables anew.
  @Test(arguments: ["README.md", "docs/spec-format.md"]) func tablesAreUpToDate(in page: String) throws {
    let text = Repository.text(of: page)
    let expected = try Self.tables.page(text)
    if Self.isRecording, text != expected {
      try Recording.write(
        Array(expected.utf8), to: Repository.root.appendingPathComponent(page), named: page)
    }
    let lines = zip(text.split(separator: "\n"), expected.split(separator: "\n"))
    let first = lines.first { $0 != $1 }
    #expect(
      text == expected,
      """
      the tables of \(page) are not what the program says, first “\(first?.0 ?? "")” for “\(first?.1 ?? "")”; \
      TABLEMOCK_DOCS=record make test FILTER=DocumentationTests writes them anew
      """)
  }

  @Test(arguments: SpecMapping.all) func keysAreExplained(of mapping: SpecMapping) {
    for key in mapping.description.keys {
      #expect(key.documentation.first?.isUppercase == true || key.documentation.hasPrefix("`"))
      #expect(key.documentation.hasSuffix("."), "\(key.name)")
      #expect(!key.documentation.contains("\n") && !key.documentation.contains("|"))
    }
  }

  @Test(arguments: [
    ("<!--keys:cel-->\n<!--end-->", "there is no mapping cel"),
    ("<!--keys:cell:heigth-->\n<!--end-->", "there is no key heigth in cell"),
    ("<!--keys:cell-->", "a table has no end"),
    ("<!-- end -->", "there is an end without a beginning"),
    ("<!--keys:cell,cel-->\n<!--end-->", "cell cannot have its keys from cel"),
    ("<!--keys:font-->\n<!--keys:cell-->\n", "<!--keys:cell--> stands in another table"),
  ])
  func badMarksAreNoted(_ page: String, _ problem: String) {
    #expect { try Self.tables.page(page) } throws: { "\($0)" == problem }
  }

  @Test func anObsoleteTableIsReplaced() throws {
    let page = "a\n<!--keys:size-->\n`depth` | number\n<!--end-->\nb"
    let expected = """
      a
      <!--keys:size-->

      - `width`: number, 1–4096, required.
      - `height`: number, 1–4096, required.

      <!--end-->
      b
      """
    #expect(try Self.tables.page(page) == expected)
    #expect(try Self.tables.page(expected) == expected)
    #expect(try Self.tables.missing(of: try #require(SpecMapping(named: "size")), in: expected) == [])
    let font = try #require(SpecMapping(named: "font"))
    #expect(try Self.tables.missing(of: font, in: expected) == font.keys)
  }

  @Test func whatIsSaidElsewhereIsNamedInALine() throws {
    let page = """
      <!--keys:popover,screen-->
      <!--end-->
      <!--line:size-->
      <!--end-->
      """
    let expected = try Self.tables.page(page)
    #expect(expected.contains("\n- `sourceRect`: "))
    #expect(!expected.contains("\n- `navigationBar`:"))
    #expect(
      expected.contains(
        "\nAs in [a screen](#a-screen): `navigationBar`, `searchBar`, `toolbar`, `tabBar`, `tableView`, `collectionView`.\n"
      ))
    #expect(expected.contains("\n`width` and `height`: number, 1–4096, required.\n"))
    let popover = try #require(SpecMapping(named: "popover"))
    #expect(try Self.tables.missing(of: popover, in: expected) == [])
    #expect(try Self.tables.page(expected) == expected)
  }

  @Test func constantsOfSeveralKeysAreListedOnce() throws {
    let page = """
      <!--constants-->
      <!--end-->
      <!--keys:symbolConfiguration-->
      <!--end-->
      """
    let text = try Self.tables.page(page)
    #expect(text.components(separatedBy: "`ultraLight`").count == 2)
    #expect(text.contains("\n- `weight`: [constant](#constants) "))
    #expect(text.contains("\n- `scale`: `small`, `medium` or `large` "))
  }

  @Test(arguments: ["README.md", "docs/spec-format.md"]) func examplesHaveNoFindings(in page: String) throws {
    let renderer = try Renderer()
    let examples = Repository.text(of: page).split(separator: "```yaml\n").dropFirst()
      .compactMap { $0.split(separator: "```").first }
    #expect(!examples.isEmpty)
    for example in examples {
      let result = renderer.load(
        Array(example.utf8), named: page,
        folder: FilePath(Repository.fixtures.appendingPathComponent("showcase").path))
      #expect(result.diagnostics == [], "\(example)")
      for screen in result.document?.screens ?? [] {
        #expect(try !renderer.scene(of: screen).root.children.isEmpty, "\(example)")
      }
    }
  }
}
