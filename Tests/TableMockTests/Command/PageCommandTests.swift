import Foundation
import TableMock
import Testing

/// Long tables from outside: pages, and what is said where a picture would be too high.
@Suite struct PageCommandTests {
  private static func spec(rows: Int, width: Int = 100) -> String {
    "theme: ios7\nsize: {width: \(width), height: 100}\ntableView:\n  rows:\n"
      + (1...rows).map { "    - Row \($0)\n" }.joined()
  }

  private func size(of png: Data) throws -> [Int] {
    let bitmap = try PNGReader.bitmap([UInt8](png))
    return [bitmap.width, bitmap.height]
  }

  @Test func pagesAreNumberedWithLeadingZeros() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec(rows: 23)])
    let run = try CommandRun(["render", "a.yaml", "--page-height", "100", "-o", "out/"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.lines == (1...12).map { "out/a-\($0 < 10 ? "0" : "")\($0).png" })
    #expect(try size(of: folder.bytes("out/a-01.png")) == [200, 176])
    #expect(try size(of: folder.bytes("out/a-12.png")) == [200, 88])
  }

  @Test func numbersStandBeforeScalesAndEndings() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec(rows: 3)])
    let run = try CommandRun(
      ["render", "a.yaml", "--page-height", "90", "--scale", "1,2", "--format", "png,svg", "-o", "b.png"],
      in: folder.url)
    #expect(
      run.lines == [
        "b-1.png", "b-2.png", "b-1.svg", "b-2.svg", "b-1@2x.png", "b-2@2x.png", "b-1@2x.svg", "b-2@2x.svg",
      ])
  }

  @Test func picturesThatAreTooHighNameTheOptionsThatHelp() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec(rows: 10_000, width: 700)])
    let run = try CommandRun(["render", "a.yaml", "--height", "content", "-o", "a.png"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors.contains("a.yaml: error: the picture would have 1400×880000 pixels"))
    #expect(run.errors.contains("--height screen"))
    #expect(run.errors.contains("--page-height"))
    #expect(folder.files == ["a.yaml"])
    #expect(try CommandRun(["render", "a.yaml", "-o", "a.png"], in: folder.url).status == 0)
    #expect(
      try CommandRun(["render", "a.yaml", "--height", "content", "-o", "a.svg"], in: folder.url).status == 0)
  }

  /// Who has a table cut already needs no such advice.
  @Test func pagesThatAreTooHighAreToldOtherwise() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec(rows: 10_000, width: 700)])
    let run = try CommandRun(
      ["render", "a.yaml", "--height", "content", "--page-height", "400000", "-o", "a.png"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors.contains("the picture would have 1400×799920 pixels"), "\(run.errors)")
    #expect(run.errors.contains("hint: ") && !run.errors.contains("--height"), "\(run.errors)")
  }

  @Test func severalTablesAreNoPages() throws {
    let side = "{tableView: {rows: [Row]}}"
    let folder = try TemporaryFolder(["a.yaml": "splitView: {master: \(side), detail: \(side)}\n"])
    let run = try CommandRun(["render", "a.yaml", "--page-height", "90", "-o", "a.png"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors.contains("the screen has 2 tables"))
  }

  @Test(arguments: ["0", "9.9", "-100", "nan", "inf", "tall", ""]) func badHeightsAreUsageErrors(
    _ height: String
  ) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec(rows: 3)])
    let run = try CommandRun(["render", "a.yaml", "--page-height=\(height)", "-o", "a.png"], in: folder.url)
    #expect(run.status == 64)
    #expect(folder.files == ["a.yaml"])
  }

  @Test func pagesDoNotGoToStandardOutput() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec(rows: 3)])
    #expect(
      try CommandRun(["render", "a.yaml", "--page-height", "90", "-o", "-"], in: folder.url).status == 64)
  }
}
