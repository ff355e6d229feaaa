/// A distance that may depend on the margin of the cell it is in.
public enum MarginRule: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// So many points in every cell.
  case fixed(Double)
  /// The cell's own margin.
  case cellMargin
  /// The cell's margin and so many points more.
  case cellMarginPlus(Double)
  /// What the cell's margin leaves of so many points, never negative.
  case remainder(of: Double)

  /// So many points in every cell.
  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }

  /// So many points in every cell.
  public init(floatLiteral value: Double) { self = .fixed(value) }

  /// The distance in points in a cell of the given margin.
  public func points(margin: Double) -> Double {
    switch self {
    case .fixed(let points): points
    case .cellMargin: margin
    case .cellMarginPlus(let points): margin + points
    case .remainder(let whole): max(0, whole - margin)
    }
  }
}
