import Foundation
import TableDrawing
import Testing

/// Files and folders that have come since a revision, named by themselves.
@Suite struct NewSinceTests {
  private let wifi = DiffCommandTests.spec("Wi-Fi")

  @Test(
    "what a revision does not have is new",
    arguments: [
      ("app/b.yaml", "b.png"), ("app", "b.png"), ("app/", "b.png"), ("icons/dot.png", "dot.png"),
      ("icons", "dot.png"),
    ])
  func whatHasComeIsNew(operand: String, name: String) throws {
    let git = try GitFolder(["screens/a.yaml": wifi])
    try git.folder.write(wifi, to: "app/b.yaml")
    try writeDot(in: git)
    let run = try CommandRun(["diff", operand, "--since", "main"], in: git.url)
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.lines.first == "new \(name): it was not there before")
    #expect(run.lines.last == "1 new")
  }

  @Test(arguments: ["icons/dot.png", "icons"]) func picturesThatAreGoneAreObsolete(operand: String) throws {
    let git = try GitFolder(["screens/a.yaml": wifi])
    try writeDot(in: git)
    try git.commit()
    try FileManager.default.removeItem(at: git.url.appendingPathComponent("icons"))
    let run = try CommandRun(["diff", operand, "--since", "main"], in: git.url)
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.lines.first == "obsolete dot.png: it is not there any more")
  }

  @Test func whatHasComeSeenFromASubfolderIsNew() throws {
    let git = try GitFolder(["screens/a.yaml": wifi])
    try git.folder.write(
      "theme: ios8\ntableViews: [{name: x, rows: [A]}, {name: y, rows: [B]}]\n", to: "screens/b.yaml")
    let screens = git.url.appendingPathComponent("screens")
    let run = try CommandRun(["diff", "b.yaml", "--since", "HEAD"], in: screens)
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.lines.filter { $0.hasPrefix("new ") }.count == 2)
    #expect(run.lines.last == "2 new")
  }

  @Test func whatHasComeAndIsBrokenFails() throws {
    let git = try GitFolder(["screens/a.yaml": wifi])
    try git.folder.write("tableView: {nonsense: 1}\n", to: "screens/b.yaml")
    let run = try CommandRun(["diff", "screens/b.yaml", "--since", "main"], in: git.url)
    #expect(run.status == 2)
    #expect(run.text.contains("  screens/b.yaml:1:13: "))
  }

  private func writeDot(in git: GitFolder) throws {
    let icons = git.url.appendingPathComponent("icons")
    try FileManager.default.createDirectory(at: icons, withIntermediateDirectories: true)
    let dot = Bitmap(width: 8, height: 8, repeating: SIMD4(0, 0, 0, 255))
    try Data(try PNGWriter.bytes(of: dot)).write(to: icons.appendingPathComponent("dot.png"))
  }
}
