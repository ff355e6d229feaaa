import Foundation
import TableDrawing
import TableMock
import Testing

/// What is said of pictures that are the same.
@Suite struct SamePictureTests {
  private let wifi = DiffCommandTests.spec("Wi-Fi")
  private let wlan = DiffCommandTests.spec("WLAN")

  @Test func aFileOfAnotherNameIsRenamed() throws {
    let git = try GitFolder(["screens/old.yaml": wifi, "screens/same.yaml": wlan])
    try git.git("mv", "screens/old.yaml", "screens/new.yaml")
    let run = try CommandRun(["diff", "screens", "--since", "main", "-o", "out"], in: git.url)
    #expect(run.status == 0)
    #expect(run.lines == ["same new.png: renamed from old.png", "2 same"])
    #expect(!git.folder.files.contains { $0.hasSuffix(".png") })
    let markdown = try CommandRun(
      ["diff", "screens", "--since", "main", "--format", "markdown"], in: git.url)
    #expect(markdown.lines.contains("- `new.png`: renamed from old.png"))
    let annotations = try CommandRun(
      ["diff", "screens", "--since", "main", "--format", "github"], in: git.url)
    #expect(annotations.lines == ["::notice title=same new.png::renamed from old.png"])
    let json = try CommandRun(["diff", "screens", "--since", "main", "--format", "json"], in: git.url)
    #expect(
      json.text.contains("\"remarks\": [{\"name\": \"new.png\", \"text\": \"renamed from old.png\"}]"))
  }

  @Test func aFileThatWasRenamedAndChangedIsOne() throws {
    let sounds = DiffCommandTests.spec("Sounds", "Wi-Fi", "Bluetooth")
    let git = try GitFolder(["screens/old.yaml": sounds, "screens/same.yaml": wlan])
    try git.git("mv", "screens/old.yaml", "screens/new.yaml")
    let changed = sounds.replacing("Bluetooth", with: "Battery")
    try changed.write(
      to: git.url.appendingPathComponent("screens/new.yaml"), atomically: true, encoding: .utf8)
    let run = try CommandRun(["diff", "screens", "--since", "main"], in: git.url)
    #expect(run.status == 1)
    #expect(run.lines.first?.hasPrefix("changed new.png: ") == true, "\(run.text)")
    #expect(
      run.lines.dropFirst() == [
        "  picture: renamed from old.png", "    main:screens/old.yaml → screens/new.yaml",
        "  row 0-2 “Bluetooth”: textLabel “Bluetooth” → “Battery”",
        "    main:screens/old.yaml:7:7 → screens/new.yaml:7:7", "1 same, 1 changed",
      ])
    // What has none of its texts is something else.
    try DiffCommandTests.spec("One", "Two", "Three").write(
      to: git.url.appendingPathComponent("screens/new.yaml"), atomically: true, encoding: .utf8)
    let other = try CommandRun(["diff", "screens", "--since", "main"], in: git.url)
    #expect(other.lines.last == "1 same, 1 new, 1 obsolete", "\(other.text)")
  }

  @Test func whereSeveralAreAlikeNobodyKnowsWhichBecameWhich() throws {
    let texts = ["Sounds", "Wi-Fi", "Bluetooth"].map { DiffCommandTests.spec("General", "About", $0) }
    let folder = try TemporaryFolder(["old/a.yaml": texts[0], "old/b.yaml": texts[1], "new/c.yaml": texts[2]])
    let run = try CommandRun(["diff", "old", "new"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.lines.last == "1 new, 2 obsolete")
  }

  @Test func aFileWithNoTextOfAnotherIsNew() throws {
    let folder = try TemporaryFolder(["old/a.yaml": wifi, "new/c.yaml": wlan])
    #expect(try CommandRun(["diff", "old", "new"], in: folder.url).lines.last == "1 new, 1 obsolete")
  }

  /// Revisions of a project are none of its submodules’, whatever these call theirs.
  @Test(arguments: ["HEAD", "main", "main.."]) func submodulesAmongInputsAreLeftOut(revision: String) throws {
    let (git, inner) = (
      try GitFolder(["screens/a.yaml": DiffCommandTests.spec("Wi-Fi")]),
      try GitFolder(["app/b.yaml": DiffCommandTests.spec("Sound")])
    )
    try git.git("submodule", "add", "-q", inner.url.path, "lib")
    try git.folder.write("inputs: [screens, lib/app]\n", to: "tablemock.yaml")
    try git.commit()
    try git.folder.write(DiffCommandTests.spec("Sounds"), to: "lib/app/b.yaml")
    let run = try CommandRun(["diff", "--since", revision], in: git.url)
    #expect(run.text == "1 same\n" && run.status == 0, "\(run.text)\(run.errors)")
    #expect(run.errors.contains("lib/app: warning: skipped a submodule"), "\(run.errors)")
    // Where nothing is left, nothing was compared.
    try git.folder.write("inputs: [lib/app]\n", to: "tablemock.yaml")
    let alone = try CommandRun(["diff", "--since", revision], in: git.url)
    #expect(alone.status == 2 && alone.errors.contains("skipped a submodule"), "\(alone.errors)")
    // From inside they are those of the submodule.
    let inside = try CommandRun(
      ["diff", "app", "--since", revision], in: git.url.appendingPathComponent("lib"))
    #expect(inside.status == 1 && inside.text.contains("“Sound” → “Sounds”"), "\(inside.errors)")
  }

  @Test func submodulesAreLeftOutAndSaidToBe() throws {
    let inner = try GitFolder(["a.yaml": wlan])
    let git = try GitFolder(["screens/a.yaml": wifi])
    try git.git("submodule", "add", "-q", inner.url.path, "screens/sub")
    try git.commit()
    let run = try CommandRun(["diff", "screens", "--since", "main"], in: git.url)
    #expect(run.status == 0)
    #expect(run.text == "1 same\n")
    #expect(run.errors.contains("screens/sub: warning: skipped a submodule"))
    let all = try CommandRun(["diff", ".", "--since", "main"], in: git.url)
    #expect(all.status == 0 && all.text == "1 same\n", "\(all.text)\(all.errors)")
    #expect(all.errors.hasPrefix("screens/sub: warning: skipped a submodule"), "\(all.errors)")
  }

  @Test func pixelsOfSmoothedEdgesThatAreSetAsideAreCounted() throws {
    let folder = try TemporaryFolder()
    for (name, softness) in [("a", 1.0), ("b", 1.6)] {
      try Self.disc(softness).write(to: folder.url.appendingPathComponent("\(name).png"))
    }
    let strict = try CommandRun(["diff", "a.png", "b.png"], in: folder.url)
    #expect(strict.status == 1)
    let count = try #require(strict.lines.first?.split(separator: " ").dropFirst(2).first)
    let run = try CommandRun(["diff", "a.png", "b.png", "--ignore-antialiasing"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.lines == ["same b.png: \(count) pixels in smoothed edges set aside", "1 same"])
  }

  /// A PNG file with a black disc whose edge is so many pixels wide.
  private static func disc(_ softness: Double) throws -> Data {
    var bitmap = Bitmap(width: 60, height: 60, repeating: SIMD4(255, 255, 255, 255))
    for y in 0..<60 {
      for x in 0..<60 {
        let distance = (Double((x - 30) * (x - 30) + (y - 30) * (y - 30))).squareRoot() - 20
        let grey = UInt8(max(0, min(1, distance / softness + 0.5)) * 255)
        let start = 4 * (y * 60 + x)
        for channel in 0..<3 { bitmap.components[start + channel] = grey }
      }
    }
    return Data(try PNGWriter.bytes(of: bitmap))
  }

  private static let tall = (1...9).map { "Row \($0)" }

  private func list(_ rows: [String]) -> String {
    "theme: ios8\nsize: {width: 200, height: 100}\ntableView: {rows: [\(rows.joined(separator: ", "))]}\n"
  }

  @Test(
    arguments: [
      ("Other", "textLabel “Row 9” → “Other”"),
      (
        "{textLabel: Row 9, accessoryType: checkmark}",
        "textLabel width 170 → 146; accessory none → checkmark"
      ),
    ])
  func rowsOutOfSightAreALineOfVerifyAndAChangeOfDiff(_ row: String, _ change: String) throws {
    let project = try ReviewProject(["a": list(Self.tall)])
    try project.approveAll()
    #expect(try project.run("verify", "screens").text == "1 same\n")
    try project.write(list(Self.tall.dropLast() + [row]), to: "a")
    let run = try project.run("verify", "screens")
    #expect(run.status == 0)
    #expect(run.lines == ["same a.png: same picture; rows out of sight differ", "1 same"])
    try project.folder.write(list(Self.tall), to: "old.yaml")
    let diff = try project.run("diff", "old.yaml", "screens/a.yaml")
    #expect(diff.status == 1)
    #expect(diff.lines.contains("  row 0-8 “Row 9”: \(change)"), "\(diff.text)")
    #expect(diff.lines.contains("  no pixel differs"))
  }

  @Test(arguments: ["ta.png", "fa.png"]) func equalFilesThatAreBrokenAreNotTheSame(name: String) throws {
    let folder = try Self.broken()
    try FileManager.default.copyItem(
      at: folder.url.appendingPathComponent(name), to: folder.url.appendingPathComponent("other.png"))
    let run = try CommandRun(["diff", name, "other.png"], in: folder.url)
    #expect(run.status == 2)
    #expect(run.text.contains("  \(name): the PNG file is "), "\(run.text)")
  }

  @Test(arguments: [("ta.png", "b.png"), ("b.png", "ta.png")])
  func theFileThatBreaksIsBlamed(_ old: String, _ new: String) throws {
    let folder = try Self.broken()
    let run = try CommandRun(["diff", old, new], in: folder.url)
    #expect(run.status == 2)
    #expect(run.text.contains("  ta.png: the PNG file is cut off"), "\(run.text)")
    #expect(!run.text.contains("  b.png: "))
    #expect(!run.text.contains("words are compared"))
  }

  /// A folder with `b.png`, which is sound, `ta.png`, which is cut off, and `fa.png`, which has one byte changed.
  private static func broken() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "a.yaml": DiffCommandTests.spec("Wi-Fi"), "b.yaml": DiffCommandTests.spec("WLAN"),
    ])
    for name in ["a", "b"] {
      try #require(
        try CommandRun(["render", "\(name).yaml", "-o", "\(name).png"], in: folder.url).status == 0)
    }
    var bytes = try folder.bytes("a.png")
    try bytes.prefix(bytes.count * 2 / 3).write(to: folder.url.appendingPathComponent("ta.png"))
    bytes[bytes.count / 2] ^= 0xFF
    try bytes.write(to: folder.url.appendingPathComponent("fa.png"))
    return folder
  }
}
