import Foundation
import Testing

/// Comparing animations, of which viewers that know nothing of them show the first picture.
@Suite struct AnimationDiffTests {
  /// A folder with two animations and a picture, all of which begin alike.
  private func folder() throws -> TemporaryFolder {
    let spec = { (name: String) in
      """
      theme: ios8
      size: {width: 160, height: 88}
      tableView:
        rows: [A, \(name)]

      """
    }
    let folder = try TemporaryFolder(["a.yaml": spec("B"), "b.yaml": spec("C")])
    for (name, options) in [
      ("a", ["--steps", "3"]), ("b", ["--steps", "3"]), ("longer", ["--steps", "4"]),
      ("small", ["--steps", "3", "--png", "small"]),
    ] {
      let source = name == "b" ? "b.yaml" : "a.yaml"
      let run = try CommandRun(
        ["filmstrip", source, "--to", "selected", "--animate", "-o", "\(name).png"] + options, in: folder.url)
      try #require(run.status == 0, "\(run.errors)")
    }
    return folder
  }

  private func lines(_ old: String, _ new: String, in folder: TemporaryFolder) throws -> [String] {
    let run = try CommandRun(["diff", old, new], in: folder.url)
    #expect(run.status == (run.text == "1 same\n" ? 0 : 1), "\(run.errors)")
    return run.lines
  }

  @Test func allPicturesAreCompared() throws {
    let folder = try folder()
    #expect(try lines("a.png", "small.png", in: folder) == ["1 same"])
    let others = try lines("a.png", "b.png", in: folder)
    #expect(others.contains("  animation: 3 of 3 differ, the first is number 1"), "\(others)")
    let longer = try lines("a.png", "longer.png", in: folder)
    #expect(longer.contains { $0.hasPrefix("  animation: 3 pictures → 4; ") }, "\(longer)")
    #expect(longer.contains("  only pixels of the first frame are counted"))
  }

  @Test func aPictureThatStandsStillIsAnother() throws {
    let folder = try folder()
    let file = folder.url.appendingPathComponent("a.png")
    let still = try PNGFile(Data(contentsOf: file)).removing("acTL")
    try still.write(to: folder.url.appendingPathComponent("still.png"))
    #expect(try lines("a.png", "still.png", in: folder).contains("  animation: 3 pictures → none"))
    #expect(try lines("still.png", "a.png", in: folder).contains("  animation: none → 3 pictures"))
  }
}
