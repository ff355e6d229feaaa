import TableModel
import TableThemes

/// Shapes the labels of one table in the theme's typeface.
struct LabelShaper {
  let typeface: Typeface
  let scale: Double
  let shaper: any TextShaping

  /// A label's text in the room it has, in points, or infinity for no limit.
  ///
  /// What the author says comes before what the theme says.
  func shape(_ label: Label, look: TextLook, maximumWidth: Double) -> ShapedLabel {
    let font = font(of: label, look: look)
    let text = shaper.shape(
      TextRequest(
        text: label.text,
        size: font.size,
        substitute: typeface.substitute(for: font),
        maximumWidth: maximumWidth.isFinite ? maximumWidth : nil,
        maximumLines: label.numberOfLines,
        lineBreakMode: label.lineBreakMode
      )
    )
    return ShapedLabel(
      label: label,
      font: font,
      color: label.textColor ?? look.color,
      alignment: label.textAlignment ?? look.alignment,
      shadow: look.shadow,
      text: text,
      lineHeight: typeface.lineHeight(of: font.size, scale: scale),
      ascent: typeface.ascent(of: font.size, scale: scale),
      pixels: PixelGrid(scale: scale)
    )
  }

  private func font(of label: Label, look: TextLook) -> Font {
    Font(
      family: typeface.family,
      weight: label.font?.weight ?? look.weight,
      size: label.font?.size ?? look.size,
      isItalic: label.font?.isItalic ?? false
    )
  }
}
