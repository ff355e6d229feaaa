import TableModel
import TableThemes

/// A right-aligned caption in a column of fixed width, and a label beside it on the same baseline.
struct Value2Arrangement: LabelArrangement {
  private let columns: LabelColumns
  private let textWidth: Double
  private let detailX: Double
  private let text: ShapedLabel?
  private let detail: ShapedLabel?

  init(_ columns: LabelColumns) {
    self.columns = columns
    let look = columns.context.look.value2
    textWidth = min(look.textWidth, columns.width)
    detailX = min(columns.left + look.textWidth + look.gap, columns.right)
    text = columns.textLabel(maximumWidth: textWidth)
    detail = columns.detailTextLabel(maximumWidth: columns.right - detailX)
  }

  var neededHeight: Double { max(text?.height ?? 0, detail?.height ?? 0) }

  func automaticHeight(_ automatic: AutomaticHeight) -> Double? {
    automaticHeight(automatic, of: text, detail)
  }

  func nodes(contentHeight: Double) -> [SceneNode] {
    let detailY = centeredY(of: detail?.height ?? text?.height ?? 0, in: contentHeight)
    let textNode = text.map { label in
      label.node(
        role: .textLabel,
        frame: Rect(
          x: columns.left, y: detailY + ascentDifference(to: label), width: textWidth, height: label.height)
      )
    }
    let detailNode = detail.map { label in
      label.node(
        role: .detailTextLabel,
        frame: Rect(
          x: detailX, y: detailY, width: min(label.width, columns.right - detailX), height: label.height)
      )
    }
    return [textNode, detailNode].compactMap { $0 }
  }

  /// How far the caption stands below the label's upper edge so that their first lines share a baseline.
  private func ascentDifference(to text: ShapedLabel) -> Double {
    guard let detail else { return 0 }
    return columns.context.pixels.round(detail.ascent - text.ascent)
  }
}
