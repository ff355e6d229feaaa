import Foundation
import TestSupport
import Testing

/// That no source makes the programs that run jobs, such as GitHub's, obey a line that a verb prints.
@Suite struct JobCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Whether a program that runs jobs obeys something in a line that is not the verb's own annotation.
  private func isCommand(_ line: Substring) -> Bool {
    let start = line.drop(while: \.isWhitespace)
    if start.hasPrefix("::"), start.firstMatch(of: /^::(error|warning|notice) [^:]*::/) == nil { return true }
    return line.contains(/##[A-Za-z]*\[/)
  }

  private func check(_ calls: [[String]], sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
    for arguments in calls {
      let run = try CommandRun(arguments, in: folder.url)
      #expect(run.status < 3, "\(arguments): \(run.errors)", sourceLocation: sourceLocation)
      for line in (run.text + run.errors).split(whereSeparator: \.isNewline) {
        #expect(!isCommand(line), "\(arguments)", sourceLocation: sourceLocation)
      }
    }
  }

  static let texts = [
    "##[stop-commands]x", "##vso[task.setvariable variable=a]b", "###[error]a", "##teamcity[buildStop]",
    "::stop-commands::x",
  ]

  @Test(arguments: texts) func noTextIsACommand(_ text: String) throws {
    let spec = { (text: String, more: String) in
      """
      tableView:
        rows:
          - textLabel: '\(text)'
            \(more)
      """
    }
    try folder.write(spec(text, "style: value1"), to: "a.yaml")
    try folder.write(spec(text + text, "selected: true"), to: "b.yaml")
    try folder.write(spec("A", "'\(text)': 1"), to: "unknown.yaml")
    try folder.write("tableView:\n  rows:\n  - A\n  \(text): {\n", to: "broken.yaml")
    let both = ["a.yaml", "b.yaml"]
    let broken = ["unknown.yaml", "broken.yaml"]
    try check([
      ["diff"] + both, ["explain", "a.yaml"], ["explain", "a.yaml", text], ["render"] + broken,
      ["verify", "a.yaml", "--baseline", text],
    ])
    try check(["json", "tree"].map { ["inspect", "a.yaml", "--format", $0] })
    try check(["json", "github", "markdown"].map { ["diff"] + both + ["--format", $0] })
    try check(
      ["human", "json", "github", "junit", "sarif"].map { ["lint"] + both + broken + ["--format", $0] })
  }

  /// Files that are printed have escapes that mean the same.
  @Test(arguments: texts) func noPrintedFileIsACommand(_ text: String) throws {
    try folder.write(
      "tableView: {rows: ['\(text)', \"A\\n\(text)'\\\\\"]}\n", to: "a.yaml")
    try folder.write(Self.storyboard(text), to: "b.storyboard")
    let template = ["convert", "b.storyboard", "--data-template", "-o", "-"]
    try check(
      [["convert", "a.yaml", "-o", "-"], template]
        + ["html", "svg"].map { ["render", "a.yaml", "--format", $0, "-o", "-"] })
    let spec = try CommandRun(["convert", "a.yaml", "-o", "-"], in: folder.url).text
    try folder.write(spec, to: "b.yaml")
    #expect(try CommandRun(["diff", "a.yaml", "b.yaml"], in: folder.url).status == 0)
    try folder.write(CommandRun(template, in: folder.url).text, to: "rows.yaml")
    // Names that are not those of the document would be warned of.
    let filled = try CommandRun(["inspect", "b.storyboard", "--data", "rows.yaml"], in: folder.url)
    #expect(filled.status == 0 && filled.errors.isEmpty, "\(filled.errors)")
  }

  /// Lists for translators hold texts of several lines, in which a command may begin.
  @Test(arguments: texts, ["\\n", "\\n  "])
  func noListIsACommand(_ text: String, _ lineEnd: String) throws {
    let lines = "\"A\(lineEnd)\(text)\""
    try folder.write("tableView: {rows: [\(lines)]}\n", to: "a.yaml")
    try folder.write("\(lines): \"B\(lineEnd)\(text)\"\n", to: "strings/de.yaml")
    try check([["languages", "a.yaml", "--csv"]])
    let list = try CommandRun(["languages", "a.yaml", "--csv"], in: folder.url).text
    #expect(list.contains(text.hasPrefix("#") ? "#\\u{23}" : "\\u{3A}:"), "\(list)")
  }

  /// A document with a prototype that has a text wherever sample data does.
  private static func storyboard(_ text: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s">
    <objects><tableViewController storyboardIdentifier="\(text)" id="vc" sceneMemberID="viewController">
    <tableView key="view" id="t"><rect key="frame" width="200" height="60"/><prototypes>
    <tableViewCell id="c" reuseIdentifier="\(text)"><tableViewCellContentView key="contentView"><subviews>
    <label text="\(text)" id="l" userLabel="\(text)"><rect key="frame" width="100" height="20"/></label>
    </subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
    </tableViewController></objects></scene></scenes></document>
    """
  }

  @Test(arguments: ["::stop-commands::x", " ::error::x", "##[stop-commands]x"])
  func noNameIsACommand(_ name: String) throws {
    try folder.write("tableView: {rows: [A]}", to: "\(name).yaml")
    try folder.write("tableView: {rows: [A], wrong: 1}", to: "\(name)-.yaml")
    let files = ["\(name).yaml", "\(name)-.yaml"]
    try check([
      ["render"] + files, ["lint"] + files, ["inspect"] + files, ["explain"] + files,
      ["batch", "--plan"] + files, ["batch", "-o", "out"] + files,
      ["convert", files[0], "-o", "\(name)-2.yaml"],
      ["diff"] + files, ["verify", "--baseline", "golden"] + files,
    ])
  }
}
