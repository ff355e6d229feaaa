import Testing

/// An argument of a test whose beginning is enough to know it by.
public struct Long<Value: Sendable>: Sendable, CustomTestStringConvertible {
  /// The value itself.
  public let value: Value

  /// A value that is written out in the log as far as fits into a line.
  public init(_ value: Value) {
    self.value = value
  }

  /// The first 80 characters of the value.
  public var testDescription: String {
    let text = "\(value)"
    return text.count > 80 ? "\(text.prefix(80))…" : text
  }
}
