import TableModel
import TableThemes

/// Lays out text that fills a screen from bar to bar.
struct TextViewLayout {
  private let textView: TextView
  private let context: ViewContext
  /// What bars cover of the view's edges, in points.
  private let barInsets: EdgeInsets

  init(_ textView: TextView, context: ViewContext, barInsets: EdgeInsets) {
    self.textView = textView
    self.context = context
    self.barInsets = barInsets
  }

  /// The view at a place in its parent.
  func node(in frame: Rect) -> SceneNode {
    let background = textView.backgroundColor ?? context.theme.bars.background
    let room = frame.bounds.inset(by: textInsets).inset(by: barInsets)
    let label = shaped(width: room.width)
    let labelFrame = Rect(x: room.minX, y: room.minY, width: room.width, height: label.height)
    return SceneNode(
      .textView, frame: frame, clipsToBounds: true,
      drawings: [.fill(.rect(frame.bounds), .color(background))],
      children: [label.node(.plainLabel, role: nil, frame: labelFrame)])
  }

  /// The height of all text with what is around it, in points, without what bars cover.
  func naturalHeight(width: Double) -> Double {
    let insets = textInsets
    let sides = insets.left + insets.right + barInsets.left + barInsets.right
    return insets.top + shaped(width: width - sides).height + insets.bottom
  }

  /// The distances from the view's edges to its letters.
  private var textInsets: EdgeInsets {
    let look = context.theme.controls.textView
    var insets = textView.textContainerInset ?? look.textContainerInset
    insets.left += look.lineFragmentPadding
    insets.right += look.lineFragmentPadding
    return insets
  }

  private func shaped(width: Double) -> ShapedLabel {
    let label = Label(
      text: textView.text, font: textView.font, textColor: textView.textColor,
      textAlignment: textView.textAlignment, numberOfLines: 0, lineBreakMode: .byWordWrapping)
    return context.text.shape(
      label, look: context.theme.controls.label, maximumWidth: max(0, width))
  }
}
