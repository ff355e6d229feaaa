import TableModel
import TableThemes

/// The rule by which one cell style places its labels.
protocol LabelArrangement {
  /// The height in points of the labels alone.
  var neededHeight: Double { get }

  /// The height in points of a row that is as high as its labels want; `nil` for a row without text.
  func automaticHeight(_ automatic: AutomaticHeight) -> Double?

  /// The labels in a content view of a height.
  func nodes(contentHeight: Double) -> [SceneNode]
}

extension LabelArrangement {
  /// The height of a row with labels side by side, whose highest one decides.
  func automaticHeight(_ automatic: AutomaticHeight, of labels: ShapedLabel?...) -> Double? {
    labels.compactMap { $0 }.map { label in
      automatic.height(of: label.font.size) + Double(label.text.lines.count - 1) * label.lineHeight
    }
    .max()
  }

  /// The upper edge of a view that stands in the middle: rounded up to whole points, whatever the screen's scale, as all
  /// measured cells have it.
  func centeredY(of height: Double, in contentHeight: Double) -> Double {
    ((contentHeight - height) / 2 - 1e-6).rounded(.up)
  }
}
