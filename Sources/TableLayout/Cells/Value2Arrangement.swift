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
