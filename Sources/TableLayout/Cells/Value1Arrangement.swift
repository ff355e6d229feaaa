import TableModel

/// A label at the left and one at the right, each as wide as its text.
///
/// No measured cell has two labels that both want more than there is, so the rule for that case is ours: a label
/// that wants no more than half of the room is shown whole and the other takes the rest; two long ones share the room
/// equally. So both stay readable.
struct Value1Arrangement: LabelArrangement {
  private let columns: LabelColumns
  private let text: ShapedLabel?
  private let detail: ShapedLabel?

  init(_ columns: LabelColumns) {
    self.columns = columns
    let wholeText = columns.textLabel(maximumWidth: .infinity)
    let wholeDetail = columns.detailTextLabel(maximumWidth: .infinity)
    let share = Value1Arrangement.share(
      of: columns, text: wholeText?.width ?? 0, detail: wholeDetail?.width ?? 0)
    text = (wholeText?.width ?? 0) <= share.text ? wholeText : columns.textLabel(maximumWidth: share.text)
    detail =
      (wholeDetail?.width ?? 0) <= share.detail
      ? wholeDetail : columns.detailTextLabel(maximumWidth: share.detail)
  }

  /// The widths that two labels get which want `text` and `detail` points.
  private static func share(
    of columns: LabelColumns, text: Double, detail: Double
  ) -> (text: Double, detail: Double) {
    let gap = text > 0 && detail > 0 ? columns.context.look.value1Gap : 0
    let room = max(0, columns.width - gap)
    guard text + detail > room else { return (text, detail) }
    let half = columns.context.pixels.floor(room / 2)
    let detailShare = max(min(detail, half), room - text)
    return (room - detailShare, detailShare)
  }

  var neededHeight: Double { max(text?.height ?? 0, detail?.height ?? 0) }

  func nodes(contentHeight: Double) -> [SceneNode] {
    let textNode = text.map { label in
      label.node(
        role: .textLabel,
        frame: Rect(
          x: columns.left,
          y: centeredY(of: label.height, in: contentHeight),
          width: min(label.width, columns.width),
          height: label.height
        )
      )
    }
    let detailNode = detail.map { label in
      let width = min(label.width, columns.width)
      return label.node(
        role: .detailTextLabel,
        frame: Rect(
          x: columns.right - width,
          y: centeredY(of: label.height, in: contentHeight),
          width: width,
          height: label.height
        )
      )
    }
    return [textNode, detailNode].compactMap { $0 }
  }
}
