import TableModel

extension Size {
  /// The size with nothing for what is less than nothing or no number.
  var withoutImpossible: Size {
    Size(
      width: width.isFinite ? max(0, width) : 0,
      height: height.isFinite ? max(0, height) : 0
    )
  }
}

extension Rect {
  /// The rectangle with zero for distances that are no numbers and nothing for an extent of less.
  var withoutImpossible: Rect {
    Rect(
      x: minX.isFinite ? minX : 0, y: minY.isFinite ? minY : 0,
      width: size.withoutImpossible.width, height: size.withoutImpossible.height
    )
  }
}
