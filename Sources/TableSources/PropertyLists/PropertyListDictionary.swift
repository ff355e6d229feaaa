/// The dictionary of a property list: values with names, in the order of the file.
///
/// Where a key is written twice the last value counts, at the place of the first. Keys are told apart by their
/// characters, however alike these look.
package struct PropertyListDictionary<Value: Hashable & Sendable>: Hashable, Sendable {
  /// A value and its name.
  package struct Entry: Hashable, Sendable {
    /// The name.
    package var key: String
    /// Where the name stands.
    package var keyRange: SourceRange
    /// The value.
    package var value: Value

    /// A value of a name.
    package init(key: String, keyRange: SourceRange, value: Value) {
      self.key = key
      self.keyRange = keyRange
      self.value = value
    }
  }

  /// The values and their names.
  package private(set) var entries: [Entry] = []
  private var numbers: [ExactText: Int] = [:]

  /// An empty dictionary.
  package init() {}

  /// A dictionary of entries.
  package init(_ entries: [Entry]) {
    for entry in entries { set(entry) }
  }

  /// Adds an entry, or replaces the one of the same key.
  package mutating func set(_ entry: Entry) {
    let key = ExactText(entry.key)
    if let number = numbers[key] {
      entries[number] = entry
    } else {
      numbers[key] = entries.count
      entries.append(entry)
    }
  }

  /// The entry of a key.
  package func entry(_ key: String) -> Entry? {
    numbers[ExactText(key)].map { entries[$0] }
  }

  /// The value of a key.
  package subscript(key: String) -> Value? { entry(key)?.value }
}

/// A text that equals none but those of the same characters; strings are equal that only look alike.
private struct ExactText: Hashable {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (one: ExactText, other: ExactText) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
