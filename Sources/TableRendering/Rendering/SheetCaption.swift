import TableDrawing
import TableInterfaceBuilder
import TableLayout
import TableModel
import TableSources
import TableSpec
import TableThemes

/// A text of a few lines under a picture of a sheet.
struct SheetCaption {
  private static let look = TextBlockLook(size: 15, weight: .medium, color: Color(0x3A3A3C))
  /// The space between the picture and the text, in points.
  private static let gap = 12.0
  /// The most lines; what is left of a longer text is cut off.
  private static let mostLines = 3
  /// The least width of a line in points, however narrow the picture.
  private static let leastWidth = 44.0
  /// The least distance between the captions of neighbours, in points.
  private static let distance = 8.0

  private let block: TextBlock

  /// A text for a picture of a width, with a gap between it and its neighbours, in points.
  init(_ text: String, below width: Double, gap: Double, shaper: any TextShaping, scale: Double) {
    block = TextBlock(
      text, SheetCaption.look, width: max(SheetCaption.leastWidth, width + gap - SheetCaption.distance),
      lines: SheetCaption.mostLines, shaper: shaper, scale: scale)
  }

  /// The height of the text and of the space above it, in points.
  var height: Double { SheetCaption.gap + block.size.height }

  /// The text below a picture, in the middle of its width.
  func node(below picture: Rect) -> SceneNode {
    block.node(centeredIn: picture.width, at: Point(picture.minX, picture.maxY + SheetCaption.gap))
  }
}
