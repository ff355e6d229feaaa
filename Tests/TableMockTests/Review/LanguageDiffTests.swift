import Foundation
import Testing

/// Comparing screens in another language.
@Suite struct LanguageDiffTests {
  private static let spec = DiffCommandTests.spec("hello")
  private static let catalogue =
    #"{"sourceLanguage": "en", "strings": {"hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}}}, "version": "1.0"}"#
  private static let xliff = """
    <?xml version="1.0"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="Localizable.strings" source-language="en" target-language="de" datatype="plaintext">
        <body><trans-unit id="hello"><source>hello</source><target>Hallo</target></trans-unit></body>
      </file>
    </xliff>

    """

  private func warnings(_ run: CommandRun) -> [String] {
    run.errors.split(separator: "\n").map(String.init).filter { $0.contains("warning: ") }
  }

  @Test func brokenStringsAreToldOnce() throws {
    let broken = String(Self.catalogue.dropLast(30))
    let folder = try TemporaryFolder([
      "old/a.yaml": Self.spec, "old/b.yaml": Self.spec, "old/Localizable.xcstrings": Self.catalogue,
      "new/a.yaml": Self.spec, "new/b.yaml": Self.spec, "new/Localizable.xcstrings": broken,
    ])
    for arguments in [["old", "new"], ["new/a.yaml", "new/b.yaml"]] {
      let run = try CommandRun(["diff"] + arguments + ["--language", "de"], in: folder.url)
      let told = warnings(run).filter { $0.contains("Localizable.xcstrings:1:") }
      #expect(told.count == 1, "\(arguments): \(run.errors)")
    }
    let whole = try CommandRun(["diff", "new", "new"], in: folder.url)
    #expect(whole.errors.isEmpty)
  }

  @Test func whatIsWrongWithStringsOfARevisionIsToldByItsName() throws {
    let git = try GitFolder([
      "app/a.yaml": Self.spec, "app/Localizable.xcstrings": String(Self.catalogue.dropLast(30)),
    ])
    try git.folder.write(Self.catalogue, to: "app/Localizable.xcstrings")
    let run = try CommandRun(["diff", "app", "--since", "main", "--language", "de"], in: git.url)
    #expect(run.status == 1)
    #expect(run.errors.contains("main:app/Localizable.xcstrings:1:"), "\(run.errors)")
    #expect(!run.errors.contains("tablemock-"))
  }

  @Test(arguments: [("Localizable.xcstrings", catalogue), ("de.xliff", xliff), ("de.xlf", xliff)])
  func stringsComeFromTheSameRevision(name: String, content: String) throws {
    let git = try GitFolder(["app/a.yaml": Self.spec, "app/\(name)": content])
    let arguments = ["diff", "app", "--since", "main", "--language", "de"]
    let same = try CommandRun(arguments, in: git.url)
    #expect(same.status == 0 && same.errors.isEmpty, "\(same.text)\(same.errors)")
    try git.folder.write(content.replacing("Hallo", with: "Tag"), to: "app/\(name)")
    let run = try CommandRun(arguments, in: git.url)
    #expect(run.status == 1)
    #expect(run.text.contains("“Hallo” → “Tag”"), "\(run.text)")
  }

  /// The string tables of a project are found on both sides.
  @Test(arguments: [
    "Package.swift", "Project.swift", "App.xcodeproj/project.pbxproj",
    "App.xcworkspace/contents.xcworkspacedata",
  ])
  func bothSidesHaveTheTablesOfTheirProject(_ marker: String) throws {
    let spec = "tableView: {rows: [One]}\n"
    let git = try GitFolder([
      marker: "", "Specs/a.yaml": spec, "Res/de.lproj/Localizable.strings": "\"One\" = \"Eins\";\n",
    ])
    try git.folder.write(spec + "\n", to: "Specs/a.yaml")
    for operand in [".", "Specs", "Specs/a.yaml"] {
      let run = try CommandRun(["diff", operand, "--since", "HEAD", "--language", "de"], in: git.url)
      #expect(run.status == 0 && run.lines.last == "1 same", "\(run.text)\(run.errors)")
      #expect(!run.errors.contains("no strings"), "\(run.errors)")
    }
  }
}
