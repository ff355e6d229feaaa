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
  private let room: (text: Double, detail: Double)

  init(_ columns: LabelColumns) {
    self.columns = columns
    let wholeText = columns.textLabel(maximumWidth: .infinity)
    let wholeDetail = columns.detailTextLabel(maximumWidth: .infinity)
    let wanted = (text: wholeText?.width ?? 0, detail: wholeDetail?.width ?? 0)
    let room = Value1Arrangement.room(in: columns, wanted: wanted)
    text = wanted.text <= room.text ? wholeText : columns.textLabel(maximumWidth: room.text)
    let detail =
      wanted.detail <= room.detail ? wholeDetail : columns.detailTextLabel(maximumWidth: room.detail)
    self.detail = detail?.endingAtRight
    self.room = room
  }

  /// The widths that two labels get which want so many points.
  private static func room(
    in columns: LabelColumns, wanted: (text: Double, detail: Double)
  ) -> (text: Double, detail: Double) {
    let gap = wanted.text > 0 && wanted.detail > 0 ? columns.context.look.value1Gap : 0
    let width = max(0, columns.width - gap)
    guard wanted.text + wanted.detail > width else { return wanted }
    let half = columns.context.pixels.floor(width / 2)
    let detail = max(min(wanted.detail, half), width - wanted.text)
    return (width - detail, detail)
  }

  var neededHeight: Double { max(text?.height ?? 0, detail?.height ?? 0) }

  func automaticHeight(_ automatic: AutomaticHeight) -> Double? {
    automaticHeight(automatic, of: text, detail)
  }

  func nodes(contentHeight: Double) -> [SceneNode] {
    [
      text.map { label in
        let size = Size(width: min(label.width, room.text), height: label.height)
        return label.node(role: .textLabel, frame: frame(of: size, x: columns.left, in: contentHeight))
      },
      detail.map { label in
        let width = emptyDetailWidth ?? min(label.width, room.detail)
        let size = Size(width: width, height: label.height)
        let x = columns.right - size.width
        return label.node(role: .detailTextLabel, frame: frame(of: size, x: x, in: contentHeight))
      },
    ].compactMap { $0 }
  }

  /// The width of a second label that keeps the room of a text which it no longer has.
  private var emptyDetailWidth: Double? {
    guard var label = columns.context.cell.detailTextLabel, label.text.isEmpty,
      let placeholder = label.placeholder
    else { return nil }
    label.text = placeholder
    let look = columns.context.textLook.detail
    return columns.context.views.text.shape(label, look: look, maximumWidth: columns.width).width
  }

  private func frame(of size: Size, x: Double, in contentHeight: Double) -> Rect {
    Rect(origin: Point(x, centeredY(of: size.height, in: contentHeight)), size: size)
  }
}
