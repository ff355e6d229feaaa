import TableDrawing
import TableInterfaceBuilder
import TableLayout
import TableModel
import TableSources
import TableSpec
import TableThemes

/// A text of a few lines under a picture of a sheet.
struct SheetCaption {
  private static let typeface = Typeface.sanFrancisco
  private static let font = Font(family: typeface.family, weight: .medium, size: 15)
  private static let color = Color(0x3A3A3C)
  /// The space between the picture and the text, in points.
  private static let gap = 12.0

  /// The most lines; what is left of a longer text is cut off.
  private static let mostLines = 3
  /// The least width of a line in points, however narrow the picture.
  private static let leastWidth = 44.0
  /// The least distance between the captions of neighbours, in points.
  private static let distance = 8.0

  private let text: String
  private let shaped: ShapedText
  private let lineHeight: Double
  private let ascent: Double
  private let scale: Double

  /// A text for a picture of a width, with a gap between it and its neighbours, in points.
  init(_ text: String, below width: Double, gap: Double, shaper: any TextShaping, scale: Double) {
    let (typeface, font) = (SheetCaption.typeface, SheetCaption.font)
    shaped = shaper.shape(
      TextRequest(
        text: text, size: font.size, substitute: typeface.substitute(for: font),
        maximumWidth: max(SheetCaption.leastWidth, width + gap - SheetCaption.distance),
        maximumLines: SheetCaption.mostLines))
    self.text = text
    self.scale = scale
    lineHeight = typeface.lineHeight(of: font.size, scale: scale)
    ascent = typeface.ascent(of: font.size, scale: scale)
  }

  /// The height of the text and of the space above it, in points.
  var height: Double { SheetCaption.gap + lineHeight * Double(shaped.lines.count) }

  /// The text below a picture, in the middle of its width.
  func node(below picture: Rect) -> SceneNode {
    let width = shaped.width
    let left = { (lineWidth: Double, outer: Double) in
      ((outer - lineWidth) / 2 * scale).rounded() / scale
    }
    return SceneNode(
      .plainLabel,
      label: LabelDescription(
        text: text, font: SheetCaption.font, isTruncated: shaped.isTruncated,
        lineCount: shaped.lines.count),
      frame: Rect(
        x: picture.minX + left(width, picture.width), y: picture.maxY + SheetCaption.gap, width: width,
        height: lineHeight * Double(shaped.lines.count)),
      drawings: shaped.lines.enumerated().map { index, line in
        .text(
          line, origin: Point(left(line.width, width), ascent + lineHeight * Double(index)),
          color: SheetCaption.color)
      }
    )
  }
}
