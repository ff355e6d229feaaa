import TableModel
import TableThemes

/// Two labels one under the other, each as wide as its text, in the middle of the row together.
struct SubtitleArrangement: LabelArrangement {
  private let columns: LabelColumns
  private let text: ShapedLabel?
  private let detail: ShapedLabel?

  init(_ columns: LabelColumns) {
    self.columns = columns
    text = columns.textLabel(maximumHeight: SubtitleArrangement.titleHeight(in: columns))
    detail = columns.detailTextLabel(maximumHeight: columns.height - (text?.height ?? 0))
  }

  /// The height that a title of several lines may take beside one line of the other label.
  private static func titleHeight(in columns: LabelColumns) -> Double {
    guard columns.height.isFinite, columns.context.cell.textLabel?.numberOfLines != 1 else {
      return columns.height
    }
    return columns.height - (columns.detailTextLabel(maximumHeight: 0)?.lineHeight ?? 0)
  }

  var neededHeight: Double { (text?.height ?? 0) + (detail?.height ?? 0) }

  private var look: SubtitleLook { columns.context.look.subtitle }

  func automaticHeight(_ automatic: AutomaticHeight) -> Double? {
    guard let text, let detail else {
      return automaticHeight(automatic, of: text, detail)
    }
    let padding =
      text.label.font?.size == nil ? automatic.subtitlePadding : automatic.fixedSubtitlePadding
    return text.height + detail.height + 2 * look.spacing + padding
  }

  func nodes(contentHeight: Double) -> [SceneNode] {
    let spacing = spacing(in: contentHeight)
    let y = centeredY(of: neededHeight + 2 * spacing, in: contentHeight)
    let detailY = y + (text.map { $0.height + spacing } ?? 0)
    return [
      text?.node(role: .textLabel, frame: frame(of: text, y: y)),
      detail?.node(role: .detailTextLabel, frame: frame(of: detail, y: detailY)),
    ].compactMap { $0 }
  }

  /// The space below each label: single lines are spaced where there is room, several lines always.
  private func spacing(in contentHeight: Double) -> Double {
    guard let text, let detail else { return 0 }
    let hasSeveralLines = text.text.lines.count > 1 || detail.text.lines.count > 1
    return hasSeveralLines || contentHeight - neededHeight > look.minimumRoom ? look.spacing : 0
  }

  /// A label is no wider than its text, whatever the alignment of its lines.
  private func frame(of label: ShapedLabel?, y: Double) -> Rect {
    guard let label else { return .zero }
    return Rect(x: columns.left, y: y, width: min(label.width, columns.width), height: label.height)
  }
}
