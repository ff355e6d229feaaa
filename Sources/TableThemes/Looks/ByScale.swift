/// A value that differs between screens of one pixel a point and finer ones.
public struct ByScale<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value where a point is one pixel.
  public var standard: Value
  /// The value where a point is two or more pixels.
  public var retina: Value

  /// The value for a screen of so many pixels a point.
  public subscript(scale: Double) -> Value { scale < 2 ? standard : retina }
}

extension ByScale {
  /// The same value for all screens.
  init(_ value: Value) {
    self.init(standard: value, retina: value)
  }
}
