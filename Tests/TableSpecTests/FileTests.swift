import Foundation
import TableModel
import TableSources
import TableSpec
import Testing

/// Files as such: those that cannot be read, and bytes that are no text.
struct FileTests {
  private let loader = SpecLoader(vocabulary: Fixtures.vocabulary)

  @Test func aFileOnDisk() {
    let result = loader.load(path: FilePath(Fixtures.brokenFolder + "/warning-etched.yaml"))
    #expect(result.document != nil)
    #expect(result.diagnostics.map(\.location.line) == [1])
  }

  @Test func aMissingFile() {
    let path = Fixtures.brokenFolder + "/warning-etchd.yaml"
    let result = loader.load(path: FilePath(path))
    #expect(result.document == nil)
    #expect(
      result.diagnostics.map(\.description)
        == ["\(path): error: there is no such file\n  hint: did you mean “warning-etched.yaml”?"])
  }

  @Test func aFolder() {
    #expect(
      loader.load(path: FilePath(Fixtures.brokenFolder)).diagnostics.map(\.message) == [
        "this is a folder, not a file"
      ])
  }

  @Test func aFileThatIsTooLarge() {
    var limits = LoadingLimits()
    limits.fileSize = 10
    let loader = SpecLoader(vocabulary: Fixtures.vocabulary, limits: limits)
    #expect(
      loader.load(path: FilePath(Fixtures.brokenFolder + "/scalar.yaml")).document == nil)
    #expect(
      loader.load(path: FilePath(Fixtures.brokenFolder + "/warning-etched.yaml")).diagnostics.map(\.message)
        == ["the file is larger than 10 bytes"])
  }

  @Test func pipesAndDevicesAreNoFiles() throws {
    let folder = NSTemporaryDirectory() + "/tablemock-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(mkfifo(folder + "/pipe.yaml", 0o600) == 0)
    for path in [folder + "/pipe.yaml", "/dev/zero"] {
      #expect(
        loader.load(path: FilePath(path)).diagnostics.map(\.message) == [
          "this is a pipe, a socket or a device, not a file"
        ])
    }
  }

  @Test func aNameIsNeverItsOwnHint() throws {
    let folder = NSTemporaryDirectory() + "/tablemock-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let link = folder + "/link.yaml"
    #expect(symlink("nowhere", link) == 0)
    #expect(
      loader.load(path: FilePath(link)).diagnostics.map(\.description) == [
        "\(link): error: this is a symbolic link to a file that does not exist"
      ])
  }

  @Test(
    arguments: [
      ([0x61, 0x3A, 0x20, 0xFF], "1:4", "the byte 0xFF is not valid UTF-8"),
      ([0x0A, 0xC3, 0xA9, 0xC3], "2:2", "the byte 0xC3 is not valid UTF-8"),
      ([0xC0, 0x80], "1:1", "the byte 0xC0 is not valid UTF-8"),
      ([0xED, 0xA0, 0x80], "1:1", "the byte 0xED is not valid UTF-8"),
      ([0xF4, 0x90, 0x80, 0x80], "1:1", "the byte 0xF4 is not valid UTF-8"),
      ([0xE2, 0x82], "1:1", "the byte 0xE2 is not valid UTF-8"),
      ([0xFF, 0xFE, 0x61, 0x00], "1:1", "the file is in UTF-16, not in UTF-8"),
      ([0x61, 0x0D, 0x62, 0x00], "2:2", "the character U+0000 is not allowed in a text file"),
      ([0xEF, 0xBB, 0xBF, 0x61, 0x07], "1:2", "the control character U+0007 is not allowed"),
      ([0x61, 0x7F], "1:2", "the control character U+007F is not allowed"),
      ([0xC2, 0x9B], "1:1", "the control character U+009B is not allowed"),
      ([0x61, 0xEF, 0xBB, 0xBF], "1:2", "a byte-order mark is allowed at the beginning of a file only"),
    ] as [([UInt8], String, String)])
  func bytesThatAreNoText(_ bytes: [UInt8], _ place: String, _ message: String) {
    let result = loader.load(bytes, named: "-", folder: ".")
    #expect(result.document == nil)
    #expect(result.diagnostics.first?.description.hasPrefix("-:\(place): error: \(message)") == true)
    #expect(result.diagnostics.count == 1)
  }

  /// A picture is no text in another encoding.
  @Test(
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47], "is this a text file in UTF-8?"),
      ([0xFF, 0xD8, 0xFF], "is this a text file in UTF-8?"),
      ([0x61, 0x3A, 0x20, 0xE9], "save the file as UTF-8"), ([0xFE, 0xFF, 0, 0x61], "save it as UTF-8"),
    ] as [([UInt8], String)])
  func whatToDoAboutBytesThatAreNoText(_ bytes: [UInt8], _ hint: String) {
    #expect(loader.load(bytes, named: "-", folder: ".").diagnostics.first?.hint == hint)
  }

  @Test func onlySomeControlCharactersAreTold() {
    let result = loader.load([UInt8](repeating: 1, count: 1_000), named: "-", folder: ".")
    #expect(result.diagnostics.count == 10)
  }

  @Test func otherLineBreaksDoNotCountAsLines() {
    let result = Fixtures.load("tableView:\n  rows: [\"a\u{2028}b\u{85}c\"]\n  rowz: []\n")
    #expect(result.diagnostics.first?.location.line == 3)
    #expect(result.diagnostics.first?.location.column == 3)
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x61], "UTF-32"),
      ([0xFF, 0xFE, 0x61, 0], "UTF-16"), ([0xFE, 0xFF, 0, 0x61], "UTF-16"),
    ] as [([UInt8], String)])
  func otherEncodingsAreCalledByTheirNames(_ bytes: [UInt8], _ name: String) {
    let result = loader.load(bytes, named: "-", folder: ".")
    #expect(result.diagnostics.first?.message == "the file is in \(name), not in UTF-8")
  }
}
