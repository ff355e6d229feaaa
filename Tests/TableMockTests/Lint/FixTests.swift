import Foundation
import TableLint
import TableLinting
import TableSources
import TestSupport
import Testing

/// What `lint --fix` makes of sources: what the fix says, and nothing else.
@Suite struct FixTests {
  /// A source whose rows are known, with findings in some of them, written in whatever way YAML allows.
  private struct RandomSource {
    /// A text as it is written, and what it means.
    private typealias Text = (written: String, meaning: String)

    private(set) var text = ""
    /// The keys and values of each row.
    private(set) var rows: [[String: String]] = []
    /// The same once all findings are put right.
    private(set) var fixed: [[String: String]] = []
    private(set) var comments: [String] = []
    /// How many rows have something to be put right.
    private(set) var findings = 0
    private var random: SplitMix64

    private static let breaks = ["\n", "\n", "\r", "\r\n", "\r\r\n", "\u{85}", "\u{2028}", "\u{2029}"]
    private static let texts: [Text] = [
      ("Wi-Fi", "Wi-Fi"), ("\"é \\\"😀\\\"\"", "é \"😀\""), ("'it''s'", "it's"), ("中文字", "中文字"),
      ("\"\\ud83d\\ude00\"", "😀"), ("👩‍👩‍👧 e\u{301}", "👩‍👩‍👧 e\u{301}"), ("\"{a: b, # c\"", "{a: b, # c"),
    ]

    init(seed: UInt64) {
      random = SplitMix64(seed: seed)
      if chance(3) { text += "\u{FEFF}" }
      if chance(4) { writeJSON() } else { writeYAML() }
    }

