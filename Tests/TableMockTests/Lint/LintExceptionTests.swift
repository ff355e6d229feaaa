import Foundation
import Testing

/// `tablemock lint` and what excuses findings: comments, and baselines of those that are known.
@Suite struct LintExceptionTests {
  @Test func commentsExcuse() throws {
    let folder = try TemporaryFolder([
      "a.yaml": """
      size: {width: 320, height: 132}
      tableView:
        rows:
          # tablemock:disable-next-line row-stays-highlighted -- shows the moment of a tap
          - {textLabel: Small, selected: true}
          - {textLabel: Medium, selected: true}
          # tablemock:disable row-stays-highlighted
          # tablemock:disable row-stays-highlighed -- why

      """
    ])
    let run = try CommandRun(["lint", "a.yaml"], in: folder.url)
    #expect(run.status == 1)
    #expect(
      run.lines.filter { $0.contains("warning:") } == [
        "a.yaml:6:7: warning: “Medium” stays highlighted [row-stays-highlighted]",
        "a.yaml:7:5: warning: this comment does not say why [suppression-unused]",
        "a.yaml:8:5: warning: there is no rule “row-stays-highlighed” [suppression-unused]",
      ])
    #expect(run.lines.last == "3 warnings in 1 file; 1 excused or known before")
  }

  @Test func aRegionIsExcused() throws {
    let folder = try TemporaryFolder([
      "a.yaml": """
      size: {width: 320, height: 132}
      tableView:
        rows:
          # tablemock:disable row-stays-highlighted -- the moment of a tap
          - {textLabel: Small, selected: true}
          # tablemock:enable row-stays-highlighted
          - {textLabel: Medium, selected: true}
          # tablemock:disable text-truncated -- nothing is

      """
    ])
    let run = try CommandRun(["lint", "a.yaml"], in: folder.url)
    #expect(
      run.lines.filter { $0.contains("warning:") } == [
        "a.yaml:7:7: warning: “Medium” stays highlighted [row-stays-highlighted]",
        "a.yaml:8:5: warning: nothing breaks “text-truncated” where this comment switches it off [suppression-unused]",
      ])
  }

  /// The first comment counts from its own line on, and one for the same rule below it changes nothing.
  @Test func aRegionStaysWhereItBegan() throws {
    let folder = try TemporaryFolder([
      "a.yaml": """
      size: {width: 320, height: 132}
      tableView:
        rows:
          # tablemock:disable row-stays-highlighted -- the moment of a tap
          - {textLabel: Small, selected: true}
          # tablemock:disable row-stays-highlighted -- the same once more
          - {textLabel: Medium, selected: true}

      """
    ])
    let run = try CommandRun(["lint", "a.yaml", "--only", "row-stays-highlighted"], in: folder.url)
    #expect(run.status == 0, "\(run.text)")
    #expect(run.lines.last == "nothing found in 1 file; 2 excused or known before")
  }

  @Test func commentsMayStandAtTheEndOfTheirLine() throws {
    let rule = "row-stays-highlighted"
    let folder = try TemporaryFolder([
      "a.yaml": """
      size: {width: 320, height: 220}
      tableView:
        rows:
          - {textLabel: Small, selected: true}  # tablemock:disable-line \(rule) -- the moment of a tap
          - {textLabel: Medium, selected: true}
          - {textLabel: "Mark # tablemock:disable-line \(rule) -- a text", selected: true}
          - Large  # tablemock:disable-next-line \(rule) -- so is this
          - {textLabel: Huge, selected: true}
          # tablemock:disable-line \(rule) -- for nothing

      """
    ])
    let run = try CommandRun(["lint", "a.yaml", "--only", "\(rule),suppression-unused"], in: folder.url)
    let places = run.lines.filter { $0.contains("warning:") }.map { $0.prefix(10) }
    #expect(places == ["a.yaml:5:7", "a.yaml:6:7", "a.yaml:9:5"], "\(run.text)")
    #expect(run.text.contains("this comment is on no line with a value"))
  }

  @Test func aStrictBaselineHasNothingThatIsGone() throws {
    let folder = try TemporaryFolder(["a.yaml": LintCommandTests.broken, "b.yaml": LintCommandTests.broken])
    _ = try CommandRun(["lint", "a.yaml", "b.yaml", "--write-baseline", "known.json"], in: folder.url)
    let lint = { (words: [String]) in
      try CommandRun(["lint"] + words + ["--baseline", "known.json"], in: folder.url)
    }
    #expect(try lint(["a.yaml", "b.yaml", "--strict-baseline"]).status == 0)
    try folder.write(LintCommandTests.broken.replacing(", selected: true", with: ""), to: "a.yaml")
    #expect(try lint(["a.yaml", "b.yaml"]).status == 0)
    // What was not looked at, or not looked for, is not gone.
    #expect(try lint(["b.yaml", "--strict-baseline"]).status == 0)
    #expect(try lint(["a.yaml", "--strict-baseline", "--only", "text-truncated"]).status == 0)
    let run = try lint(["a.yaml", "b.yaml", "--strict-baseline"])
    #expect(run.status == 1)
    #expect(
      run.errors.contains(
        "known.json: error: a known finding is there no more: a.yaml: “Small” stays highlighted"))
    #expect(try CommandRun(["lint", "b.yaml", "--strict-baseline"], in: folder.url).status == 64)
  }

  @Test func aBaselineLetsOnlyNewFindingsFail() throws {
    let folder = try TemporaryFolder(["a.yaml": LintCommandTests.broken])
    #expect(try CommandRun(["lint", "a.yaml", "--write-baseline", "known.json"], in: folder.url).status == 0)
    let known = try String(contentsOf: folder.url.appendingPathComponent("known.json"), encoding: .utf8)
    #expect(known.contains(#"{"file": "a.yaml", "rule": "row-stays-highlighted", "message": "“Small” stays"#))
    #expect(try CommandRun(["lint", "a.yaml", "--baseline", "known.json"], in: folder.url).status == 0)
    // Lines above move the finding, and another row is a new one.
    try folder.write("# moved\n\n" + LintCommandTests.broken, to: "a.yaml")
    #expect(try CommandRun(["lint", "./a.yaml", "--baseline", "known.json"], in: folder.url).status == 0)
    try folder.write(LintCommandTests.broken + "    - {textLabel: Large, selected: true}\n", to: "a.yaml")
    let run = try CommandRun(["lint", "a.yaml", "--baseline", "known.json"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.lines.filter { $0.contains("warning:") }.map { $0.contains("Large") } == [true])
    try folder.write("{}", to: "known.json")
    #expect(try CommandRun(["lint", "a.yaml", "--baseline", "known.json"], in: folder.url).status == 2)
  }

  /// As after two branches that each wrote the line were merged.
  @Test func aFindingThatIsKnownTwiceIsThereOnce() throws {
    let folder = try TemporaryFolder(["a.yaml": LintCommandTests.broken])
    _ = try CommandRun(["lint", "a.yaml", "--write-baseline", "known.json"], in: folder.url)
    let known = String(decoding: try folder.bytes("known.json"), as: UTF8.self)
    let line = try #require(known.split(separator: "\n").first { $0.contains("Small") })
    try folder.write(known.replacing(line, with: "\(line),\n\(line)"), to: "known.json")
    let lint = ["lint", "a.yaml", "--baseline", "known.json"]
    #expect(try CommandRun(lint, in: folder.url).status == 0)
    let run = try CommandRun(lint + ["--strict-baseline"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors.split(separator: "\n").count { $0.contains("is there no more: a.yaml") } == 1)
  }

  /// Wherever the linter runs, and wherever the file lies.
  @Test func pathsOfABaselineHoldFromItsOwnFolder() throws {
    let folder = try TemporaryFolder([
      "screens/a.yaml": LintCommandTests.broken, "ci/tool/notes": "", "tablemock.yaml": "inputs: [screens]\n",
    ])
    let run = try CommandRun(["lint", "--write-baseline", "ci/known.json"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    let text = String(decoding: try folder.bytes("ci/known.json"), as: UTF8.self)
    #expect(text.contains("\"file\": \"../screens/a.yaml\""), "\(text)")
    for (place, words) in [
      (".", ["--baseline", "ci/known.json"]), ("ci", ["../screens", "--baseline", "known.json"]),
      ("ci/tool", ["../../screens/a.yaml", "--baseline", "../known.json"]),
      ("screens", ["a.yaml", "--baseline", "\(folder.url.path)/ci/known.json", "--strict-baseline"]),
    ] {
      let run = try CommandRun(["lint"] + words, in: folder.url.appendingPathComponent(place))
      #expect(run.status == 0, "\(place): \(run.text)\(run.errors)")
    }
    try folder.write("inputs: [screens]\nlint: {baseline: ci/known.json}\n", to: "tablemock.yaml")
    #expect(try CommandRun(["lint"], in: folder.url.appendingPathComponent("ci")).status == 0)
  }

  @Test func exceptionsThatExcuseNothingAreTold() throws {
    let folder = try TemporaryFolder([
      "tablemock.yaml": """
      lint:
        exceptions:
          - {object: label, rules: [text-truncated], reason: the name of the product}
          - {object: gone, rules: [text-truncated], reason: the name of the product}

      """,
      "Cell.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14490">
      <objects><tableViewCell id="cell" rowHeight="44"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView"><rect key="frame" x="0" y="0" width="320" height="43.5"/>
      <subviews><label text="A long name that is cut off" id="label">
      <rect key="frame" x="16" y="11" width="60" height="21"/></label></subviews>
      </tableViewCellContentView></tableViewCell></objects></document>
      """,
    ])
    let run = try CommandRun(["lint", "Cell.xib"], in: folder.url)
    #expect(run.status == 1)
    #expect(
      run.lines == [
        "tablemock.yaml: warning: nothing breaks “text-truncated” at the object “gone” [suppression-unused]",
        "  hint: remove the exception", "1 warning in 1 file; 1 excused or known before",
      ])
  }
}
