import TableSources

/// Collects the keys of a mapping that say something.
struct SpecValueBuilder {
  private(set) var entries: [SpecValue.Entry] = []

  /// The mapping.
  var value: SpecValue { .mapping(entries, isSpread: false) }

  /// The mapping with a line for each key.
  var spread: SpecValue { .mapping(entries, isSpread: true) }

  /// Adds a key, unless there is no value.
  mutating func add(_ key: String, _ value: SpecValue?) {
    if let value { entries.append(SpecValue.Entry(key: key, value: value)) }
  }

  /// Adds a text, unless there is none.
  mutating func add(_ key: String, text: String?) {
    add(key, text.map { .text($0) })
  }

  /// Adds a text, unless it is empty.
  mutating func add(_ key: String, textUnlessEmpty text: String) {
    if !text.isEmpty { add(key, text: text) }
  }

  /// Adds a number, unless there is none or it is the usual one.
  mutating func add(_ key: String, _ number: Double?, usually usual: Double? = nil) {
    if let number, number != usual { add(key, SpecValue.number(number)) }
  }

  /// Adds a whole number, unless it is the usual one.
  mutating func add(_ key: String, _ number: Int, usually usual: Int) {
    if number != usual { add(key, .word(String(number))) }
  }

  /// Adds a truth value, unless there is none or it is the usual one.
  mutating func add(_ key: String, _ value: Bool?, usually usual: Bool? = nil) {
    if let value, value != usual { add(key, .boolean(value)) }
  }

  /// Adds a constant, unless there is none or it is the usual one.
  mutating func add<Constant: RawRepresentable<String> & Equatable>(
    _ key: String, _ constant: Constant?, usually usual: Constant? = nil
  ) {
    if let constant, constant != usual { add(key, .word(constant)) }
  }

  /// Adds a list, unless it is empty.
  mutating func add(_ key: String, list: [SpecValue]) {
    if !list.isEmpty { add(key, .list(list)) }
  }
}
