import Testing

@testable import TablePreview

/// Heads of requests come from anyone who finds the port.
@Suite struct RequestHeadTests {
  private func head(_ lines: String...) throws -> RequestHead {
    try RequestHead(Array((lines + ["", ""]).joined(separator: "\r\n").utf8))
  }

  @Test func aHeadIsRead() throws {
    let head = try head("GET /a/b?x=1&y=%C3%A9+ HTTP/1.1", "Host: one:80", "X-Odd:", "x-odd:  two \t")
    #expect(head.method == "GET" && head.path == "/a/b" && !head.closes)
    #expect(head.value("host") == "one:80")
    #expect(head.value("x-odd") == nil)
    #expect(head.fields["x-odd"] == ["", "two"])
    #expect(try #require(head.items).map(\.name) == ["x", "y"])
    #expect(try #require(head.items).map(\.value) == ["1", "é+"])
  }

  @Test(arguments: [
    "", "GET", "GET /", "GET / HTTP/2", "GET  / HTTP/1.1", "GET http://a/ HTTP/1.1", "GET * HTTP/1.1",
    "GET /\u{7F} HTTP/1.1", "GET /\0 HTTP/1.1", "\u{1}",
  ])
  func whatIsNoRequestIsRefused(_ line: String) {
    #expect(throws: RequestHead.Refusal(status: .badRequest)) { try head(line, "Host: a") }
  }

  @Test(arguments: [": no name", "no colon", "two words: a", "é: a"]) func fieldsNeedNames(_ line: String) {
    #expect(throws: RequestHead.Refusal(status: .badRequest)) { try head("GET / HTTP/1.1", line) }
  }

  @Test(arguments: [
    "Content-Length: 1", "Content-Length: -1", "Content-Length: x", "Transfer-Encoding: chunked",
  ])
  func bodiesAreNotTaken(_ line: String) throws {
    #expect(throws: RequestHead.Refusal(status: .contentTooLarge)) { try head("GET / HTTP/1.1", line) }
    #expect(try head("GET / HTTP/1.1", "Content-Length: 0").method == "GET")
  }

  @Test func bodiesAreTakenUpToALimit() throws {
    let text = { (length: String) in Array("POST / HTTP/1.1\r\nContent-Length: \(length)\r\n\r\n".utf8) }
    #expect(try RequestHead(text("100"), mostBody: 100).bodyLength == 100)
    for length in ["101", "-1", "+1", "1e1", "1, 1", "", "99999999999999999999", "٣"] {
      #expect(throws: RequestHead.Refusal(status: .contentTooLarge)) {
        try RequestHead(text(length), mostBody: 100)
      }
    }
    let twice = Array("POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\n".utf8)
    #expect(throws: RequestHead.Refusal.self) { try RequestHead(twice, mostBody: 100) }
  }

  @Test func fieldsAreCounted() throws {
    let fields = (0...RequestHead.mostFields).map { "X-\($0): a" }
    let text = (["GET / HTTP/1.1"] + fields + ["", ""]).joined(separator: "\r\n")
    #expect(throws: RequestHead.Refusal(status: .fieldsTooLarge)) { try RequestHead(Array(text.utf8)) }
  }

  @Test(arguments: ["a=%", "a=%4", "a=%zz", "a=%FF", "%=1"]) func escapesThatAreNoneAreRefused(
    _ query: String
  ) throws {
    #expect(try head("GET /?\(query) HTTP/1.1").items == nil)
  }

  @Test(arguments: [("GET / HTTP/1.0", ""), ("GET / HTTP/1.1", "Connection: close")])
  func clientsMaySendOneRequest(_ line: String, _ field: String) throws {
    #expect(try field.isEmpty ? head(line).closes : head(line, field).closes)
  }

  @Test func bytesThatAreNoTextAreRefused() {
    #expect(throws: RequestHead.Refusal.self) { try RequestHead([0xFF, 0xFE, 13, 10, 13, 10]) }
  }

  @Test func theEndIsFound() {
    #expect(RequestHead.length(in: Array("GET / HTTP/1.1\r\n\r\nrest".utf8)) == 18)
    #expect(RequestHead.length(in: Array("GET / HTTP/1.1\r\n\r".utf8)) == nil)
    #expect(RequestHead.length(in: []) == nil)
  }
}
