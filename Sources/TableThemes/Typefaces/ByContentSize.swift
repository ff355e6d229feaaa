import TableModel

/// A value that differs between the sizes of text that users choose from.
public struct ByContentSize<Value: Sendable>: Sendable {
  /// The value at Dynamic Type's standard setting.
  public var standard: Value
  /// The values at those settings where it is another than the standard's.
  public var others: [ContentSizeCategory: Value] = [:]

  /// The value at a setting.
  public subscript(category: ContentSizeCategory) -> Value { others[category] ?? standard }
}

extension ByContentSize: Equatable where Value: Equatable {}
extension ByContentSize: Hashable where Value: Hashable {}
