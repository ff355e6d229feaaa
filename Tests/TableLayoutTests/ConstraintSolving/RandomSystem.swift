@testable import TableLayout

/// Numbers that look random and are the same each time.
struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  /// A number from 0 on.
  mutating func below(_ end: Int) -> Int { Int(next() >> 33) % end }
}

/// A few constraints on one, two or three variables.
struct RandomSystem {
  /// A constraint: coefficients of all variables, a constant, a relation and a strength.
  struct Line {
    var coefficients: [Double]
    var constant: Double
    var relation: LinearConstraint.Relation
    var strength: Double
  }

  var lines: [Line] = []
  let isNonNegative: [Bool]

  init(_ random: inout Generator) {
    let count = 1 + random.below(3)
    isNonNegative = (0..<count).map { _ in random.below(3) == 0 }
    let strengths = [1000.0, 1000, 750, 250, 20]
    for _ in 0..<(1 + random.below(5)) {
      lines.append(
        Line(
          coefficients: (0..<count).map { _ in Double(random.below(5) - 2) },
          constant: Double(random.below(41) - 20),
          relation: LinearConstraint.Relation.allCases[random.below(3)],
          strength: strengths[random.below(strengths.count)]))
    }
    // Every variable is wished somewhere, so that the optimum is a crossing.
    for number in 0..<count {
      lines.append(
        Line(
          coefficients: (0..<count).map { $0 == number ? 1 : 0 }, constant: Double(random.below(21) - 10),
          relation: .equal, strength: 1))
    }
  }

  /// The constraint of a line.
  func constraint(_ number: Int, _ variables: [SolverVariable]) -> LinearConstraint {
    let line = lines[number]
    let terms = zip(variables, line.coefficients).map { LinearExpression.Term($0, $1) }
    return LinearConstraint(
      "line \(number)", LinearExpression(terms, constant: line.constant), line.relation,
      strength: line.strength)
  }

  /// By how much the constraints of each strength are missed, the strongest first; `nil` where one that must hold is.
  func costs(at point: [Double]) -> [Double]? {
    var costs = [750.0: 0.0, 250: 0, 20: 0, 1: 0]
    guard zip(point, isNonNegative).allSatisfy({ $0 > -1e-6 || !$1 }) else { return nil }
    for line in lines {
      let value = zip(point, line.coefficients).reduce(line.constant) { $0 + $1.0 * $1.1 }
      let miss =
        switch line.relation {
        case .equal: abs(value)
        case .lessThanOrEqual: max(0, value)
        case .greaterThanOrEqual: max(0, -value)
        }
      if line.strength < 1000 {
        costs[line.strength, default: 0] += miss
      } else if miss > 1e-6 {
        return nil
      }
    }
    return costs.sorted { $0.key > $1.key }.map(\.value)
  }

  /// The least costs of all crossings; `nil` where none keeps what must hold.
  func bestCosts() -> [Double]? {
    var planes = lines.map { ($0.coefficients, $0.constant) }
    for (number, isBound) in isNonNegative.enumerated() where isBound {
      planes.append((isNonNegative.indices.map { $0 == number ? 1 : 0 }, 0))
    }
    var best: [Double]?
    for chosen in RandomSystem.choices(of: isNonNegative.count, from: planes.count) {
      guard let point = RandomSystem.crossing(of: chosen.map { planes[$0] }), let costs = costs(at: point)
      else { continue }
      if best.map({ RandomSystem.isLess(costs, $0) }) ?? true { best = costs }
    }
    return best
  }

  private static func isLess(_ costs: [Double], _ others: [Double]) -> Bool {
    for (cost, other) in zip(costs, others) where abs(cost - other) > 1e-7 { return cost < other }
    return false
  }

  private static func choices(of count: Int, from total: Int, start: Int = 0) -> [[Int]] {
    guard count > 0 else { return [[]] }
    guard start < total else { return [] }
    return (start..<total).flatMap { first in
      choices(of: count - 1, from: total, start: first + 1).map { [first] + $0 }
    }
  }

  /// Where planes cross, by Gauss’s elimination; `nil` where they do not in one point.
  private static func crossing(of planes: [([Double], Double)]) -> [Double]? {
    var rows = planes.map { $0.0 + [-$0.1] }
    for column in rows.indices {
      guard let pivot = rows[column...].indices.max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for other in rows.indices where other != column {
        let factor = rows[other][column] / rows[column][column]
        for index in rows[other].indices { rows[other][index] -= factor * rows[column][index] }
      }
    }
    return rows.indices.map { rows[$0][planes.count] / rows[$0][$0] }
  }
}
