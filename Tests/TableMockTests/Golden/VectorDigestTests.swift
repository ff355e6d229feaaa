import Foundation
import TableMock
import TestSupport
import Testing

/// SVG files that are not kept in golden/ but by their digests: sheets, and whole screens as apps and templates have them.
///
/// Each has 30 to 150 kB, and what it shows of its own stands in the small pictures besides, which are kept and compared as
/// text. Examples of rules are kept as PNG alone: nothing in them is drawn that others do not show.
@Suite struct VectorDigestTests {
  /// The folders of fixtures whose screens are held by their digests.
  private static let folders = ["showcase", "templates"]

  private static let file = Repository.golden.appendingPathComponent("svg.sha256")

  /// What the SVG files of golden/ are that are not there, by their names.
  private static func pictures() throws -> [String: [UInt8]] {
    var pictures: [String: [UInt8]] = [:]
    for folder in folders {
      let output = try TemporaryFolder()
      let run = try CommandRun(
        ["batch", "fixtures/\(folder)", "--format", "svg", "-o", output.url.path], in: Repository.root)
      try #require(run.status == 0, "\(run.errors)")
      for name in Repository.files(in: output.url, endings: ["svg"]) {
        pictures["\(folder)/\(name)"] = try [UInt8](output.bytes(name))
      }
    }
    for name in GoldenTests.sheets {
      pictures["sheets/\(name).svg"] = try GoldenTests.picture(ofSheet: name, as: .svg)
    }
    for sheet in SheetGoldenTests.cases + SheetGoldenTests.annotated {
      pictures["sheets/\(sheet.name).svg"] = try SheetGoldenTests.draw(sheet.words, ending: "svg")
    }
    return pictures
  }

  /// The lines of the list, as `sha256sum` writes them.
  private static func lines(of pictures: [String: [UInt8]]) -> [String] {
    pictures.keys.sorted().map { "\(Fingerprint.of(pictures[$0] ?? []))  \($0)" }
  }

  @Test func picturesAreThoseOfTheList() throws {
    let pictures = try Self.pictures()
    let lines = Self.lines(of: pictures)
    if Recording.isOn("TABLEMOCK_GOLDEN", "record") {
      try Recording.write(
        Array((lines.joined(separator: "\n") + "\n").utf8), to: Self.file, named: "svg.sha256")
    }
    let kept = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n").map(String.init)
    let names = { (lines: [String]) in lines.map { String($0.dropFirst(66)) } }
    #expect(names(lines) == names(kept))
    for line in lines where !kept.contains(line) {
      let name = String(line.dropFirst(66))
      let copy = Repository.root.appendingPathComponent("out/golden-review/svg/\(name)")
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(pictures[name] ?? []).write(to: copy)
      Issue.record("\(name) is another: see out/golden-review/svg/\(name); “make golden” accepts it")
    }
  }

  /// No folder has both: a picture is held by its file or by its digest.
  @Test func nothingIsKeptTwice() {
    for folder in Self.folders + ["sheets", "rules"] {
      let files = Repository.files(in: Repository.golden.appendingPathComponent(folder), endings: ["svg"])
      #expect(files.isEmpty, "\(folder)")
      // The folder is the one in which the pictures lie.
      let others = Repository.files(in: Repository.golden.appendingPathComponent(folder), endings: ["png"])
      #expect(!others.isEmpty, "\(folder)")
    }
  }

  /// Another byte is another line, and so is another name.
  @Test func aChangeIsALine() {
    let lines = Self.lines(of: ["b.svg": [1], "a.svg": [2]])
    #expect(lines.map { $0.dropFirst(66) } == ["a.svg", "b.svg"])
    #expect(
      lines[1] == "4bf5122f344554c53bde2ebb8cd2b7e3d1600ad631c385a5d7cce23c7785459a  b.svg")
    #expect(Self.lines(of: ["b.svg": [3], "a.svg": [2]])[1] != lines[1])
  }
}
