import Foundation
import TableMock
import Testing

@testable import TableReview

/// That annotations name files as the repository does, wherever the program runs.
@Suite struct RepositoryPathTests {
  private static let specs = [
    "app/screens/a.yaml": ReviewProject.spec("Wi-Fi"), "app/b.yaml": ReviewProject.spec("Sound"),
  ]

  /// The files of all annotations.
  private func files(
    _ arguments: [String], in folder: URL, workspace: String? = nil
  ) throws -> Set<String> {
    var environment = ProcessInfo.processInfo.environment
    environment["GITHUB_WORKSPACE"] = workspace
    let run = try CommandRun(arguments + ["--format", "github"], in: folder, environment: environment)
    return Set(run.text.matches(of: #/file=([^,]*),/#).map { String($0.1) })
  }

  private func changed() throws -> GitFolder {
    let git = try GitFolder(Self.specs)
    try git.folder.write(ReviewProject.spec("WLAN"), to: "app/screens/a.yaml")
    return git
  }

  @Test(arguments: [
    ("app", ["diff", ".", "--since", "main"]), ("app/screens", ["diff", "..", "--since", "main"]),
    ("", ["diff", "app", "--since", "main"]), ("app", ["diff", "screens/a.yaml", "--since", "main"]),
    ("", ["diff", "./app", "--since", "main"]), ("app", ["diff", "main:app/screens", "screens"]),
    ("app", ["diff", "screens", "main:app/screens"]), ("app", ["diff", "screens", "main:./screens"]),
    ("app/screens", ["diff", "a.yaml", "main:../screens/a.yaml"]),
    ("", ["diff", "app/screens/a.yaml", "main:app/screens/a.yaml"]),
  ])
  func filesAreCalledFromTheUppermostFolder(_ folder: String, _ arguments: [String]) throws {
    let git = try changed()
    let place = folder.isEmpty ? git.url : git.url.appendingPathComponent(folder)
    #expect(try files(arguments, in: place) == ["app/screens/a.yaml"])
  }

  @Test func verifyCallsThemSoFromAnyFolder() throws {
    let git = try GitFolder(Self.specs)
    try git.folder.write("inputs: [screens]\n", to: "app/tablemock.yaml")
    let below = git.url.appendingPathComponent("app/screens")
    #expect(try files(["verify"], in: below) == ["app/screens/a.yaml"])
  }

  @Test func theWorkspaceCountsBeforeTheRepository() throws {
    let git = try changed()
    let app = git.url.appendingPathComponent("app")
    let arguments = ["diff", ".", "--since", "main"]
    #expect(
      try files(arguments, in: git.url.appendingPathComponent("app"), workspace: app.path) == [
        "screens/a.yaml"
      ])
    for elsewhere in ["/usr", "/nowhere", ""] {
      #expect(try files(arguments, in: app, workspace: elsewhere) == ["app/screens/a.yaml"])
    }
  }

  @Test func withoutARepositoryTheyAreCalledFromHere() throws {
    let project = try ReviewProject()
    let folder = project.folder.url
    #expect(try files(["verify", "./screens"], in: folder) == ["screens/a.yaml", "screens/b.yaml"])
    #expect(
      try files(["verify", folder.appendingPathComponent("screens").path, "--review", "out/2"], in: folder)
        == ["screens/a.yaml", "screens/b.yaml"])
  }

  @Test(arguments: [
    ("/usr/lib/a.yaml", "/usr/lib/a.yaml"), ("main:a.yaml", "main:a.yaml"), ("-", "-"),
    ("a/../b.yaml", "b.yaml"), ("./a.yaml", "a.yaml"),
  ])
  func otherPathsStay(_ file: String, _ path: String) {
    let paths = RepositoryPaths(workspace: FilePath.current, sides: [.disk("a.yaml")])
    #expect(paths.path(file) == path)
  }
}
