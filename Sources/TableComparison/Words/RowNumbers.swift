/// Numbers for the rows of two tables, equal ones for rows that say the same.
///
/// Where several rows of a table say the same, or nothing, those have equal numbers that look alike as well.
struct RowNumbers {
  /// The numbers of the older table's rows.
  let old: [Int]
  /// The numbers of the newer table's rows.
  let new: [Int]

  /// The numbers of the rows of two tables, from one on.
  init(of old: ArraySlice<PlacedView>, _ new: ArraySlice<PlacedView>, from first: Int) {
    // A row that got another identifier and nothing else is the same row.
    let shared = Set(old.compactMap(\.view.id)).intersection(new.compactMap(\.view.id))
    var texts = Numbering<RowKey>(minimumCapacity: max(old.count, new.count))
    let keys = [old, new].map { rows in
      rows.map { texts.number(of: RowKey($0.view, amongShared: shared)) }
    }
    let isCommon = keys.reduce(into: Array(repeating: false, count: texts.count)) { isCommon, keys in
      var isKnown = Array(repeating: false, count: texts.count)
      for key in keys {
        isCommon[key] = isCommon[key] || isKnown[key]
        isKnown[key] = true
      }
    }
    var looks = Numbering<RowLook>()
    let numbers = zip([old, new], keys).map { rows, keys in
      zip(rows, keys).map { row, key in
        first + (isCommon[key] ? texts.count + looks.number(of: RowLook(row.view)) : key)
      }
    }
    (self.old, self.new) = (numbers[0], numbers[1])
  }
}

/// Numbers for values from 0 on, equal ones for equal values.
private struct Numbering<Value: Hashable> {
  private var numbers: [Value: Int]

  /// No numbers yet, with room for some.
  init(minimumCapacity: Int = 0) {
    numbers = Dictionary(minimumCapacity: minimumCapacity)
  }

  /// How many there are.
  var count: Int { numbers.count }

  /// The number of a value.
  mutating func number(of value: Value) -> Int {
    if let number = numbers[value] { return number }
    let number = numbers.count
    numbers[value] = number
    return number
  }
}

/// What tells a row from others: an identifier that both tables have, or else its arrangement and its texts.
private struct RowKey: Hashable {
  private let view: ViewOutline
  private let id: String?

  init(_ view: ViewOutline, amongShared identifiers: Set<String>) {
    self.view = view
    id = view.id.flatMap { identifiers.contains($0) ? $0 : nil }
  }

  static func == (first: RowKey, second: RowKey) -> Bool {
    guard first.view.viewClass == second.view.viewClass, first.id == second.id else { return false }
    return first.id != nil
      || first.view.role == second.view.role && first.view.style == second.view.style
        && first.view.hasTexts(of: second.view)
  }

  func hash(into hasher: inout Hasher) {
    if let id { hasher.combine(id) } else { view.hashTexts(into: &hasher) }
  }
}

/// What a row shows, wherever it stands.
private struct RowLook: Hashable {
  private let view: ViewOutline

  init(_ view: ViewOutline) {
    self.view = view
  }

  static func == (first: RowLook, second: RowLook) -> Bool { first.view.hasLook(of: second.view) }

  func hash(into hasher: inout Hasher) {
    view.hashTexts(into: &hasher)
    view.hashLook(into: &hasher)
  }
}
