import Foundation
import TableMock
import TableSources
import TestSupport
import Testing

@testable import TableProject

/// Strings that lie elsewhere than beside the source.
@Suite struct StringsOptionTests {
  /// A spec with strings beside it, and others in a folder for each kind of tables.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("tableView: {rows: [{textLabel: One}]}", to: "in/list.yaml")
    try folder.write("One: Beside", to: "in/strings/de.yaml")
    try folder.write("One: Plain", to: "plain/de.yaml")
    try folder.write("# no language\nOne: Wrong", to: "plain/settings.yaml")
    try folder.write("One: Below", to: "below/strings/de.yaml")
    try folder.write("\"One\" = \"Lproj\";", to: "tables/de.lproj/Localizable.strings")
    try folder.write(Self.export("Export"), to: "exports/de.xcloc/Localized Contents/de.xliff")
    try folder.write(Self.export("Other"), to: "exports/fr.xcloc/Localized Contents/fr.xliff")
    try folder.write("One: Neighbour", to: "exports/strings/de.yaml")
    return folder
  }

  private static func export(_ text: String) -> String {
    let language = text == "Export" ? "de" : "fr"
    return """
      <xliff version="1.2"><file original="Localizable.strings" source-language="en" target-language="\(language)" \
      datatype="plaintext"><body><trans-unit id="One"><source>One</source><target>\(text)</target></trans-unit>\
      </body></file></xliff>
      """
  }

  @Test(arguments: [
    ([], "Beside"), (["--strings", "plain"], "Plain"), (["--strings", "plain/"], "Plain"),
    (["--strings", "below"], "Below"), (["--strings", "tables"], "Lproj"),
    (["--strings", "exports/de.xcloc"], "Export"), (["--strings", "exports"], "Neighbour"),
  ])
  func kindsOfFolders(_ options: [String], _ text: String) throws {
    let folder = try project()
    let run = try CommandRun(
      ["inspect", "in/list.yaml", "--language", "de", "--format", "json"] + options, in: folder.url)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.text.contains("\"text\": \"\(text)\""), "\(run.text)")
  }

  @Test func languages() throws {
    let folder = try project()
    let words = ["languages", "in/list.yaml", "--strings", "exports/fr.xcloc"]
    let run = try CommandRun(words, in: folder.url)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.lines.contains { $0.contains("fr  1 of 1") } && !run.text.contains("de"), "\(run.text)")
    let texts = try CommandRun(words + ["--csv"], in: folder.url)
    #expect(texts.text.contains(",fr,Other,"), "\(texts.text)")
  }

  @Test func lint() throws {
    let folder = try project()
    try folder.write("Two: Zwei", to: "empty/de.yaml")
    let words = ["lint", "in/list.yaml", "--only", "untranslated", "--format", "json"]
    #expect(try CommandRun(words, in: folder.url).text.isEmpty)
    let run = try CommandRun(words + ["--strings", "empty"], in: folder.url)
    #expect(run.text.contains("untranslated"), "\(run.text)\(run.errors)")
  }

  /// What an option says comes before what a manifest says, and that before what lies beside the source; a manifest's
  /// paths are as seen from its own folder.
  @Test func manifests() throws {
    let folder = try project()
    let manifest = "inputs: [list.yaml]\nmatrix: {language: [de]}\nformats: svg\noutput: '{name}.{format}'\n"
    try folder.write(manifest, to: "in/beside.yaml")
    try folder.write(manifest + "strings: ../plain\n", to: "in/plain.yaml")
    try folder.write(
      manifest.replacingOccurrences(of: "[list.yaml]", with: "[{path: list.yaml, strings: ../tables}]")
        + "strings: ../plain\n", to: "in/entry.yaml")
    let draw = { (name: String, options: [String]) in
      let run = try CommandRun(
        ["batch", "--manifest", "in/\(name).yaml", "-o", "out/", "--svg-text", "live"] + options,
        in: folder.url)
      #expect(run.status == 0, "\(run.errors)")
      return String(decoding: try folder.bytes("out/list.svg"), as: UTF8.self)
    }
    #expect(try draw("beside", []).contains("Beside"))
    #expect(try draw("plain", []).contains("Plain"))
    #expect(try draw("entry", []).contains("Lproj"))
    #expect(try draw("beside", ["--strings", "below"]).contains("Below"))
    #expect(try draw("plain", ["--strings", "below"]).contains("Below"))
    #expect(try draw("entry", ["--strings", "below"]).contains("Below"))
  }

  /// A changed table is a changed picture, wherever the table lies.
  @Test func incrementalBatches() throws {
    let folder = try project()
    let words = ["batch", "in", "--strings", "plain", "--language", "de", "-o", "out/", "--incremental"]
    #expect(try CommandRun(words, in: folder.url).status == 0)
    let before = try folder.bytes("out/list.png")
    try folder.write("One: Changed", to: "plain/de.yaml")
    #expect(try CommandRun(words, in: folder.url).status == 0)
    #expect(try folder.bytes("out/list.png") != before)
  }

  @Test func verify() throws {
    let folder = try project()
    let options = ["in/list.yaml", "--baseline", "golden", "--language", "de", "--strings", "plain"]
    _ = try CommandRun(["verify"] + options, in: folder.url)
    // Nothing is approved where CI is set, as it is where these tests run.
    var environment = ProcessInfo.processInfo.environment
    environment["CI"] = nil
    #expect(
      try CommandRun(["approve", "--all"], in: folder.url, environment: environment).status == 0)
    #expect(try CommandRun(["verify"] + options, in: folder.url).status == 0)
    #expect(try CommandRun(["verify"] + options.dropLast() + ["below"], in: folder.url).status == 1)
  }

  @Test(arguments: ["nowhere", "in/list.yaml"])
  func whatIsNoFolder(_ path: String) throws {
    let folder = try project()
    let run = try CommandRun(
      ["render", "in/list.yaml", "--language", "de", "--strings", path], in: folder.url)
    #expect(run.status == 64)
    #expect(run.errors.contains("--strings takes a folder, and “\(path)” is not one."))
    try folder.write("inputs: [list.yaml]\nstrings: \(path)\n", to: "in/m.yaml")
    let batch = try CommandRun(["batch", "--manifest", "in/m.yaml", "-o", "out/"], in: folder.url)
    #expect(batch.status == 1)
    #expect(batch.errors.contains("there is no such folder of strings"))
    try folder.write("inputs: [list.yaml]\nstrings: \(path)\n", to: "in/tablemock.yaml")
    let languages = try CommandRun(["languages", "--project", "in"], in: folder.url)
    #expect(languages.status == 1)
    #expect(languages.errors.contains("there is no such folder of strings"), "\(languages.errors)")
    let project = try Project(manifest: FilePath(folder.url.path).appending("in/m.yaml"), in: .nearest)
    #expect(WatchedSources([], of: project).problems.map(\.message) == ["there is no such folder of strings"])
  }

  /// Links out of the folder are refused, as they are beside a source.
  @Test func linksOutOfTheFolder() throws {
    let folder = try project()
    try folder.write("", to: "linked/keep.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/linked/de.yaml", withDestinationPath: "../plain/de.yaml")
    let run = try CommandRun(
      ["inspect", "in/list.yaml", "--language", "de", "--strings", "linked", "--format", "json"],
      in: folder.url)
    #expect(run.text.contains("\"text\": \"One\""), "\(run.text)")
    #expect(run.errors.contains("a link leads out of the folder"), "\(run.errors)")
  }

  /// A picture with strings from a folder is the one that there is where they lie beside the source.
  @Test(arguments: [
    ["eras", "--theme", "ios6,ios16"], ["filmstrip", "--to", "selected", "--steps", "2"], ["sheet"],
  ])
  func verbsThatDrawSeveralPictures(_ verb: [String]) throws {
    let folder = try project()
    try folder.write("tableView: {rows: [{textLabel: One}]}", to: "same/list.yaml")
    try folder.write("One: Plain", to: "same/strings/de.yaml")
    func draw(_ input: String, _ options: [String]) throws -> Data {
      let words = verb + [input, "--language", "de", "-o", "picture.svg"] + options
      let run = try CommandRun(words, in: folder.url)
      #expect(run.status == 0, "\(run.errors)")
      return try Data(contentsOf: folder.url.appendingPathComponent("picture.svg"))
    }
    let expected = try draw("same/list.yaml", [])
    #expect(try draw("in/list.yaml", ["--strings", "plain"]) == expected)
    #expect(try draw("in/list.yaml", []) != expected)
  }

  @Test(arguments: [([String](), false), (["--strings", "plain"], true)])
  func comparisons(_ options: [String], _ areSame: Bool) throws {
    let folder = try project()
    try folder.write("tableView: {rows: [{textLabel: Plain}]}", to: "other.yaml")
    let run = try CommandRun(
      ["diff", "other.yaml", "in/list.yaml", "--language", "de"] + options, in: folder.url)
    #expect(run.status == (areSame ? 0 : 1), "\(run.text) \(run.errors)")
  }

  @Test(arguments: [([String](), "Beside"), (["--strings", "plain"], "Plain")])
  func workers(_ options: [String], _ text: String) throws {
    let folder = try project()
    let job =
      "{\"id\": 1, \"input\": \"in/list.yaml\", \"output\": \"a.svg\", \"language\": \"de\", \"svgText\": \"live\"}"
    let run = try CommandRun(["worker"] + options, in: folder.url, input: Data(job.utf8))
    #expect(run.status == 0, "\(run.text) \(run.errors)")
    let picture = try String(contentsOf: folder.url.appendingPathComponent("a.svg"), encoding: .utf8)
    #expect(picture.contains(text))
  }

  @Test func bundles() throws {
    let folder = try TemporaryFolder()
    let group =
      "<dict><key>Type</key><string>PSGroupSpecifier</string><key>Title</key><string>G</string></dict>"
    try folder.write(
      "<plist><dict><key>StringsTable</key><string>Root</string><key>PreferenceSpecifiers</key>"
        + "<array>\(group)</array></dict></plist>", to: "Settings.bundle/Root.plist")
    try folder.write("G = Innen;", to: "Settings.bundle/de.lproj/Root.strings")
    try folder.write("G = Woanders;", to: "other/de.lproj/Root.strings")
    let words = ["inspect", "Settings.bundle", "--language", "de", "--format", "json", "--theme", "ios26"]
    #expect(try CommandRun(words, in: folder.url).text.contains("Innen"))
    #expect(try CommandRun(words + ["--strings", "other"], in: folder.url).text.contains("Woanders"))
  }
}
