/// A value to be written as JSON; keys keep their order.
public enum JSONValue: Sendable {
  case null
  case bool(Bool)
  /// A number, written with three decimals at most.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])
}

extension Double {
  /// At most three decimals, none that say nothing.
  package var shortDescription: String {
    guard isFinite else { return "0" }
    let rounded = (self * 1000).rounded() / 1000
    guard rounded != rounded.rounded() || abs(rounded) >= 1e15 else { return String(Int(rounded)) }
    return String(rounded)
  }
}
