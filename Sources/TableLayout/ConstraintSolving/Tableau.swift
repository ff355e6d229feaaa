/// The rows of the simplex method: symbols that are told by others, and those others, which are zero where they may not
/// be less.
struct Tableau {
  /// What a symbol stands for.
  enum Kind {
    /// A variable that may have any value.
    case free
    /// A variable that may not be negative.
    case nonNegative
    /// What the left side of an inequality is more than the right side, or by how much a constraint is missed.
    case slack
    /// Nothing, always: the mark of a constraint that must hold.
    case dummy
  }

  private(set) var kinds: [Kind] = []
  /// The rows by the symbols that they tell; `nil` for symbols that tell others.
  private(set) var rows: [SparseRow?] = []
  /// What is to be as little as possible, the most important first.
  var objectives: [(strength: Double, row: SparseRow)] = []
  /// How many terms may still be looked at.
  private(set) var workLeft: Int

  init(workLimit: Int) {
    workLeft = workLimit
  }

  mutating func makeSymbol(_ kind: Kind) -> Int32 {
    kinds.append(kind)
    rows.append(nil)
    return Int32(truncatingIfNeeded: kinds.count - 1)
  }

  func kind(of symbol: Int32) -> Kind { kinds[Int(symbol)] }

  func row(of symbol: Int32) -> SparseRow? { rows[Int(symbol)] }

  mutating func setRow(_ row: SparseRow?, of symbol: Int32) {
    rows[Int(symbol)] = row
  }

  mutating func shiftConstant(of symbol: Int32, by difference: Double) {
    rows[Int(symbol)]?.constant += difference
  }

  /// Counts work; the error says that there has been too much.
  mutating func work(_ amount: Int) throws(ConstraintSolvingError) {
    workLeft -= amount
    if workLeft < 0 { throw .exhausted }
  }

  /// Puts rows in for the symbols that have them.
  func expand(_ row: inout SparseRow) {
    for term in row.terms {
      guard let told = rows[Int(term.symbol)] else { continue }
      row.add(told, row.remove(term.symbol))
    }
  }

  /// Has a row that is zero tell a symbol that is in it, and puts it in the symbol's place everywhere.
  mutating func enter(_ symbol: Int32, from zero: SparseRow) throws(ConstraintSolvingError) {
    var row = zero
    let coefficient = row.remove(symbol)
    row.multiply(by: -1 / coefficient)
    try substitute(symbol, by: row)
    rows[Int(symbol)] = row
  }

  /// Exchanges a symbol that is told with one that tells it.
  mutating func pivot(leaving: Int32, entering: Int32) throws(ConstraintSolvingError) {
    guard var row = rows[Int(leaving)] else { return }
    rows[Int(leaving)] = nil
    row.add(leaving, -1)
    try enter(entering, from: row)
  }

  /// Takes a symbol that is nothing out of all rows, for good.
  mutating func retire(_ symbol: Int32) throws(ConstraintSolvingError) {
    for index in rows.indices { _ = rows[index]?.remove(symbol) }
    for index in objectives.indices { _ = objectives[index].row.remove(symbol) }
    kinds[Int(symbol)] = .dummy
    try work(rows.count)
  }

  /// Adds so much to every row for each time that a symbol is in it.
  mutating func shiftRows(with symbol: Int32, by difference: Double) {
    for index in rows.indices {
      guard let coefficient = rows[index]?.coefficient(of: symbol), coefficient != 0 else { continue }
      rows[index]?.constant += coefficient * difference
    }
  }

  private mutating func substitute(_ symbol: Int32, by row: SparseRow) throws(ConstraintSolvingError) {
    var amount = rows.count
    for index in rows.indices {
      guard let factor = rows[index]?.remove(symbol), factor != 0 else { continue }
      rows[index]?.add(row, factor)
      amount += rows[index].map(\.terms.count) ?? 0
    }
    for index in objectives.indices {
      let factor = objectives[index].row.remove(symbol)
      guard factor != 0 else { continue }
      objectives[index].row.add(row, factor)
      amount += objectives[index].row.terms.count
    }
    try work(amount)
  }
}
