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

extension Tableau {
  /// What a value may be below zero by rounding.
  static let tolerance = 1e-7

  /// Makes the objectives as little as possible, each as far as the ones before it allow: the primal simplex.
  ///
  /// Of several symbols the one that was made first is taken, so that no exchange comes round again.
  mutating func optimize() throws(ConstraintSolvingError) {
    for rank in objectives.indices {
      while let entering = improvement(ofRank: rank) {
        guard let leaving = leavingSymbol(for: entering) else { break }
        try pivot(leaving: leaving, entering: entering)
      }
    }
  }

  /// The first symbol that makes an objective less and none before it more.
  private func improvement(ofRank rank: Int) -> Int32? {
    objectives[rank].row.terms.first { term in
      term.coefficient < -SparseRow.nothing && kind(of: term.symbol) != .dummy
        && objectives[..<rank].allSatisfy { $0.row.coefficient(of: term.symbol) <= SparseRow.nothing }
    }?.symbol
  }

  /// The symbol that is the first to become nothing when another grows.
  func leavingSymbol(for entering: Int32) -> Int32? {
    var best: (symbol: Int32, ratio: Double)?
    for index in rows.indices {
      guard let row = rows[index] else { continue }
      let coefficient = row.coefficient(of: entering)
      guard coefficient < -SparseRow.nothing else { continue }
      let ratio = max(0, row.constant) / -coefficient
      if best.map({ ratio < $0.ratio }) ?? true {
        best = (Int32(truncatingIfNeeded: index), ratio)
      }
    }
    return best?.symbol
  }

  /// Brings back to nothing or more what constants that were changed have made less: the dual simplex.
  ///
  /// The answer is a symbol that cannot be brought back, if there is one.
  mutating func restore() throws(ConstraintSolvingError) -> Int32? {
    while let leaving = firstInfeasible() {
      guard let row = row(of: leaving) else { return leaving }
      guard let entering = restoringSymbol(in: row) else { return leaving }
      try pivot(leaving: leaving, entering: entering)
    }
    return nil
  }

  private func firstInfeasible() -> Int32? {
    for index in rows.indices {
      guard let constant = rows[index]?.constant else { continue }
      let isWrong = kinds[index] == .dummy ? abs(constant) > Tableau.tolerance : constant < -Tableau.tolerance
      if isWrong { return Int32(truncatingIfNeeded: index) }
    }
    return nil
  }

  /// The symbol whose growth makes a row more at the least cost.
  private func restoringSymbol(in row: SparseRow) -> Int32? {
    var best: (symbol: Int32, costs: [Double])?
    for term in row.terms where term.coefficient > SparseRow.nothing && kind(of: term.symbol) != .dummy {
      let costs = objectives.map { $0.row.coefficient(of: term.symbol) / term.coefficient }
      if best.map({ Tableau.isLess(costs, $0.costs) }) ?? true { best = (term.symbol, costs) }
    }
    return best?.symbol
  }

  private static func isLess(_ costs: [Double], _ others: [Double]) -> Bool {
    for (cost, other) in zip(costs, others) where abs(cost - other) > SparseRow.nothing {
      return cost < other
    }
    return false
  }

  /// The symbols that may have other values at no cost.
  func idleSymbols() -> [Int32] {
    rows.indices.compactMap { index in
      let symbol = Int32(truncatingIfNeeded: index)
      guard rows[index] == nil, kinds[index] != .dummy,
        objectives.allSatisfy({ abs($0.row.coefficient(of: symbol)) <= SparseRow.nothing })
      else { return nil }
      return kinds[index] == .free || canGrow(symbol) ? symbol : nil
    }
  }

  private func canGrow(_ symbol: Int32) -> Bool {
    !rows.indices.contains { index in
      guard let row = rows[index] else { return false }
      let coefficient = row.coefficient(of: symbol)
      if kinds[index] == .dummy { return abs(coefficient) > SparseRow.nothing }
      return coefficient < -SparseRow.nothing && row.constant <= Tableau.tolerance
    }
  }
}

/// A sum of symbols, each times a coefficient that is not zero, and a constant.
struct SparseRow {
  /// A symbol times a coefficient.
  struct Term {
    let symbol: Int32
    var coefficient: Double
  }

  /// Coefficients smaller than this are what rounding has left of none.
  static let nothing = 1e-9

  /// The terms in rising order of their symbols.
  private(set) var terms: [Term] = []
  var constant: Double

  init(constant: Double = 0) {
    self.constant = constant
  }

  /// The symbol's coefficient; 0 for one that is not there.
  func coefficient(of symbol: Int32) -> Double {
    let place = place(of: symbol)
    return place < terms.count && terms[place].symbol == symbol ? terms[place].coefficient : 0
  }

  private func place(of symbol: Int32) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Adds a symbol so many times.
  mutating func add(_ symbol: Int32, _ coefficient: Double) {
    let place = place(of: symbol)
    guard place < terms.count, terms[place].symbol == symbol else {
      if abs(coefficient) > SparseRow.nothing {
        terms.insert(Term(symbol: symbol, coefficient: coefficient), at: place)
      }
      return
    }
    terms[place].coefficient += coefficient
    if abs(terms[place].coefficient) <= SparseRow.nothing { terms.remove(at: place) }
  }

  /// Adds another row so many times.
  mutating func add(_ other: SparseRow, _ factor: Double) {
    constant += other.constant * factor
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var (own, others) = (terms[...], other.terms[...])
    while let left = own.first, let right = others.first {
      if left.symbol < right.symbol {
        sum.append(left)
        own.removeFirst()
        continue
      }
      others.removeFirst()
      var term = Term(symbol: right.symbol, coefficient: right.coefficient * factor)
      if left.symbol == right.symbol {
        own.removeFirst()
        term.coefficient += left.coefficient
      }
      if abs(term.coefficient) > SparseRow.nothing { sum.append(term) }
    }
    sum += own
    for term in others {
      let coefficient = term.coefficient * factor
      if abs(coefficient) > SparseRow.nothing {
        sum.append(Term(symbol: term.symbol, coefficient: coefficient))
      }
    }
    terms = sum
  }

  /// Takes a symbol out of the row; the answer is its coefficient.
  mutating func remove(_ symbol: Int32) -> Double {
    let place = place(of: symbol)
    guard place < terms.count, terms[place].symbol == symbol else { return 0 }
    return terms.remove(at: place).coefficient
  }

  /// Multiplies everything.
  mutating func multiply(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }
}

/// Why a constraint cannot be taken up.
enum ConstraintSolvingError: Error, Hashable, Sendable {
  /// One of its numbers is infinite or none; its name.
  case notFinite(name: String)
  /// It contradicts others that must hold; the names of all of them, its own first.
  case unsatisfiable(names: [String])
  /// The solver has done as much as it may.
  case exhausted
}
