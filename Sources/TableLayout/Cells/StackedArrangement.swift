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
    text = columns.textLabel(naturallyAligned: true)
    detail = columns.detailTextLabel(naturallyAligned: true)
  }

  var neededHeight: Double { (text?.height ?? 0) + (detail?.height ?? 0) }

  func automaticHeight(_ automatic: AutomaticHeight) -> Double? {
    guard let text, let detail else { return automaticHeight(automatic, of: text, detail) }
    return automaticHeight(automatic, of: text).map { $0 + detail.height }
  }

  func nodes(contentHeight: Double) -> [SceneNode] {
    let y = ((contentHeight - neededHeight) / 2).rounded(.up)
    return [
      text?.node(role: .textLabel, frame: frame(of: text, y: y)),
      detail?.node(role: .detailTextLabel, frame: frame(of: detail, y: y + (text?.height ?? 0))),
    ].compactMap { $0 }
  }

  private func frame(of label: ShapedLabel?, y: Double) -> Rect {
    guard let label else { return .zero }
    return Rect(x: columns.left, y: y, width: min(label.width, columns.width), height: label.height)
  }
}
