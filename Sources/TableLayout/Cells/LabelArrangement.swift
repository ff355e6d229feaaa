import TableModel

/// The rule by which one cell style places its labels.
protocol LabelArrangement {
  /// The height in points of the labels alone.
  var neededHeight: Double { get }

  /// The labels in a content view of a height.
  func nodes(contentHeight: Double) -> [SceneNode]
}

extension LabelArrangement {
  /// The upper edge of a view that stands in the middle: rounded up to whole points, whatever the screen's scale, as all
  /// measured cells have it.
  func centeredY(of height: Double, in contentHeight: Double) -> Double {
    ((contentHeight - height) / 2 - 1e-6).rounded(.up)
  }
}
