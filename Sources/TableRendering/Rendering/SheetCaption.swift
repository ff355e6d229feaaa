import TableDrawing
import TableInterfaceBuilder
import TableLayout
import TableModel
import TableSources
import TableSpec
import TableThemes

/// A line of text under a picture of a sheet.
struct SheetCaption {
  private static let typeface = Typeface.sanFrancisco
  private static let font = Font(family: typeface.family, weight: .medium, size: 15)
  private static let color = Color(0x3A3A3C)
  /// The space between the picture and the text, in points.
  private static let gap = 12.0

  private let text: String
  private let line: ShapedLine?
  private let lineHeight: Double
  private let ascent: Double
  private let scale: Double

  init(_ text: String, shaper: any TextShaping, scale: Double) {
    let (typeface, font) = (SheetCaption.typeface, SheetCaption.font)
    let shaped = shaper.shape(
      TextRequest(text: text, size: font.size, substitute: typeface.substitute(for: font)))
    self.text = text
    self.scale = scale
    line = shaped.lines.first
    lineHeight = typeface.lineHeight(of: font.size, scale: scale)
    ascent = typeface.ascent(of: font.size, scale: scale)
  }

  /// The height of the text and of the space above it, in points.
  var height: Double { SheetCaption.gap + lineHeight }

  /// The text below a picture, in the middle of its width.
  func node(below picture: Rect) -> SceneNode? {
    guard let line else { return nil }
    let left = ((picture.width - line.width) / 2 * scale).rounded() / scale
    return SceneNode(
      .plainLabel,
      label: LabelDescription(text: text, font: SheetCaption.font, isTruncated: false, lineCount: 1),
      frame: Rect(
        x: picture.minX + left, y: picture.maxY + SheetCaption.gap, width: line.width, height: lineHeight),
      drawings: [.text(line, origin: Point(0, ascent), color: SheetCaption.color)]
    )
  }
}
