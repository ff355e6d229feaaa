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
