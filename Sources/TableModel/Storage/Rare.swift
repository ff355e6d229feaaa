/// A property that few values have.
///
/// What it holds lies elsewhere, so that those without it are small: cells and screens are copied at every step from a
/// source to a picture, and most of what UIKit lets them have is not there.
@propertyWrapper
public struct Rare<Value: Hashable & Sendable>: Hashable, Sendable {
  private indirect enum Storage: Hashable, Sendable {
    case none
    case some(Value)
  }

  private var storage = Storage.none

  /// Nothing.
  public init() {}

  /// A value, or nothing.
  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  /// The value; `nil` for nothing.
  public var wrappedValue: Value? {
    get { if case .some(let value) = storage { value } else { nil } }
    set { storage = newValue.map(Storage.some) ?? .none }
  }
}
