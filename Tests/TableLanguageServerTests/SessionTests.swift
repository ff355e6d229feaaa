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

  /// A file of a stranger's may have any name, and editors load the pictures that Markdown leads to.
  @Test func namesOfFilesAreNoMarkdown() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("session-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: Places.sessions.appendingPathComponent("files"), to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = "a`![b](https:c.example).png"
    try FileManager.default.copyItem(
      at: folder.appendingPathComponent("icon@2x.png"), to: folder.appendingPathComponent(name))
    let hover = #""id": 1, "method": "textDocument/hover""#
    let place = #""textDocument": {"uri": "$root/a.yaml"}, "position": {"line": 0, "character": 36}"#
    let session = SessionFile(
      """
      > {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"capabilities": {}}}
      <
      open a.yaml
      | tableView: {rows: [{imageView: "\(name)"}]}
      <
      > {"jsonrpc": "2.0", \(hover), "params": {\(place)}}
      <
      > {"jsonrpc": "2.0", "id": 2, "method": "shutdown"}
      <
      > {"jsonrpc": "2.0", "method": "exit"}
      exit 0
      """)
    let played = try session.played(in: "file://\(folder.resolvingSymlinksInPath().path)").text
    #expect(played.contains(#""value": "``\#(name)``: "#), "\(played)")
  }
}
