import Foundation
import Testing

/// Lists and reports never take the place of what they are about.
@Suite struct ReportCommandTests {
  private static let files = [
    "a.yaml": "tableView: {rows: [Wi-Fi]}\n", "b.json": #"{"tableView": {"rows": ["Wi-Fi"]}}"#,
    "strings/de.yaml": "Wi-Fi: WLAN\n",
  ]

  @Test(arguments: [
    "languages a.yaml -o a.yaml", "languages a.yaml --csv -o a.yaml",
    "languages a.yaml --csv -o strings/de.yaml",
    "languages b.json --texts --format json -o ./b.json", "lint a.yaml -o a.yaml",
    "lint b.json --format json -o b.json", "lint a.yaml --write-baseline strings/de.yaml",
    "lint a.yaml --format sarif -o link.yaml", "verify a.yaml --baseline g --junit a.yaml",
    "verify a.yaml --baseline g --summary strings/de.yaml", "batch a.yaml -o out --junit a.yaml",
  ])
  func sourcesStay(_ call: String) throws {
    let folder = try TemporaryFolder(Self.files)
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/link.yaml", withDestinationPath: "a.yaml")
    let run = try CommandRun(call.split(separator: " ").map(String.init), in: folder.url)
    #expect(run.status != 0)
    #expect(run.errors.contains("it is a source, which a report would overwrite"), "\(run.errors)")
    for (name, text) in Self.files { #expect(try folder.bytes(name) == Data(text.utf8), "\(name)") }
  }

  @Test(arguments: ["languages a.yaml --csv -o list.csv", "lint a.yaml --format json -o new.json"])
  func otherFilesAreWritten(_ call: String) throws {
    var files = Self.files
    files["list.csv"] = "old"
    let folder = try TemporaryFolder(files)
    let run = try CommandRun(call.split(separator: " ").map(String.init), in: folder.url)
    #expect(run.errors == "")
    let name = try #require(call.split(separator: " ").last.map(String.init))
    #expect(try folder.bytes(name) != Data("old".utf8))
  }
}
