/// A number that depends on how wide the table is.
package struct ByWidth: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A number that holds from a width on.
  package struct Step: Hashable, Sendable {
    /// The least width in points.
    package var minimumWidth: Double
    /// The number from that width on, the least one where it grows with the width.
    package var value: Double
    /// The greatest number that it grows to.
    package var greatest: Double
    /// The part of the width that is the number, between the least and the greatest.
    package var share: Double
    /// What is added to that part.
    package var offset: Double

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
  package var base: Double
  /// The steps in rising order of their widths.
  package var steps: [Step]

  /// A number that changes at some widths.
  init(_ base: Double, _ steps: [Step] = []) {
    self.base = base
    self.steps = steps
  }

  /// One number at every width.
  package init(integerLiteral value: Int) { self.init(Double(value)) }

  /// One number at every width.
  package init(floatLiteral value: Double) { self.init(value) }

  /// The number for a table of so many points.
  package subscript(width: Double) -> Double {
    steps.last { width >= $0.minimumWidth }?.number(for: width) ?? base
  }
}

/// How high rows are whose height follows from their text.
package struct AutomaticHeight: Hashable, Sendable {
  /// The size of letters up to which all rows with one line of text are as high as each other, in points.
  private static let standardSize = 17.0

  /// The height in points of a row with one line of text of that size.
  package var standard: Double
  /// The points of height that each further point of the letters' size adds.
  package var growth: Double
  /// The space in points above and below the two labels of the subtitle style together, where the first is set in a text
  /// style.
  package var subtitlePadding: Double
  /// The same space on screens of three pixels a point, where it is another.
  package var subtitlePaddingAtThreePixels: Double?
  /// The same space where the first label has letters of a fixed size.
  package var fixedSubtitlePadding: Double
  /// The line that devices add to a row of that height, which stored documents leave out.
  package var line: Thickness = .points(0)
  /// The points that the content of a row with one line of text is higher on devices than in stored documents.
  package var surplus = 0.0
  /// The least height of a row, its line included, in points.
  package var least = 0.0

  /// The least height of a row on the largest tablets, its line included, in points; `nil` for the same as elsewhere.
  package var leastOnLargeTablets: Double?

  /// The height in points, before rounding, of a row with one line of letters of a size.
  package func height(of size: Double) -> Double {
    standard + growth * max(0, size - AutomaticHeight.standardSize)
  }
}

/// A distance that may depend on the margin of the cell it is in.
package enum MarginRule: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// So many points in every cell.
  case fixed(Double)
  /// The cell's own margin.
  case cellMargin
  /// The cell's margin and so many points more.
  case cellMarginPlus(Double)
  /// What the cell's margin leaves of so many points, never negative.
  case remainder(of: Double)

  /// So many points in every cell.
  package init(integerLiteral value: Int) { self = .fixed(Double(value)) }

  /// So many points in every cell.
  package init(floatLiteral value: Double) { self = .fixed(value) }

  /// The distance in points in a cell of the given margin.
  package func points(margin: Double) -> Double {
    switch self {
    case .fixed(let points): points
    case .cellMargin: margin
    case .cellMarginPlus(let points): margin + points
    case .remainder(let whole): max(0, whole - margin)
    }
  }
}
