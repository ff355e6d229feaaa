import TableModel

/// What is read from a value in the file of a review.
///
/// `Decodable`, which does the same for any file, takes several times as long.
protocol ReviewValue {
  /// Reads the value; throws where it is something else.
  init(_ json: JSONValue) throws(ReviewDamage)
}

extension JSONValue {
  /// What an object holds under a key; throws where there is nothing, or `null`.
  func member<Value: ReviewValue>(_ key: String) throws(ReviewDamage) -> Value {
    guard let json = try json(key) else { throw ReviewDamage(" is missing").within(key) }
    return try json.known(under: key)
  }

  /// What an object holds under a key; `nil` where there is nothing, or `null`.
  func member<Value: ReviewValue>(ifPresent key: String) throws(ReviewDamage) -> Value? {
    guard let json = try json(key), !json.isNull else { return nil }
    return try json.read(under: key)
  }

  /// What an object holds under a key, which is this; throws where it is `null`.
  fileprivate func known<Value: ReviewValue>(under key: String) throws(ReviewDamage) -> Value {
    guard !isNull else { throw ReviewDamage(" is null").within(key) }
    return try read(under: key)
  }

  private func json(_ key: String) throws(ReviewDamage) -> JSONValue? {
    guard case .object = self else { throw .kind }
    return self[key]
  }

  private func read<Value: ReviewValue>(under key: String) throws(ReviewDamage) -> Value {
    do throws(ReviewDamage) {
      return try Value(self)
    } catch {
      throw error.within(key)
    }
  }

  private var isNull: Bool { if case .null = self { true } else { false } }
}

extension String: ReviewValue {
  init(_ json: JSONValue) throws(ReviewDamage) {
    guard case .string(let text) = json else { throw .kind }
    self = text
  }
}

extension Double: ReviewValue {
  init(_ json: JSONValue) throws(ReviewDamage) {
    guard case .number(let number) = json else { throw .kind }
    self = number
  }
}

extension Int: ReviewValue {
  init(_ json: JSONValue) throws(ReviewDamage) {
    let number = try Double(json)
    guard let whole = Int(exactly: number) else {
      throw ReviewDamage(": \(number.plain) is no whole number, or too large")
    }
    self = whole
  }
}

extension Bool: ReviewValue {
  init(_ json: JSONValue) throws(ReviewDamage) {
    guard case .bool(let bool) = json else { throw .kind }
    self = bool
  }
}

extension Array: ReviewValue where Element: ReviewValue {
  init(_ json: JSONValue) throws(ReviewDamage) {
    guard case .array(let items) = json else { throw .kind }
    self = []
    reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      do throws(ReviewDamage) {
        append(try Element(item))
      } catch {
        throw error.within(index)
      }
    }
  }
}

extension Dictionary: ReviewValue where Key == String, Value: ReviewValue {
  init(_ json: JSONValue) throws(ReviewDamage) {
    guard case .object(let members) = json else { throw .kind }
    self = [:]
    for (key, value) in members { self[key] = try value.known(under: key) }
  }
}

extension ReviewValue where Self: RawRepresentable, RawValue == String {
  init(_ json: JSONValue) throws(ReviewDamage) {
    let word = try String(json)
    guard let value = Self(rawValue: word) else { throw ReviewDamage(": “\(word)” is not known here") }
    self = value
  }
}
