import Foundation
import TableMock
import Testing

@testable import TableBatch
@testable import TableRendering

@Suite struct ImageFoldersTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "image-folders-\(UUID().uuidString)")
    for part in ["app/screens/icons", "app/assets", "out"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(part), withIntermediateDirectories: true)
    }
    for file in [
      "app/screens/a.yaml", "app/screens/Main.storyboard", "app/screens/icons/a.png", "app/assets/b.png",
      "out/c.png",
    ] {
      try Data().write(to: folder.appendingPathComponent(file))
    }
  }

  private func mayHold(_ path: String, input: String) -> Bool {
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = InputFile(path: FilePath(folder.appendingPathComponent(input).path), outputName: "a")
    return ImageFolders(of: [input]).mayHold(FilePath(folder.appendingPathComponent(path).path))
  }

  @Test(arguments: [
    ("app/screens/icons/a.png", true), ("app/assets/b.png", false), ("out/c.png", false),
    ("app/screens/missing.png", false),
  ])
  func `images of a spec lie below its folder`(path: String, isThere: Bool) {
    #expect(mayHold(path, input: "app/screens/a.yaml") == isThere)
  }

  @Test(arguments: [("app/screens/icons/a.png", true), ("app/assets/b.png", true), ("out/c.png", true)])
  func `images of a document may lie two folders above it`(path: String, isThere: Bool) {
    #expect(mayHold(path, input: "app/screens/Main.storyboard") == isThere)
  }
}
