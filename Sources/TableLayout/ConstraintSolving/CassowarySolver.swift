/// Finds numbers that keep what must hold and come as near as can be to what should: Cassowary's method of linear
/// arithmetic constraints (Badros, Borning and Stuckey).
///
/// What is stronger comes first without exception. Work is bounded: it is counted, and the solver refuses more.
struct CassowarySolver: Sendable {
  /// A constraint that was taken up.
  struct Reference: Hashable, Sendable {
    fileprivate let index: Int
  }

  /// What a constraint is known by in the tableau.
  private struct Entry {
    let name: String
    /// The symbol that takes up what is more, and by what sign it follows the expression.
    let marker: Int32
    let markerSign: Double
    /// The other symbol of a constraint that need not hold.
    let other: Int32?
    var constant: Double
  }

  private var tableau: Tableau
  private var definitions = Definitions()
  /// The values of all symbols.
  private var values: [Double] = []
  private var entries: [Entry] = []
  private var names: [Int32: String] = [:]
  private var isOptimal = true

  /// A solver that looks at so many terms at the most.
  init(workLimit: Int = 50_000_000) {
    tableau = Tableau(workLimit: workLimit)
  }

  /// How much work may still be done, in terms looked at.
  var workLeft: Int { tableau.workLeft }

  /// A new variable; one that is not negative says so in errors by its name.
  mutating func makeVariable(_ name: String = "", isNonNegative: Bool = false) -> SolverVariable {
    let symbol = tableau.makeSymbol(isNonNegative ? .nonNegative : .free)
    if isNonNegative, !name.isEmpty { names[symbol] = name }
    return SolverVariable(symbol: symbol)
  }

  /// Takes up a constraint; one that cannot be is left out, and all others hold on.
  @discardableResult
  mutating func add(_ constraint: LinearConstraint) throws(ConstraintSolvingError) -> Reference {
    guard constraint.expression.isFinite, constraint.strength.isFinite, constraint.strength > 0 else {
      throw .notFinite(name: constraint.name)
    }
    return try insert(constraint)
  }

  /// Changes what is added in a constraint's expression.
  mutating func setConstant(
    _ constant: Double, of reference: Reference
  )
    throws(ConstraintSolvingError)
  {
    guard entries.indices.contains(reference.index) else { return }
    let entry = entries[reference.index]
    guard constant.isFinite else { throw .notFinite(name: entry.name) }
    let difference = constant - entry.constant
    guard difference != 0 else { return }
    try solve()
    let before = (tableau, definitions)
    shift(entry, by: difference)
    if let stuck = try tableau.restore() {
      let names = culprits(entry.name, in: tableau.row(of: stuck))
      try goBack(to: before.0)
      definitions = before.1
      throw .unsatisfiable(names: names)
    }
    entries[reference.index].constant = constant
    evaluate()
  }

  /// Finds the values; does nothing where they are found already.
  mutating func solve() throws(ConstraintSolvingError) {
    guard !isOptimal else { return }
    try tableau.optimize()
    isOptimal = true
    evaluate()
  }

  private mutating func evaluate() {
    values = tableau.rows.map { $0?.constant ?? 0 }
    definitions.evaluate(into: &values)
  }

  /// The value that was found for a variable.
  func value(of variable: SolverVariable) -> Double {
    let place = Int(variable.symbol)
    return values.indices.contains(place) ? values[place] : 0
  }

  /// The variables of some that could as well have other values.
  func ambiguous(among variables: [SolverVariable]) -> [SolverVariable] {
    let idle = Set(tableau.idleSymbols().filter { !definitions.contains($0) })
    guard !idle.isEmpty else { return [] }
    return variables.filter { variable in
      var row = SparseRow()
      row.add(variable.symbol, 1)
      _ = definitions.expand(&row)
      tableau.expand(&row)
      return row.terms.contains { idle.contains($0.symbol) }
    }
  }

  // MARK: Taking up

  private mutating func insert(_ constraint: LinearConstraint) throws(ConstraintSolvingError) -> Reference {
    var row = SparseRow(constant: constraint.expression.constant)
    for term in constraint.expression.terms { row.add(term.variable.symbol, term.coefficient) }
    let entry = marked(&row, of: constraint)
    names[entry.marker] = constraint.name
    try tableau.work(definitions.closeOpenTerms(of: &row))
    if try define(row) {
      entries.append(entry)
      isOptimal = false
      return Reference(index: entries.count - 1)
    }
    try tableau.work(definitions.expand(&row))
    tableau.expand(&row)
    try tableau.work(row.terms.count)
    if row.constant < 0 { row.multiply(by: -1) }
    if let subject = subject(of: row, entry) {
      try tableau.enter(subject, from: row)
    } else if row.terms.allSatisfy({ tableau.kind(of: $0.symbol) == .dummy }) {
      guard abs(row.constant) <= Tableau.tolerance else {
        throw .unsatisfiable(names: culprits(constraint.name, in: row))
      }
      try tableau.enter(entry.marker, from: row)
    } else {
      try insertThroughArtificial(row, of: constraint)
    }
    entries.append(entry)
    isOptimal = false
    return Reference(index: entries.count - 1)
  }

