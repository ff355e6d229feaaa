import TableModel
import TableThemes

/// One label that fills the content view; its text stands in the middle.
struct DefaultArrangement: LabelArrangement {
  private let columns: LabelColumns
  private let text: ShapedLabel?

  init(_ columns: LabelColumns) {
    self.columns = columns
    text = columns.textLabel()
  }

  var neededHeight: Double { text?.height ?? 0 }

  func automaticHeight(_ automatic: AutomaticHeight) -> Double? {
    automaticHeight(automatic, of: text)
  }

  func nodes(contentHeight: Double) -> [SceneNode] {
    let frame = Rect(x: columns.left, y: 0, width: columns.width, height: contentHeight)
    return text.map { [$0.node(role: .textLabel, frame: frame)] } ?? []
  }
}
