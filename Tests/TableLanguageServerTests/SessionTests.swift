import Foundation
import TestSupport
import Testing

/// Sessions that were recorded once and read by somebody: the program still answers as it did.
@Suite struct SessionTests {
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: Places.sessions.path)) ?? [])
    .filter { $0.hasSuffix(".session") }.sorted()

  /// Whether sessions are written anew: `TABLEMOCK_SESSIONS=record`.
  private static let isRecording = Recording.isOn("TABLEMOCK_SESSIONS", "record")

  @Test func thereAreSessions() {
    #expect(Self.names.count >= 8)
  }

  @Test(arguments: names) func theProgramAnswersAsRecorded(_ name: String) throws {
    let file = Places.sessions.appendingPathComponent(name)
    let text = try String(contentsOf: file, encoding: .utf8)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("session-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: Places.sessions.appendingPathComponent("files"), to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    let played = try SessionFile(text).played(in: "file://\(folder.resolvingSymlinksInPath().path)")
    if Self.isRecording, played.text != text {
      try Recording.write(Array(played.text.utf8), to: file, named: name)
    }
    let lines = zip(text.split(separator: "\n"), played.text.split(separator: "\n"))
    for (expected, found) in lines { #expect(expected == found) }
    #expect(played.text == text)
  }
}
