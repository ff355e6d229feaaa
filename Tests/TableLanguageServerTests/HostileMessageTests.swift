import Foundation
import TestSupport
import Testing

/// What no client should send: each is answered, or ends the session with a status and a word of why.
@Suite struct HostileMessageTests {
  private static let begin = #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"capabilities":{}}}"#
  private static let end = [
    #"{"jsonrpc":"2.0","id":1,"method":"shutdown"}"#, #"{"jsonrpc":"2.0","method":"exit"}"#,
  ]

  private static let brokenHeaders = [
    ("Content-Length: -1\r\n\r\n", "one whole number"),
    ("Content-Length: many\r\n\r\n{}", "one whole number"),
    ("Content-Length: 99999999999999999999999\r\n\r\n{}", "one whole number"),
    ("Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}", "one whole number"),
    ("Content-Length: \r\n\r\n{}", "one whole number"), ("Content-Length: 0x2\r\n\r\n{}", "one whole number"),
    ("Content-Length: +2\r\n\r\n{}", "one whole number"),
    ("Content-Type: text\r\n\r\n{}", "no Content-Length"), ("\r\n\r\n{}", "no Content-Length"),
    ("Content-Length\r\n\r\n{}", "no Content-Length"),
    (String(repeating: "x", count: 5000), "no end within"),
  ]

  @Test(arguments: brokenHeaders.map { (Long($0.0), $0.1) })
  func brokenHeadersEndTheSession(_ bytes: Long<String>, _ message: String) throws {
    let server = try ServerRun()
    server.send(Self.begin)
    _ = server.next()
    server.send(Array(bytes.value.utf8))
    let (messages, status, errors) = server.finish()
    #expect(messages.count == 1)
    #expect(messages.first?.contains("-32700") == true)
    #expect(messages.first?.contains(message) == true)
    #expect(status == 1)
    #expect(errors.contains(message))
  }

  @Test(arguments: [
    "", "Content-Length: 10", "Content-Length: 10\r\n\r\n{", "Content-Length: 99999999999\r\n\r\n{}",
  ])
  func aStreamThatEndsEndsTheSession(_ bytes: String) throws {
    let server = try ServerRun()
    server.send(Array(bytes.utf8))
    let (_, status, errors) = server.finish()
    #expect(status == 1)
    #expect(errors.contains("standard input ended"))
  }