    private mutating func chance(_ of: Int) -> Bool { Int.random(in: 0..<of, using: &random) == 0 }
    private mutating func some<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: 0..<values.count, using: &random)]
    }

    /// A row of one of the kinds, noted as it is and as it is to be.
    private mutating func row(_ texts: [Text]) -> [(key: String, written: String)] {
      let label = some(texts)
      var entries = [("textLabel", label.written)]
      var (values, fixed) = (["textLabel": label.meaning], ["textLabel": label.meaning])
      let add = { (key: String, value: String) in
        entries.append((key, value))
        values[key] = value
        fixed[key] = value
      }
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        add("style", "value1")
        fixed["style"] = nil
      case 1:
        add("selected", "true")
        fixed["selected"] = nil
        fixed["accessoryType"] = "checkmark"
      case 2:
        add("selectionStyle", "none")
        add("accessoryType", "disclosureIndicator")
        fixed["selectionStyle"] = nil
      case 3:
        add("style", "value1")
        add("detailTextLabel", "On")
      default: break
      }
      entries.shuffle(using: &random)
      rows.append(values)
      self.fixed.append(fixed)
      if values != fixed { findings += 1 }
      return entries
    }

    private mutating func comment() -> String {
      let comment = "# \(comments.count) \(some(["why", "é😀", "{a: b}", "a\ttab"]))"
      comments.append(comment)
      return comment
    }

    // MARK: YAML

    private mutating func writeYAML() {
      if chance(2) { text += comment() + some(Self.breaks) }
      text += "theme: ios6" + some(Self.breaks) + "tableView:" + some(Self.breaks) + "  style: grouped"
      text += some(Self.breaks) + "  rows:" + some(Self.breaks)
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        if chance(3) { text += "    " + comment() + some(Self.breaks) }
        let entries = row(Self.texts)
        text += "    - "
        if chance(2) { writeFlow(entries) } else { writeBlock(entries) }
      }
    }

    private mutating func writeFlow(_ entries: [(key: String, written: String)]) {
      text += "{"
      for (number, entry) in entries.enumerated() {
        if number > 0 { text += "," + some([" ", " ", "\t", "  ", some(Self.breaks) + "        "]) }
        text += "\(entry.key): \(entry.written)"
      }
      text += some(["}", " }", ",}"]) + (chance(3) ? " " + comment() : "") + some(Self.breaks)
    }

    private mutating func writeBlock(_ entries: [(key: String, written: String)]) {
      for (number, entry) in entries.enumerated() {
        text += (number > 0 ? "      " : "") + "\(entry.key): \(entry.written)"
        // What stands behind an entry goes with it.
        if entry.key == "textLabel", chance(3) { text += "  " + comment() }
        text += some(Self.breaks)
      }
    }

    // MARK: JSON

    private mutating func writeJSON() {
      let quoted = { (value: String) in value == "true" ? value : "\"\(value)\"" }
      let gap = chance(2) ? "" : some(Self.breaks.prefix(5).map { $0 })
      text += "{\(gap)\"theme\":\"ios6\",\"tableView\":{\"style\":\"grouped\",\"rows\":[\(gap)"
      for number in 0..<Int.random(in: 1...8, using: &random) {
        let texts = Self.texts.filter { $0.written.hasPrefix("\"") }
        let entries = row(texts).map { entry in
          "\"\(entry.key)\":\(entry.key == "textLabel" ? entry.written : quoted(entry.written))"
        }
        text +=
          (number > 0 ? ",\(gap)" : "") + "{" + entries.joined(separator: ",\(chance(3) ? gap : "")") + "}"
      }
      text += "]}}"
    }
  }

  /// The rows of a source, read without any of the program's knowledge of what they mean.
  private static func rows(of bytes: [UInt8]) throws -> [[String: String]] {
    let root = try #require(SpecText(bytes, named: "a").map(\.tree.roots.first))
    let table = root?.entries?.first { $0.name == "tableView" }?.value
    let rows = try #require(table?.entries?.first { $0.name == "rows" }?.value.items)
    return rows.map { row in
      Dictionary((row.entries ?? []).map { ($0.name ?? "", $0.value.scalar?.text ?? "") }) { $0 + "+" + $1 }
    }
  }

  private static func fixes(of path: URL) throws -> LintFixes {
    let input = InputFile(path: FilePath(path.path), outputName: "a")
    return LintFixes(try LintJob(inputs: [input], version: "test").run())
  }

  @Test(arguments: 0..<(Thoroughness.isWhole ? 2_000 : 120) as Range<UInt64>)
  func whatIsFixedDiffersInThatAndNowhereElse(_ seed: UInt64) throws {
    let source = RandomSource(seed: seed)
    let folder = try TemporaryFolder(["a.yaml": source.text])
    let path = folder.url.appendingPathComponent("a.yaml")
    #expect(try Self.rows(of: Array(source.text.utf8)) == source.rows, "\(source.text.debugDescription)")
    let fixes = try Self.fixes(of: path)
    #expect(fixes.refusals == [])
    #expect(fixes.files.reduce(0) { $0 + $1.count } == source.findings, "\(source.text.debugDescription)")
    let diff = fixes.files.map(\.diff).joined()
    for file in fixes.files { try file.write() }
    let bytes = [UInt8](try Data(contentsOf: path))
    #expect(try Self.rows(of: bytes) == source.fixed, "\(source.text.debugDescription)")
    let text = String(decoding: bytes, as: UTF8.self)
    for comment in source.comments { #expect(text.contains(comment)) }
    #expect(text.hasPrefix("\u{FEFF}") == source.text.hasPrefix("\u{FEFF}"))
    guard seed % 12 == 0 else { return }
    // The diff that is printed makes the same of it.
    try folder.write(source.text, to: "a.yaml")
    try folder.write(
      diff.replacingOccurrences(of: path.path, with: "a.yaml"), to: "a.diff")
    let run = try CommandRun(
      script: "test ! -s a.diff || git apply -p0 --whitespace=nowarn a.diff", in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect([UInt8](try Data(contentsOf: path)) == bytes)
  }

  /// As many lines as two changes show between them make one hunk; one line more makes two.
  @Test(arguments: [(6, 1), (7, 2)]) func changesNearEachOtherAreShownTogether(
    _ lines: Int, _ hunks: Int
  ) throws {
    let found = "    - {style: value1, textLabel: A}\n"
    let between = String(repeating: "    - B\n", count: lines)
    let folder = try TemporaryFolder([
      "a.yaml": "theme: ios6\ntableView:\n  style: grouped\n  rows:\n\(found)\(between)\(found)"
    ])
    let files = try Self.fixes(of: folder.url.appendingPathComponent("a.yaml")).files
    try #require(files.count == 1 && files[0].count == 2)
    #expect(files[0].diff.components(separatedBy: "\n@@ ").count - 1 == hunks, "\(files[0].diff)")
  }

  private static let repeated: [(String, String?)] = [
    // All rows of an anchor ask for the same: it is changed once.
    (
      "theme: ios6\ntableView: {style: grouped, rows: [&a {style: value1, textLabel: A}, *a]}\n",
      "theme: ios6\ntableView: {style: grouped, rows: [&a {textLabel: A}, *a]}\n"
    ),
    // Some of them do not: in the second pane a highlight is a mistake, in the list it is none.
    (
      "splitView:\n  master: {tableView: {rows: [&a {textLabel: A, selected: true}]}}\n  detail: {tableView: {rows: [*a]}}\n",
      nil
    ),
    // What is repeated for data is not written where the data are.
    (
      "theme: ios6\ntableView: {style: grouped, rows: [{forEach: [{a: A}, {a: B}], row: {style: value1, textLabel: \"{a}\"}}]}\n",
      nil
    ),
    (
      "tableView: {editing: true, rows: [{forEach: [{a: A}], row: {textLabel: \"{a}\", showingDeleteConfirmation: true}}]}\n",
      nil
    ),
  ]

  @Test(arguments: repeated) func whatIsRepeatedIsChangedForAllOrNone(_ text: String, _ fixed: String?) throws
  {
    let folder = try TemporaryFolder(["a.yaml": text])
    let run = try CommandRun(["lint", "a.yaml", "--fix"], in: folder.url)
    #expect(run.errors == (fixed == nil ? "" : "a.yaml: 2 changes\n"))
    let now = try String(contentsOf: folder.url.appendingPathComponent("a.yaml"), encoding: .utf8)
    #expect(now == fixed ?? text)
  }

  /// The prototype has the style, too, so that the row keeps it.
  @Test func aFixThatWouldNotDoWhatItSaysIsSaid() throws {
    let text = """
      theme: ios6
      tableView:
        style: grouped
        prototypes: {p: {style: value1}}
        rows:
          - {reuseIdentifier: p, style: value1, textLabel: A}
          - {style: value1, textLabel: B}

      """
    let folder = try TemporaryFolder(["a.yaml": text])
    for options in [["--dry-run"], []] {
      let run = try CommandRun(["lint", "a.yaml", "--fix"] + options, in: folder.url)
      #expect(run.status == 2)
      #expect(
        run.errors.contains(
          "a.yaml:6:7: error: “Take the style value1 away” was not applied, because it would change more than that"
        ), "\(run.errors)")
    }
    let now = try String(contentsOf: folder.url.appendingPathComponent("a.yaml"), encoding: .utf8)
    #expect(now == text.replacingOccurrences(of: "- {style: value1, textLabel: B}", with: "- {textLabel: B}"))
  }

  @Test func aFileThatHasChangedSinceIsLeftAlone() throws {
    let folder = try TemporaryFolder(["a.yaml": "tableView: {rows: [{textLabel: A, selected: true}]}\n"])
    let path = folder.url.appendingPathComponent("a.yaml")
    let input = InputFile(path: FilePath(path.path), outputName: "a")
    let report = try LintJob(inputs: [input], version: "test").run()
    try folder.write("tableView: {rows: [{textLabel: B, selected: true}]}\n", to: "a.yaml")
    let fixes = LintFixes(report)
    #expect(fixes.files.isEmpty)
    #expect(fixes.refusals.map(\.message) == ["the file has changed since it was linted"])
  }

  /// What came in its place may lie anywhere: whoever can change the folder of a source leads no fix to another file.
  @Test(arguments: [false, true]) func aFileThatChangesBeforeItIsWrittenIsLeftAlone(_ isFolder: Bool) throws {
    let text = "tableView: {rows: [{textLabel: A, selected: true}]}\n"
    let folder = try TemporaryFolder(["in/a.yaml": text, "other/a.yaml": "mine\n"])
    let path = folder.url.appendingPathComponent("in/a.yaml")
    let fixes = try Self.fixes(of: path)
    let file = try #require(fixes.files.first)
    if isFolder {
      try FileManager.default.removeItem(at: folder.url.appendingPathComponent("in"))
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.path + "/in", withDestinationPath: "other")
    } else {
      try folder.write("mine\n", to: "in/a.yaml")
    }
    let error = #expect(throws: FileError.self) { try file.write() }
    #expect(error?.reason == "it has changed since it was linted" && error?.path == file.path)
    #expect(try String(contentsOf: path, encoding: .utf8) == "mine\n")
  }

  @Test(arguments: ["\n", "\r", "\r\n", "\r\r\n"], ["", "\u{FEFF}"])
  func commentsExcuseWhereverLinesEnd(_ lineEnd: String, _ mark: String) throws {
    let lines = [
      "size: {width: 320, height: 132}", "# a comment", "tableView:", "  rows:",
      "    # tablemock:disable-next-line row-stays-highlighted -- shows the moment of a tap",
      "    - {textLabel: Small, selected: true}", "    - {textLabel: Medium, selected: true}", "",
    ]
    let folder = try TemporaryFolder(["a.yaml": mark + lines.joined(separator: lineEnd)])
    let run = try CommandRun(["lint", "a.yaml"], in: folder.url)
    let line = lineEnd == "\r\r\n" ? 13 : 7
    #expect(
      run.lines.filter { $0.contains("warning:") } == [
        "a.yaml:\(line):7: warning: “Medium” stays highlighted [row-stays-highlighted]"
      ])
    #expect(run.lines.contains("      - {textLabel: Medium, selected: true}"))
  }
}

