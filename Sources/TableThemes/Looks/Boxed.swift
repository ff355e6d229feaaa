/// A value that is kept by reference, and copied where it is changed while others have it, too.
///
/// Themes are made of hundreds of numbers; every place that keeps one would copy them all.
@propertyWrapper
public struct Boxed<Value: Hashable & Sendable>: Sendable {
  /// What holds the value; it is changed by nobody but its only owner.
  private final class Box: @unchecked Sendable {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private var box: Box

  /// A value in a box of its own.
  public init(wrappedValue: Value) {
    box = Box(wrappedValue)
  }

  /// The value itself.
  public var wrappedValue: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}

extension Boxed: Hashable {
  /// Whether two values are equal; those of one box are.
  public static func == (first: Boxed, second: Boxed) -> Bool {
    first.box === second.box || first.box.value == second.box.value
  }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(box.value) }
}
