import Foundation
import Testing

/// What is written: whole, to where it was asked for, and over nothing that is needed.
@Suite struct OutputCommandTests {
  static let good = RenderCommandTests.good
  static let withImage = "theme: ios7\ntableView:\n  rows: [{imageView: contacts.png, textLabel: A}]\n"

  /// A folder with a spec and the image that it names, which has the name of the spec's picture.
  private func contacts(_ more: [String: String] = [:]) throws -> (folder: TemporaryFolder, image: Data) {
    let folder = try TemporaryFolder(more.merging(["contacts.yaml": Self.withImage]) { $1 })
    try folder.write(Self.good, to: "other/x.yaml")
    _ = try CommandRun(["render", "other/x.yaml", "-o", "contacts.png"], in: folder.url)
    return (folder, try folder.bytes("contacts.png"))
  }

  @Test(arguments: [
    ["contacts.yaml"], ["contacts.yaml", "-o", "./"], ["contacts.yaml", "-o", "other/../contacts.png"],
    ["contacts.yaml", "-o", "link.png"],
  ])
  func imagesOfSpecsAreNotWrittenOver(_ arguments: [String]) throws {
    let (folder, image) = try contacts()
    let run = try CommandRun(
      script: "ln contacts.png link.png; tablemock render \(arguments.joined(separator: " "))",
      in: folder.url)
    #expect(run.status == 1)
    #expect(run.lines.isEmpty)
    #expect(run.errors.contains("is an input or an image that an input shows"))
    #expect(try folder.bytes("contacts.png") == image)
    #expect(try folder.bytes("link.png") == image)
  }

  /// Nobody can tell whether an image lies there before the folder is made.
  @Test(arguments: [
    "render -o new/../contacts.png", "render -o new/../x/", "render -o new/..", "render -o new/../",
    "render -o new/../x.webp", "batch -o new/../x",
    "batch --pattern new/../x/{name}.png", "sheet -o new/../contacts.png",
  ])
  func nothingIsWrittenBehindAFolderThatIsMissing(_ words: String) throws {
    let (folder, image) = try contacts()
    let run = try CommandRun(
      words.split(separator: " ").map(String.init) + ["contacts.yaml"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors.contains("“..” leads up from a folder that is not there; leave both out"))
    #expect(try folder.bytes("contacts.png") == image)
    #expect(folder.files == ["contacts.png", "contacts.yaml", "other/x.yaml"])
  }

  @Test func imagesOfLaterSpecsAreNotWrittenOver() throws {
    let (folder, image) = try contacts(["early/contacts.yaml": Self.good])
    let run = try CommandRun(
      script: "cp contacts.yaml later.yaml; tablemock render early/contacts.yaml later.yaml", in: folder.url)
    #expect(run.status == 1)
    #expect(run.lines == ["later.png"])
    #expect(try folder.bytes("contacts.png") == image)
  }

  @Test func inputsAreNotWrittenOver() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.good])
    let run = try CommandRun(script: "ln -s a.yaml a.png; tablemock render a.yaml a.png", in: folder.url)
    #expect(run.status == 1)
    #expect(try folder.bytes("a.yaml") == Data(Self.good.utf8))
    #expect(try folder.bytes("a.png") == Data(Self.good.utf8))
  }

  @Test func olderPicturesAreWrittenOver() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.good, "a.png": "older"])
    #expect(try CommandRun(["render", "a.yaml"], in: folder.url).status == 0)
    #expect(try folder.bytes("a.png") != Data("older".utf8))
  }

  @Test(
    arguments: [
      "render a.yaml -o -", "render a.yaml", "inspect a.yaml --format json", "inspect a.yaml --format tree",
      "themes", "devices", "fonts", "--help", "--version",
    ])
  func resultsThatCannotBeWrittenAreErrors(_ arguments: String) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.good])
    let run = try CommandRun(script: "tablemock \(arguments) >/dev/full", in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors == "error: cannot write standard output: No space left on device\n")
  }

  /// A reader who has gone ends the program with a signal, or with an error where the signal is ignored.
  @Test(arguments: ["", "trap '' PIPE;"]) func aReaderWhoHasGoneIsNoNews(_ trap: String) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.good])
    let run = try CommandRun(
      script: """
        \(trap) {
          while [ ! -e gone ]; do sleep 0.01; done
          tablemock inspect a.yaml --format json; echo $? >status
        } | { exec <&-; : >gone; }
        """,
      in: folder.url)
    #expect(run.errors.isEmpty)
    #expect(try folder.bytes("status") != Data("0\n".utf8))
  }
}
