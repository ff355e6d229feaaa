import TableModel

extension Size {
  /// The size with 0 for what is negative or no number, and the greatest distance for what is more.
  var withoutImpossible: Size {
    Size(
      width: width.isFinite ? max(0, width.possibleDistance) : 0,
      height: height.isFinite ? max(0, height.possibleDistance) : 0
    )
  }
}

extension Rect {
  /// The rectangle with zero for distances that are no numbers, nothing for an extent of less, and the greatest distance
  /// for what is more.
  var withoutImpossible: Rect {
    Rect(
      x: minX.isFinite ? minX.possibleDistance : 0, y: minY.isFinite ? minY.possibleDistance : 0,
      width: size.withoutImpossible.width, height: size.withoutImpossible.height
    )
  }
}

extension EdgeInsets {
  /// The insets with nothing for what is no number, and the greatest distance for what is more.
  var withoutImpossible: EdgeInsets {
    EdgeInsets(
      top: top.possibleDistance, left: left.possibleDistance,
      bottom: bottom.possibleDistance, right: right.possibleDistance
    )
  }
}

extension Double {
  /// More points than any table is scrolled by, and any view is large; distances beyond it would be lost in rounding.
  private static let greatestDistance = 10_000_000.0

  /// The distance, or nothing for what is no number, or the greatest distance for what is more.
  var possibleDistance: Double {
    guard !isNaN else { return 0 }
    return min(Double.greatestDistance, max(-Double.greatestDistance, self))
  }
}
