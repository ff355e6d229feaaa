import Foundation
import Testing

@testable import SwiftUIReader

/// A reader that is asked again and again says what one says that is asked once.
struct KeptSourcesTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  private func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
  }

  private func answer(_ kept: KeptSources, _ options: String...) -> (status: Int32, text: String) {
    let path = folder.appendingPathComponent("V.swift").path
    let (status, bytes) = CommandLineProgram(["--root", folder.path, path] + options).answer(kept)
    return (status, String(decoding: bytes, as: UTF8.self))
  }

  @Test func whatChangesIsReadAnew() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let kept = KeptSources()
    try write("struct V: View { var body: some View { List { Text(Names.one); Names.row } } }", to: "V.swift")
    try write("enum Names { static let one = \"first\" }", to: "Names.swift")
    try write("extension Names { static var row: some View { Text(\"row\") } }", to: "Row.swift")
    #expect(answer(kept).text == answer(KeptSources()).text)
    #expect(answer(kept).text.contains("first") && answer(kept).text.contains("row"))
    try write("enum Names { static let one = \"second\" }", to: "Names.swift")
    #expect(answer(kept).text.contains("second") && !answer(kept).text.contains("first"))
    try FileManager.default.removeItem(at: folder.appendingPathComponent("Row.swift"))
    try write(
      "enum Names { static let one = \"third\"; static var row: some View { Text(\"moved\") } }",
      to: "Names.swift")
    #expect(answer(kept).text.contains("third") && answer(kept).text.contains("moved"))
    #expect(answer(kept).text == answer(KeptSources()).text)
    // What other calls set is not kept.
    #expect(
      answer(kept, "--no-guesses", "--rows", "2").text
        == answer(KeptSources(), "--no-guesses", "--rows", "2").text)
  }

  /// Writes another text of the same length into the file itself, and gives it the times that it had.
  private func rewrite(_ text: String, in name: String) throws {
    let path = folder.appendingPathComponent(name).path
    var before = stat()
    try #require(stat(path, &before) == 0)
    // The clock of a file system is coarse: no change is to fall into the moment of the last one.
    usleep(50_000)
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
    try #require(utimensat(AT_FDCWD, path, [before.st_atim, before.st_mtim], 0) == 0)
    var after = stat()
    try #require(stat(path, &after) == 0)
    #expect(after.st_ino == before.st_ino && after.st_size == before.st_size)
    #expect(after.st_mtim.tv_sec == before.st_mtim.tv_sec && after.st_mtim.tv_nsec == before.st_mtim.tv_nsec)
  }

  /// A file that only its state tells to be another one is read anew.
  @Test func aFileThatLooksAsBeforeIsReadAnew() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let kept = KeptSources()
    try write("struct V: View { var body: some View { List { Text(Names.one) } } }", to: "V.swift")
    try write("enum Names { static let one = \"first\" }", to: "Names.swift")
    try write("enum Never { static let one = \"there\" }", to: "Other.swift")
    #expect(answer(kept).text.contains("first"))
    try rewrite("enum Names { static let one = \"other\" }", in: "Names.swift")
    #expect(answer(kept).text.contains("other") && !answer(kept).text.contains("first"))
    // Which names a file declares is looked at anew, too.
    try rewrite("enum Never { static let one = \"first\" }", in: "Names.swift")
    try rewrite("enum Names { static let one = \"moved\" }", in: "Other.swift")
    #expect(answer(kept).text.contains("moved"))
  }

  /// What stays as it is is made once.
  @Test func whatStaysIsMadeOnce() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let kept = KeptSources()
    try write("let a = 1", to: "V.swift")
    let path = folder.appendingPathComponent("V.swift").path
    var made: [String] = []
    let ask = {
      kept.text(of: path) { bytes in
        made.append(String(decoding: bytes, as: UTF8.self))
        return SourceText(path: path, bytes: bytes)
      }
    }
    #expect(ask()?.bytes == 9 && ask()?.bytes == 9)
    #expect(made == ["let a = 1"])
    try rewrite("let b = 2", in: "V.swift")
    #expect(ask()?.bytes == 9 && ask()?.bytes == 9)
    #expect(made == ["let a = 1", "let b = 2"])
    kept.tidy()
    _ = ask()
    #expect(made.count == 2)
  }

  @Test func wrongCallsHaveTheirStatus() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("let a = 1", to: "V.swift")
    let kept = KeptSources()
    #expect(answer(kept).status == 1 && answer(kept).text.contains("has no view"))
    #expect(answer(kept, "--rows", "many").status == 2)
    #expect(answer(kept, "--unknown").text.isEmpty)
  }
}
