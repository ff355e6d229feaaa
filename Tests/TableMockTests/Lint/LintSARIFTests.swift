import Foundation
import TableLint
import Testing

@testable import TableLinting

/// The linter’s findings as SARIF.
@Suite struct LintSARIFTests {
  private static let source = """
    size: {width: 320, height: 132}
    tableView:
      rows:
        # tablemock:disable-next-line row-stays-highlighted -- shows the moment of a tap
        - {textLabel: Small, selected: true}
        - {textLabel: Medium, selected: true}

    """

  private func log(
    of folder: TemporaryFolder, _ path: String, _ options: [String] = []
  ) throws -> [String: Any] {
    let run = try CommandRun(["lint", path, "--format", "sarif"] + options, in: folder.url)
    #expect(run.status == 1)
    return try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
  }

  private func results(_ log: [String: Any]) throws -> [[String: Any]] {
    let runs = try #require(log["runs"] as? [[String: Any]])
    return try #require(runs.first?["results"] as? [[String: Any]])
  }

  @Test func logsHaveTheFormOfTheStandard() throws {
    let folder = try TemporaryFolder([
      "a b.yaml": Self.source,
      "schema.json": Repository.text(of: "Tests/TableMockTests/Lint/Expected/sarif.json"),
    ])
    let run = try CommandRun(
      [
        "lint", "a b.yaml", "--format", "sarif", "-o", "log.sarif", "--rules-url",
        "https://example.org/rules",
      ],
      in: folder.url)
    #expect(run.status == 1)
    let check = try CommandRun(
      script: """
        python3 -c '
        import json, jsonschema
        jsonschema.Draft7Validator(json.load(open("schema.json"))).validate(json.load(open("log.sarif")))
        '
        """, in: folder.url)
    #expect(check.status == 0, "\(check.errors)")
  }

