import TableModel
import TableThemes

/// A label at the left and one at the right, each as wide as its text.
///
/// No measured cell has two labels that both want more than there is, so the rule for that case is ours: a label
/// that wants no more than half of the room is shown whole and the other takes the rest; two long ones share the room
/// equally. So both stay readable.
struct Value1Arrangement: LabelArrangement {
  private let columns: LabelColumns
  private let text: ShapedLabel?
  private let detail: ShapedLabel?
  /// The widths that the labels may have, in points.
  private let room: (text: Length, detail: Length)

  init(_ columns: LabelColumns) {
    self.columns = columns
    let wholeText = columns.textLabel(maximumWidth: .infinity)
    let wholeDetail = columns.detailTextLabel(maximumWidth: .infinity)
    let wanted = (text: wholeText?.fittingWidth ?? 0, detail: wholeDetail?.fittingWidth ?? 0)
    let room = Value1Arrangement.room(in: columns, wanted: wanted)
    text = wanted.text <= room.text ? wholeText : columns.textLabel(maximumWidth: room.text.points)
    let detail =
      wanted.detail <= room.detail ? wholeDetail : columns.detailTextLabel(maximumWidth: room.detail.points)
    self.detail = detail?.endingAtRight
    self.room = room
  }

  /// The widths that two labels get which want so many points.
  private static func room(
    in columns: LabelColumns, wanted: (text: Length, detail: Length)
  ) -> (text: Length, detail: Length) {
    let gap = wanted.text > 0 && wanted.detail > 0 ? columns.context.look.value1Gap : 0
    let width = max(
      0, columns.width - columns.context.views.length(ofLook: gap, "least space between labels", .value1))
    guard wanted.text + wanted.detail > width else { return wanted }
    let half = columns.context.pixels.floor(width / 2)
    let detail = max(min(wanted.detail, half), width - wanted.text)
    return (width - detail, detail)
  }

  var neededHeight: Length { max(text?.fittingHeight ?? 0, detail?.fittingHeight ?? 0) }

  func automaticHeight(_ automatic: AutomaticHeight) -> Length? {
    automaticHeight(automatic, of: text, detail, in: columns.context)
  }

  func nodes(contentHeight: Length) -> [SceneNode] {
    [
      text.map { label in
        let width = min(label.fittingWidth, room.text)
        return node(of: label, .textLabel, x: columns.left, width: width, in: contentHeight)
      },
      detail.map { label in
        let width = emptyDetailWidth ?? min(label.fittingWidth, room.detail)
        let x = columns.right - width.named("width of detailTextLabel", .value1)
        return node(of: label, .detailTextLabel, x: x, width: width, in: contentHeight)
      },
    ].compactMap { $0 }
  }

  /// The width of a second label that keeps the room of a text which it no longer has.
  private var emptyDetailWidth: Length? {
    guard var label = columns.context.cell.detailTextLabel, label.text.isEmpty,
      let placeholder = label.placeholder
    else { return nil }
    label.text = placeholder
    let look = columns.context.textLook.detail
    return columns.context.views.text.shape(label, look: look, maximumWidth: columns.width.points)
      .fittingWidth
  }

  private func node(
    of label: ShapedLabel, _ role: ViewRole, x: Length, width: Length, in contentHeight: Length
  ) -> SceneNode {
    let y = centeredY(of: columns.height(of: label, role), in: contentHeight)
    return columns.node(
      of: label, role, at: PlacedFrame(x: x, y: y, width: width, height: label.fittingHeight))
  }
}
