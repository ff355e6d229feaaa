import Foundation
import Testing

/// Which of several equal pictures became which under another name.
@Suite struct RenameTests {
  private let wifi = DiffCommandTests.spec("Wi-Fi")

  private func renames(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder(files)
    return try CommandRun(["diff", "old", "new"], in: folder.url).lines
  }

  @Test func equalPicturesBelongTogetherByTheirNames() throws {
    let lines = try renames([
      "old/x/a.yaml": wifi, "old/x/b.yaml": wifi, "new/y/b.yaml": wifi, "new/y/a.yaml": wifi,
    ])
    #expect(
      lines == ["same y/a.png: renamed from x/a.png", "same y/b.png: renamed from x/b.png", "2 same"])
  }

  @Test func equalPicturesBelongTogetherByTheirSources() throws {
    let lines = try renames([
      "old/a.yaml": wifi, "old/b.yaml": wifi + "# b\n", "new/c.yaml": wifi + "# b\n", "new/d.yaml": wifi,
      "new/x/b.yaml": wifi,
    ])
    #expect(
      lines.filter { !$0.hasPrefix(" ") } == [
        "same c.png: renamed from b.png", "same d.png: renamed from a.png",
        "new x/b.png: it was not there before", "2 same, 1 new",
      ])
  }

  @Test func equalPicturesBelongTogetherByTheirOrderAtLast() throws {
    let lines = try renames([
      "old/a.yaml": wifi, "old/b.yaml": wifi, "old/c.yaml": wifi, "new/d.yaml": wifi, "new/e.yaml": wifi,
    ])
    #expect(lines.contains("same d.png: renamed from a.png"))
    #expect(lines.contains("same e.png: renamed from b.png"))
    #expect(lines.contains("obsolete c.png: it is not there any more"))
    #expect(lines.last == "2 same, 1 obsolete")
  }

  /// One of some equal screens was changed in a folder that has another name.
  @Test func changedScreensBelongTogetherByTheirNames() throws {
    let three = DiffCommandTests.spec("General", "About", "Sounds")
    let lines = try renames([
      "old/x/a.yaml": three, "old/x/b.yaml": three, "new/y/b.yaml": three,
      "new/y/a.yaml": three.replacing("Sounds", with: "Wi-Fi"),
    ])
    #expect(lines.contains { $0.hasPrefix("changed y/a.png: ") }, "\(lines)")
    #expect(lines.contains("  picture: renamed from x/a.png"))
    #expect(lines.contains("same y/b.png: renamed from x/b.png"))
    #expect(lines.last == "1 same, 1 changed")
  }

  /// Files of pictures have no sources.
  @Test func equalPicturesOfFoldersBelongTogetherByTheirNames() throws {
    let folder = try TemporaryFolder(["screens/a.yaml": wifi, "screens/b.yaml": wifi])
    for pictures in ["old/x", "new/y"] {
      let run = try CommandRun(["render", "screens", "-o", pictures], in: folder.url)
      try #require(run.status == 0)
    }
    let run = try CommandRun(["diff", "old", "new"], in: folder.url)
    #expect(
      run.lines == ["same y/a.png: renamed from x/a.png", "same y/b.png: renamed from x/b.png", "2 same"])
  }
}
