import TableModel

/// What tells a request from the others of its client: a whole number or a text.
enum RequestID: Hashable, Sendable {
  case number(Int)
  case text(String)

  /// The greatest number that is written with all of its digits and nothing else.
  private static let greatest = 999_999_999_999_999

  /// The id that a value is; `nil` for what the protocol does not allow.
  init?(_ value: JSONValue) {
    switch value {
    case .number(let number):
      guard let whole = Int(exactly: number), whole.magnitude <= RequestID.greatest else { return nil }
      self = .number(whole)
    case .string(let text): self = .text(text)
    default: return nil
    }
  }

  /// The id as an answer repeats it.
  var json: JSONValue {
    switch self {
    case .number(let number): .number(Double(number))
    case .text(let text): .string(text)
    }
  }
}
