import Foundation
import TableMock
import TestSupport
import Testing

@testable import TableReview

/// Approved pictures that claim to be what they are not: nothing that a file says of itself makes it the same.
@Suite struct ForgedPictureTests {
  private typealias Chunk = (name: String, content: [UInt8])

  /// The project, with `a` approved, and a picture of another text.
  private func project(_ more: String = "") throws -> (project: ReviewProject, other: [UInt8]) {
    let project = try ReviewProject(["a": ReviewProject.spec("Pay 999 now", more: more)])
    try project.approveAll()
    try project.folder.write(ReviewProject.spec("Pay 1", more: more), to: "other.yaml")
    #expect(try project.run("render", "other.yaml", "-o", "other.png").status == 0)
    return (project, Array(try project.folder.bytes("other.png")))
  }

  private static func chunks(_ file: [UInt8]) -> [Chunk] {
    PNGFileChunks(file).chunks.map { ($0.name, $0.content) }
  }

  /// The chunks of a picture with others before its end.
  private static func adding(_ chunks: [Chunk], to file: [UInt8]) -> [UInt8] {
    let own = Self.chunks(file).filter { $0.name != "tmRV" }
    return PNGFileChunks.file(own.dropLast() + chunks + own.suffix(1))
  }

  /// What is made of the approved file and the picture of something else.
  struct Forgery: CustomTestStringConvertible {
    var testDescription: String
    var file: @Sendable (_ approved: [UInt8], _ other: [UInt8]) -> [UInt8]
  }

  private static func note(of file: [UInt8]) -> [Chunk] { chunks(file).filter { $0.name == "tmRV" } }

  static let forgeries = [
    Forgery(testDescription: "another picture") { $1 },
    Forgery(testDescription: "another picture with the note of the right one") { approved, other in
      adding(note(of: approved), to: other)
    },
    Forgery(testDescription: "the note of the right one twice") { approved, other in
      adding(note(of: approved) + note(of: approved), to: other)
    },
    Forgery(testDescription: "the note at the beginning") { approved, other in
      let plain = chunks(other)
      return PNGFileChunks.file(plain.prefix(1) + note(of: approved) + plain.dropFirst())
    },
    Forgery(testDescription: "the right picture in a part that nobody shows") { approved, other in
      adding([("tmRV", approved)] + note(of: approved), to: other)
    },
    Forgery(testDescription: "the right picture behind the end") { approved, other in
      adding(note(of: approved), to: other) + approved
    },
  ]

  @Test(arguments: forgeries) func pixelsAreNotTakenOnTrust(_ forgery: Forgery) throws {
    let (project, other) = try project()
    let approved = Array(try project.folder.bytes("golden/a.png"))
    let file = project.folder.url.appendingPathComponent("golden/a.png")
    try Data(forgery.file(approved, other)).write(to: file)
    let run = try project.run("verify", "screens")
    #expect(run.status == 1 && run.text.contains("changed a.png: "), "\(run.text)\(run.errors)")
    #expect(run.text.contains(" pixels differ by at most "))
    #expect(try project.run("approve", "a").status == 0)
    #expect(try project.run("verify", "screens").text == "1 same\n")
  }

  /// Files whose pixels are those of the picture, however they are packed and whatever they say besides.
  @Test(arguments: ["no note", "a note of nothing", "a text", "packed otherwise", "bytes behind the end"])
  func theSamePixelsAreTheSame(_ way: String) throws {
    let (project, _) = try project()
    let file = project.folder.url.appendingPathComponent("golden/a.png")
    let approved = Array(try project.folder.bytes("golden/a.png"))
    switch way {
    case "no note": try Data(Self.adding([], to: approved)).write(to: file)
    case "a note of nothing": try Data(Self.adding([("tmRV", [1, 2, 3])], to: approved)).write(to: file)
    case "a text": try Data(Self.adding([("tEXt", Array("a\0b".utf8))], to: approved)).write(to: file)
    case "packed otherwise":
      let run = try project.run("render", "screens/a.yaml", "--png", "small", "-o", "golden/a.png")
      #expect(run.status == 0)
    default: try Data(approved + [0, 1, 2]).write(to: file)
    }
    let run = try project.run("verify", "screens")
    #expect(run.status == 0 && run.text == "1 same\n", "\(run.text)\(run.errors)")
  }

