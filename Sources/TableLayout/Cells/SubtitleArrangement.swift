import TableModel

/// Two labels one under the other without a gap, each as wide as its text, in the middle of the row together.
struct SubtitleArrangement: LabelArrangement {
  private let columns: LabelColumns
  private let text: ShapedLabel?
  private let detail: ShapedLabel?

  init(_ columns: LabelColumns) {
    self.columns = columns
    text = columns.textLabel()
    detail = columns.detailTextLabel()
  }

  var neededHeight: Double { (text?.height ?? 0) + (detail?.height ?? 0) }

  func nodes(contentHeight: Double) -> [SceneNode] {
    let y = centeredY(of: neededHeight, in: contentHeight)
    return [
      text?.node(role: .textLabel, frame: frame(of: text, y: y)),
      detail?.node(role: .detailTextLabel, frame: frame(of: detail, y: y + (text?.height ?? 0))),
    ].compactMap { $0 }
  }

  /// An alignment other than the natural one needs the whole width to show.
  private func frame(of label: ShapedLabel?, y: Double) -> Rect {
    guard let label else { return .zero }
    let fills = label.label.textAlignment == .center || label.label.textAlignment == .right
    let width = fills ? columns.width : min(label.width, columns.width)
    return Rect(x: columns.left, y: y, width: width, height: label.height)
  }
}
