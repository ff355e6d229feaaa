import Foundation
import Testing

/// What `tablemock lint` prints, and how it ends.
@Suite struct LintCommandTests {
  static let broken = """
    size: {width: 320, height: 88}
    tableView:
      rows:
        - {textLabel: Small, selected: true}  # the choice
        - Medium

    """

  @Test func aFileThatIsNamedTwiceIsLintedOnce() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.broken])
    let once = try CommandRun(["lint", "a.yaml", "--format", "json"], in: folder.url)
    #expect(!once.text.isEmpty)
    let twice = try CommandRun(["lint", "a.yaml", "a.yaml", "--format", "json"], in: folder.url)
    #expect(twice.text == once.text && twice.status == once.status)
  }

  @Test func humanOutput() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.broken])
    let run = try CommandRun(["lint", "a.yaml"], in: folder.url)
    #expect(run.status == 1)
    #expect(
      run.text == """
        a.yaml:4:7: warning: “Small” stays highlighted [row-stays-highlighted]
              - {textLabel: Small, selected: true}  # the choice
                ^
          hint: a row lights up while it is tapped; show what is chosen with “accessoryType: checkmark”, or a row under the finger with “highlighted: true”
        1 warning in 1 file

        """)
    #expect(run.errors == "")
  }

  @Test(
    arguments: [
      ([], 1), (["--rule", "row-stays-highlighted=off"], 0), (["--rule", "row-stays-highlighted=info"], 0),
      (["--rule", "row-stays-highlighted=info", "--strict"], 1), (["--max-warnings", "1"], 0),
      (["--rule", "row-stays-highlighted=error", "--max-warnings", "1"], 1),
      (["--only", "text-truncated"], 0),
      (["--only", "text-truncated,row-stays-highlighted"], 1), (["--theme", "ios6,ios8"], 1),
    ] as [([String], Int32)])
  func exitStatus(_ options: [String], _ status: Int32) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.broken])
    #expect(try CommandRun(["lint", "a.yaml"] + options, in: folder.url).status == status)
  }

  /// A phone's sheet hides what lies behind it, a tablet's does not.
  @Test(arguments: [("iphone14", [6]), ("ipadair4", [3])])
  func whatASheetHidesIsNotFound(_ device: String, _ lines: [Int]) throws {
    let long = String(repeating: "A very long label of a row ", count: 3)
    let folder = try TemporaryFolder([
      "a.yaml": """
      theme: ios16
      device: \(device)
      tableView: {rows: [{textLabel: "\(long) \(long)"}]}
      presentedViewController:
        modalPresentationStyle: pageSheet
        tableView: {rows: [{textLabel: "\(long)"}]}

      """
    ])
    let run = try CommandRun(["lint", "a.yaml", "--only", "text-truncated"], in: folder.url)
    let found = run.text.split(separator: "\n").compactMap { line -> Int? in
      let parts = line.split(separator: ":")
      return line.hasPrefix("a.yaml:") && parts.count > 2 ? Int(parts[1]) : nil
    }
    #expect(found == lines)
  }

  @Test func whatCannotBeReadIsAnotherMatter() throws {
    let folder = try TemporaryFolder([
      "a.yaml": "tableView: {rows: [{stile: value1}]}\n", "b.yaml": Self.broken,
    ])
    let run = try CommandRun(["lint", "a.yaml", "b.yaml", "c.yaml"], in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("unknown key “stile”") && run.errors.contains("there is no such file"))
    #expect(run.text.contains("[row-stays-highlighted]"))
  }

  @Test func lintingHasABudget() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.broken])
    let lint = { (seconds: String) in
      try CommandRun(["lint", "a.yaml", "--timeout", seconds], in: folder.url)
    }
    let late = try lint("0.000000001")
    #expect(late.status == 2)
    #expect(late.errors.contains("takes longer than 1e-09 seconds"), "\(late.errors)")
    #expect(try lint("60").status == 1)
    #expect(try lint("0").status == 64)
  }

  /// A baseline without the findings of a source would let later runs fail.
  @Test(arguments: [["--timeout", "0.000000001"], ["broken.yaml"], ["missing.yaml"]])
  func anIncompleteBaselineIsNotWritten(_ words: [String]) throws {
    let folder = try TemporaryFolder([
      "a.yaml": Self.broken, "broken.yaml": "tableView: {rows: [{stile: a}]}\n",
    ])
    let write = ["lint", "a.yaml", "--write-baseline", "known.json"]
    let run = try CommandRun(write + words, in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("known.json: error: the baseline is not written"), "\(run.errors)")
    #expect(throws: (any Error).self) { try folder.bytes("known.json") }
    #expect(try CommandRun(write, in: folder.url).status == 0)
    let known = try folder.bytes("known.json")
    #expect(try CommandRun(write + words, in: folder.url).status == 2)
    #expect(try folder.bytes("known.json") == known)
  }

  @Test(
    arguments: [
      (["--rule", "row-stays-highlihted=off"], "did you mean “row-stays-highlighted”?"),
      (["--rule", "row-stays-highlighted=loud"], "there are off, hint, info, warning, error"),
      (["--only", "text-truncatd"], "did you mean “text-truncated”?"),
      (["--explain", "contrast"], "did you mean “contrast-low”?"),
      (["--dry-run"], "--dry-run goes with --fix"),
      (["--max-warnings=-1"], "a number from 0"),
      (["--baseline", "a", "--write-baseline", "b"], "exclude each other"),
    ] as [([String], String)])
  func usage(_ options: [String], _ message: String) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.broken])
    let run = try CommandRun(["lint", "a.yaml"] + options, in: folder.url)
    #expect(run.status == 64)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func severalWaysOfDrawingAreOneFinding() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.broken])
    let run = try CommandRun(
      ["lint", "a.yaml", "--theme", "ios6,ios8", "--scale", "1,2", "--format", "json"], in: folder.url)
    #expect(run.lines.count == 1)
    #expect(run.text.contains(#""variants": ["ios6 1", "ios6 2", "ios8 1", "ios8 2"]"#))
  }

  /// Rows each of which breaks a rule, in a table of their own.
  private static let summed = [
    ("tap-target-below-44", "style: grouped", "{textLabel: NAME, height: 30}"),
    ("tap-target-below-44", "rowHeight: 30", "NAME"),
    ("fixed-text-size", "style: plain", "{textLabel: {text: NAME, font: {size: 16}}}"),
    ("value1-in-plain", "style: plain", "{style: value1, textLabel: NAME, detailTextLabel: B}"),
    ("index-beside-accessory", "sectionIndexTitles: [A]", "{textLabel: NAME, accessoryType: checkmark}"),
  ]

  /// An excuse is for one row: neither a comment nor a baseline lets the rows after it pass.
  @Test(arguments: summed)
  func eachRowIsAFindingOfItsOwn(_ rule: String, _ table: String, _ row: String) throws {
    let comment = "    # tablemock:disable-next-line \(rule) -- it is meant so\n"
    let head = "theme: \(rule == "value1-in-plain" ? "ios6" : "ios8")\nsize: {width: 320, height: 400}\n"
    let line = { (name: String) in "    - \(row.replacing("NAME", with: name))\n" }
    let start = head + "tableView:\n  \(table)\n  rows:\n" + comment + line("One")
    let folder = try TemporaryFolder(["a.yaml": start + line("Two")])
    let lint = { (more: [String]) in
      try CommandRun(["lint", "a.yaml", "--only", rule, "--format", "github"] + more, in: folder.url).lines
    }
    #expect(try lint([]).filter { $0.contains("One") } == [])
    #expect(try lint([]).filter { $0.contains("Two") }.count == 1)
    _ = try CommandRun(["lint", "a.yaml", "--only", rule, "--write-baseline", "k.json"], in: folder.url)
    #expect(try lint(["--baseline", "k.json"]) == [])
    try folder.write(start + line("Two") + line("Three"), to: "a.yaml")
    let found = try lint(["--baseline", "k.json"])
    #expect(found.count == 1 && found.allSatisfy { $0.contains("Three") }, "\(found)")
  }

  @Test func fixesKeepComments() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.broken])
    let dry = try CommandRun(["lint", "a.yaml", "--fix", "--dry-run"], in: folder.url)
    #expect(dry.status == 0)
    #expect(
      dry.text == """
        --- a.yaml
        +++ a.yaml
        @@ -1,5 +1,5 @@
         size: {width: 320, height: 88}
         tableView:
           rows:
        -    - {textLabel: Small, selected: true}  # the choice
        +    - {textLabel: Small, accessoryType: checkmark}  # the choice
             - Medium

        """)
    #expect(try CommandRun(["lint", "a.yaml"], in: folder.url).status == 1)
    #expect(try CommandRun(["lint", "a.yaml", "--fix"], in: folder.url).status == 0)
    let text = try String(contentsOf: folder.url.appendingPathComponent("a.yaml"), encoding: .utf8)
    #expect(text == Self.broken.replacingOccurrences(of: "selected: true", with: "accessoryType: checkmark"))
    #expect(try CommandRun(["lint", "a.yaml"], in: folder.url).status == 0)
  }

  @Test func fixesInLinesOfTheirOwn() throws {
    let folder = try TemporaryFolder([
      "a.yaml": """
      theme: ios8
      tableView:
        rows:
          - selectionStyle: none
            # where it leads
            textLabel: General
            accessoryType: disclosureIndicator
          - textLabel: Privacy
            selectionStyle: none  # never
            accessoryType: disclosureIndicator
        loading: true

      """
    ])
    let run = try CommandRun(["lint", "a.yaml", "--fix", "--quiet"], in: folder.url)
    #expect(run.lines.count { $0.contains("tap-without-feedback") } == 1)
    let text = try String(contentsOf: folder.url.appendingPathComponent("a.yaml"), encoding: .utf8)
    #expect(
      text == """
        theme: ios8
        tableView:
          rows:
            - selectionStyle: none
              # where it leads
              textLabel: General
              accessoryType: disclosureIndicator
            - textLabel: Privacy
              accessoryType: disclosureIndicator
          loading: {text: Loading…}

        """)
  }

  @Test func aManifestAboveKnowsFilesByTheirPathsFromIt() throws {
    let folder = try TemporaryFolder([
      "screens/old/a.yaml": Self.broken,
      "tablemock.yaml": "lint: {files: [{path: screens/old, rules: {row-stays-highlighted: off}}]}\n",
    ])
    for (place, input) in [(".", "screens/old/a.yaml"), ("screens", "old/a.yaml"), ("screens/old", "a.yaml")]
    {
      let run = try CommandRun(["lint", input], in: folder.url.appendingPathComponent(place))
      #expect(run.status == 0, "\(place): \(run.text)")
    }
  }

  /// What layout says of constraints, at the lines of these.
  @Test func constraintsThatCannotHoldAreFindings() throws {
    let folder = try TemporaryFolder(["a.yaml": SheetCommandTests.warned])
    let run = try CommandRun(["lint", "a.yaml"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.text.contains("a.yaml:5:38: warning: conflicting constraints"), "\(run.text)")
    #expect(run.text.contains("[constraints-unsatisfiable]") && run.text.contains("[constraints-ambiguous]"))
    #expect(
      run.text.contains("(line 5)") && run.text.contains("a.yaml:6:21: warning: constraints do not determine")
    )
    #expect(run.text.components(separatedBy: "conflicting constraints").count == 2)
    let twice = try CommandRun(["lint", "a.yaml", "--appearance", "light,dark"], in: folder.url)
    #expect(twice.text.components(separatedBy: "conflicting constraints").count == 2, "\(twice.text)")
  }

  @Test func labelsInOtherViewsHaveAFixedSizeToo() throws {
    let label = "{frame: [9, 9, 99, 20], label: {text: Hi, font: 15}}"
    let folder = try TemporaryFolder([
      "a.yaml": "tableView: {rows: [{contentView: [{frame: [0, 0, 200, 40], subviews: [\(label)]}]}]}\n"
    ])
    let run = try CommandRun(["lint", "a.yaml"], in: folder.url)
    #expect(run.text.contains("a.yaml:1:71: info: “Hi” has letters of a fixed size"), "\(run.text)")
  }

  @Test func eachRowOfItsOwnHeightIsTold() throws {
    let rows = [24, 12, 40].map { "{textLabel: A, height: \($0)}" }.joined(separator: ", ")
    let folder = try TemporaryFolder(["a.yaml": "theme: ios8\ntableView: {rows: [\(rows)]}\n"])
    let run = try CommandRun(["lint", "a.yaml"], in: folder.url)
    for (height, lack) in [(24, 20), (12, 32), (40, 4)] {
      let words = "“A” is \(height) points high, \(lack) points less than a fingertip needs"
      #expect(run.text.contains(words), "\(run.text)")
    }
  }

  @Test func manifestsSayWhatCounts() throws {
    let folder = try TemporaryFolder([
      "tablemock.yaml": """
      lint:
        files: [screens, {path: "screens/old*", rules: {row-stays-highlighted: info}}]
        rules: {tap-target-below-44: {level: warning, minimum: 30}}

      """,
      "screens/new.yaml": Self.broken, "screens/old.yaml": Self.broken,
      "screens/low.yaml": "tableView: {rowHeight: 29, rows: [A]}\n",
    ])
    let run = try CommandRun(["lint", "--format", "github"], in: folder.url)
    #expect(run.status == 1)
    #expect(
      run.text == """
        ::warning file=screens/low.yaml,line=1,col=35,title=tap-target-below-44::“A” is 29 points high, 1 point less than a fingertip needs; make “rowHeight” at least 30 points where rows can be tapped
        ::warning file=screens/new.yaml,line=4,col=7,title=row-stays-highlighted::“Small” stays highlighted; a row lights up while it is tapped; show what is chosen with “accessoryType: checkmark”, or a row under the finger with “highlighted: true”
        ::notice file=screens/old.yaml,line=4,col=7,title=row-stays-highlighted::“Small” stays highlighted; a row lights up while it is tapped; show what is chosen with “accessoryType: checkmark”, or a row under the finger with “highlighted: true”

        """)
    try folder.write("lint: {rules: {row-stays-highlihted: off}}\n", to: "tablemock.yaml")
    let wrong = try CommandRun(["lint", "screens"], in: folder.url)
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("did you mean “row-stays-highlighted”?"))
  }

  @Test func jUnitHasACaseForEachFile() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.broken, "b.yaml": "tableView: {rows: [A]}\n"])
    let run = try CommandRun(["lint", ".", "--format", "junit", "-o", "lint.xml"], in: folder.url)
    #expect(run.status == 1)
    let text = try String(contentsOf: folder.url.appendingPathComponent("lint.xml"), encoding: .utf8)
    #expect(text.contains(#"<testsuite name="tablemock lint" tests="2" failures="1">"#))
    #expect(text.contains(#"<testcase classname="tablemock lint" name="a.yaml">"#))
    #expect(try XMLCheck(Data(text.utf8)).elements["testcase"] == 2)
  }

  @Test func rulesAreListedAndExplained() throws {
    let folder = try TemporaryFolder()
    let list = try CommandRun(["lint", "--list"], in: folder.url)
    #expect(list.status == 0)
    #expect(list.lines.contains { $0.hasPrefix("text-truncated ") })
    let text = try CommandRun(["lint", "--explain", "image-in-value1", "-o", "e.png"], in: folder.url)
    #expect(text.status == 0)
    #expect(text.text.contains("“Images do not fit well in this style”"))
    let picture = try Data(contentsOf: folder.url.appendingPathComponent("e.png"))
    #expect(picture.starts(with: [0x89, 0x50]))
  }

  @Test func reviewsTellWhatIsNewAndWhatIsGone() throws {
    let broken = Self.broken + "theme: ios8\n"
    let folder = try TemporaryFolder([
      "a.yaml": broken,
      "b.yaml": broken.replacingOccurrences(of: "selected: true", with: "accessoryType: checkmark")
        .replacingOccurrences(
          of: "- Medium", with: "- {textLabel: Medium, accessoryType: disclosureIndicator}"),
    ])
    let run = try CommandRun(["diff", "a.yaml", "b.yaml"], in: folder.url)
    #expect(run.status == 1)
    #expect(
      run.text.contains(
        "  a.yaml:4:7: warning: gone finding: “Small” stays highlighted [row-stays-highlighted]\n"))
    #expect(run.text.contains("new finding: “Small” has a checkmark and “Medium” leads on, in one section"))
  }

  @Test func verifyingLintsToo() throws {
    let folder = try TemporaryFolder([
      "a.yaml": Self.broken, "tablemock.yaml": "inputs: [a.yaml]\nbaseline: golden\n",
    ])
    #expect(try CommandRun(["verify"], in: folder.url).status == 1)
    #expect(try CommandRun(["approve", "--all"], in: folder.url, environment: [:]).status == 0)
    #expect(try CommandRun(["verify"], in: folder.url).status == 0)
    let run = try CommandRun(["verify", "--lint"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.text.contains("a.yaml:4:7: warning: “Small” stays highlighted [row-stays-highlighted]"))
  }

  @Test func annotationsMarkFindings() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.broken])
    let run = try CommandRun(
      ["render", "a.yaml", "--annotate", "lint", "--format", "svg", "--svg-text", "live", "-o", "-"],
      in: folder.url)
    #expect(run.status == 0)
    #expect(run.text.contains("“Small” stays highlighted [row-stays-highlighted]"))
  }
}
