import ArgumentParser
import TableDrawing

/// A part of a budget on the command line: what is counted, and how much of it there may be, as in `decoded=1000000`.
struct BudgetPart: ExpressibleByArgument {
  /// What is counted.
  enum Measure: String, CaseIterable {
    case painted, decoded, embedded, written

    /// What there may be so many of.
    fileprivate var units: String {
      switch self {
      case .painted: "pixels painted"
      case .decoded: "pixels of images decoded"
      case .embedded: "bytes of images in an SVG or PDF file"
      case .written: "bytes of the file"
      }
    }
  }

  /// The greatest amount, beyond what any machine could do.
  private static let most = 1_000_000_000_000_000

  /// What is counted.
  var measure: Measure
  /// How much of it there may be; at least 1.
  var amount: Int

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let measure = Measure(rawValue: String(parts[0])), let amount = Int(parts[1]),
      (1...BudgetPart.most).contains(amount)
    else { return nil }
    self.measure = measure
    self.amount = amount
  }

  /// Sets the amount in a budget.
  func set(in budget: inout WorkBudget) {
    switch measure {
    case .painted: budget.paintedPixels = amount
    case .decoded: budget.decodedPixels = amount
    case .embedded: budget.embeddedBytes = amount
    case .written: budget.fileBytes = amount
    }
  }

  /// The parts that there are, with what they count.
  static var list: String {
    Measure.allCases.map { "\($0.rawValue) (\($0.units))" }.joined(separator: ", ")
  }

  /// The forms that an argument may have.
  static var allValueStrings: [String] { Measure.allCases.map { "\($0.rawValue)=NUMBER" } }
}
