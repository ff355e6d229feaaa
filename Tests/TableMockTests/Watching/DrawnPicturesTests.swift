import Foundation
import TableModel
import Testing

@testable import TableProject

/// Which pictures need not be drawn again while a program watches their sources.
@Suite struct DrawnPicturesTests {
  /// The pictures as an object, which expectations can ask.
  private final class Pictures {
    private var pictures = DrawnPictures()

    func isThere(_ output: FilePath, showing key: String) -> Bool { pictures.isThere(output, showing: key) }

    func note(_ results: [JobResult], of output: FilePath) { pictures.note(results, of: output) }
  }

  private let folder: TemporaryFolder
  private var place: FilePath { FilePath(folder.url.path) }
  private var output: FilePath { place.appending("a.png") }

  init() throws {
    folder = try TemporaryFolder([:])
  }

  private func results(_ files: [String], _ status: JobResult.Status = .written) -> [JobResult] {
    files.map { JobResult(status, input: "a.yaml", output: place.appending(FilePath($0))) }
  }

  @Test(arguments: [["a.png"], ["a-1.png", "a-2.png"]]) func whatWasWrittenStaysUntilItGoesOrChanges(
    _ files: [String]
  ) throws {
    let pictures = Pictures()
    #expect(!pictures.isThere(output, showing: "1"))
    for file in files { try folder.write("", to: file) }
    pictures.note(results(files), of: output)
    #expect(pictures.isThere(output, showing: "1"))
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent(try #require(files.last)))
    #expect(!pictures.isThere(output, showing: "1"))
    try folder.write("", to: try #require(files.last))
    pictures.note(results(files), of: output)
    #expect(pictures.isThere(output, showing: "1"))
    #expect(!pictures.isThere(output, showing: "2"))
  }

  @Test func aPictureThatWasNotWrittenIsDrawnAgain() throws {
    let pictures = Pictures()
    try folder.write("an older picture", to: "a.png")
    _ = pictures.isThere(output, showing: "1")
    #expect(!pictures.isThere(output, showing: "1"))
    pictures.note(results(["a.png"], .failed), of: output)
    #expect(!pictures.isThere(output, showing: "1"))
    pictures.note(results(["a.png"]) + results(["a-2.png"], .failed), of: output)
    #expect(!pictures.isThere(output, showing: "1"))
    pictures.note(results(["a.png"]), of: output)
    #expect(pictures.isThere(output, showing: "1"))
  }
}
