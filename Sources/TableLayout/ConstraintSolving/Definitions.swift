/// What variables that may have any value are in terms of others.
///
/// They take no part in the simplex method, so that nothing is put in for the symbols in their rows as it goes on: a view
/// in a long chain is told by its neighbour and not by the whole chain.
struct Definitions {
  /// A variable's row and its place in the order in which rows can be evaluated.
  private struct Definition {
    var row: SparseRow
    var order: Int
    /// Whether a variable is in it that has no row yet.
    var isOpen: Bool
  }

  private var definitions: [Int32: Definition] = [:]
  /// The defined variables, each at its place in the order; `nil` for places that are not taken any more.
  private var sequence: [Int32?] = []
  /// The variables with open rows, in the order in which they were defined.
  private var open: [Int32] = []

  /// Whether a variable has its row.
  func contains(_ symbol: Int32) -> Bool { definitions[symbol] != nil }

  /// Puts rows in for those variables whose rows are open; the answer is the work.
  func closeOpenTerms(of row: inout SparseRow) -> Int {
    var amount = row.terms.count
    while let term = row.terms.first(where: { definitions[$0.symbol]?.isOpen == true }),
      let definition = definitions[term.symbol]
    {
      row.add(definition.row, row.remove(term.symbol))
      amount += row.terms.count
    }
    return amount
  }

  /// Puts rows in for all variables, the last of the order first; the answer is the work.
  func expand(_ row: inout SparseRow) -> Int {
    var amount = row.terms.count
    while let last = last(in: row), let definition = definitions[last] {
      row.add(definition.row, row.remove(last))
      amount += row.terms.count
    }
    return amount
  }

  private func last(in row: SparseRow) -> Int32? {
    var last: (symbol: Int32, order: Int)?
    for term in row.terms {
      guard let order = definitions[term.symbol]?.order, order > last?.order ?? -1 else { continue }
      last = (term.symbol, order)
    }
    return last?.symbol
  }

  /// Gives a variable its row, and puts that in where the variable was in others; the answer is the work.
  mutating func define(_ symbol: Int32, as row: SparseRow, isOpen: Bool, isFree: (Int32) -> Bool) -> Int {
    var amount = row.terms.count
    append(symbol, row, isOpen: isOpen)
    for other in open where other != symbol {
      guard var row = definitions[other]?.row, let old = definitions[other]?.order else { continue }
      let factor = row.remove(symbol)
      guard factor != 0, let own = definitions[symbol]?.row else { continue }
      row.add(own, factor)
      amount += row.terms.count
      sequence[old] = nil
      let isStillOpen = row.terms.contains { isFree($0.symbol) && definitions[$0.symbol] == nil }
      append(other, row, isOpen: isStillOpen)
    }
    open = open.filter { definitions[$0]?.isOpen == true }
    return amount
  }

  private mutating func append(_ symbol: Int32, _ row: SparseRow, isOpen: Bool) {
    definitions[symbol] = Definition(row: row, order: sequence.count, isOpen: isOpen)
    sequence.append(symbol)
    if isOpen, !open.contains(symbol) { open.append(symbol) }
  }

  /// Adds so much to every row for each time that a symbol is in it.
  mutating func shift(_ symbol: Int32, by difference: Double) {
    for defined in sequence {
      guard let defined, let coefficient = definitions[defined]?.row.coefficient(of: symbol), coefficient != 0
      else { continue }
      definitions[defined]?.row.constant += coefficient * difference
    }
  }

  /// Puts the values of all defined variables to those of the other symbols.
  func evaluate(into values: inout [Double]) {
    for defined in sequence {
      guard let defined, let row = definitions[defined]?.row else { continue }
      values[Int(defined)] = row.terms.reduce(row.constant) { $0 + $1.coefficient * values[Int($1.symbol)] }
    }
  }
}
