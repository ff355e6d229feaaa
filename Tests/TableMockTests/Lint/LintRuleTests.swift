import Foundation
import TableLint
import TableLinting
import TableMock
import TestSupport
import Testing

/// Each rule speaks where its own example breaks it, in the words that are kept, and is silent where it is kept.
@Suite struct LintRuleTests {
  private static let messages = Repository.root.appendingPathComponent(
    "Tests/TableMockTests/Lint/Expected/messages.txt")
  /// Whether fixtures and messages are written anew: `TABLEMOCK_LINT=record`.
  private static let isRecording = Recording.isOn("TABLEMOCK_LINT", "record")

  @Test func idsAreWordsOfTheirOwn() {
    let ids = LintRule.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.count > 60)
    #expect(ids.filter { $0.wholeMatch(of: #/[a-z0-9]+(-[a-z0-9]+)*/#) == nil } == [])
  }

  @Test(arguments: LintRule.all) func rulesAreExplained(_ rule: LintRule) {
    #expect(rule.title.first?.isUppercase == true && rule.title.last != ".")
    #expect(rule.why.count > 60 && rule.why.last == ".")
    #expect(rule.guidelines.allSatisfy { !$0.quote.isEmpty && !$0.section.isEmpty })
    #expect(rule.yields.allSatisfy { LintRule.named($0) != nil })
    #expect(LintCatalog.explanation(of: rule).contains(rule.title))
  }

  @Test(arguments: LintRule.all, ["broken", "kept"]) func fixturesAreTheExamples(
    _ rule: LintRule, _ name: String
  ) throws {
    let text = name == "broken" ? rule.broken : rule.kept
    let file = LintFixture.file(rule, name)
    if Self.isRecording { try Recording.write(Array(text.utf8), to: file, named: "\(rule.id)/\(name).yaml") }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test(arguments: LintRule.all.filter { !$0.strings.isEmpty }) func stringsAreThoseOfTheExamples(
    _ rule: LintRule
  ) throws {
    for (language, text) in rule.strings {
      let name = "\(rule.id)/strings/\(language).yaml"
      let file = LintFixture.folder.appendingPathComponent(name)
      if Self.isRecording { try Recording.write(Array(text.utf8), to: file, named: name) }
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
  }

  @Test(arguments: LintRule.all) func examplesAreDrawn(_ rule: LintRule) throws {
    let picture = try LintExample(rule).picture(as: .png)
    #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test(arguments: LintRule.all.filter { !$0.pictures.isEmpty }) func picturesLieBesideTheExamples(
    _ rule: LintRule
  ) {
    for path in rule.pictures {
      let file = LintFixture.folder.appendingPathComponent("\(rule.id)/\(path)")
      #expect(FileManager.default.fileExists(atPath: file.path), "\(path)")
    }
  }

  @Test func messagesAreAsKept() throws {
    var lines: [String] = []
    for rule in LintRule.all {
      let report = try LintFixture.report(rule, "broken")
      #expect(report.errors == [], "\(rule.id)")
      #expect(report.counting.contains { $0.rule == rule.id }, "\(rule.id)")
      lines.append("# \(rule.id)")
      lines += report.counting.map(LintFixture.line)
    }
    let text = lines.joined(separator: "\n") + "\n"
    if Self.isRecording { try Recording.write(Array(text.utf8), to: Self.messages, named: "messages.txt") }
    #expect(text == (try String(contentsOf: Self.messages, encoding: .utf8)))
  }

  @Test(arguments: LintRule.all) func keptExamplesAreQuiet(_ rule: LintRule) throws {
    let report = try LintFixture.report(rule, "kept")
    #expect(report.errors == [])
    #expect(report.counting.filter { $0.rule == rule.id || $0.level >= .warning }.map(LintFixture.line) == [])
  }

  @Test(arguments: LintRule.all) func looksHaveNames(_ rule: LintRule) {
    for name in [rule.looks.since, rule.looks.until].compactMap({ $0 }) {
      #expect(Theme.named(name) != nil, "\(name)")
    }
  }

  /// Showpieces and templates, which a designer of their time would leave as they are.
  private static let showpieces = ["showcase", "templates"].flatMap { folder in
    Repository.files(in: Repository.fixtures.appendingPathComponent(folder), endings: ["yaml"])
      .map { "\(folder)/\($0)" }
  }

  /// Nothing is said of them at the usual text size, nor of today's at the largest.
  @Test(arguments: showpieces, ["large", "accessibilityExtraExtraExtraLarge"])
  func showpiecesAreQuiet(_ name: String, _ size: String) throws {
    let isOfToday = ["templates/", "ios16", "ios26"].contains { name.contains($0) }
    guard size == "large" || isOfToday else { return }
    var matrix = VariantMatrix()
    try matrix.set([size], for: .contentSizeCategory)
    let path = FilePath(Repository.fixtures.appendingPathComponent(name).path)
    let report = try LintJob(
      inputs: [InputFile(path: path, outputName: "x")], matrix: matrix, version: "test"
    ).run()
    // The Arabic texts beside them are those of today's.
    let found = report.counting.filter { $0.level >= .warning && (isOfToday || $0.rule != "untranslated") }
    #expect(found.map(LintFixture.line) == [])
  }

  /// As the manifest beside them has it, no warning is left in any of them.
  @Test func showpiecesHaveNoWarningsLeft() throws {
    let run = try CommandRun(["lint", "fixtures/showcase"], in: Repository.root)
    #expect(run.status == 0 && !run.text.contains(" warning: "), "\(run.text)")
  }

  /// A symbol that nothing stands in for is as good a name as any; a name that is none is not.
  @Test(arguments: [
    ("birthday.cake", "info: no icon", 0), ("birthday.pie", "warning: there is no symbol", 1),
  ])
  func symbolsWithoutIconsAreNoMistakes(_ name: String, _ words: String, _ status: Int32) throws {
    let folder = try TemporaryFolder([
      "a.yaml": "theme: ios26\ntableView: {rows: [{textLabel: A, imageView: {systemName: \(name)}}]}\n"
    ])
    let run = try CommandRun(
      ["lint", "a.yaml", "--only", "source-doubtful,symbol-without-icon"], in: folder.url)
    #expect(run.text.contains(words) && run.status == status, "\(run.text)\(run.errors)")
  }

  private static let correctScreens = "Tests/TableMockTests/Lint/Correct"
  /// Screens as the system's own apps have them.
  private static let screensOfToday = Repository.files(
    in: Repository.root.appendingPathComponent(correctScreens), endings: ["yaml"])

  @Test func thereAreScreensOfToday() { #expect(Self.screensOfToday.count > 20) }

  /// Nothing at all is said of them, at the usual text size and at the largest, light and dark.
  @Test(arguments: screensOfToday, ["large", "accessibilityExtraExtraExtraLarge"])
  func correctScreensAreQuiet(_ name: String, _ size: String) throws {
    var matrix = VariantMatrix()
    try matrix.set([size], for: .contentSizeCategory)
    try matrix.set(["light", "dark"], for: .appearance)
    let path = FilePath(Repository.root.appendingPathComponent("\(Self.correctScreens)/\(name)").path)
    let report = try LintJob(
      inputs: [InputFile(path: path, outputName: "x")], matrix: matrix, version: "test"
    ).run()
    #expect(report.errors == [])
    #expect(report.counting.map(LintFixture.line) == [])
  }

  /// Today a list beside or before its content keeps its row highlighted on a wide screen, and a choice does nowhere.
  @Test(arguments: [
    ("ios26", "ipadpro11", "", 0), ("ios26", "ipadpro11", "{textLabel: C, accessoryType: checkmark}", 1),
    ("ios26", "iphone17", "", 1), ("ios16", "ipadpro11", "", 0), ("ios13", "ipadpro11", "", 1),
  ])
  func listsOfWideScreensKeepRowsHighlighted(
    _ theme: String, _ device: String, _ last: String, _ count: Int
  )
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write(
      "theme: \(theme)\ndevice: \(device)\ntableView: {rows: [{textLabel: A, selected: true}, B, \(last)]}\n",
      to: "a.yaml")
    let path = FilePath(folder.url.appendingPathComponent("a.yaml").path)
    let report = try LintJob(
      inputs: [InputFile(path: path, outputName: "x")],
      settings: LintSettings(only: ["row-stays-highlighted"]), version: "test"
    ).run()
    #expect(report.counting.count == count)
  }

  /// Of several highlighted rows all but the first are told where the table takes one selection.
  @Test(arguments: [
    ("", "{textLabel: B, selected: true}", 1),
    ("allowsMultipleSelection: true, ", "{textLabel: B, selected: true}", 0),
    ("allowsMultipleSelectionDuringEditing: true, ", "{textLabel: B, selected: true}", 0),
    ("", "{textLabel: B, selected: true}, {textLabel: C, selected: true}", 2),
  ])
  func listsOfWideScreensKeepOneRowHighlighted(_ settings: String, _ rows: String, _ count: Int) throws {
    let folder = try TemporaryFolder([
      "a.yaml": """
      theme: ios26
      device: ipadpro11
      tableView: {\(settings)rows: [{textLabel: A, selected: true}, \(rows)]}

      """
    ])
    let path = FilePath(folder.url.appendingPathComponent("a.yaml").path)
    let report = try LintJob(
      inputs: [InputFile(path: path, outputName: "x")],
      settings: LintSettings(only: ["row-stays-highlighted"]), version: "test"
    ).run()
    #expect(report.errors == [] && report.counting.count == count)
    #expect(report.counting.allSatisfy { $0.message.hasPrefix("two rows are highlighted") })
  }

  private static let screensOfAnySize = "Tests/TableMockTests/Lint/CorrectAtAnySize"

  /// A larger text cuts off what UIKit itself keeps on one line, which is advice and no fault.
  @Test(
    arguments: ["today.yaml", "before.yaml", "everyday.yaml"],
    ["large", "extraExtraExtraLarge", "accessibilityExtraLarge"])
  func correctScreensOfAllLooksAreNotBlamed(_ name: String, _ size: String) throws {
    var matrix = VariantMatrix()
    try matrix.set([size], for: .contentSizeCategory)
    try matrix.set(["light", "dark"], for: .appearance)
    let path = FilePath(Repository.root.appendingPathComponent("\(Self.screensOfAnySize)/\(name)").path)
    let report = try LintJob(
      inputs: [InputFile(path: path, outputName: "x")], matrix: matrix, version: "test"
    ).run()
    #expect(report.errors == [])
    #expect(report.counting.filter { $0.rule != "cut-off-at-large-size" }.map(LintFixture.line) == [])
  }

  /// A colour need not be as strong as the system’s green, which is strongest in the dark; symbols grow by themselves.
  @Test(arguments: [("light", "#FF9500"), ("dark", "#007AFF"), ("dark", "#FF3B30")])
  func strongColoursAndGrowingSymbolsAreNotBlamed(_ appearance: String, _ color: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      theme: ios26
      appearance: \(appearance)
      contentSizeCategory: accessibilityMedium
      tableView:
        rows: [{textLabel: More, imageView: ellipsis, accessoryView: {switch: {on: true, tintColor: "\(color)"}}}]
      """, to: "a.yaml")
    let ids = ["switch-looks-off", "icon-does-not-grow"]
    let rules = Dictionary(uniqueKeysWithValues: ids.map { ($0, LintSettings.Choice(level: .warning)) })
    let report = try LintJob(
      inputs: [InputFile(path: FilePath(folder.url.path).appending("a.yaml"), outputName: "x")],
      settings: LintSettings(rules: rules), version: "test"
    ).run()
    #expect(report.errors == [])
    #expect(report.counting.filter { ids.contains($0.rule) }.map(LintFixture.line) == [])
  }

  /// Looks in which rules that do not hang on one look speak too.
  private static let looks = ["ios5", "ios6", "ios7", "ios8", "ios11", "ios13", "ios26"]
  private static let everywhere = [
    "text-truncated", "image-in-value1", "image-in-value2", "value1-in-plain", "value2-in-plain",
    "row-stays-highlighted", "group-empty", "group-missing", "table-blank", "checkmark-among-chevrons",
    "tap-without-feedback", "several-delete-buttons", "contrast-low", "images-differ-in-size",
    "plain-section-without-header", "index-in-grouped", "index-beside-accessory", "uneven-plain-rows",
    "subtitle-title-truncated", "value1-without-gap", "value2-heading-truncated", "value2-strip-uneven",
    "delete-without-control", "text-overflows", "content-off-row", "mixed-styles-in-section",
    "rows-alike-when-truncated", "tap-target-below-44", "loading-without-text",
  ]

  @Test(arguments: everywhere, looks) func rulesSpeakInEachLook(_ id: String, _ look: String) throws {
    let rule = try #require(LintRule.named(id))
    var matrix = VariantMatrix()
    try matrix.set([look], for: .theme)
    let job = { (name: String) in
      LintJob(
        inputs: [InputFile(path: FilePath(LintFixture.file(rule, name).path), outputName: "x")],
        matrix: matrix, settings: LintSettings(only: [id]), version: "test")
    }
    let isOfLook = rule.looks.holds(in: look) || rule.looks.later > .off && !rule.looks.isBefore(look)
    #expect(try job("broken").run().counting.contains { $0.rule == id } == isOfLook)
    #expect(try job("kept").run().counting.map(LintFixture.line) == [])
  }

  /// Words run together before iOS 26; since then each is a group of its own.
  @Test(arguments: [
    ("bar-words-run-together", "ios16", "[Edit, Share]", 1),
    ("bar-words-run-together", "ios26", "[Edit, Share]", 0),
    ("bar-groups-over-3", "ios26", "[Edit, Share, Move, Sort]", 1),
    ("bar-groups-over-3", "ios26", "[Edit, {systemItem: add}, {systemItem: trash}, Sort]", 0),
    (
      "bar-groups-over-3", "ios26",
      "[{systemItem: add}, {systemItem: reply}, {systemItem: trash}, {systemItem: action}]", 0
    ),
  ])
  func wordsInBarsStandAlone(_ id: String, _ look: String, _ items: String, _ count: Int) throws {
    let folder = try TemporaryFolder([
      "a.yaml": """
      theme: \(look)
      size: {width: 390, height: 160}
      tableView: {rows: [A]}
      toolbar: \(items)
      """
    ])
    let path = FilePath(folder.url.appendingPathComponent("a.yaml").path)
    let report = try LintJob(
      inputs: [InputFile(path: path, outputName: "a")], settings: LintSettings(only: [id]), version: "test"
    ).run()
    #expect(report.counting.count == count)
  }

  /// Dots are white on light rows and on dark ones.
  @Test(arguments: [
    ("light", "4", 1), ("dark", "4", 0), ("light", "1", 0),
    ("light", "{numberOfPages: 4, currentPageIndicatorTintColor: label}", 0),
    ("dark", "{numberOfPages: 4, currentPageIndicatorTintColor: '#333333'}", 1),
  ])
  func dotsOfPagesAreToBeSeen(_ appearance: String, _ control: String, _ count: Int) throws {
    let folder = try TemporaryFolder([
      "a.yaml": """
      theme: ios26
      appearance: \(appearance)
      tableView: {rows: [{textLabel: Pages, accessoryView: {pageControl: \(control)}}]}
      """
    ])
    let id = "sign-hard-to-see"
    let report = try LintJob(
      inputs: [InputFile(path: FilePath(folder.url.path).appending("a.yaml"), outputName: "a")],
      settings: LintSettings(rules: [id: LintSettings.Choice(level: .warning)]), version: "test"
    ).run()
    #expect(report.errors == [])
    #expect(report.counting.filter { $0.rule == id }.count == count)
  }
}

extension LintRule: CustomTestStringConvertible {
  /// The id.
  public var testDescription: String { id }
}

/// The examples of rules as fixtures, and what the linter says of them.
enum LintFixture {
  static let folder = Repository.fixtures.appendingPathComponent("rules")

  /// The file of an example.
  static func file(_ rule: LintRule, _ name: String) -> URL {
    folder.appendingPathComponent("\(rule.id)/\(name).yaml")
  }

  /// What the linter finds in a fixture; a rule that rests is asked for by its name.
  static func report(_ rule: LintRule, _ name: String) throws -> LintReport {
    let path = FilePath(file(rule, name).path)
    let settings =
      rule.level == .hint
      ? LintSettings(rules: [rule.id: .init(level: .hint)]) : LintSettings()
    return try LintJob(
      inputs: [InputFile(path: path, outputName: "x")], settings: settings, version: "test"
    ).run()
  }

  /// A finding as the list of expectations has it.
  static func line(_ notice: LintNotice) -> String {
    let place = "\(notice.location.line ?? 0):\(notice.location.column ?? 0)"
    return "\(notice.rule) \(notice.level.rawValue) \(place) \(notice.message)"
      + (notice.hint.map { " | \($0)" } ?? "")
  }
}

/// docs/rules has a page for each rule, which says what the rule’s own value says.
@Suite struct LintDocumentationTests {
  /// Whether the pages are written anew: `TABLEMOCK_DOCS=record`.
  private static let isRecording = Recording.isOn("TABLEMOCK_DOCS", "record")

  private func check(_ text: String, in page: String) throws {
    if Self.isRecording, Repository.text(of: page) != text {
      try Recording.write(Array(text.utf8), to: Repository.root.appendingPathComponent(page), named: page)
    }
    #expect(
      Repository.text(of: page) == text,
      "\(page): TABLEMOCK_DOCS=record make test FILTER=LintDocumentationTests writes it anew")
  }

  @Test(arguments: LintRule.all) func pagesAreUpToDate(of rule: LintRule) throws {
    try check(LintPages.page(of: rule), in: "docs/rules/\(rule.id).md")
  }

  @Test func theTableIsUpToDate() throws {
    try check(LintPages.table, in: "docs/rules.md")
  }

  @Test func noPageIsLeftOver() {
    let pages = Repository.files(
      in: Repository.root.appendingPathComponent("docs/rules"), endings: ["md"])
    #expect(pages == LintRule.all.map { "\($0.id).md" }.sorted())
  }

  @Test(arguments: LintRule.all, ["broken", "kept"]) func picturesAreThere(_ rule: LintRule, _ name: String) {
    let file = Repository.golden.appendingPathComponent("rules/\(rule.id)/\(name).png")
    #expect(FileManager.default.fileExists(atPath: file.path))
  }
}
