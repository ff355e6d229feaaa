import TableModel
import TableThemes

/// Two labels one right under the other that stand side by side beside smaller text, both in lines as wide as there is
/// room.
struct StackedArrangement: LabelArrangement {
  private let columns: LabelColumns
  private let text: ShapedLabel?
  private let detail: ShapedLabel?

  init(_ columns: LabelColumns) {
    self.columns = columns
    text = columns.textLabel(naturallyAligned: true)?.takingRoom
    detail = columns.detailTextLabel(naturallyAligned: true)?.takingRoom
  }

  var neededHeight: Length {
    columns.height(of: text, .textLabel) + columns.height(of: detail, .detailTextLabel)
  }

  func automaticHeight(_ automatic: AutomaticHeight) -> Length? {
    guard let text, let detail else {
      return automaticHeight(automatic, of: text, detail, in: columns.context)
    }
    return automaticHeight(automatic, of: text, in: columns.context).map { $0 + detail.fittingHeight }
  }

  func nodes(contentHeight: Length) -> [SceneNode] {
    let y = centeredY(of: neededHeight, in: contentHeight, .sizesOfText)
    let detailY =
      text == nil ? y : y.named("y of textLabel", .sizesOfText) + columns.height(of: text, .textLabel)
    return [
      text.map { node(of: $0, .textLabel, y: y) },
      detail.map { node(of: $0, .detailTextLabel, y: detailY) },
    ].compactMap { $0 }
  }

  private func node(of label: ShapedLabel, _ role: ViewRole, y: Length) -> SceneNode {
    columns.node(
      of: label, role,
      at: PlacedFrame(
        x: columns.left, y: y, width: min(label.fittingWidth, columns.width), height: label.fittingHeight))
  }
}
