/// A value that stands in a place of a text: `3` in “%d items”.
public enum TextArgument: Hashable, Sendable {
  case text(String)
  case number(Double)

  /// The number without a fraction that it is; `nil` for others.
  public var whole: Int? {
    if case .number(let number) = self { Int(exactly: number) } else { nil }
  }
}
