import TableModel

/// The members of an object of JSON by their keys; what is of another kind than asked for is not there.
struct OutlineMembers {
  /// Few enough that looking through them takes less time than ordering them would.
  private let members: [(key: String, value: JSONValue)]

  /// The members of an object; none of anything else.
  init(_ json: JSONValue) {
    if case .object(let members) = json { self.members = members } else { members = [] }
  }

  subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  /// A text.
  func text(_ key: String) -> String? {
    if case .string(let text)? = self[key] { text } else { nil }
  }

  /// A number.
  func number(_ key: String) -> Double? { self[key].flatMap(Self.number) }

  /// A whole number.
  func integer(_ key: String) -> Int? { number(key).flatMap { Int(exactly: $0) } }

  /// Yes or no.
  func bool(_ key: String) -> Bool? {
    if case .bool(let bool)? = self[key] { bool } else { nil }
  }

  /// So many numbers and no more.
  func numbers(_ key: String, count: Int) -> [Double]? {
    guard case .array(let items)? = self[key] else { return nil }
    let numbers = items.compactMap(Self.number)
    return numbers.count == count && items.count == count ? numbers : nil
  }

  /// So many whole numbers and no more.
  func integers(_ key: String, count: Int) -> [Int]? {
    guard let numbers = numbers(key, count: count) else { return nil }
    let integers = numbers.compactMap { Int(exactly: $0) }
    return integers.count == count ? integers : nil
  }

  private static func number(_ value: JSONValue) -> Double? {
    if case .number(let number) = value, number.isFinite { number } else { nil }
  }
}
