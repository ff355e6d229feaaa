import TableMock
import Testing

/// The documents say what the program does.
@Suite struct DocumentationTests {
  private static let specFormat = Repository.text(of: "docs/spec-format.md")

  /// The heading of docs/spec-format.md under which the keys of a mapping are described.
  private static func heading(of mapping: SpecMapping) -> String {
    switch mapping {
    case .screen: "A screen"
    case .tableView: "A table view"
    case .section: "A section"
    case .headerFooter: "A header or footer"
    case .cell, .contentView, .rowAction, .transition: "A row"
    case .repeatedRow: "Repeated rows"
    case .label, .textRun: "A label"
    case .font: "A font"
    case .imageView, .imagePlaceholder: "An image view"
    case .statusBar, .navigationBar, .barButtonItem, .searchBar, .toolbar, .tabBar, .tabBarItem: "Bars"
    case .contentOffset, .refreshControl, .loading, .emptyState: "A table view"
    case .splitView, .viewController, .popover: "Split views and popovers"
    case .edgeInsets: "Colours, insets and sizes"
    case .view, .gradient, .gradientStop: "A view"
    case .background: "A background"
    case .switch, .stepper, .slider, .segmentedControl, .button, .textField, .activityIndicator,
      .progressView,
      .badge:
      "Controls"
    }
  }

  @Test(arguments: SpecMapping.allCases) func keysAreDescribed(of mapping: SpecMapping) {
    let heading = Self.heading(of: mapping)
    let rows = MarkdownTable.rows(of: Self.specFormat).filter {
      $0.heading == heading && (heading != "Controls" || $0.cells.first == "`\(mapping.rawValue)`")
    }
    let text = rows.flatMap(\.cells).joined(separator: " ")
    #expect(mapping.keys.filter { !text.contains("`\($0)`") } == [])
  }

  @Test(arguments: ["README.md", "docs/spec-format.md"]) func examplesHaveNoFindings(in page: String) throws {
    let renderer = try Renderer()
    let examples = Repository.text(of: page).split(separator: "```yaml\n").dropFirst()
      .compactMap { $0.split(separator: "```").first }
    #expect(!examples.isEmpty)
    for example in examples {
      let result = renderer.load(
        Array(example.utf8), named: page, folder: FilePath(Repository.fixtures.appendingPathComponent("showcase").path))
      #expect(result.diagnostics == [], "\(example)")
      for screen in result.document?.screens ?? [] {
        #expect(try !renderer.scene(of: screen).root.children.isEmpty, "\(example)")
      }
    }
  }
}
