import Foundation
import Testing

/// Comparing files and folders.
@Suite struct DiffCommandTests {
  static func spec(_ rows: String...) -> String {
    """
    theme: ios8
    size: {width: 320, height: 132}
    tableView:
      rows:

    """ + rows.map { "    - \($0)\n" }.joined()
  }

  private let wifi = spec("Airplane Mode", "{textLabel: Wi-Fi, accessoryType: disclosureIndicator}")
  private let wlan = spec("Airplane Mode", "{textLabel: WLAN}")

  private func rendered(_ folder: TemporaryFolder, _ name: String) throws {
    let run = try CommandRun(["render", "\(name).yaml", "-o", "\(name).png"], in: folder.url)
    try #require(run.status == 0)
  }

  @Test func equalSourcesAreTheSame() throws {
    let folder = try TemporaryFolder(["a.yaml": wifi, "b.yaml": wifi])
    let run = try CommandRun(["diff", "a.yaml", "b.yaml"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.text == "1 same\n")
    #expect(run.errors.isEmpty)
  }

  @Test func differencesAreSaidInPixelsAndInWordsWithTheirPlaces() throws {
    let folder = try TemporaryFolder(["a.yaml": wifi, "b.yaml": wlan])
    let run = try CommandRun(["diff", "a.yaml", "b.yaml"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.lines.first?.hasPrefix("changed b.png: ") == true)
    #expect(run.lines.first?.contains(" pixels differ by at most ") == true)
    #expect(
      run.lines.contains(
        "  row 0-1 “Wi-Fi”: textLabel “Wi-Fi” → “WLAN”, width 270 → 290; accessory disclosureIndicator → none"
      ))
    #expect(run.lines.contains("    a.yaml:6:7 → b.yaml:6:7"))
    #expect(run.lines.last == "1 changed")
  }

  @Test func picturesAreComparedByTheirPixels() throws {
    let folder = try TemporaryFolder(["a.yaml": wifi, "b.yaml": wlan])
    for name in ["a", "b"] { try rendered(folder, name) }
    let packed = try CommandRun(["render", "a.yaml", "--png", "small", "-o", "c.png"], in: folder.url)
    try #require(packed.status == 0)
    #expect(try CommandRun(["diff", "a.png", "c.png"], in: folder.url).status == 0)
    #expect(try CommandRun(["diff", "a.png", "a.yaml"], in: folder.url).status == 0)
    #expect(try CommandRun(["diff", "a.yaml", "c.png"], in: folder.url).status == 0)
    let run = try CommandRun(["diff", "a.png", "b.png"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.lines.contains("  only pixels were compared, because one side does not record its views"))
  }

  @Test(arguments: [["a.jpg", "a.yaml"], ["a.yaml", "shot"]])
  func picturesThatAreNotExactAreRefused(operands: [String]) throws {
    let folder = try TemporaryFolder(["a.yaml": wifi])
    try #require(try CommandRun(["render", "a.yaml", "-o", "a.jpg"], in: folder.url).status == 0)
    try FileManager.default.copyItem(
      at: folder.url.appendingPathComponent("a.jpg"), to: folder.url.appendingPathComponent("shot"))
    let run = try CommandRun(["diff"] + operands, in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("JPEG files are not compared"))
  }

  @Test func otherSizesAreComparedWhereTheyOverlap() throws {
    let folder = try TemporaryFolder(["a.yaml": wifi])
    for scale in ["1", "2"] {
      let run = try CommandRun(["render", "a.yaml", "--scale", scale, "-o", "\(scale).png"], in: folder.url)
      try #require(run.status == 0)
    }
    let run = try CommandRun(["diff", "1.png", "2.png"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.lines.first?.hasPrefix("resized 2.png: 320×132 → 640×264; where they overlap, ") == true)
  }

  @Test func foldersArePairedByName() throws {
    let folder = try TemporaryFolder([
      "old/same.yaml": wifi, "old/deep/changed.yaml": wifi, "old/gone.yaml": wifi, "old/two.yaml": wifi,
      "new/same.yaml": wifi, "new/deep/changed.yaml": wlan, "new/come.yaml": wlan,
      "new/two.yaml": "tableView: {nonsense: 1}\n",
    ])
    let run = try CommandRun(["diff", "old", "new"], in: folder.url)
    #expect(run.status == 2)
    #expect(
      run.lines.filter { !$0.hasPrefix(" ") }.map { $0.prefix { $0 != ":" } } == [
        "failed two.png", "changed deep/changed.png", "new come.png", "obsolete gone.png",
        "1 same, 1 changed, 1 new, 1 obsolete, 1 failed",
      ])
    #expect(run.text.contains("  new/two.yaml:1:13: "))
    let filtered = try CommandRun(["diff", "old", "new", "--filter", "deep/*"], in: folder.url)
    #expect(filtered.status == 1)
    #expect(filtered.lines.last == "1 changed")
    let none = try CommandRun(["diff", "old", "new", "--filter", "x*"], in: folder.url)
    #expect(none.status == 2)
  }

  @Test func foldersOfPicturesAreCompared() throws {
    let folder = try TemporaryFolder(["old/a.yaml": wifi, "new/a.yaml": wlan])
    for side in ["old", "new"] {
      let run = try CommandRun(["render", side, "-o", "\(side)-pictures"], in: folder.url)
      try #require(run.status == 0)
    }
    let run = try CommandRun(["diff", "old-pictures", "new-pictures"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.lines.first?.hasPrefix("changed a.png") == true)
    #expect(try CommandRun(["diff", "old-pictures", "old"], in: folder.url).status == 0)
    #expect(try CommandRun(["diff", "old-pictures", "new"], in: folder.url).status == 1)
  }

  @Test func tablesArePairedByName() throws {
    let tables = { (row: String) in
      "theme: ios8\nsize: {width: 320, height: 88}\ntableViews:\n"
        + "  - {name: One, rows: [A]}\n  - {name: Two, rows: [\(row)]}\n"
    }
    let folder = try TemporaryFolder(["a.yaml": tables("B"), "b.yaml": tables("C")])
    let run = try CommandRun(["diff", "a.yaml", "b.yaml"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.lines.first?.hasPrefix("changed b-Two.png") == true)
    #expect(run.lines.last == "1 same, 1 changed")
    let one = try CommandRun(["diff", "a.yaml", "b.yaml", "--table", "One"], in: folder.url)
    #expect(one.status == 0)
    let picture = try CommandRun(["render", "a.yaml", "--table", "One", "-o", "one.png"], in: folder.url)
    try #require(picture.status == 0)
    let several = try CommandRun(["diff", "one.png", "a.yaml"], in: folder.url)
    #expect(several.status == 2)
    #expect(several.errors.contains("pick one with --table: One, Two"))
    #expect(try CommandRun(["diff", "one.png", "a.yaml", "--table", "One"], in: folder.url).status == 0)
  }

  @Test func bothSidesAreDrawnInTheSameWay() throws {
    let folder = try TemporaryFolder([
      "a.yaml": wifi, "b.yaml": wifi.replacingOccurrences(of: "ios8", with: "ios6"),
    ])
    #expect(try CommandRun(["diff", "a.yaml", "b.yaml"], in: folder.url).status == 1)
    #expect(try CommandRun(["diff", "a.yaml", "b.yaml", "--theme", "ios7"], in: folder.url).status == 0)
  }

  @Test func rowsThatThePictureDoesNotShowHaveWords() throws {
    let rows = (0..<30).map { "Row \($0)" }
    let spec = { (rows: [String]) in
      "theme: ios8\nsize: {width: 320, height: 88}\ntableView:\n  rows: [\(rows.joined(separator: ", "))]\n"
    }
    let folder = try TemporaryFolder(["a.yaml": spec(rows), "b.yaml": spec(rows + ["Last"])])
    let run = try CommandRun(["diff", "a.yaml", "b.yaml"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.lines.contains("  row 0-30 “Last” inserted"))
    #expect(run.lines.contains("  no pixel differs"))
  }

  @Test func theFolderHasAllThatThePageNeeds() throws {
    let folder = try TemporaryFolder([
      "old/a.yaml": wifi, "new/a.yaml": wlan, "new/b.yaml": wifi, "old/c.yaml": wifi, "new/c.yaml": wifi,
    ])
    let run = try CommandRun(["diff", "old", "new", "-o", "out", "--format", "json"], in: folder.url)
    #expect(run.status == 1)
    let files = folder.files.filter { $0.hasPrefix("out/") && $0 != "out/index.html" }
    #expect(
      files == [
        "out/.tablemock-review", "out/actual/a.png", "out/actual/b.png", "out/difference/a.png",
        "out/expected/a.png", "out/reg.json", "out/review.json", "out/scenes/a.png.js",
      ])
    #expect(try folder.bytes("out/review.json") == run.output)
    let script = String(decoding: try folder.bytes("out/scenes/a.png.js"), as: UTF8.self)
    #expect(script.hasPrefix("tablemock.scene(\"a.png\", {\"expected\": {\"class\": \"UITableView\""))
    let record = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    let entry = try #require((record["entries"] as? [[String: Any]])?.first)
    #expect(entry["difference"] as? String == "difference/a.png")
    let again = try CommandRun(["diff", "old", "old", "-o", "out"], in: folder.url)
    #expect(again.status == 0)
    #expect(!folder.files.contains("out/actual/a.png"))
    let foreign = try CommandRun(["diff", "old", "new", "-o", "old"], in: folder.url)
    #expect(foreign.status == 2)
    #expect(folder.files.contains("old/a.yaml"))
  }

  @Test func whatCannotBeComparedIsSaid() throws {
    let folder = try TemporaryFolder([
      "a.yaml": wifi, "full/a.yaml": wifi, "empty/x.txt": "",
      "lfs.png": "version https://git-lfs.github.com/spec/v1\n",
      "text.png": "not a picture", "broken.yaml": "a: [",
    ])
    try Data().write(to: folder.url.appendingPathComponent("nothing.png"))
    for (arguments, words) in [
      (["a.yaml", "missing.yaml"], "there is no such file"),
      (["a.yaml", "full"], "the other side is a file"),
      (["empty", "empty"], "there is nothing to compare in this folder"),
      (["a.yaml", "lfs.png"], "git lfs pull"), (["a.yaml", "text.png"], "the file is not a PNG file"),
      (["nothing.png", "a.yaml"], "the file is empty"),
      (["text.png", "text.png"], "the file is not a PNG file"),
      (["nothing.png", "nothing.png"], "the file is empty"),
      (["broken.yaml", "a.yaml"], "broken.yaml:"),
      (["missing.png", "a.yaml"], "missing.png: "),
    ] {
      let run = try CommandRun(["diff"] + arguments, in: folder.url)
      #expect(run.status == 2, "\(arguments)")
      #expect((run.text + run.errors).contains(words), "\(arguments): \(run.text)\(run.errors)")
    }
  }

  @Test(arguments: [
    ["a"], ["a", "b", "--since", "main"], ["-", "-"], ["-", "--since", "main"], [],
    ["a", "b", "--scale", "1,2"], ["a", "b", "--format", "xml"], ["a", "b", "--timeout", "0"],
  ])
  func callsThatMakeNoSenseAreRefused(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(["diff"] + arguments, in: folder.url)
    #expect(run.status == 64)
    #expect(run.text.isEmpty)
  }
}
