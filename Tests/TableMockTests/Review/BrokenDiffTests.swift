import Foundation
import TableDrawing
import Testing

/// Files of folders that cannot be read on one side of a comparison, or on both.
@Suite struct BrokenDiffTests {
  /// What is left of a spec when writing it was cut off, or another file has its name.
  private static let broken: [[UInt8]] = [
    Array("theme: ios8\nsize: {width: 200,".utf8), [], Array("# nothing yet\n".utf8),
    Array("just words".utf8),
    Array("{name: config, values: [1, 2]}".utf8),
    Array("theme: ios8\ntableView: {rows: [A".utf8),
  ]
  private static let tables =
    "theme: ios8\nsize: {width: 320, height: 44}\n"
    + "tableViews: [{name: x, rows: [A]}, {name: y, rows: [B]}]\n"

  private let wifi = DiffCommandTests.spec("Wi-Fi")

  private func write(_ bytes: [UInt8], to file: String, in folder: TemporaryFolder) throws {
    let url = folder.url.appendingPathComponent(file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  private func states(_ run: CommandRun) -> [String] {
    run.lines.filter { !$0.hasPrefix(" ") }.map { String($0.prefix { $0 != ":" }) }
  }

  @Test(arguments: broken) func whatWasASourceAndIsNoneAnyMoreFails(_ bytes: [UInt8]) throws {
    let folder = try TemporaryFolder(["old/deep/a.yaml": wifi])
    try write(bytes, to: "new/deep/a.yaml", in: folder)
    for (sides, file) in [(["old", "new"], "new/deep/a.yaml"), (["new", "old"], "new/deep/a.yaml")] {
      let run = try CommandRun(["diff"] + sides, in: folder.url)
      #expect(run.status == 2, "\(sides): \(run.text)\(run.errors)")
      #expect(states(run) == ["failed deep/a.png", "1 failed"])
      #expect(run.text.contains("  \(file):"), "\(run.text)")
    }
  }

  /// Nobody knows which tables a file had that was cut off.
  @Test(arguments: broken) func allTablesOfABrokenSourceFail(_ bytes: [UInt8]) throws {
    let folder = try TemporaryFolder(["old/a.yaml": Self.tables, "old/b.yaml": wifi, "new/b.yaml": wifi])
    try write(bytes, to: "new/a.yaml", in: folder)
    let run = try CommandRun(["diff", "old", "new"], in: folder.url)
    #expect(run.status == 2)
    #expect(states(run) == ["failed a-x.png", "failed a-y.png", "1 same, 2 failed"])
  }

  @Test func brokenFilesOfRevisionsAreCalledByTheirNames() throws {
    let git = try GitFolder(["screens/a.yaml": "theme: ios8\nsize: {width: 200,"])
    try git.folder.write(wifi, to: "screens/a.yaml")
    let run = try CommandRun(["diff", "screens", "--since", "main"], in: git.url)
    #expect(run.status == 2)
    #expect(run.text.contains("  main:screens/a.yaml:2:19: "), "\(run.text)")
  }

  @Test func brokenSourcesOfPicturesFail() throws {
    let folder = try TemporaryFolder(["old/a.yaml": wifi, "old/b.yaml": Self.tables, "new/a.yaml": ""])
    try #require(try CommandRun(["render", "old", "-o", "pictures"], in: folder.url).status == 0)
    try write(Self.broken[0], to: "new/b.yaml", in: folder)
    let run = try CommandRun(["diff", "pictures", "new"], in: folder.url)
    #expect(run.status == 2)
    #expect(states(run) == ["failed a.png", "failed b-x.png", "failed b-y.png", "3 failed"])
  }

  /// The images of what cannot be read are no screens.
  @Test func imagesBesideBrokenSourcesAreLeftOut() throws {
    let folder = try TemporaryFolder([
      "old/a.yaml": wifi, "old/b.yaml": wifi, "new/a.yaml": "", "new/b.yaml": "",
    ])
    for side in ["old", "new"] { try write(Self.dot, to: "\(side)/icons/dot.png", in: folder) }
    let run = try CommandRun(["diff", "old", "new"], in: folder.url)
    #expect(states(run) == ["failed a.png", "failed b.png", "2 failed"])
  }

  /// A manifest, strings and notes never were sources, and neither was what both sides have like that.
  @Test func filesOfOtherKindsAreLeftOut() throws {
    let folder = try TemporaryFolder([
      "old/a.yaml": wifi, "new/a.yaml": wifi, "old/README.md": "Read me",
      "old/tablemock.yaml": "inputs: [.]\n",
      "new/strings/de.yaml": "Wi-Fi: WLAN\n", "new/config.json": "{\"a\": 1}", "old/gone.yaml": "",
      "new/a.json": "{\"note\": \"of a\"}", "old/empty.yaml": "", "new/empty.yaml": "",
    ])
    for (index, bytes) in Self.broken.enumerated() where index < 5 {
      try write(bytes, to: "new/other\(index).yaml", in: folder)
    }
    let run = try CommandRun(["diff", "old", "new"], in: folder.url)
    #expect(run.status == 0, "\(run.text)\(run.errors)")
    #expect(run.text == "1 same\n")
  }

  /// A file beside a picture says something of it, and is not what it was drawn from.
  @Test func picturesWithNotesBesideThemAreObsolete() throws {
    let folder = try TemporaryFolder([
      "old/a.json": "{\"of\": 1}", "new/a.json": "{\"of\": 1}", "new/b.json": "{}",
    ])
    for file in ["old/a.png", "old/b.png", "old/c.png", "new/c.png"] {
      try write(Self.dot, to: file, in: folder)
    }
    let run = try CommandRun(["diff", "old", "new"], in: folder.url)
    #expect(run.status == 1)
    #expect(states(run) == ["obsolete a.png", "obsolete b.png", "1 same, 2 obsolete"])
  }

  @Test func brokenPicturesThatOneSideAloneHasFail() throws {
    let folder = try TemporaryFolder()
    for side in ["old", "new"] { try write(Self.dot, to: "\(side)/same.png", in: folder) }
    try write(Array(Self.dot.dropLast(20)), to: "new/cut.png", in: folder)
    try write(Array("no picture".utf8), to: "old/words.png", in: folder)
    let run = try CommandRun(["diff", "old", "new"], in: folder.url)
    #expect(run.status == 2)
    #expect(states(run) == ["failed cut.png", "failed words.png", "1 same, 2 failed"])
    #expect(run.text.contains("  new/cut.png: the PNG file is cut off"), "\(run.text)")
  }

  private static let dot =
    (try? PNGWriter.bytes(of: Bitmap(width: 8, height: 8, repeating: SIMD4(0, 0, 0, 255)))) ?? []
}
