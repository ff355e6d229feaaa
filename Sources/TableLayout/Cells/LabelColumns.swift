import TableModel
import TableThemes

/// The part of the content view that labels may use, and the labels of one cell shaped for it.
struct LabelColumns {
  let context: CellContext
  /// Where text begins, in points from the content view's left edge.
  let left: Double
  /// Where text must end.
  let right: Double

  init(_ geometry: CellGeometry, image: CellImage?) {
    context = geometry.context
    let start = (image?.textX ?? context.margin) + context.indentation
    right = max(0, geometry.contentWidth - geometry.labelTrailing)
    left = min(start, right)
  }

  var width: Double { right - left }

  /// The main label with at most so many points of width, or all that there is.
  func textLabel(maximumWidth: Double? = nil) -> ShapedLabel? {
    shape(context.cell.textLabel, look: context.textLook.text, maximumWidth: maximumWidth)
  }

  /// The second label with at most so many points of width, or all that there is.
  func detailTextLabel(maximumWidth: Double? = nil) -> ShapedLabel? {
    shape(context.cell.detailTextLabel, look: context.textLook.detail, maximumWidth: maximumWidth)
  }

  private func shape(_ label: Label?, look: TextLook, maximumWidth: Double?) -> ShapedLabel? {
    label.map { label in
      context.views.text.shape(label, look: look, maximumWidth: maximumWidth ?? width)
        .mixed(with: highlightedColor(of: label), amount: context.presentation.selection)
    }
  }

  /// The colour of a label's letters in the row while it is selected; `nil` where they keep their own.
  private func highlightedColor(of label: Label) -> Color? {
    guard !context.showsCheckCircle else { return nil }
    return label.highlightedTextColor ?? context.selectionLook?.textColor
  }
}
