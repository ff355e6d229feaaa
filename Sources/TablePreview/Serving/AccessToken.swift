import TableSources

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
