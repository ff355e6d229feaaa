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
  package var shortDescription: String { decimal(self, places: 3) }
}
