import TableModel
import TableThemes

/// Two labels one under the other, each as wide as its text, in the middle of the row together.
struct SubtitleArrangement: LabelArrangement {
  private let columns: LabelColumns
  private let text: ShapedLabel?
  private let detail: ShapedLabel?

  init(_ columns: LabelColumns) {
    self.columns = columns
    text = columns.textLabel(maximumHeight: SubtitleArrangement.titleHeight(in: columns))?.takingRoom
    detail = columns.detailTextLabel(maximumHeight: columns.height - (text?.height ?? 0))?.takingRoom
  }

  /// The height that a title of several lines may take beside one line of the other label.
  private static func titleHeight(in columns: LabelColumns) -> Double {
    guard columns.height.isFinite, columns.context.cell.textLabel?.numberOfLines != 1 else {
      return columns.height
    }
    return columns.height - (columns.detailTextLabel(maximumHeight: 0)?.lineHeight ?? 0)
  }

  var neededHeight: Length {
    columns.height(of: text, .textLabel) + columns.height(of: detail, .detailTextLabel)
  }

  private var look: SubtitleLook { columns.context.look.subtitle }

  func automaticHeight(_ automatic: AutomaticHeight) -> Length? {
    guard let text, detail != nil else {
      return automaticHeight(automatic, of: text, detail, in: columns.context)
    }
    let scaled = columns.context.table.scale > 2 ? automatic.subtitlePaddingAtThreePixels : nil
    let padding =
      text.label.font?.size == nil ? scaled ?? automatic.subtitlePadding : automatic.fixedSubtitlePadding
    return neededHeight + spacing * 2
      + columns.context.views.length(ofLook: padding, "space above and below both labels", .rows)
  }

  func nodes(contentHeight: Length) -> [SceneNode] {
    let spacing = spacing(in: contentHeight)
    let y = centeredY(of: neededHeight + spacing * 2, in: contentHeight)
    let detailY =
      text == nil
      ? y : y.named("y of textLabel", .subtitle) + (columns.height(of: text, .textLabel) + spacing)
    return [
      text.map { node(of: $0, .textLabel, y: y) },
      detail.map { node(of: $0, .detailTextLabel, y: detailY) },
    ].compactMap { $0 }
  }

  /// The space below each label: single lines are spaced where there is room, several lines always.
  private func spacing(in contentHeight: Length) -> Length {
    guard let text, let detail else { return 0 }
    let hasSeveralLines = text.text.lines.count > 1 || detail.text.lines.count > 1
    return hasSeveralLines || (contentHeight - neededHeight).points > look.minimumRoom ? spacing : 0
  }

  /// The space below a label that is spaced.
  private var spacing: Length {
    columns.context.views.length(ofLook: look.spacing, "space below each label", .subtitle)
  }

  /// A label is no wider than its text, whatever the alignment of its lines.
  private func node(of label: ShapedLabel, _ role: ViewRole, y: Length) -> SceneNode {
    columns.node(
      of: label, role,
      at: PlacedFrame(
        x: columns.left, y: y, width: min(label.fittingWidth, columns.width), height: label.fittingHeight))
  }
}
