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

  var neededHeight: Length { max(text?.fittingHeight ?? 0, detail?.fittingHeight ?? 0) }

  func automaticHeight(_ automatic: AutomaticHeight) -> Length? {
    automaticHeight(automatic, of: text, detail, in: columns.context)
  }

  func nodes(contentHeight: Length) -> [SceneNode] {
    let higher =
      detail == nil ? columns.height(of: text, .textLabel) : columns.height(of: detail, .detailTextLabel)
    let detailY = centeredY(of: higher, in: contentHeight)
    let textNode = text.map { label in
      columns.node(
        of: label, .textLabel,
        at: PlacedFrame(
          x: columns.left, y: detailY + ascentDifference(to: label), width: textWidth,
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

  /// How far the caption stands below the label's upper edge so that their first lines share a baseline.
  private func ascentDifference(to text: ShapedLabel) -> Length {
    guard let detail else { return 0 }
    return columns.context.views.length(
      columns.context.pixels.round(detail.ascent - text.ascent), "down to the baseline of detailTextLabel",
      .value2)
  }
}
