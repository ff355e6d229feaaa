import Foundation
import TableMock
import Testing

@testable import TableProject
@testable import TableRendering

/// Files that say what a batch is to draw, and lines that ask a worker for a picture.
@Suite struct ManifestTests {
  private let loader = SpecLoader(vocabulary: .all)
  private let sources = SourceStore()

  /// A small file must not have its readers look at as many others.
  @Test(arguments: [(20_000, true), (20_001, false)]) func inputsAreCounted(count: Int, isEnough: Bool) {
    let text = "inputs: [" + String(repeating: "a, ", count: count) + "]"
    let result = loader.manifest(Array(text.utf8), named: "sweep.yaml")
    #expect(
      result.diagnostics.map(\.message)
        == (isEnough ? [] : ["“inputs” must have at most 20000 inputs, not 20001"]))
  }

  @Test func everythingCanBeSaid() throws {
    let text = """
      inputs:
        - screens
        - path: special/*.yaml
          matrix: {theme: ios6}
          output: special/{name}.{format}
          formats: [svg, pdf]
      matrix:
        theme: [ios6, ios7]
        device: [iphone4, ipad]
        orientation: [portrait, landscape]
        appearance: [light, dark]
        contentSizeCategory: [extraSmall, small, medium, large]
        language: [de, pseudo-double]
        state: [normal, editing]
        bars: [shown, hidden]
        height: [screen, content]
        scale: [1, 2, 3]
      output: out/{name}.{format}
      formats: png
      png: small
      svgText: live
      svgIds: list-
      svgLayers: true
      preview: Filled
      guesses: false
      """
    let result = loader.manifest(Array(text.utf8), named: "sweep.yaml")
    #expect(result.diagnostics.isEmpty)
    let manifest = try #require(result.value)
    #expect(manifest.inputs.map(\.path) == ["screens", "special/*.yaml"])
    #expect(try manifest.inputs[1].settings.matrix == VariantMatrix([.theme: ["ios6"]]))
    #expect(manifest.inputs[1].settings.formats == [.svg, .pdf])
    let matrix = try #require(manifest.settings.matrix)
    #expect(matrix.axes == VariantAxis.all)
    #expect(matrix.words(of: .scale) == ["1", "2", "3"])
    #expect(matrix.words(of: .state) == ["normal", "editing"])
    #expect(matrix.words(of: .contentSizeCategory) == ["extraSmall", "small", "medium", "large"])
    #expect(matrix.words(of: .language) == ["de", "pseudo-double"])
    #expect(matrix.words(of: .height) == ["screen", "content"])
    #expect(manifest.settings.formats == [.png])
    #expect(manifest.png == .small && manifest.svg.text == .live)
    #expect(manifest.svg.ids?.rawValue == "list-" && manifest.svg.hasLayers == true)
    let view = try #require(manifest.settings.data?.view)
    #expect(view.preview == "Filled" && view.marksGuesses == false)
  }

  @Test(
    "symbols come from the folder that a manifest names, unless the user names one",
    arguments: [nil, "users"] as [FilePath?])
  func symbols(named: FilePath?) throws {
    let square = #"<svg viewBox="0 0 10 10"><path d="M0 0H10V10H0Z"/></svg>"#
    let folder = try TemporaryFolder([
      "p/tablemock.yaml": "inputs: [a.yaml]\nsymbols: mine\n", "p/mine/gear.svg": square,
      "p/a.yaml": "tableView: {rows: [{imageView: gear}]}\n", "users/gear.svg": square,
      "p/symbols/gear.svg": square,
    ])
    let root = try #require(FilePath(folder.url.path).resolved)
    let project = try Project(
      foundAt: root.appending("p/tablemock.yaml"), symbols: named.map { root.appending($0) })
    let input = try #require(try project.plan().inputs.first)
    let document = try #require(sources.source(of: input, isWantedAgain: false).document)
    #expect(document.imagePaths == [root.appending(named ?? "p/mine").appending("gear.svg")])
  }

  @Test(
    "a manifest names no folder of symbols that is not there, or lies outside",
    arguments: [("nowhere", "there is no folder of symbols"), ("../users", "the folder of symbols would be")])
  func wrongSymbols(name: String, message: String) throws {
    let folder = try TemporaryFolder([
      "p/tablemock.yaml": "inputs: [a.yaml]\nsymbols: \(name)\n", "p/a.yaml": "rows: []\n",
      "users/gear.svg": "<svg/>",
    ])
    let path = FilePath(folder.url.path).appending("p/tablemock.yaml")
    let error = #expect(throws: ProjectError.self) { try Project(foundAt: path) }
    #expect(error?.diagnostics.first?.message.hasPrefix(message) == true, "\(error?.diagnostics ?? [])")
  }

  @Test func theManifestOfTheDocumentIsOne() throws {
    let parts = Repository.text(of: "docs/scaling.md").components(separatedBy: "```yaml\n")
    let text = try #require(parts.dropFirst().first?.components(separatedBy: "```").first)
    let result = loader.manifest(Array(text.utf8), named: "sweep.yaml")
    #expect(result.diagnostics.isEmpty)
    #expect(throws: Never.self) { try BatchPlan(#require(result.value)) }
  }

  @Test(arguments: [
    ("", "the manifest is empty"), ("inptus: [a]", "unknown key “inptus” in a manifest"),
    ("inputs: a.yaml", "“inputs” must be"), ("inputs: [{matrix: {scale: 1}}]", "an input has no “path”"),
    ("inputs: [a]\nmatrix: {theme: [ios66]}", "unknown theme “ios66”"),
    ("inputs: [a]\nmatrix: {scale: [1, 4]}", "a scale must be"),
    ("inputs: [a]\nmatrix: {scale: [1, 1]}", "“scale” has a value twice"),
    ("inputs: [a]\nmatrix: {scale: []}", "“scale” has no values"),
    ("inputs: [a]\nformats: [png, webp]", "a format must be one of png, svg, pdf, jpg, gif or html"),
    ("inputs: [a]\n---\ninputs: [b]", "a manifest is a single document"),
  ])
  func mistakesAreTold(_ text: String, _ message: String) {
    let result = loader.manifest(Array(text.utf8), named: "sweep.yaml")
    #expect(result.value == nil)
    #expect(result.diagnostics.contains { $0.message.hasPrefix(message) })
  }

  @Test func unknownSizesOfTextAreToldWithTheirPlace() {
    let text = """
      inputs: [a]
      matrix:
        contentSizeCategory: [large, extraSmal]

      """
    let result = loader.manifest(Array(text.utf8), named: "sweep.yaml")
    let message = result.diagnostics.map(\.description).joined()
    #expect(
      message.hasPrefix("sweep.yaml:3:32: error: a content size category must be one of extraSmall, small,"))
    #expect(message.contains("or accessibilityExtraExtraExtraLarge, not “extraSmal”"))
    #expect(message.hasSuffix("  hint: did you mean “extraSmall”?"))
  }

  /// What is said of a spec without decoding it must be what decoding would say.
  @Test(arguments: [
    "tableView:\n  rows: [A]\n", "# note\n\ntheme: ios7\ntableView: {rows: [A]}\n",
    "- tableView: {rows: [A]}\n",
    "tableView: {rows: [A]}\n---\ntableView: {rows: [B]}\n",
    "tableViews:\n  - {rows: [A]}\n  - {rows: [B]}\n",
    "{\"table\\u0056iews\": [{\"rows\": [\"A\"]}, {\"rows\": [\"B\"]}]}", "name: n\ntableView: {rows: [A]}\n",
    "[{tableView: {rows: [A]}}, {tableView: {rows: [B]}}]", "tableView: {rows: [name]}\n",
    "---\ntableView: {rows: [A]}\n",
    "tableView: {rows: [A]}\n...\ntableView: {rows: [B]}\n", "\u{FEFF}tableView: {rows: [A]}\n",
  ])
  func outlinesAgreeWithDocuments(_ text: String) throws {
    let folder = try TemporaryFolder(["a.yaml": text])
    let path = FilePath(folder.url.appendingPathComponent("a.yaml").path)
    let document = loader.load(path: path).document
    let input = InputFile(path: path, outputName: "a")
    let outline = sources.outline(of: input, needsNames: true)
    #expect(outline.names == document?.screens.map(\.name) ?? [nil])
    #expect(sources.outline(of: input, needsNames: false).names.count == outline.names.count)
  }

  @Test func brokenSpecsCountAsOneScreen() {
    let input = InputFile(path: "/nowhere/a.yaml", outputName: "a")
    #expect(sources.outline(of: input, needsNames: true) == .unknown)
  }
}