  /// What viewers may show besides the pixels, or instead of them.
  @Test(arguments: ["acTL", "iCCP", "cHRM", "eXIf", "teSt"]) func whatOthersMaySeeOtherwiseIsNotTheSame(
    _ name: String
  ) throws {
    let (project, _) = try project()
    let file = project.folder.url.appendingPathComponent("golden/a.png")
    let approved = Array(try project.folder.bytes("golden/a.png"))
    var parts = Self.chunks(approved)
    let content = name == "cHRM" ? (0..<8).flatMap { [0, 0, UInt8($0), 0] } : [UInt8](repeating: 0, count: 8)
    parts.insert((name, content), at: 2)
    try Data(PNGFileChunks.file(parts)).write(to: file)
    let run = try project.run("verify", "screens")
    #expect(run.status == 1, "\(run.text)")
    #expect(
      run.text.contains("changed a.png\n  no pixel differs, but the approved file has a chunk “\(name)”"),
      "\(run.text)")
    #expect(try project.run("approve", "a").lines == ["approved a.png"])
    #expect(try project.run("verify", "screens").text == "1 same\n")
  }

  /// A note that has the ignored view cover all of the picture.
  @Test func whatIsIgnoredIsNotForTheApprovedFileToSay() throws {
    let rules = "review: {ignore: [{id: clock, reason: the time}]}"
    let rows = "    - {textLabel: Wi-Fi}\n"
    let project = try ReviewProject(["a": ReviewProject.spec("9:41", more: rules) + rows])
    try project.approveAll()
    let file = project.folder.url.appendingPathComponent("golden/a.png")
    let note = try #require(
      BaselineMetadata(in: FileWithMetadata(Array(try project.folder.bytes("golden/a.png")))))
    let text = String(decoding: note.outline, as: UTF8.self)
    let whole = text.replacingOccurrences(
      of: #"("id": "clock".*?"frame": )\[[^\]]*\]"#, with: "$1[0, 0, 200, 100]", options: .regularExpression)
    #expect(whole != text)
    try project.folder.write(
      ReviewProject.spec("9:41", more: rules) + "    - {textLabel: Sounds}\n", to: "other.yaml")
    #expect(try project.run("render", "other.yaml", "-o", "other.png").status == 0)
    let other = FileWithMetadata(Array(try project.folder.bytes("other.png")))
    try Data(BaselineMetadata(outline: Array(whole.utf8)).added(to: other).bytes).write(to: file)
    let run = try project.run("verify", "screens")
    #expect(run.status == 1 && run.text.contains("changed a.png: "), "\(run.text)")
  }

  /// Two files of the same pixels are the same, whatever they say that they show; words of others may be wrong.
  @Test func notesMakeNoDifferenceBetweenFiles() throws {
    let (project, other) = try project()
    let approved = Array(try project.folder.bytes("golden/a.png"))
    let plain = FileWithMetadata(Self.adding([], to: approved))
    let lie = try #require(BaselineMetadata(in: FileWithMetadata(approved))).outline
    let lying = String(decoding: lie, as: UTF8.self).replacing("Pay 999 now", with: "Pay 1")
    try Data(approved).write(to: project.folder.url.appendingPathComponent("one.png"))
    let file = BaselineMetadata(outline: Array(lying.utf8)).added(to: plain)
    try Data(file.bytes).write(to: project.folder.url.appendingPathComponent("two.png"))
    let run = try project.run("diff", "one.png", "two.png")
    #expect(run.status == 0 && run.text == "1 same\n", "\(run.text)")
    try Data(Self.adding(Self.note(of: approved), to: other))
      .write(to: project.folder.url.appendingPathComponent("three.png"))
    #expect(try project.run("diff", "one.png", "three.png").status == 1)
  }

  /// The line about rows out of sight is what the file says of itself, and no more than a line.
  @Test func aNoteMayOnlyBringALineOfTheSamePicture() throws {
    let (project, _) = try project()
    let file = project.folder.url.appendingPathComponent("golden/a.png")
    let approved = FileWithMetadata(Array(try project.folder.bytes("golden/a.png")))
    let outline = try #require(BaselineMetadata(in: approved)).outline
    let text = String(decoding: outline, as: UTF8.self).replacing(
      "{\"class\"", with: "{\"hidden\": \"1\", \"class\"", maxReplacements: 1)
    try Data(BaselineMetadata(outline: Array(text.utf8)).added(to: approved).bytes).write(to: file)
    let run = try project.run("verify", "screens")
    #expect(run.status == 0)
    #expect(run.lines == ["same a.png: same picture; rows out of sight differ", "1 same"], "\(run.text)")
  }
}
