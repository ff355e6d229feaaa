import Foundation
import TableMock
import Testing

@Suite struct OutputFileTests {
  @Test(arguments: ["out.png.\(getpid()).partial", ".tablemock-\(getpid())-0"])
  func linksInTheWayAreNotFollowed(_ name: String) throws {
    let folder = try TemporaryFolder(["victim": "precious"])
    let path = { folder.url.appendingPathComponent($0).path }
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: path("victim"))
    try OutputFile(path: path("out.png")).write([1, 2, 3])
    #expect(try folder.bytes("victim") == Data("precious".utf8))
    #expect(try folder.bytes("out.png") == Data([1, 2, 3]))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path(name)) == path("victim"))
    #expect(folder.files == [name, "out.png", "victim"].sorted())
  }

  @Test func theLongestNamesCanBeWritten() throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "n", count: 251) + ".png"
    try OutputFile(path: folder.url.appendingPathComponent(name).path).write([1])
    #expect(folder.files == [name])
  }

  @Test func nothingIsLeftOfWhatCannotBeWritten() throws {
    let folder = try TemporaryFolder(["out.png/inside": "so this is a folder"])
    #expect(throws: FileError.self) {
      try OutputFile(path: folder.url.appendingPathComponent("out.png").path).write([1])
    }
    #expect(folder.files == ["out.png/inside"])
  }
}
