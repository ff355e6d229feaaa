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

  @Test func wrongCallsHaveTheirStatus() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("let a = 1", to: "V.swift")
    let kept = KeptSources()
    #expect(answer(kept).status == 1 && answer(kept).text.contains("has no view"))
    #expect(answer(kept, "--rows", "many").status == 2)
    #expect(answer(kept, "--unknown").text.isEmpty)
  }
}
