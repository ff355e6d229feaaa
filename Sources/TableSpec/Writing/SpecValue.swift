import TableSources

/// A value of a spec that is to be written.
enum SpecValue: Hashable, Sendable {
  /// Characters, which stand in quotation marks where YAML would take them for something else.
  case text(String)
  /// A number, a truth value or one of UIKit's constants, written as it is.
  case word(String)
  /// Values one after the other; a list that is spread has a line for each, however short they are.
  case list([SpecValue], isSpread: Bool = false)
  /// Keys with their values, likewise.
  case mapping([Entry], isSpread: Bool)

  /// A key with its value.
  struct Entry: Hashable, Sendable {
    var key: String
    var value: SpecValue
  }

  /// Whether the value has no parts.
  var isScalar: Bool {
    switch self {
    case .text, .word: true
    case .list, .mapping: false
    }
  }

  /// Whether the value is a list or mapping of nothing.
  var isEmpty: Bool {
    switch self {
    case .text, .word: false
    case .list(let items, _): items.isEmpty
    case .mapping(let entries, _): entries.isEmpty
    }
  }
}

extension SpecValue {
  /// A number, without a fraction where it has none.
  static func number(_ number: Double) -> SpecValue { .word(plain(number.isFinite ? number : 0)) }

  /// A truth value.
  static func boolean(_ value: Bool) -> SpecValue { .word(value ? "true" : "false") }

  /// One of UIKit's constants.
  static func word(_ constant: some RawRepresentable<String>) -> SpecValue { .word(constant.rawValue) }

  /// The short form of a mapping that has one key alone, if that key has one.
  func short(for key: String) -> SpecValue {
    if case .mapping(let entries, _) = self, entries.count == 1, let entry = entries.first, entry.key == key {
      entry.value
    } else {
      self
    }
  }
}
