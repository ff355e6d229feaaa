/// A value that is kept by reference, and copied where it is changed while others have it, too.
///
/// Themes are made of hundreds of numbers; every place that keeps one would copy them all.
@propertyWrapper
public struct Boxed<Value: Hashable & Sendable>: Sendable {
  /// What holds the value; it is changed by nobody but its only owner.
  @usableFromInline final class Box: @unchecked Sendable {
    @usableFromInline var value: Value

    @inlinable init(_ value: Value) {
      self.value = value
    }
  }

  @usableFromInline var box: Box

  /// A value in a box of its own.
  @inlinable public init(wrappedValue: Value) {
    box = Box(wrappedValue)
  }

  /// The value itself.
  @inlinable public var wrappedValue: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}

extension Boxed {
  /// Whether this and another are one value in one box, and not two that are equal.
  public func isIdentical(to other: Boxed) -> Bool { box === other.box }
}

extension Boxed: Hashable {
  /// Whether two values are equal; those of one box are.
  @inlinable public static func == (first: Boxed, second: Boxed) -> Bool {
    first.box === second.box || first.box.value == second.box.value
  }

  /// Hashes the value.
  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(box.value) }
}

/// A property that few values have.
///
/// What it holds lies elsewhere, so that those without it are small: cells and screens are copied at every step from a
/// source to a picture, and most of what UIKit lets them have is not there.
@propertyWrapper
public struct Rare<Value: Hashable & Sendable>: Hashable, Sendable {
  private var box: Boxed<Value>?

  /// Nothing.
  public init() {}

  /// A value, or nothing.
  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  /// The value; `nil` for nothing.
  public var wrappedValue: Value? {
    get { box?.wrappedValue }
    set { box = newValue.map(Boxed.init) }
  }
}
