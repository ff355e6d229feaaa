import TableSources

/// Decides which requests are answered at all.
///
/// A page of somebody else’s can make a browser send requests to this machine, and can give its own name this machine’s
/// address. So the name that was asked for must be this machine’s own or one that the user gave, and the URL must have
/// the token in it.
struct RequestGuard: Sendable {
  private let token: AccessToken
  private let hosts: [String]
  /// The paths to which clients may send something.
  private let posts: Set<String>

  /// A guard of the server on a port of an address.
  ///
  /// Names are further ones that browsers may ask for, each with a port where it is another than the server's. What is sent
  /// to one of the paths in `posts` must come from a page of this very server.
  init(
    token: AccessToken, port: UInt16, address: ListenAddress = .loopback, names: [String] = [],
    posts: Set<String> = []
  ) {
    (self.token, self.posts) = (token, posts)
    let own = address.isAny ? [] : [address.text]
    hosts =
      names.map { $0.contains(":") ? $0.lowercased() : "\($0.lowercased()):\(port)" }
      + (own + ["127.0.0.1", "localhost"]).map { "\($0):\(port)" }
  }

  /// The URL by which everything is reached.
  var url: String { "http://\(hosts.first ?? "")/\(token.text)/" }

  /// The path behind the token of a request that is to be answered, or why it is not.
  func path(of head: RequestHead) -> Result<String, RequestHead.Refusal> {
    guard let host = head.value("host"), hosts.contains(host.lowercased()) else {
      return .failure(RequestHead.Refusal(status: .misdirected))
    }
    guard head.fields["origin"] == nil || comesFromOwnPage(head) else {
      return .failure(RequestHead.Refusal(status: .forbidden))
    }
    let parts = head.path.dropFirst().split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, token.matches(parts[0]) else {
      return .failure(RequestHead.Refusal(status: .notFound))
    }
    let path = String(parts[1])
    guard head.method == (posts.contains(path) ? "POST" : "GET") else {
      return .failure(RequestHead.Refusal(status: .methodNotAllowed))
    }
    // Browsers say of all that is sent which page sends it, and of JSON they ask first where that page is another's.
    guard
      head.method == "GET" || head.fields["origin"] != nil && head.value("content-type") == "application/json"
    else { return .failure(RequestHead.Refusal(status: .forbidden)) }
    return .success(path)
  }

  /// Whether a page of this server sends a request.
  ///
  /// Behind a proxy, browsers see another origin than the server. They say themselves whether the page has the same as what
  /// it asks for, which no page can make them say; other servers behind the proxy do not know the token.
  private func comesFromOwnPage(_ head: RequestHead) -> Bool {
    head.value("sec-fetch-site") == "same-origin"
      || head.value("origin").map { origin in hosts.contains { "http://\($0)" == origin } } ?? false
  }
}

/// What a URL must have in it to be answered: so many random bytes that nobody guesses them.
struct AccessToken: Sendable {
  /// The token, in digits of base 16.
  let text: String

  /// The bytes of a token.
  private static let count = 20

  /// A new token; `nil` where the system has no random bytes.
  init?() {
    guard let bytes = RandomBytes.make(AccessToken.count) else { return nil }
    text = bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  /// Whether a text is the token; how long this takes says nothing of where they differ.
  func matches(_ other: some StringProtocol) -> Bool {
    let (own, other) = (Array(text.utf8), Array(other.utf8))
    guard own.count == other.count else { return false }
    return zip(own, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
