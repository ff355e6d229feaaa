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
    try OutputFile(path: FilePath(path("out.png"))).write([1, 2, 3])
    #expect(try folder.bytes("victim") == Data("precious".utf8))
    #expect(try folder.bytes("out.png") == Data([1, 2, 3]))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path(name)) == path("victim"))
    #expect(folder.files == [name, "out.png", "victim"].sorted())
  }

  @Test func theLongestNamesCanBeWritten() throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "n", count: 251) + ".png"
    try OutputFile(path: FilePath(folder.url.appendingPathComponent(name).path)).write([1])
    #expect(folder.files == [name])
  }

  @Test func nothingIsLeftOfWhatCannotBeWritten() throws {
    let folder = try TemporaryFolder(["out.png/inside": "so this is a folder"])
    #expect(throws: FileError.self) {
      try OutputFile(path: FilePath(folder.url.appendingPathComponent("out.png").path)).write([1])
    }
    #expect(folder.files == ["out.png/inside"])
  }

  @Test(arguments: [0, 1, 65_536, 100_000])
  func sameBytesStayInTheirFileWithTheTimeOfNow(_ count: Int) throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appendingPathComponent("out.png")
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 / 7) }
    try OutputFile(path: FilePath(url.path)).write(bytes)
    try FileManager.default.setAttributes([.modificationDate: Date.distantPast], ofItemAtPath: url.path)
    let before = try attributes(of: url)
    try OutputFile(path: FilePath(url.path)).write(bytes)
    let after = try attributes(of: url)
    #expect(after.number == before.number)
    #expect(after.date > before.date)
    #expect(try folder.bytes("out.png") == Data(bytes))
  }

  @Test(arguments: [[1, 2, 4], [1, 2], [1, 2, 3, 4], []] as [[UInt8]])
  func otherBytesMakeAnotherFile(_ bytes: [UInt8]) throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appendingPathComponent("out.png")
    try OutputFile(path: FilePath(url.path)).write([1, 2, 3])
    // What a link still shows is the file that was there before.
    let link = folder.url.appendingPathComponent("link.png")
    try FileManager.default.linkItem(at: url, to: link)
    try OutputFile(path: FilePath(url.path)).write(bytes)
    #expect(try folder.bytes("out.png") == Data(bytes))
    #expect(try folder.bytes("link.png") == Data([1, 2, 3]))
  }

  private func attributes(of url: URL) throws -> (number: Int, date: Date) {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    return (
      try #require(attributes[.systemFileNumber] as? Int),
      try #require(attributes[.modificationDate] as? Date)
    )
  }
}
