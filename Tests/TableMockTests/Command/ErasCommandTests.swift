import Foundation
import TableMock
import Testing

/// The verb that draws one table in all looks, from outside.
@Suite struct ErasCommandTests {
  static let spec = "size: {width: 100, height: 60}\ntableView:\n  rows: [Row]\n"

  private func size(of png: Data) throws -> [Int] {
    let bitmap = try PNGReader.bitmap([UInt8](png))
    return [bitmap.width, bitmap.height]
  }

  @Test func looksStandInAGrid() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec])
    let run = try CommandRun(
      ["eras", "a.yaml", "--theme", "ios7,ios6,ios8", "--columns", "2", "--scale", "1", "-o", "out/e.png"],
      in: folder.url)
    #expect(run.status == 0)
    #expect(run.lines == ["out/e.png"])
    // Two pictures of 100 points and three gaps of 32 across; two of 60 with captions of 12 + 18 down.
    #expect(try size(of: folder.bytes("out/e.png")) == [296, 276])
  }

  @Test func allLooksAreNamed() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec])
    let run = try CommandRun(["eras", "a.yaml", "-o", "e.svg", "--svg-ids", ""], in: folder.url)
    #expect(run.status == 0)
    let svg = String(decoding: try folder.bytes("e.svg"), as: UTF8.self)
    #expect(svg.components(separatedBy: "id=\"UITableView\"").count == 2)
    #expect(svg.components(separatedBy: "id=\"UILabel").count == Theme.all.count + 1)
  }

  @Test func picturesCanBeAsHighAsTheirContent() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec])
    let arguments = ["eras", "a.yaml", "--theme", "ios7", "--scale", "1", "-o", "-"]
    #expect(try size(of: CommandRun(arguments, in: folder.url).output) == [164, 154])
    #expect(
      try size(of: CommandRun(arguments + ["--height", "content"], in: folder.url).output) == [164, 138])
  }

  @Test(
    arguments: [
      ["eras"], ["eras", "a.yaml", "-o", "e.webp"], ["eras", "a.yaml", "-o", "{name}.png"],
      ["eras", "a.yaml", "-o", "folder/"],
      ["eras", "a.yaml", "-o", "e.png", "--theme", "ios7,ios99"],
      ["eras", "a.yaml", "-o", "e.png", "--theme", ""], ["eras", "a.yaml", "-o", "e.png", "--columns", "0"],
      ["eras", "a.yaml", "-o", "e.png", "--columns", "-1"],
      ["eras", "a.yaml", "-o", "e.png", "--themes", "ios7"],
      ["eras", "a.yaml", "-o", "e.png", "--scale", "1,2"],
    ])
  func whatIsNotUnderstoodIsAUsageError(_ arguments: [String]) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec])
    let run = try CommandRun(arguments, in: folder.url)
    #expect(run.status == 64)
    #expect(run.output.isEmpty && !run.errors.isEmpty)
    #expect(folder.files == ["a.yaml"])
  }

  @Test func whatCannotBeDrawnIsAFailure() throws {
    let folder = try TemporaryFolder(["a.yaml": "nonsense: 1"])
    for input in ["a.yaml", "missing.yaml"] {
      let run = try CommandRun(["eras", input, "-o", "e.png"], in: folder.url)
      #expect(run.status == 1)
      #expect(run.errors.contains("\(input):"))
    }
    #expect(folder.files == ["a.yaml"])
  }
}
