/// A number that depends on how wide the table is.
public struct ByWidth: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A number that holds from a width on.
  public struct Step: Hashable, Sendable {
    /// The least width in points.
    public var minimumWidth: Double
    /// The number from that width on, the least one where it grows with the width.
    public var value: Double
    /// The greatest number that it grows to.
    public var greatest: Double
    /// The part of the width that is the number, between the least and the greatest.
    public var share: Double
    /// What is added to that part.
    public var offset: Double

    /// A number from a width on.
    init(from minimumWidth: Double, _ value: Double) {
      self.init(from: minimumWidth, share: 0, plus: value, in: value...value)
    }

    /// A part of the width and an offset, within bounds, from a width on.
    init(from minimumWidth: Double, share: Double, plus offset: Double = 0, in bounds: ClosedRange<Double>) {
      self.minimumWidth = minimumWidth
      self.share = share
      self.offset = offset
      value = bounds.lowerBound
      greatest = bounds.upperBound
    }

    /// The number for a width in points.
    func number(for width: Double) -> Double { max(value, min(greatest, share * width + offset)) }
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
    steps.last { width >= $0.minimumWidth }?.number(for: width) ?? base
  }
}
