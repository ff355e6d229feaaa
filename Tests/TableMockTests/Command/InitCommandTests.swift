import Foundation
import TableMock
import TableSpec
import Testing

/// The verb that writes what a project begins with.
@Suite struct InitCommandTests {
  private static let screens: [StarterTemplate] = [.settings, .list, .form, .contacts]

  @Test(arguments: screens) func templatesAreFixtures(template: StarterTemplate) throws {
    let file = try #require(template.files.first)
    #expect(file.text == Repository.text(of: "fixtures/templates/\(template.rawValue).yaml"))
    #expect(file.text.hasPrefix(SchemaHeader.line(for: .spec) + "\n"))
  }

  @Test func everyFixtureIsATemplate() {
    let folder = Repository.fixtures.appendingPathComponent("templates")
    let names = Repository.files(in: folder, endings: ["yaml"])
    #expect(names == Self.screens.map { "\($0.rawValue).yaml" }.sorted())
  }

  @Test(arguments: screens) func whatIsWrittenDraws(template: StarterTemplate) throws {
    let folder = try TemporaryFolder([:])
    let run = try CommandRun(["init", template.rawValue, "new screens"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.text == "new screens/\(template.rawValue).yaml\nnew screens/tablemock-spec.json\n")
    let next = try #require(run.errors.components(separatedBy: "next: ").last)
    let drawn = try CommandRun(script: next, in: folder.url)
    #expect(drawn.status == 0)
    #expect(drawn.errors.isEmpty)
    #expect(drawn.text == "\(template.rawValue).png\n")
  }

  /// In a stranger's checkout nothing is written where a link leads out of it.
  @Test(arguments: ["screens", ".github", ".github/workflows"]) func nothingIsWrittenThroughALink(
    _ name: String
  ) throws {
    let folder = try TemporaryFolder(["elsewhere/mine": "mine", "in/sub/x": ""])
    let link = folder.url.appendingPathComponent("in/\(name)")
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: folder.url.appendingPathComponent("elsewhere"))
    let place = folder.url.appendingPathComponent("in")
    let run = try CommandRun(["init", "review"], in: place)
    #expect(run.status == 1 && run.errors.contains("a link leads out of "), "\(run.errors)")
    #expect(folder.files.filter { $0.hasPrefix("elsewhere/") } == ["elsewhere/mine"])
    #expect(!folder.files.contains("in/tablemock.yaml"))
    // A link within the folder is nobody's business.
    try FileManager.default.removeItem(at: link)
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: folder.url.appendingPathComponent("in/sub"))
    #expect(try CommandRun(["init", "review"], in: place).status == 0)
  }

  @Test func settingsAreWrittenWhereNothingIsSaid() throws {
    let folder = try TemporaryFolder([:])
    #expect(try CommandRun(["init"], in: folder.url).lines == ["settings.yaml", "tablemock-spec.json"])
    #expect(try CommandRun(["init", "--quiet", "list"], in: folder.url).errors.isEmpty)
    // The schema is there, and is no reason to write nothing.
    #expect(try CommandRun(["init", "form"], in: folder.url).lines == ["form.yaml"])
    #expect(try CommandRun(["render", ".", "-o", "out/"], in: folder.url).status == 0)
  }

  @Test(arguments: screens) func theSchemaThatIsNamedIsThere(template: StarterTemplate) throws {
    let folder = try TemporaryFolder([:])
    _ = try CommandRun(["init", template.rawValue], in: folder.url)
    let text = try #require(template.files.first?.text)
    let name = try #require(text.firstMatch(of: #/\A# yaml-language-server: \$schema=(\S+)\n/#)?.1)
    let printed = try CommandRun(["schema", "spec"], in: folder.url)
    #expect(try folder.bytes(String(name)) == printed.output)
  }

  @Test func aReviewBeginsWithItsBaseline() throws {
    let folder = try TemporaryFolder([:])
    let run = try CommandRun(["init", "review"], in: folder.url)
    #expect(
      run.lines == [
        "screens/settings.yaml", "tablemock.yaml", ".github/workflows/screens.yaml", ".gitignore",
      ])
    #expect(String(decoding: try folder.bytes(".gitignore"), as: UTF8.self) == "out/\n")
    // What is new is looked at before it is approved: the next step says where, and how it goes on.
    let next = try #require(run.errors.components(separatedBy: "next: ").last)
    let verified = try CommandRun(script: next, in: folder.url)
    #expect(
      verified.status == 1 && verified.errors.contains("see out/review/index.html"), "\(verified.errors)")
    let words = try #require(verified.errors.components(separatedBy: "to accept everything: ").last)
    #expect(!next.contains("approve"))
    #expect(try CommandRun(script: "unset CI; \(words)", in: folder.url).status == 0)
    #expect(try CommandRun(["verify"], in: folder.url).text.contains("2 same"))
    #expect(StarterTemplate.review.files.allSatisfy { !$0.text.contains("$schema") })
    let workflow = StarterTemplate.review.files.last?.text ?? "nothing"
    #expect(Repository.text(of: "docs/review.md").contains(workflow))
  }

  @Test func aGitignoreOfTheRepositoryStays() throws {
    let folder = try TemporaryFolder([".gitignore": "mine\n"])
    #expect(try CommandRun(["init", "review"], in: folder.url).status == 0)
    #expect(String(decoding: try folder.bytes(".gitignore"), as: UTF8.self) == "mine\n")
  }

  @Test func nothingIsWrittenOver() throws {
    let folder = try TemporaryFolder(["tablemock.yaml": "mine"])
    let run = try CommandRun(["init", "review"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.text.isEmpty)
    #expect(run.errors.contains("tablemock.yaml already exists, so nothing was written"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["tablemock.yaml"])
  }

  @Test func aWordThatIsNoTemplateIsAnswered() throws {
    let folder = try TemporaryFolder([:])
    let run = try CommandRun(["init", "setings"], in: folder.url)
    #expect(run.status == 64)
    #expect(run.errors.contains("settings"))
  }
}
