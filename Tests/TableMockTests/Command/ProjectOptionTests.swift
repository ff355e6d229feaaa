import Foundation
import Testing

/// Which folder is the project’s, where the call says it.
@Suite struct ProjectOptionTests {
  private static let broken = "tableView: {rows: [{textLabel: Small, selected: true}]}\n"
  private static let rule = "row-stays-highlighted"

  /// A project within another one; both say that all screens are linted, and the outer one that a rule is an error.
  private func projects() throws -> TemporaryFolder {
    try TemporaryFolder([
      "tablemock.yaml": "inputs: [inner]\nlint: {rules: {\(Self.rule): error}}\n",
      "inner/tablemock.yaml": "inputs: [a.yaml]\nlint: {rules: {\(Self.rule): off}}\nreview: look\n",
      "inner/a.yaml": Self.broken, "elsewhere/b.yaml": Self.broken,
    ])
  }

  @Test func itsManifestIsTakenInsteadOfTheNearestOne() throws {
    let folder = try projects()
    let inner = folder.url.appendingPathComponent("inner")
    #expect(try CommandRun(["lint"], in: inner).status == 0)
    for project in ["..", "../", folder.url.path] {
      let run = try CommandRun(["lint", "--project", project], in: inner)
      #expect(run.status == 1 && run.text.contains("error: "), "\(run.errors)")
      let named = try CommandRun(["lint", "a.yaml", "--project", project], in: inner)
      #expect(named.status == 1 && named.text.contains("error: "), "\(named.errors)")
    }
    // From outside, and for what lies outside.
    let outside = folder.url.appendingPathComponent("elsewhere")
    #expect(try CommandRun(["lint", "--project", "../inner"], in: outside).status == 0)
    #expect(try CommandRun(["lint", "b.yaml", "--project", "../inner"], in: outside).status == 0)
    #expect(try CommandRun(["lint", "b.yaml"], in: outside).status == 1)
  }

  @Test func aFolderWithoutAManifestHasNone() throws {
    let folder = try projects()
    let run = try CommandRun(["lint", "inner/a.yaml", "--project", "elsewhere"], in: folder.url)
    #expect(run.status == 1 && run.text.contains("warning: "), "\(run.text)")
    let nothing = try CommandRun(["lint", "--project", "elsewhere"], in: folder.url)
    #expect(nothing.status == 64)
  }

  @Test func reviewsAreThoseOfTheProject() throws {
    let folder = try projects()
    var environment = ProcessInfo.processInfo.environment
    environment["CI"] = nil
    let run = { words in
      try CommandRun(words + ["--project", "inner"], in: folder.url, environment: environment)
    }
    let new = try run(["verify"])
    #expect(new.status == 1 && new.lines.last == "1 new", "\(new.errors)")
    #expect(try run(["approve", "--all"]).text == "approved a.png\n")
    #expect(try run(["verify"]).text == "1 same\n")
    #expect(try run(["verify", "inner/a.yaml"]).text == "1 same\n")
  }

  @Test(arguments: ["verify", "lint", "approve --all", "preview a.yaml", "language-server"])
  func itIsAFolder(_ command: String) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.broken])
    let words = command.split(separator: " ").map(String.init)
    for project in ["nothere", "a.yaml"] {
      let run = try CommandRun(words + ["--project", project], in: folder.url)
      #expect(run.status == 64)
      #expect(run.errors.contains("--project takes a folder, and ‘\(project)’ is none."), "\(run.errors)")
    }
  }
}
