import Foundation
import TableMock
import Testing

/// That a review has words for an image whose file has other contents.
@Suite struct ImageWordTests {
  private static let words = "imageView image “dot.png” has other pixels"

  private func project() throws -> ReviewProject {
    let row = ReviewProject.spec("Wi-Fi").replacing("{id", with: "{imageView: dot.png, id")
    let project = try ReviewProject(["a": row, "b": row.replacing("Wi-Fi", with: "Sound")])
    try write(0, to: project)
    return project
  }

  private func write(_ grey: UInt8, to project: ReviewProject) throws {
    let bitmap = Bitmap(width: 8, height: 8, repeating: SIMD4(grey, grey, grey, 255))
    try Data(try PNGWriter.bytes(of: bitmap)).write(
      to: project.folder.url.appendingPathComponent("screens/dot.png"))
  }

  private func words(of project: ReviewProject) throws -> [[String]] {
    try project.entries().sorted { $0.key < $1.key }.map { _, entry in
      try #require(entry["words"] as? [[String: Any]]).compactMap { $0["text"] as? String }
    }
  }

  @Test func anImagesNewContentsAreTold() throws {
    let project = try project()
    try project.approveAll()
    try write(200, to: project)
    #expect(try project.run("verify", "screens").status == 1)
    #expect(
      try words(of: project) == [["row 0-0 “Wi-Fi”: \(Self.words)"], ["row 0-0 “Sound”: \(Self.words)"]])
    #expect(try project.run("approve", "--all").status == 0)
    try write(0, to: project)
    #expect(try project.run("verify", "screens").status == 1)
    #expect(try words(of: project).allSatisfy { $0.count == 1 && $0[0].hasSuffix(Self.words) })
  }

  /// The words come from the notes of both files, and from the note of one and the source on the other side.
  @Test(arguments: [["golden", "approved"], ["golden/a.png", "approved/a.png"]])
  func approvedPicturesHaveThemForDiff(_ sides: [String]) throws {
    let project = try project()
    try project.approveAll()
    try FileManager.default.copyItem(
      at: project.folder.url.appendingPathComponent("golden"),
      to: project.folder.url.appendingPathComponent("approved"))
    try write(200, to: project)
    try project.run("verify", "screens")
    try project.run("approve", "--all")
    let run = try project.run(all: ["diff", sides[1], sides[0]])
    #expect(run.status == 1 && run.text.contains("  row 0-0 “Wi-Fi”: \(Self.words)\n"), "\(run.text)")
    #expect(!run.text.contains("words are compared"))
  }

  @Test func sourcesAreHeldAgainstWhatPicturesNote() throws {
    let project = try ReviewProject()
    try project.approveAll()
    #expect(try project.run("diff", "golden", "screens").text == "2 same\n")
    // A row that the picture does not show is none that was inserted.
    let more = "\n    - {id: more, textLabel: More}\n    - {textLabel: Third}\n    - {textLabel: Far below}"
    let spec = ReviewProject.spec("WLAN").replacing("\"WLAN\"}", with: "\"WLAN\"}\(more)")
    try project.write(spec, to: "a")
    for sides in [["golden", "screens"], ["golden/a.png", "screens/a.yaml"]] {
      let run = try project.run(all: ["diff"] + sides)
      #expect(run.status == 1 && run.text.contains("textLabel “Wi-Fi” → “WLAN”"), "\(run.text)")
      #expect(run.text.contains("row 0-1 “More” inserted") && !run.text.contains("Far below"), "\(run.text)")
    }
    let back = try project.run("diff", "screens/a.yaml", "golden/a.png")
    #expect(back.text.contains("“WLAN” → “Wi-Fi”"))
  }

  @Test func picturesWithoutNotesHaveNoWords() throws {
    let project = try ReviewProject()
    for (name, folder) in [("a", "one"), ("b", "two")] {
      let arguments = ["render", "screens/\(name).yaml", "-o", "\(folder)/x.png"]
      #expect(try CommandRun(arguments, in: project.folder.url).status == 0)
    }
    let run = try project.run("diff", "one", "two")
    #expect(run.status == 1)
    #expect(run.text.contains("only pixels were compared, because one side does not record its views"))
  }
}
