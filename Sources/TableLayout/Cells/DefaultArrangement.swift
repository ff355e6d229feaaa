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

  var neededHeight: Length { text?.fittingHeight ?? 0 }

  func automaticHeight(_ automatic: AutomaticHeight) -> Length? {
    automaticHeight(automatic, of: text, in: columns.context)
  }

  func nodes(contentHeight: Length) -> [SceneNode] {
    let frame = PlacedFrame(x: columns.left, y: 0, width: columns.width, height: contentHeight)
    return text.map { [columns.node(of: $0, .textLabel, at: frame)] } ?? []
  }
}