  /// GitHub takes 25,000 results of a run: rules with few keep all of theirs, and what is left out is told.
  @Test func ofVeryManyResultsEachRuleKeepsItsShare() throws {
    let rule = try #require(LintRule.named("row-stays-highlighted"))
    let one = try #require(LintFixture.report(rule, "broken").notices.first)
    var notices: [LintNotice] = []
    for (name, count) in [("a", 50), ("b", 3), ("c", 30)] {
      for number in 0..<count {
        var notice = one
        (notice.rule, notice.message) = (name, "\(number)")
        notices.append(notice)
      }
    }
    let (kept, omissions) = LintSARIF.cut(notices, to: 23)
    let counts = Dictionary(kept.map { ($0.rule, 1) }, uniquingKeysWith: +)
    #expect(counts == ["a": 10, "b": 3, "c": 10])
    #expect(kept.filter { $0.rule == "a" }.map(\.message) == (0..<10).map(String.init))
    #expect(
      omissions == [
        "40 of 50 results of “a” are left out: a run takes 23",
        "20 of 30 results of “c” are left out: a run takes 23",
      ])
    #expect(LintSARIF.cut(notices, to: 83).omissions == [])
    var report = try LintFixture.report(rule, "broken")
    report.notices = Array(repeating: one, count: LintSARIF.mostResults + 1)
    let text = LintSARIF(report) { $0 }.text
    #expect(text.contains("1 of 25001 results of “row-stays-highlighted” are left out: a run takes 25000."))
    let log = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(try results(#require(log)).count == LintSARIF.mostResults)
  }

  /// The schema as OASIS publishes it, which `make test` fetches.
  private static let official = Repository.root.appendingPathComponent(".build/schemas/sarif-2.1.0.json")

  /// Whether the schema is there, or has to be: where CI runs the tests, by `make test`.
  private static let holdsOfficial =
    FileManager.default.fileExists(atPath: official.path)
    || !["", "0", "false"].contains(ProcessInfo.processInfo.environment["CI"] ?? "")

  @Test(
    .enabled(if: holdsOfficial, "‘make test’ fetches the schema of SARIF"), arguments: ["screens", "rules"])
  func logsAreValidByTheSchemaOfTheStandard(_ kind: String) throws {
    let folder = try TemporaryFolder([
      "a b.yaml": Self.source, "lint.json": #"{"format": "tablemock-lint-baseline", "findings": []}"#,
    ])
    let inputs =
      kind == "screens"
      ? ["a b.yaml", "--baseline", "lint.json"] : [Repository.fixtures.appendingPathComponent("rules").path]
    let run = try CommandRun(
      ["lint"] + inputs + [
        "--format", "sarif", "-o", "log.sarif", "--rules-url", "https://example.org/rules",
      ],
      in: folder.url)
    #expect(run.status == 1)
    let check = try CommandRun(
      script: """
        python3 -c '
        import json, jsonschema, sys
        schema, log = (json.load(open(name)) for name in (sys.argv[1], "log.sarif"))
        jsonschema.Draft7Validator(schema, format_checker=jsonschema.FormatChecker()).validate(log)
        results = log["runs"][0]["results"]
        print(len(results))
        results[0]["level"] = "loud"
        sys.exit(jsonschema.Draft7Validator(schema).is_valid(log))
        ' '\(Self.official.path)'
        """, in: folder.url)
    #expect(check.status == 0, "\(check.errors)")
    #expect(try #require(check.lines.first.flatMap(Int.init)) > (kind == "rules" ? 60 : 1))
  }

  @Test(arguments: ["https://example.org/rules", "https://example.org/rules/"])
  func rulesHaveTheirAddress(_ address: String) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.source])
    let helpURIs = { (options: [String]) in
      let runs = try #require(try self.log(of: folder, "a.yaml", options)["runs"] as? [[String: Any]])
      let driver = (runs.first?["tool"] as? [String: [String: Any]])?["driver"]
      return try #require(driver?["rules"] as? [[String: Any]]).map { $0["helpUri"] as? String }
    }
    #expect(
      try helpURIs(["--rules-url", address])
        == LintRule.all.map { "https://example.org/rules/\($0.id).md" })
    #expect(try helpURIs([]).allSatisfy { $0 == nil })
  }

  @Test func placesAreRelativeAndEncoded() throws {
    let folder = try TemporaryFolder(["a b.yaml": Self.source])
    let result = try #require(try results(try log(of: folder, "./a b.yaml")).last)
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let physical = try #require(location["physicalLocation"] as? [String: Any])
    let artifact = try #require(physical["artifactLocation"] as? [String: Any])
    #expect(artifact["uri"] as? String == "a%20b.yaml")
    let region = try #require(physical["region"] as? [String: Any])
    #expect(region["startLine"] as? Int == 6)
  }

  @Test func excusesAndFixesAreTold() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.source])
    let results = try results(try log(of: folder, "a.yaml"))
    #expect(results.count == 2)
    let excuse = (results[0]["suppressions"] as? [[String: Any]])?.first
    #expect(excuse?["kind"] as? String == "inSource")
    #expect(excuse?["justification"] as? String == "shows the moment of a tap")
    #expect(results[1]["suppressions"] == nil)
    let fix = (results[1]["fixes"] as? [[String: Any]])?.first
    let change = (fix?["artifactChanges"] as? [[String: Any]])?.first
    let replacement = (change?["replacements"] as? [[String: Any]])?.first
    let inserted = replacement?["insertedContent"] as? [String: Any]
    #expect(inserted?["text"] as? String == "accessoryType: checkmark")
  }

  @Test func fingerprintsSurviveMovedLines() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.source, "b.yaml": "# new\n\n" + Self.source])
    let prints = { (path: String) in
      try self.results(try self.log(of: folder, path)).map {
        ($0["partialFingerprints"] as? [String: String])?["tablemock/v1"] ?? ""
      }
    }
    let (before, after) = (try prints("a.yaml"), try prints("b.yaml"))
    #expect(before == after && Set(before).count == 2 && !before.contains(""))
  }
}
