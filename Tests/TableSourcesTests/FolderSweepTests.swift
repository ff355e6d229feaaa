import Foundation
import TableModel
import TestSupport
import Testing

@testable import TableSources

/// Files that are deleted with the folders that they leave empty.
@Suite struct FolderSweepTests {
  private let folder: TemporaryFolder
  private var root: FilePath { FilePath(folder.path) }

  /// A folder with `spec/icons/a.png` and `spec/b.png`.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write([1], to: "spec/icons/a.png")
    try folder.write([2], to: "spec/b.png")
  }

  private func exists(_ name: String) -> Bool { root.appending(FilePath(name)).exists }

  @Test func emptyFoldersGoWithTheirLastFile() throws {
    try FolderSweep.removeFile("spec/icons/a.png", in: root)
    #expect(!exists("spec/icons") && exists("spec/b.png"))
    try FolderSweep.removeFile("spec/b.png", in: root)
    #expect(!exists("spec") && exists(""))
  }

  @Test(arguments: ["c.png", "spec/c.png", "nowhere/a.png", "spec/b.png/a.png"])
  func whatIsNotThereIsNoError(_ name: String) throws {
    try FolderSweep.removeFile(FilePath(name), in: root)
    try FolderSweep.removeFile(FilePath(name), in: root.appending("nowhere"))
    #expect(exists("spec/icons/a.png") && exists("spec/b.png"))
  }

  @Test func whatCannotBeDeletedIsTold() {
    #expect(throws: SystemError.self) { try FolderSweep.removeFile("spec/icons", in: root) }
    #expect(exists("spec/icons/a.png"))
  }
}
