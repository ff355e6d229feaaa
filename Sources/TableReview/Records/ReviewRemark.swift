import TableModel

/// What is to be said of a picture though it is the same.
public struct ReviewRemark: Hashable, Sendable {
  /// The picture's name.
  public var name: String
  /// What is said, in one line without a full stop.
  public var text: String

  /// A remark on a picture.
  public init(name: String, text: String) {
    (self.name, self.text) = (name, text)
  }

  /// The value as an object of JSON.
  public var json: JSONValue { .object([("name", .string(name)), ("text", .string(text))]) }
}
