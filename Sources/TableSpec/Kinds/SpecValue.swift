import TableModel

/// A value of a spec that is to be written.
package enum SpecValue: Hashable, Sendable {
  /// Characters, which stand in quotation marks where YAML would take them for something else.
  case text(String)
  /// A number, a truth value or one of UIKit's constants, written as it is.
  case word(String)
  /// Values one after the other; a list that is spread has a line for each, however short they are.
  case list([SpecValue], isSpread: Bool = false)
  /// Keys with their values, likewise.
  case mapping([Entry], isSpread: Bool)

  /// A key with its value.
  package struct Entry: Hashable, Sendable {
    /// The key.
    package var key: String
    /// Its value.
    package var value: SpecValue
    /// When it may be tried to leave the key out; `nil` for what an author wants said.
    package var reduction: Reduction?

    /// A key with its value.
    package init(key: String, value: SpecValue, reduction: Reduction? = nil) {
      self.key = key
      self.value = value
      self.reduction = reduction
    }
  }

  /// Whether the value has no parts.
  package var isScalar: Bool {
    switch self {
    case .text, .word: true
    case .list, .mapping: false
    }
  }

  /// Whether the value is a list or mapping of nothing.
  package var isEmpty: Bool {
    switch self {
    case .text, .word: false
    case .list(let items, _): items.isEmpty
    case .mapping(let entries, _): entries.isEmpty
    }
  }
}

extension SpecValue {
  /// A number, without a fraction where it has none.
  package static func number(_ number: Double) -> SpecValue { .word(plain(number.isFinite ? number : 0)) }

  /// A truth value.
  package static func boolean(_ value: Bool) -> SpecValue { .word(value ? "true" : "false") }

  /// The short form of a mapping that has one key alone, if that key has one.
  package func short(for key: String) -> SpecValue {
    if case .mapping(let entries, _) = self, entries.count == 1, let entry = entries.first, entry.key == key {
      entry.value
    } else {
      self
    }
  }

  /// The text that a mapping is short for if it has this key alone, and a text for its value.
  package func shortIfText(for key: String) -> SpecValue {
    let short = short(for: key)
    return if case .text = short { short } else { self }
  }

  /// `true` for a mapping that says nothing but that the thing is there.
  package var presence: SpecValue { isEmpty ? .boolean(true) : self }
}

/// When it is tried to leave out a key that Interface Builder writes whether it matters or not.
///
/// What holds other keys comes first, and last what others fall back on, innermost first: rows of one height are
/// better said by the table than by each of them.
package enum Reduction: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// A header or footer that is nothing but space.
  case space
  /// A part with keys of its own.
  case part
  /// A value of a part.
  case detail
  /// A value that others fall back on.
  case fallback

  /// Whether it is tried before another.
  package static func < (first: Reduction, second: Reduction) -> Bool { first.rawValue < second.rawValue }
}