  /// Has a row that is zero tell a variable in it that may have any value; the answer says whether there was one.
  private mutating func define(_ zero: SparseRow) throws(ConstraintSolvingError) -> Bool {
    let isUndefined = { [tableau, definitions] (symbol: Int32) in
      tableau.kind(of: symbol) == .free && !definitions.contains(symbol)
    }
    let undefined = zero.terms.filter { isUndefined($0.symbol) }
    guard let subject = undefined.first?.symbol else { return false }
    var row = zero
    row.multiply(by: -1 / row.remove(subject))
    let kinds = tableau.kinds
    try tableau.work(
      definitions.define(subject, as: row, isOpen: undefined.count > 1) { kinds[Int($0)] == .free })
    return true
  }

  /// Adds the symbols to a constraint's row that make it an equation.
  private mutating func marked(_ row: inout SparseRow, of constraint: LinearConstraint) -> Entry {
    let isRequired = constraint.strength >= LinearConstraint.required
    var other: Int32?
    let marker: Int32
    let sign: Double = constraint.relation == .lessThanOrEqual ? 1 : -1
    if constraint.relation == .equal, isRequired {
      marker = tableau.makeSymbol(.dummy)
    } else {
      marker = tableau.makeSymbol(.slack)
      if constraint.relation == .equal { minimize(marker, strength: constraint.strength) }
    }
    row.add(marker, sign)
    if !isRequired {
      let error = tableau.makeSymbol(.slack)
      row.add(error, -sign)
      minimize(error, strength: constraint.strength)
      other = error
    }
    return Entry(
      name: constraint.name, marker: marker, markerSign: sign, other: other,
      constant: constraint.expression.constant)
  }

  private mutating func minimize(_ symbol: Int32, strength: Double) {
    if let index = tableau.objectives.firstIndex(where: { $0.strength <= strength }) {
      if tableau.objectives[index].strength < strength {
        tableau.objectives.insert((strength, SparseRow()), at: index)
      }
      tableau.objectives[index].row.add(symbol, 1)
    } else {
      var row = SparseRow()
      row.add(symbol, 1)
      tableau.objectives.append((strength, row))
    }
  }

  /// The mark of a row's constraint that the row can tell at once.
  private func subject(of row: SparseRow, _ entry: Entry) -> Int32? {
    [entry.marker, entry.other].compactMap { $0 }.first {
      tableau.kind(of: $0) == .slack && row.coefficient(of: $0) < 0
    }
  }

  /// Looks for values that make a row zero by making it as little as possible.
  private mutating func insertThroughArtificial(
    _ row: SparseRow, of constraint: LinearConstraint
  )
    throws(ConstraintSolvingError)
  {
    let before = tableau
    let artificial = tableau.makeSymbol(.slack)
    tableau.setRow(row, of: artificial)
    while let told = tableau.row(of: artificial), told.constant > Tableau.tolerance {
      let entering = told.terms.first {
        $0.coefficient < -SparseRow.nothing && tableau.kind(of: $0.symbol) != .dummy
      }
      guard let entering, let leaving = tableau.leavingSymbol(for: entering.symbol) else {
        try goBack(to: before)
        throw .unsatisfiable(names: culprits(constraint.name, in: told))
      }
      try tableau.pivot(leaving: leaving, entering: entering.symbol)
    }
    if let told = tableau.row(of: artificial) {
      tableau.setRow(nil, of: artificial)
      let term = told.terms.first { tableau.kind(of: $0.symbol) != .dummy } ?? told.terms.first
      if let term { try tableau.enter(term.symbol, from: told) }
    }
    try tableau.retire(artificial)
  }

  /// Takes back what was done to the tableau; the work is not.
  private mutating func goBack(to before: Tableau) throws(ConstraintSolvingError) {
    let spent = before.workLeft - tableau.workLeft
    tableau = before
    try tableau.work(spent)
  }

  // MARK: Changing

  private mutating func shift(_ entry: Entry, by difference: Double) {
    // The expression and the marker's part are zero together, so that one takes up what the other gains.
    let change = -difference / entry.markerSign
    definitions.shift(entry.marker, by: -change)
    if tableau.row(of: entry.marker) != nil {
      tableau.shiftConstant(of: entry.marker, by: change)
    } else if let other = entry.other, tableau.row(of: other) != nil {
      tableau.shiftConstant(of: other, by: -change)
      definitions.shift(entry.marker, by: change)
      definitions.shift(other, by: change)
    } else {
      tableau.shiftRows(with: entry.marker, by: -change)
    }
  }

  /// The names of the constraints that a row which cannot be zero stands for.
  private func culprits(_ name: String, in row: SparseRow?) -> [String] {
    var culprits = [name]
    for term in row?.terms ?? [] {
      if let other = names[term.symbol], !culprits.contains(other) { culprits.append(other) }
    }
    return culprits
  }
}

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
