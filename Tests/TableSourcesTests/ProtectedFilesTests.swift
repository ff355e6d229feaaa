import Foundation
import TableModel
import TableSources
import Testing

/// Which files are kept from being written over.
@Suite final class ProtectedFilesTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> FilePath { FilePath(folder.appendingPathComponent(name).path) }

  private func write(_ name: String) throws {
    try Data("x".utf8).write(to: folder.appendingPathComponent(name))
  }

  /// What replaces a file under its name frees what told the old one from others, and the next file gets that.
  @Test func filesThatComeAfterAReplacedOneMayBeWritten() throws {
    var files = ProtectedFiles()
    for round in 0..<20 {
      try write("draft")
      #expect(rename(path("draft").text, path("a.yaml").text) == 0)
      files.insert(path("a.yaml"))
      #expect(files.contains(path("a.yaml")))
      try write("picture-\(round).png")
      for old in 0...round { #expect(!files.contains(path("picture-\(old).png"))) }
    }
  }

  @Test func otherNamesOfAFileAreThatFile() throws {
    var files = ProtectedFiles()
    try write("a.yaml")
    files.insert(path("a.yaml"))
    #expect(link(path("a.yaml").text, path("b.png").text) == 0)
    #expect(symlink("a.yaml", path("c.png").text) == 0)
    #expect(files.contains(path("b.png")) && files.contains(path("c.png")))
    #expect(!files.contains(path("none.png")))
  }

  @Test func whatTakesTheNameOfAFileIsKeptToo() throws {
    var files = ProtectedFiles()
    try write("a.yaml")
    files.insert(path("a.yaml"))
    try write("draft")
    #expect(rename(path("draft").text, path("a.yaml").text) == 0)
    #expect(files.contains(path("a.yaml")))
  }
}
