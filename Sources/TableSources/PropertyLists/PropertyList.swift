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
