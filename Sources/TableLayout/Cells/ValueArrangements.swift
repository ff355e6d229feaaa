import TableModel
import TableThemes

/// A right-aligned caption in a column of fixed width, and a label beside it on the same baseline.
struct Value2Arrangement: LabelArrangement {
  private let columns: LabelColumns
  private let textWidth: Length
  private let detailX: Length
  private let text: ShapedLabel?
  private let detail: ShapedLabel?

  init(_ columns: LabelColumns) {
    self.columns = columns
    let look = columns.context.look.value2
    let views = columns.context.views
    let column = views.length(ofLook: look.textWidth, "width of textLabel", .value2)
    textWidth = min(column, columns.width)
    detailX = min(
      columns.left + column + views.length(ofLook: look.gap, "space between labels", .value2), columns.right)
    text = columns.textLabel(maximumWidth: textWidth.points)
    detail = columns.detailTextLabel(maximumWidth: (columns.right - detailX).points)
  }

  var neededHeight: Length {
    above + max(columns.height(of: detail, .detailTextLabel), offset + columns.height(of: text, .textLabel))
  }

  var roomBeside: RoomBesideText {
    columns.roomBeside(
      detail.flatMap { $0.width > 0 ? detailX - columns.left + $0.fittingWidth : nil },
      text.flatMap { $0.width > 0 ? textWidth : nil })
  }

  func automaticHeight(_ automatic: AutomaticHeight) -> Length? {
    automaticHeight(automatic, of: text, detail, in: columns.context)
  }

  func nodes(contentHeight: Length) -> [SceneNode] {
    let detailY = detailY(in: contentHeight)
    let textNode = text.map { label in
      columns.node(
        of: label, .textLabel,
        at: PlacedFrame(
          x: columns.left, y: detailY + offset, width: textWidth,
          height: label.fittingHeight)
      )
    }
    let detailNode = detail.map { label in
      columns.node(
        of: label, .detailTextLabel,
        at: PlacedFrame(
          x: detailX, y: detailY, width: min(label.fittingWidth, columns.right - detailX),
          height: label.fittingHeight)
      )
    }
    return [textNode, detailNode].compactMap { $0 }
  }

  /// Single lines stand so that the label is in the middle, as far as that leaves room for the caption, several lines so
  /// that both together are.
  private func detailY(in contentHeight: Length) -> Length {
    guard detail != nil else { return centeredY(of: neededHeight, in: contentHeight) }
    let rest = contentHeight - neededHeight
    if rest >= 0, hasSeveralLines { return above + centeredY(of: neededHeight, in: contentHeight) }
    let middle = centeredY(of: columns.height(of: detail, .detailTextLabel), in: contentHeight)
    return rest < 0 ? middle : max(above, min(middle, above + rest))
  }

  private var hasSeveralLines: Bool {
    [text, detail].contains { ($0?.text.lines.count ?? 0) > 1 }
  }

  /// How far the caption stands below the label's upper edge so that their first lines share a baseline.
  private var offset: Length {
    guard let detail, let text else { return 0 }
    return columns.context.views.length(
      columns.context.pixels.round(detail.ascent - text.ascent), "down to the baseline of detailTextLabel",
      .value2)
  }

  /// What the caption stands higher than the label.
  private var above: Length { max(0, offset * -1) }
}

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

  var roomBeside: RoomBesideText {
    var beside = columns.roomBeside(text.map { min($0.fittingWidth, room.text) })
    beside.end = detail.flatMap {
      $0.width > 0 ? (columns.right - min($0.fittingWidth, room.detail)).points : nil
    }
    if beside.end != nil { beside.textX = beside.textX ?? columns.left.points }
    return beside
  }

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
        return node(
          of: label, .detailTextLabel, x: x, width: width, in: contentHeight, down: drop(in: contentHeight))
      },
    ].compactMap { $0 }
  }

  /// How far the value stands below the middle so that it shares the text's baseline, in looks in which it does on devices.
  private func drop(in contentHeight: Length) -> Length {
    guard columns.context.look.value1SharesBaseline, !columns.context.isAsStored, let text, let detail,
      text.text.lines.count == 1, detail.text.lines.count == 1
    else { return 0 }
    let line = { (label: ShapedLabel, role: ViewRole) in
      centeredY(of: columns.height(of: label, role), in: contentHeight).points + label.ascent
    }
    return columns.context.views.length(
      line(text, .textLabel) - line(detail, .detailTextLabel), "down to the baseline of textLabel", .value1)
  }

  /// The width of a second label that keeps the room of a text which it no longer has.
  private var emptyDetailWidth: Length? {
    guard columns.context.isAsStored, var label = columns.context.cell.detailTextLabel, label.text.isEmpty,
      let placeholder = label.placeholder
    else { return nil }
    label.text = placeholder
    let look = columns.context.textLook.detail
    return columns.context.views.text.shape(label, look: look, maximumWidth: columns.width.points)
      .fittingWidth
  }

  private func node(
    of label: ShapedLabel, _ role: ViewRole, x: Length, width: Length, in contentHeight: Length,
    down drop: Length = 0
  ) -> SceneNode {
    let y = centeredY(of: columns.height(of: label, role), in: contentHeight) + drop
    return columns.node(
      of: label, role, at: PlacedFrame(x: x, y: y, width: width, height: label.fittingHeight))
  }
}