  private static let strangeMessages = [
    ("", "-32700"), ("{", "-32700"), ("nonsense", "-32700"), (#"{"method":"\ud800"}"#, "-32600"),
    (String(repeating: "[", count: 100_000), "-32700"),
    (String(repeating: #"{"a":"#, count: 1000) + "1" + String(repeating: "}", count: 1000), "-32700"),
    ("[]", "-32600"), ("1", "-32600"), ("null", "-32600"), ("{}", "-32600"), (#"{"method":1}"#, "-32600"),
    (#"{"id":null,"method":"shutdown"}"#, "-32600"), (#"{"id":1.5,"method":"shutdown"}"#, "-32600"),
    (#"{"id":1e300,"method":"shutdown"}"#, "-32600"), (#"{"id":[1],"method":"shutdown"}"#, "-32600"),
    (#"{"id":{},"method":"shutdown"}"#, "-32600"), (#"{"id":true,"method":"shutdown"}"#, "-32600"),
    (#"{"id":7,"method":"initialize"}"#, "-32600"), (#"{"id":7,"method":"x"}"#, "-32601"),
    (#"{"id":7,"method":"textDocument/hover"}"#, "-32602"),
    (#"{"id":7,"method":"textDocument/hover","params":[1]}"#, "-32602"),
    (
      #"{"id":7,"method":"textDocument/hover","params":{"textDocument":{"uri":""},"position":{"line":0,"character":0}}}"#,
      "-32602"
    ),
    (
      #"{"id":7,"method":"textDocument/completion","params":{"textDocument":{"uri":"a"},"position":{"line":-1,"character":0}}}"#,
      "-32602"
    ),
    (
      #"{"id":7,"method":"textDocument/codeAction","params":{"textDocument":{"uri":"a"},"range":{}}}"#,
      "-32602"
    ),
  ]

  @Test(arguments: strangeMessages.map { (Long($0.0), $0.1) })
  func aStrangeMessageIsAnsweredAndTheNextOneToo(_ message: Long<String>, _ code: String) throws {
    let server = try ServerRun()
    for message in [Self.begin, message.value] + Self.end { server.send(message) }
    let (messages, status, errors) = server.finish()
    #expect(messages.count == 3)
    #expect(messages.dropFirst().first?.contains(code) == true, "\(messages)")
    #expect(status == 0)
    #expect(errors.isEmpty)
  }

  @Test func bytesThatAreNoTextAreNoJSON() throws {
    let server = try ServerRun()
    server.send(Self.begin)
    let content = Array(#"{"id":1,"method":""#.utf8) + [0xFF, 0xC0, 0x80] + Array(#""}"#.utf8)
    server.send(Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content)
    for message in Self.end { server.send(message) }
    let (messages, status, _) = server.finish()
    #expect(messages.count == 3)
    #expect(messages.dropFirst().first?.contains("-32700") == true)
    #expect(status == 0)
  }

  @Test func aMessageThatIsTooLongIsPassedOver() throws {
    let server = try ServerRun()
    server.send(Self.begin)
    let count = 65 << 20
    server.send(Array("Content-Length: \(count)\r\n\r\n".utf8))
    let chunk = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    for _ in 0..<65 { server.send(chunk) }
    for message in Self.end { server.send(message) }
    let (messages, status, _) = server.finish()
    #expect(messages.count == 3)
    #expect(messages.dropFirst().first?.contains("-32600") == true)
    #expect(status == 0)
  }

  @Test func aRequestThatIsCancelledBehindItIsNotWorkedOn() throws {
    let server = try ServerRun()
    server.send(Self.begin)
    _ = server.next()
    let request = #"{"id":7,"method":"textDocument/codeLens","params":{"textDocument":{"uri":"a"}}}"#
    let cancel = #"{"method":"$/cancelRequest","params":{"id":7}}"#
    server.send(ServerRun.framed(request) + ServerRun.framed(cancel) + ServerRun.framed(request))
    for message in Self.end { server.send(message) }
    let (messages, status, _) = server.finish()
    #expect(messages.count == 3)
    #expect(messages.first?.contains("-32800") == true)
    #expect(messages.dropFirst().first?.contains("\"result\": []") == true)
    #expect(status == 0)
  }

  @Test(arguments: [
    #"{"range":{"start":{"line":99,"character":99},"end":{"line":999,"character":0}},"text":"rows: [B]\n"}"#,
    #"{"range":{"start":{"line":1,"character":50},"end":{"line":0,"character":3}},"text":"x"}"#,
    #"{"range":{"start":{"line":1e300,"character":1e300},"end":{"line":1e300,"character":1e300}},"text":"x"}"#,
    #"{"range":{"start":{"line":-5,"character":0},"end":{"line":0,"character":0}},"text":"x"}"#,
    #"{"range":7,"text":"x"}"#, #"{"range":null,"text":""}"#, #"{"text":7}"#, #"7"#,
    #"{"range":{"start":{"line":0,"character":1.5},"end":{"line":0,"character":2.5}},"text":"\u0000\ufeff"}"#,
  ])
  func editsOutsideOfADocumentDoNoHarm(_ change: String) throws {
    let server = try ServerRun()
    let uri = "file:///nowhere/%C3%A9.yaml"
    let open =
      #"{"method":"textDocument/didOpen","params":{"textDocument":{"uri":"\#(uri)","text":"tableView:\n  rows: [A]\n"}}}"#
    let edit =
      #"{"method":"textDocument/didChange","params":{"textDocument":{"uri":"\#(uri)"},"contentChanges":[\#(change)]}}"#
    let symbols =
      #"{"id":7,"method":"textDocument/documentSymbol","params":{"textDocument":{"uri":"\#(uri)"}}}"#
    for message in [Self.begin, open, edit, edit, symbols] + Self.end { server.send(message) }
    let (messages, status, errors) = server.finish()
    #expect(messages.contains { $0.contains("\"id\": 7, \"result\"") }, "\(messages)")
    #expect(status == 0)
    #expect(errors.isEmpty)
  }
}