/// Findings of which there are too many to be told one by one.
@Suite struct ManyFindingsTests {
  private static let count = 1_300
  private static func text(_ row: String) -> String {
    "tableView:\n  rows:\n" + String(repeating: "    - \(row)\n", count: count)
  }

  @Test func manyOfAKindAreToldTogether() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.text("{textLabel: A, selected: true}")])
    let run = try CommandRun(["lint", "a.yaml", "--only", "row-stays-highlighted"], in: folder.url)
    #expect(run.status == 1)
    let warnings = run.lines.filter { $0.contains("warning:") }
    #expect(warnings.count == 1_001)
    #expect(
      warnings.last
        == "a.yaml:1003:7: warning: 300 more findings of this rule in this file are not listed [row-stays-highlighted]"
    )
    #expect(run.lines.last == "1300 warnings in 1 file")
    let limit = ["lint", "a.yaml", "--only", "row-stays-highlighted", "--max-warnings"]
    #expect(try CommandRun(limit + ["1299"], in: folder.url).status == 1)
    #expect(try CommandRun(limit + ["1300"], in: folder.url).status == 0)
  }

  @Test func allOfThemAreFixed() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.text("{textLabel: A, selected: true}")])
    let run = try CommandRun(
      ["lint", "a.yaml", "--only", "row-stays-highlighted", "--fix"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("a.yaml: 1300 changes"))
    let now = try String(contentsOf: folder.url.appendingPathComponent("a.yaml"), encoding: .utf8)
    #expect(now == Self.text("{textLabel: A, accessoryType: checkmark}"))
  }

  @Test func allOfThemAreKnownByABaseline() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.text("{textLabel: A, selected: true}")])
    let only = ["lint", "a.yaml", "--only", "row-stays-highlighted"]
    #expect(try CommandRun(only + ["--write-baseline", "known.json"], in: folder.url).status == 0)
    let known = try String(contentsOf: folder.url.appendingPathComponent("known.json"), encoding: .utf8)
    #expect(known.components(separatedBy: "\"fingerprint\"").count - 1 == Self.count)
    let run = try CommandRun(only + ["--baseline", "known.json"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.lines.last == "nothing found in 1 file; 1300 excused or known before")
    // One row more is one finding more.
    try folder.write(
      Self.text("{textLabel: A, selected: true}") + "    - {textLabel: B, selected: true}\n", to: "a.yaml")
    let more = try CommandRun(only + ["--baseline", "known.json"], in: folder.url)
    #expect(more.status == 1)
    #expect(more.lines.last == "1 warning in 1 file; 1300 excused or known before")
  }

  @Test func aCommentExcusesAllOfThem() throws {
    let comment = "# tablemock:disable row-stays-highlighted -- a test\n"
    let folder = try TemporaryFolder(["a.yaml": comment + Self.text("{textLabel: A, selected: true}")])
    let run = try CommandRun(["lint", "a.yaml", "--only", "row-stays-highlighted"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.text == "nothing found in 1 file; 1300 excused or known before\n")
  }

  /// All findings stand in one line, which each of them would show and be known again by.
  @Test(arguments: ["human", "json", "sarif", "github", "junit"])
  func aLineOfManyFindingsIsNotToldWithEachOfThem(_ format: String) throws {
    let rows = Array(repeating: "{textLabel: A, selected: true}", count: 6_000).joined(separator: ", ")
    let folder = try TemporaryFolder(["a.yaml": "tableView: {rows: [\(rows)]}\n"])
    let run = try CommandRun(
      ["lint", "a.yaml", "--only", "row-stays-highlighted", "--format", format], in: folder.url)
    #expect(run.status == 1)
    #expect(run.output.count < 4_000_000)
  }

  /// Directives that excuse one line each were looked through for each finding.
  @Test func asManyCommentsAsFindings() throws {
    let row =
      "# tablemock:disable-next-line row-stays-highlighted -- a test\n    - {textLabel: A, selected: true}"
    let folder = try TemporaryFolder([
      "a.yaml": "tableView:\n  rows:\n" + String(repeating: "    \(row)\n", count: 4_000)
    ])
    let run = try CommandRun(["lint", "a.yaml", "--only", "row-stays-highlighted"], in: folder.url)
    #expect(run.text == "nothing found in 1 file; 4000 excused or known before\n")
  }
}
