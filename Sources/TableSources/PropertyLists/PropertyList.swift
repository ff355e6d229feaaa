/// A value of a property list, and where it stands.
package struct PropertyList: Hashable, Sendable {
  /// Values with names.
  package typealias Entries = PropertyListDictionary<PropertyList>

  /// The kinds of values.
  package indirect enum Value: Hashable, Sendable {
    /// Text; the only kind that old-style lists have for what is no list, dictionary or data.
    case string(String)
    /// A whole number.
    case integer(Int)
    /// Any other number.
    case real(Double)
    /// Yes or no.
    case boolean(Bool)
    /// A moment, in seconds since the beginning of 2001 in Greenwich.
    case date(Double)
    /// Bytes: `<data>`.
    case data([UInt8])
    /// The number by which an archive calls one of its objects; in binary lists alone.
    case identifier(UInt64)
    /// Values in their order.
    case array([PropertyList])
    /// Values with names.
    case dictionary(Entries)
  }

  /// The value.
  package var value: Value
  /// Where it begins in the text that it was read from.
  ///
  /// Binary lists have no text: there it is the number of the object, which puts findings in order.
  package var range: SourceRange

  /// A value at a place.
  package init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }

  /// The text; `nil` for other kinds.
  package var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The values of a list; `nil` for other kinds.
  package var array: [PropertyList]? {
    if case .array(let values) = value { values } else { nil }
  }

  /// The values with names; `nil` for other kinds.
  package var dictionary: PropertyList.Entries? {
    if case .dictionary(let dictionary) = value { dictionary } else { nil }
  }

  /// The value of a key; `nil` where there is none, or where this is no dictionary.
  package subscript(key: String) -> PropertyList? { dictionary?[key] }

  /// What kind of value this is, with its article, for messages.
  package var kindName: String {
    switch value {
    case .string: "a string"
    case .integer, .real: "a number"
    case .boolean: "a boolean"
    case .date: "a date"
    case .data: "data"
    case .identifier: "an identifier"
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }
}

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
