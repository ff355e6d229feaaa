import TableModel
import TableThemes

/// The part of the content view that labels may use, and the labels of one cell shaped for it.
struct LabelColumns {
  let context: CellContext
  /// Where text begins, in points from the content view's left edge.
  let left: Length
  /// Where text must end.
  let right: Length
  /// The height that labels may take; infinite in rows that grow with their text.
  let height: Double

  init(_ geometry: CellGeometry, image: CellImage?, height: Double) {
    context = geometry.context
    self.height = geometry.context.fixedHeight == nil ? .infinity : height
    let start = (image?.textX ?? context.margin) + context.indentation
    let contentWidth = geometry.contentWidth.named("width of the content view", .contentView)
    right = max(0, min(contentWidth - geometry.labelTrailing, geometry.insetMaxX))
    left = min(start, right)
  }

  var width: Length { right - left }

  /// The height of a label, or nothing of one that there is not.
  func height(of label: ShapedLabel?, _ role: ViewRole) -> Length {
    label?.fittingHeight.named("height of \(role.rawValue)", .lineOfText) ?? 0
  }

  /// A label as a view at its place in the content view.
  func node(of label: ShapedLabel, _ role: ViewRole, at frame: PlacedFrame) -> SceneNode {
    label.node(role: role, frame: frame.rect).explained(by: frame, in: context.views)
  }

  /// The main label with at most so many points of width and height, or all that there is.
  func textLabel(
    maximumWidth: Double? = nil, maximumHeight: Double? = nil, naturallyAligned: Bool = false
  ) -> ShapedLabel? {
    shape(
      context.cell.textLabel, look: context.textLook.text.aligned(naturally: naturallyAligned),
      in: Size(width: maximumWidth ?? width.points, height: maximumHeight ?? height))
  }

  /// The second label with at most so many points of width and height, or all that there is.
  func detailTextLabel(
    maximumWidth: Double? = nil, maximumHeight: Double? = nil, naturallyAligned: Bool = false
  ) -> ShapedLabel? {
    shape(
      context.cell.detailTextLabel, look: context.textLook.detail.aligned(naturally: naturallyAligned),
      in: Size(width: maximumWidth ?? width.points, height: maximumHeight ?? height))
  }

  /// A label with as many lines as the room holds, and one at least.
  private func shape(_ label: Label?, look: TextLook, in room: Size) -> ShapedLabel? {
    guard var label else { return nil }
    if context.stacksLabels, label.numberOfLines == 1 { label.numberOfLines = 0 }
    label.isEnabled = label.isEnabled && context.cell.isUserInteractionEnabled
    var look = look
    if look.takesTint { look.color = context.ownTintColor ?? look.color }
    return context.views.text.shape(label, look: look, maximumWidth: room.width, maximumHeight: room.height)
      .mixed(with: context.highlightedColor(of: label), amount: context.presentation.selection)
  }

}

extension CellContext {
  /// The colour of a label's letters in the row while it is selected; `nil` where they keep their own.
  func highlightedColor(of label: Label) -> Color? {
    guard !showsCheckCircle, let look = selectionLook else { return nil }
    return label.highlightedTextColor ?? (look.tintsText ? tintColor : look.textColor)
  }
}

extension TextLook {
  /// The letters with their lines at the side where reading begins, if they are to be.
  fileprivate func aligned(naturally isNatural: Bool) -> TextLook {
    guard isNatural else { return self }
    var look = self
    look.alignment = .natural
    return look
  }
}
