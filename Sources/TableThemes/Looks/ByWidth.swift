/// A number that depends on how wide the table is.
public struct ByWidth: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A number that holds from a width on.
  public struct Step: Hashable, Sendable {
    /// The least width in points.
    public var minimumWidth: Double
    /// The number from that width on.
    public var value: Double

    /// A number from a width on.
    init(from minimumWidth: Double, _ value: Double) {
      self.minimumWidth = minimumWidth
      self.value = value
    }
  }

  /// The number below the first step.
  public var base: Double
  /// The steps in rising order of their widths.
  public var steps: [Step]

  /// A number that changes at some widths.
  init(_ base: Double, _ steps: [Step] = []) {
    self.base = base
    self.steps = steps
  }

  /// One number at every width.
  public init(integerLiteral value: Int) { self.init(Double(value)) }

  /// One number at every width.
  public init(floatLiteral value: Double) { self.init(value) }

  /// The number for a table of so many points.
  public subscript(width: Double) -> Double {
    steps.last { width >= $0.minimumWidth }?.value ?? base
  }
}
