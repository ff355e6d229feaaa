import TableModel

extension TextStyle {
  /// The weight of the letters.
  public var weight: FontWeight { self == .headline ? .semibold : .regular }
}
