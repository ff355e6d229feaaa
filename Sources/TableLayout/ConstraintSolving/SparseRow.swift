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
