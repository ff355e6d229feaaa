import Foundation
import TestSupport
import Testing

/// The command of the lens opens a preview, which lives as long as the session.
@Suite struct PreviewCommandTests {
  private let file: URL

  init() throws {
    file = FileManager.default.temporaryDirectory.appendingPathComponent("lens \(UUID().uuidString).yaml")
    try Data("tableView: {rows: [{textLabel: Wi-Fi}]}\n".utf8).write(to: file)
  }

  private func json(_ text: String?) -> [String: Any] {
    text.flatMap { try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] } ?? [:]
  }

  /// A session with a client that says such things of itself.
  private func begun(_ capabilities: String) throws -> ServerRun {
    let run = try ServerRun()
    run.send(
      #"{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities": \#(capabilities)}}"#)
    #expect(run.next()?.contains("tablemock.preview") == true)
    return run
  }

  private func execute(_ run: ServerRun, _ id: Int, on uri: String) {
    run.send(
      """
      {"jsonrpc": "2.0", "id": \(id), "method": "workspace/executeCommand", "params": \
      {"command": "tablemock.preview", "arguments": ["\(uri)"]}}
      """)
  }

  /// The next message that is no answer to the request of an id, and whether that one was answered well.
  private func next(_ run: ServerRun, after id: Int) -> [String: Any] {
    var (wanted, isAnswered): ([String: Any]?, Bool) = (nil, false)
    while wanted == nil || !isAnswered {
      let message = json(run.next())
      if message.isEmpty { break }
      if message["method"] == nil, message["id"] as? Int == id {
        isAnswered = message["result"] is NSNull
        if !isAnswered { break }
      } else {
        wanted = message
      }
    }
    #expect(isAnswered)
    return wanted ?? [:]
  }

  /// What is served at an address; empty where nothing answers.
  private func served(_ url: String) throws -> String {
    let script = """
      import sys, urllib.request
      try:
          print(urllib.request.urlopen(sys.argv[1], timeout=20).read().decode())
      except OSError:
          pass
      """
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = ["-c", script, url]
    process.standardOutput = output
    try process.start()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  @Test func aPreviewIsOpened() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try begun(#"{"window": {"showDocument": {"support": true}}}"#)
    execute(run, 2, on: file.absoluteString)
    let request = next(run, after: 2)
    #expect(request["method"] as? String == "window/showDocument")
    let params = request["params"] as? [String: Any]
    #expect(params?["external"] as? Bool == true)
    let url = try #require(params?["uri"] as? String)
    #expect(url.wholeMatch(of: #/http://127\.0\.0\.1:\d+/\w+/?/#) != nil, "\(url)")
    #expect(try served(url).contains("<title>"))
    // A second wish opens the same.
    execute(run, 3, on: file.absoluteString)
    let second = next(run, after: 3)
    #expect((second["params"] as? [String: Any])?["uri"] as? String == url)
    // A client that does not open it is told where it is.
    let id = try #require(second["id"] as? Int)
    run.send(#"{"jsonrpc": "2.0", "id": \#(id), "result": {"success": false}}"#)
    #expect(((json(run.next())["params"] as? [String: Any])?["message"] as? String)?.contains(url) == true)
    run.send(#"{"jsonrpc": "2.0", "id": 4, "method": "shutdown"}"#)
    run.send(#"{"jsonrpc": "2.0", "method": "exit"}"#)
    #expect(run.finish().status == 0)
    // The preview ends with the session.
    for _ in 0..<300 {
      if try served(url).isEmpty { return }
      usleep(100_000)
    }
    Issue.record("the preview goes on")
  }

  @Test func clientsThatOpenNothingAreToldWhereItIs() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try begun("{}")
    execute(run, 2, on: file.absoluteString)
    let message = next(run, after: 2)
    #expect(message["method"] as? String == "window/showMessage")
    let words = (message["params"] as? [String: Any])?["message"] as? String
    #expect(words?.hasPrefix("The preview is at http://127.0.0.1:") == true)
    // A session that breaks off takes its previews along.
    #expect(run.finish().status == 1)
    let url = try #require(words?.components(separatedBy: " ").last)
    for _ in 0..<300 {
      if try served(url).isEmpty { return }
      usleep(100_000)
    }
    Issue.record("the preview goes on")
  }

  @Test(arguments: [
    ("file:///nowhere/a.yaml", "the preview shows saved files"),
    ("untitled:1", "takes the address of a file"),
  ]) func whatIsNoFileIsRefused(uri: String, words: String) throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try begun("{}")
    execute(run, 2, on: uri)
    let message = (json(run.next())["error"] as? [String: Any])?["message"] as? String
    #expect(message?.contains(words) == true, "\(message ?? "no answer")")
    _ = run.finish()
  }
}
