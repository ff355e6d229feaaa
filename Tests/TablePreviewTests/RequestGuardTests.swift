import Testing

@testable import TablePreview

/// Only who knows the token and asks for this machine by its own name is answered.
@Suite struct RequestGuardTests {
  private let token: AccessToken
  private var guardian: RequestGuard

  init() throws {
    token = try #require(AccessToken())
    guardian = RequestGuard(token: token, port: 8000)
  }

  private func status(
    _ path: String, host: String? = "127.0.0.1:8000", origin: String? = nil, method: String = "GET",
    type: String? = nil, site: String? = nil
  )
    throws -> Status?
  {
    var lines = ["\(method) \(path) HTTP/1.1"]
    if let host { lines.append("Host: \(host)") }
    if let origin { lines.append("Origin: \(origin)") }
    if let type { lines.append("Content-Type: \(type)") }
    if let site { lines.append("Sec-Fetch-Site: \(site)") }
    let head = try RequestHead(Array((lines + ["", ""]).joined(separator: "\r\n").utf8))
    switch guardian.path(of: head) {
    case .success: return nil
    case .failure(let refusal): return refusal.status
    }
  }

  @Test func tokensAreLongAndDiffer() throws {
    let other = try #require(AccessToken())
    #expect(token.text.count == 40 && other.text != token.text)
    #expect(token.matches(token.text) && !token.matches(other.text) && !token.matches(""))
    #expect(!token.matches(token.text + "0") && !token.matches(token.text.dropLast()))
  }

  @Test func theAddressIsAnswered() throws {
    #expect(guardian.url == "http://127.0.0.1:8000/\(token.text)/")
    #expect(try status("/\(token.text)/") == nil)
    #expect(try status("/\(token.text)/view?source=0", host: "LOCALHOST:8000") == nil)
    #expect(try status("/\(token.text)/", origin: "http://127.0.0.1:8000") == nil)
  }

  /// In a container, the port that browsers see may be another than the server's.
  @Test mutating func namesThatWereGivenAreAnsweredBesidesThisMachines() throws {
    let any = try #require(ListenAddress("0.0.0.0"))
    guardian = RequestGuard(token: token, port: 8000, address: any, names: ["Mac.local", "localhost:9000"])
    #expect(guardian.url == "http://mac.local:8000/\(token.text)/")
    for host in ["mac.local:8000", "MAC.local:8000", "localhost:9000", "localhost:8000", "127.0.0.1:8000"] {
      #expect(try status("/\(token.text)/", host: host) == nil, "\(host)")
    }
    for host in ["0.0.0.0:8000", "mac.local", "mac.local:9000", "evil.example:8000", "local:8000"] {
      #expect(try status("/\(token.text)/", host: host) == .misdirected, "\(host)")
    }
    #expect(try status("/", host: "mac.local:8000") == .notFound)
    #expect(
      try status("/\(token.text)/view", host: "mac.local:8000", origin: "http://evil.example") == .forbidden)
    #expect(try status("/\(token.text)/view", host: "mac.local:8000", origin: "http://mac.local:8000") == nil)
  }

  @Test func anAddressThatIsListenedOnIsAnswered() throws {
    let address = try #require(ListenAddress("192.0.2.7"))
    let guardian = RequestGuard(token: token, port: 8000, address: address)
    #expect(guardian.url == "http://192.0.2.7:8000/\(token.text)/")
  }

  @Test(arguments: ["", "localhost", "1.2.3", "1.2.3.256", "::1", "0.0.0.0 "])
  func whatIsNoAddressIsNotListenedOn(_ text: String) {
    #expect(ListenAddress(text) == nil)
  }

  @Test(arguments: ["/", "/view", "//view", "/00/view", "/favicon.ico", "/../view"])
  func withoutTheTokenThereIsNothing(_ path: String) throws {
    #expect(try status(path) == .notFound)
    #expect(try status("/\(token.text)") == .notFound)
  }

  @Test(arguments: [
    nil, "evil.example", "evil.example:8000", "127.0.0.1", "127.0.0.1:80", "127.0.0.1:8000.evil.example", "",
  ])
  func namesOfOthersAreNotAnswered(_ host: String?) throws {
    #expect(try status("/\(token.text)/", host: host) == .misdirected)
  }

  @Test(arguments: ["http://evil.example", "null", "https://127.0.0.1:8000", "http://127.0.0.1:8001"])
  func pagesOfOthersAreNotAnswered(_ origin: String) throws {
    #expect(try status("/\(token.text)/view", origin: origin) == .forbidden)
  }

  /// A proxy asks for this machine by its own name, and the page is another's for all that its origin says.
  @Test(
    arguments: [
      ("same-origin", nil), ("same-site", .forbidden), ("cross-site", .forbidden), ("none", .forbidden),
      ("same-origin, same-origin", .forbidden), (nil, .forbidden),
    ] as [(String?, Status?)])
  mutating func pagesBehindAProxySend(_ site: String?, _ refusal: Status?) throws {
    guardian = RequestGuard(token: token, port: 8000, posts: ["approved"])
    let (path, origin) = ("/\(token.text)/approved", "https://8000.proxy.example")
    let sent = { [self] (host: String, path: String) in
      try status(
        path, host: host, origin: origin, method: "POST", type: "application/json", site: site)
    }
    #expect(try sent("127.0.0.1:8000", path) == refusal)
    #expect(try sent("8000.proxy.example", path) == .misdirected)
    if refusal == nil { #expect(try sent("127.0.0.1:8000", "/00/approved") == .notFound) }
  }

  /// What changes something must be sent by a page of the server’s own, in a form that no form of a page has.
  @Test mutating func onlyOwnPagesSend() throws {
    guardian = RequestGuard(token: token, port: 8000, posts: ["approved"])
    let (path, own) = ("/\(token.text)/approved", "http://127.0.0.1:8000")
    let sent = { [self] (origin: String?, type: String?) in
      try status(path, origin: origin, method: "POST", type: type)
    }
    #expect(try sent(own, "application/json") == nil)
    #expect(try sent(nil, "application/json") == .forbidden)
    #expect(try sent("null", "application/json") == .forbidden)
    #expect(try sent("http://evil.example", "application/json") == .forbidden)
    for type in [nil, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data"] {
      #expect(try sent(own, type) == .forbidden)
    }
    #expect(try status(path) == .methodNotAllowed)
    #expect(
      try status("/\(token.text)/state", origin: own, method: "POST", type: "application/json")
        == .methodNotAllowed)
    #expect(try status("/approved", origin: own, method: "POST", type: "application/json") == .notFound)
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "HEAD", "get"]) func nothingCanBeChanged(
    _ method: String
  ) throws {
    #expect(try status("/\(token.text)/", method: method) == .methodNotAllowed)
  }
}
