import TableLayout
import TableModel

/// Sets the words of annotations.
struct AnnotationText {
  /// The greatest width of words in points; what is longer ends with an ellipsis.
  private static let mostWidth = 180.0

  let shaper: any TextShaping
  let scale: Double

  /// Some words in a colour, on one line that is not too long.
  func block(_ text: String, _ color: Color) -> TextBlock {
    TextBlock(
      text.withVisibleControls, AnnotationLook.text(color), width: AnnotationText.mostWidth, shaper: shaper,
      scale: scale)
  }

  /// Words of the program's own in a colour, on one line as long as it needs to be.
  func wholeBlock(_ text: String, _ color: Color) -> TextBlock {
    TextBlock(text, AnnotationLook.text(color), shaper: shaper, scale: scale)
  }
}
