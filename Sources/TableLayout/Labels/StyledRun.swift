import TableModel
import TableThemes

/// A stretch of a label's text with its font and colour settled.
struct StyledRun {
  let text: String
  let font: Font
  let color: Color
  /// What begins on whole points where a point is a pixel.
  var wholePoints: WholePointPlacement?

  /// The stretches of a label, at least one: what a run says comes before what its label says, and that before the theme.
  ///
  /// A highlighted colour replaces every other.
  static func runs(
    of label: Label, look: TextLook, family: String, sizes: TextStyleSizes,
    highlightedColor: Color?
  ) -> [StyledRun] {
    let base = Font(family: family, weight: look.weight, size: look.size).applying(label.font, sizes)
    let fading = { (color: Color) in label.isEnabled ? color : color.faded(to: look.disabledOpacity) }
    let color = label.textColor ?? look.color
    let runs = label.attributedText.filter { !$0.text.isEmpty }.map { run in
      StyledRun(
        text: run.text,
        font: base.applying(run.font, sizes),
        color: fading(highlightedColor ?? run.textColor ?? color)
      )
    }
    guard runs.isEmpty else { return runs }
    return [
      StyledRun(
        text: label.text, font: base, color: fading(highlightedColor ?? color),
        wholePoints: label.font == nil ? look.wholePoints : nil)
    ]
  }

  /// The stretch with letters of so many parts of their size; words stand on whole points at their own size alone.
  func scaled(by factor: Double) -> StyledRun {
    var font = font
    font.size *= factor
    return StyledRun(
      text: text, font: font, color: color, wholePoints: wholePoints == .letters ? .letters : nil)
  }
}

extension Font {
  /// The font with everything replaced that an author says; a size or weight of its own comes before the text style's.
  fileprivate func applying(_ attributes: FontAttributes?, _ sizes: TextStyleSizes) -> Font {
    guard let attributes else { return self }
    return Font(
      family: family,
      weight: attributes.weight ?? attributes.textStyle?.weight ?? weight,
      size: attributes.size ?? attributes.textStyle.map { sizes[$0] } ?? size,
      isItalic: attributes.isItalic ?? isItalic
    )
  }
}
