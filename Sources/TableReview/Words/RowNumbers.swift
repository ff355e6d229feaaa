/// Numbers for the rows of two tables, equal ones for rows that say the same.
///
/// Where several rows of a table say the same, or nothing, those have equal numbers that look alike as well.
struct RowNumbers {
  private let shared: Set<String>
  /// What several rows of a table say.
  private var common: Set<RowKey> = []
  private var numbers: [RowKey: Int]
  private var looks: [RowLook: Int] = [:]
  private var next: Int

  /// Numbers from one on for the rows of two tables, as far as they are asked for.
  init(of old: ArraySlice<PlacedView>, _ new: ArraySlice<PlacedView>, from first: Int) {
    // A row that got another identifier and nothing else is the same row.
    shared = Set(old.compactMap(\.view.id)).intersection(new.compactMap(\.view.id))
    numbers = Dictionary(minimumCapacity: max(old.count, new.count))
    next = first
    for rows in [old, new] {
      var keys = Set<RowKey>(minimumCapacity: rows.count)
      for row in rows {
        let key = RowKey(row.view, amongShared: shared)
        if !keys.insert(key).inserted { common.insert(key) }
      }
    }
  }

  /// The number of a row.
  subscript(row: PlacedView) -> Int {
    mutating get {
      let key = RowKey(row.view, amongShared: shared)
      guard common.contains(key) else { return RowNumbers.number(of: key, in: &numbers, &next) }
      return RowNumbers.number(of: RowLook(row.view), in: &looks, &next)
    }
  }

  private static func number<Key>(of key: Key, in numbers: inout [Key: Int], _ next: inout Int) -> Int {
    if let number = numbers[key] { return number }
    defer { next += 1 }
    numbers[key] = next
    return next
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
