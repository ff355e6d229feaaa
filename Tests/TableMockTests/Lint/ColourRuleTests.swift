import Foundation
import TableLinting
import TableMock
import TestSupport
import Testing

/// What colours alone say, and pictures that are too bright for dark screens.
@Suite struct ColourRuleTests {
  private static let byColor = "told-by-colour-alone"
  private static let white = "white-picture-in-dark"

  private func report(
    _ spec: String, _ rule: String, in folder: TemporaryFolder, language: String? = nil
  ) throws -> LintReport {
    try folder.write(spec, to: "a.yaml")
    var matrix = VariantMatrix()
    if let language { try matrix.set([language], for: .language) }
    return try LintJob(
      inputs: [InputFile(path: FilePath(folder.url.path).appending("a.yaml"), outputName: "a")],
      matrix: matrix,
      settings: LintSettings(only: [rule]), version: "test"
    ).run()
  }

  /// Two servers whose states have colours: the second is blamed where nothing but its colour says how it is.
  @Test(arguments: [
    ("Berlin", "Paris", "", 1), ("●", "●", "", 1), ("Running", "Down since noon", "", 0),
    ("Berlin", "Paris is offline", "", 0), ("+3", "4", "", 0), ("12 ↑", "12 ↓", "", 0), ("-3", "3", "", 0),
    ("Green", "Red", "", 0), ("Berlin", "Paris", "accessoryType: detailButton", 0),
    ("Berlin", "Paris", "imageView: exclamationmark.triangle", 0),
    ("Berlin", "Paris", "accessoryView: {label: Help}", 0),
  ])
  func coloursHaveWordsOrSigns(_ first: String, _ second: String, _ more: String, _ count: Int) throws {
    let more = more.isEmpty ? "" : ", \(more)"
    let report = try report(
      """
      theme: ios16
      tableView:
        rows:
          - {style: value1, textLabel: One, detailTextLabel: {text: "\(first)", textColor: systemGreen}}
          - {style: value1, textLabel: Two, detailTextLabel: {text: "\(second)", textColor: systemRed}\(more)}
      """, Self.byColor, in: TemporaryFolder())
    #expect(report.errors == [] && report.counting.count == count)
    #expect(report.counting.allSatisfy { $0.location.line == 5 })
  }

  /// One colour, greys, actions in the tint, and what destroys in red at the end say nothing by their colours.
  @Test(arguments: [
    ("systemRed", "systemGreen", 1), ("systemRed", "systemRed", 0), ("secondaryLabel", "systemRed", 0),
    ("\"#808080\"", "\"#303030\"", 0), ("systemGreen", "systemBlue", 0), ("systemGreen", "label", 0),
  ])
  func titlesMayHaveColours(_ first: String, _ second: String, _ count: Int) throws {
    let report = try report(
      """
      theme: ios16
      tableView:
        rows:
          - {textLabel: {text: Anna, textColor: \(first)}}
          - {textLabel: {text: Boris, textColor: \(second)}}
          - {textLabel: {text: Block, textColor: systemRed}}
      """, Self.byColor, in: TemporaryFolder())
    #expect(report.errors == [] && report.counting.count == count)
  }

  /// Where the words are in another language, only texts that are the same are blamed.
  @Test(arguments: [("Berlin", "Paris", 0), ("Server", "Server", 1)])
  func wordsOfOtherLanguagesMaySayMore(_ first: String, _ second: String, _ count: Int) throws {
    let report = try report(
      """
      theme: ios16
      tableView:
        rows:
          - contentView: [{frame: [16, 10, 200, 24], label: {text: \(first), textColor: systemGreen}}]
          - contentView: [{frame: [16, 10, 200, 24], label: {text: \(second), textColor: systemOrange}}]
      """, Self.byColor, in: TemporaryFolder(), language: "de")
    #expect(report.errors == [] && report.counting.count == count)
  }

  /// Only a large opaque picture with a white edge glows, and only on a dark screen.
  @Test(arguments: [
    ("dark", 64, 1.0, "page", 1), ("light", 64, 1, "page", 0), ("dark", 39, 1, "page", 0),
    ("dark", 40, 1, "page", 1), ("dark", 64, 0.8, "page", 0), ("dark", 64, 1, "cut", 0),
    ("dark", 64, 1, "grey", 0), ("dark", 64, 1, "third", 0),
  ])
  func whitePicturesGlowInTheDark(
    _ appearance: String, _ side: Int, _ alpha: Double, _ picture: String, _ count: Int
  ) throws {
    let folder = try TemporaryFolder()
    let grounds = [
      "page": "", "cut": "rx=\"20\"", "grey": "fill=\"#E8E8E8\"", "third": "y=\"40\" fill=\"white\"",
    ]
    let ground = try #require(grounds[picture])
    let fill = ground.contains("fill") ? "" : "fill=\"white\""
    let behind = picture == "third" ? "<rect width=\"64\" height=\"64\" fill=\"#404040\"/>" : ""
    try folder.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"64\" height=\"64\">\(behind)<rect width=\"64\" height=\"64\" \(ground) \(fill)/></svg>",
      to: "page.svg")
    let report = try report(
      """
      theme: ios26
      appearance: \(appearance)
      tableView: {rows: [{height: 80, contentView: [{frame: [16, 8, \(side), \(side)], alpha: \(alpha), imageView: page.svg}]}]}
      """, Self.white, in: folder)
    #expect(report.errors == [] && report.counting.count == count)
  }

  private static let goodScreens =
    [
      "Tests/TableMockTests/Lint/Correct", "Tests/TableMockTests/Lint/CorrectAtAnySize", "fixtures/showcase",
      "fixtures/templates",
    ]
    .flatMap { folder in
      Repository.files(in: Repository.root.appendingPathComponent(folder), endings: ["yaml"])
        .map { "\(folder)/\($0)" }
    }

  @Test(arguments: goodScreens) func goodScreensAreQuiet(_ name: String) throws {
    var matrix = VariantMatrix()
    try matrix.set(["light", "dark"], for: .appearance)
    let path = FilePath(Repository.root.appendingPathComponent(name).path)
    let report = try LintJob(
      inputs: [InputFile(path: path, outputName: "x")], matrix: matrix,
      settings: LintSettings(only: [Self.byColor, Self.white]), version: "test"
    ).run()
    #expect(report.counting.map(LintFixture.line) == [])
  }
}
