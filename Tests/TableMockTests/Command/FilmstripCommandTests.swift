import Foundation
import TableMock
import TestSupport
import Testing

/// The verb that draws changes of state, from outside.
@Suite struct FilmstripCommandTests {
  static let spec = """
    theme: ios7
    size: {width: 100, height: 44}
    tableView:
      rows: [{textLabel: Row, editingStyle: delete}]
    """

  @Test func stepsStandSideBySide() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec])
    let run = try CommandRun(
      ["filmstrip", "a.yaml", "--to", "showingEditControl", "--steps", "3", "-o", "strip.png"], in: folder.url
    )
    #expect(run.status == 0)
    #expect(run.lines == ["strip.png"])
    let bitmap = try PNGReader.bitmap([UInt8](folder.bytes("strip.png")))
    // Three steps of 100 points with gaps of 10, at two pixels a point.
    #expect(bitmap.width == 640)
    #expect(bitmap.height == 88)
  }

  @Test func framesAreNumberedWithLeadingZeros() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec])
    let run = try CommandRun(
      ["filmstrip", "a.yaml", "--to", "selected", "--steps", "10", "--frames", "-o", "out/f.svg"],
      in: folder.url)
    #expect(run.status == 0)
    #expect(run.lines == (1...10).map { "out/f-\($0 < 10 ? "0" : "")\($0).svg" })
  }

  @Test func framesBeginAndEndInTheirStates() throws {
    let still = Self.spec
    let selected = Self.spec.replacingOccurrences(
      of: "editingStyle: delete", with: "editingStyle: delete, selected: true")
    let folder = try TemporaryFolder(["a.yaml": still, "b.yaml": selected])
    _ = try CommandRun(
      ["filmstrip", "a.yaml", "--to", "selected", "--steps", "2", "--frames", "-o", "f.png"], in: folder.url)
    _ = try CommandRun(["render", "a.yaml", "b.yaml", "-o", "out/"], in: folder.url)
    #expect(try folder.bytes("f-1.png") == folder.bytes("out/a.png"))
    #expect(try folder.bytes("f-2.png") == folder.bytes("out/b.png"))
  }

  private static let rows = "theme: ios7\nsize: {width: 100, height: 132}\ntableView: {rows: [A, B, C]}"

  @Test(arguments: [
    (["--insert", "0,1"], "rows: [A, C]", "rows: [A, B, C]"),
    (["--delete", "0,1"], "rows: [A, B, C]", "rows: [A, C]"),
    (["--move", "0,0:2"], "rows: [A, B, C]", "rows: [B, C, A]"),
  ])
  func rowsComeGoAndMove(_ change: [String], _ before: String, _ after: String) throws {
    let texts = [before, after].map { Self.rows.replacingOccurrences(of: "rows: [A, B, C]", with: $0) }
    let folder = try TemporaryFolder(["a.yaml": Self.rows, "before.yaml": texts[0], "after.yaml": texts[1]])
    let run = try CommandRun(
      ["filmstrip", "a.yaml", "--steps", "3", "--frames", "-o", "f.png"] + change, in: folder.url)
    #expect(run.status == 0)
    _ = try CommandRun(["render", "before.yaml", "after.yaml", "-o", "out/"], in: folder.url)
    #expect(try folder.bytes("f-1.png") == folder.bytes("out/before.png"))
    #expect(try folder.bytes("f-3.png") == folder.bytes("out/after.png"))
    #expect(try folder.bytes("f-2.png") != folder.bytes("f-1.png"))
  }

  @Test(arguments: [["--insert", "0,3"], ["--delete", "1,0"], ["--move", "0,0:3"]])
  func aRowThatThereIsNotIsAFailure(_ change: [String]) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.rows])
    let run = try CommandRun(["filmstrip", "a.yaml", "-o", "f.png"] + change, in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors.contains("the table has no row"))
  }

  @Test(arguments: [
    [], ["--to", "selected", "--delete", "0,0"], ["--move", "0,0"], ["--insert", "0"], ["--delete", "a,b"],
    ["--move", "0,0:-1"],
  ])
  func oneChangeIsAskedFor(_ change: [String]) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.rows])
    let run = try CommandRun(["filmstrip", "a.yaml", "-o", "f.png"] + change, in: folder.url)
    #expect(run.status == 64)
  }

  @Test func stepsArePlayedInOneFile() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec])
    let arguments = ["filmstrip", "a.yaml", "--to", "editing", "--animate", "-o"]
    let run = try CommandRun(arguments + ["move.png"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.lines == ["move.png"])
    _ = try CommandRun(["render", "a.yaml", "-o", "still.png"], in: folder.url)
    let moving = try [UInt8](folder.bytes("move.png"))
    #expect(try PNGReader.bitmap(moving) == PNGReader.bitmap([UInt8](folder.bytes("still.png"))))
    let controls = PNGFileChunks(moving).chunks.filter { $0.name == "fcTL" }
    #expect(controls.count == 10)
    let times = controls.map { $0.shortNumber(at: 20) }
    #expect(times.reduce(0, +) == 1700)
    #expect(try CommandRun(arguments + ["-"], in: folder.url).output == Data(moving))
  }

  @Test func stepsArePlayedInAGIFFile() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec])
    let run = try CommandRun(
      ["filmstrip", "a.yaml", "--to", "showingEditControl", "--animate", "-o", "move.gif"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    let file = try #require(GIFFile([UInt8](folder.bytes("move.gif"))))
    #expect(file.frames.count == 10)
    #expect(file.frames.map(\.time).reduce(0, +) == 170)
  }

  @Test func playedStepsAreAsManyAndAsLongAsAsked() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec])
    let run = try CommandRun(
      [
        "filmstrip", "a.yaml", "--to", "selected", "--animate", "--steps", "4", "--seconds", "1.5", "-o",
        "move.png",
      ], in: folder.url)
    #expect(run.status == 0)
    let controls = PNGFileChunks(try [UInt8](folder.bytes("move.png"))).chunks.filter { $0.name == "fcTL" }
    #expect(controls.map { $0.shortNumber(at: 20) } == [1200, 500, 500, 700])
  }

  @Test(
    arguments: [
      "--animate -o s.svg", "--animate -o s.pdf", "--animate --format svg -o -",
      "--animate --format png,svg -o s.png", "--animate -o s.html", "--animate -o s.jpg",
      "--animate --frames -o s.png", "--seconds 1 -o s.png",
      "--animate --seconds 0 -o s.png", "--animate --seconds -1 -o s.png", "--animate --seconds 61 -o s.png",
      "--animate --seconds nan -o s.png", "--animate --steps 17 -o s.png",
      "--animate --steps 121 --seconds 60 -o s.png", "--animate --seconds soon -o s.png",
    ])
  func whatCannotBePlayedIsAUsageError(_ options: String) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec])
    let words = options.split(separator: " ").map(String.init)
    let run = try CommandRun(["filmstrip", "a.yaml", "--to", "selected"] + words, in: folder.url)
    #expect(run.status == 64)
    #expect(run.output.isEmpty && !run.errors.isEmpty)
    #expect(folder.files == ["a.yaml"])
  }

  @Test(
    arguments: [
      ["filmstrip", "a.yaml", "-o", "s.png"], ["filmstrip", "a.yaml", "--to", "gone", "-o", "s.png"],
      ["filmstrip", "a.yaml", "--to", "selected", "--steps", "1", "-o", "s.png"],
      ["filmstrip", "a.yaml", "--to", "selected", "-o", "s.webp"],
    ])
  func whatIsNotUnderstoodIsAUsageError(_ arguments: [String]) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec])
    #expect(try CommandRun(arguments, in: folder.url).status == 64)
    #expect(folder.files == ["a.yaml"])
  }

  @Test func brokenSpecsGiveNoPicture() throws {
    let folder = try TemporaryFolder(["a.yaml": "nonsense: 1"])
    let run = try CommandRun(["filmstrip", "a.yaml", "--to", "selected", "-o", "s.png"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors.contains("a.yaml:1:1: error:"))
    #expect(folder.files == ["a.yaml"])
  }
}
