import Foundation
import Testing

/// The verb that prints frames, and the small verbs beside it.
@Suite struct InspectCommandTests {
  static let spec = """
    theme: ios7
    size: {width: 320, height: 100}
    tableView:
      style: grouped
      rows:
        - {id: wifi, style: value1, textLabel: Wi-Fi, detailTextLabel: "Ho\\"me", accessoryType: disclosureIndicator}
    """

  @Test func jsonHasTheShapeThatToolsRead() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec])
    let run = try CommandRun(["inspect", "a.yaml", "--format", "json"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.lines.count == 1)
    let table = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    #expect(table["file"] as? String == "a.yaml")
    #expect(table["theme"] as? String == "ios7")
    #expect(table["table"] is NSNull)
    #expect(table["size"] as? [Double] == [320, 100])
    #expect(table["contentSize"] as? [Double] == [320, 89])
    let root = try #require(table["root"] as? [String: Any])
    #expect(root["class"] as? String == "UITableView")
    #expect(root["frame"] as? [Double] == [0, 0, 320, 100])
    let cell = try #require((root["children"] as? [[String: Any]])?.first)
    #expect(cell["class"] as? String == "UITableViewCell")
    #expect(cell["id"] as? String == "wifi")
    #expect(cell["indexPath"] as? [Int] == [0, 0])
    #expect(cell["style"] as? String == "value1")
    #expect(cell["frame"] as? [Double] == [0, 35, 320, 44])
    let children = try #require(cell["children"] as? [[String: Any]])
    let content = try #require(children.first { $0["class"] as? String == "UITableViewCellContentView" })
    #expect(content["frame"] as? [Double] == [0, 0, 287, 43.5])
    let labels = try #require(content["children"] as? [[String: Any]])
    let detail = try #require(labels.first { $0["role"] as? String == "detailTextLabel" })
    #expect(detail["class"] as? String == "UITableViewLabel")
    #expect(detail["text"] as? String == "Ho\"me")
    #expect(detail["truncated"] as? Bool == false)
    #expect(detail["lines"] as? Int == 1)
    let font = try #require(detail["font"] as? [String: Any])
    #expect(font["family"] as? String == "Helvetica Neue")
    #expect(font["weight"] as? String == "regular")
    #expect(font["size"] as? Double == 18)
  }

  @Test func theVersionNamesAllThatPicturesDependOn() throws {
    let run = try CommandRun(["--version", "--verbose"], in: Repository.root)
    #expect(run.status == 0)
    #expect(run.lines.first?.hasPrefix("tablemock ") == true)
    #expect(run.lines.contains { $0.hasPrefix("cairo ") })
    #expect(run.lines.contains { $0.firstMatch(of: /^fonts-inter Inter-Regular [0-9a-f]{16}$/) != nil })
    #expect(try CommandRun(["--version"], in: Repository.root).lines.count == 1)
  }

  @Test func everyTableHasALine() throws {
    let folder = try TemporaryFolder([
      "a.yaml": Self.spec, "b.yaml": "tableView: {rows: [x]}\n---\ntableView: {}\n",
    ])
    let run = try CommandRun(["inspect", "a.yaml", "b.yaml"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.lines.count == 3)
  }

  @Test func brokenFilesAreLeftOut() throws {
    let folder = try TemporaryFolder(["a.yaml": "nonsense: 1", "b.yaml": Self.spec])
    let run = try CommandRun(["inspect", "a.yaml", "b.yaml", "--format", "json"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.lines.count == 1)
    #expect(run.errors.contains("a.yaml:1:1: error:"))
  }

  @Test func treesAreIndented() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec])
    let run = try CommandRun(["inspect", "a.yaml", "--format", "tree"], in: folder.url)
    #expect(run.lines.first == "a.yaml: ios7, 320 × 100 at 2x")
    #expect(
      run.lines.contains(
        "   | <UITableViewCell: frame = (0 35; 320 44); indexPath = {0, 0}; style = value1; id = wifi>"))
    #expect(run.lines.contains("   |    | <UITableViewCellContentView: frame = (0 0; 287 43.5)>"))
  }

  @Test(arguments: [
    ["themes"], ["devices"], ["fonts"], ["--version"], ["--help"], ["render", "--help"], ["help", "inspect"],
  ])
  func listsAndHelpSucceed(_ arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(arguments, in: folder.url)
    #expect(run.status == 0)
    #expect(!run.lines.isEmpty)
    #expect(run.errors.isEmpty)
  }

  @Test func theVersionIsANumberAlone() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(["--version"], in: folder.url)
    #expect(run.lines.count == 1)
    #expect(run.text.split(separator: ".").allSatisfy { Int($0.trimmingCharacters(in: .newlines)) != nil })
  }

  @Test(arguments: ["render", "inspect", "fonts", "themes", "devices"]) func everyHelpTextHasAnExample(
    _ verb: String
  ) throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun([verb, "--help"], in: folder.url)
    #expect(run.text.contains("EXAMPLE: tablemock \(verb)"))
  }

  @Test func fontsNameTheirFilesAndPackages() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(["fonts"], in: folder.url)
    let line = try #require(run.lines.first { $0.contains("NimbusSans-Bold ") })
    #expect(line.contains("fonts-urw-base35"))
    #expect(line.contains("/usr/share/fonts/"))
  }
}
