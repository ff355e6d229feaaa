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

/// How high rows are whose height follows from their text.
public struct AutomaticHeight: Hashable, Sendable {
  /// The size of letters up to which all rows with one line of text are as high as each other, in points.
  private static let standardSize = 17.0

  /// The height in points of a row with one line of text of that size.
  public var standard: Double
  /// The points of height that each further point of the letters' size adds.
  public var growth: Double
  /// The space in points above and below the two labels of the subtitle style together, where the first is set in a text
  /// style.
  public var subtitlePadding: Double
  /// The same space on screens of three pixels a point, where it is another.
  public var subtitlePaddingAtThreePixels: Double?
  /// The same space where the first label has letters of a fixed size.
  public var fixedSubtitlePadding: Double
  /// The line that devices add to a row of that height, which stored documents leave out.
  public var line: Thickness = .points(0)
  /// The points that the content of a row with one line of text is higher on devices than in stored documents.
  public var surplus = 0.0
  /// The least height of a row, its line included, in points.
  public var least = 0.0

  /// The least height of a row on the largest tablets, its line included, in points; `nil` for the same as elsewhere.
  public var leastOnLargeTablets: Double?

  /// The height in points, before rounding, of a row with one line of letters of a size.
  public func height(of size: Double) -> Double {
    standard + growth * max(0, size - AutomaticHeight.standardSize)
  }
}

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
