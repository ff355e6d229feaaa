import TableModel

/// A value that differs between the light and the dark kind of bar.
public struct ByBarStyle<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value of an ordinary bar.
  public var `default`: Value
  /// The value of a black bar.
  public var black: Value

  /// A value for the default style and one for the black ones.
  init(_ default: Value, black: Value) {
    self.default = `default`
    self.black = black
  }

  /// The same value for both kinds.
  init(_ value: Value) {
    self.init(value, black: value)
  }

  /// The value for one kind of bar.
  public subscript(style: BarStyle) -> Value {
    switch style {
    case .default: `default`
    case .black: black
    }
  }
}
