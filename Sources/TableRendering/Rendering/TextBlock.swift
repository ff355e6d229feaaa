import TableLayout
import TableModel
import TableThemes

/// Text of the program's own beside pictures, such as captions, broken into lines.
struct TextBlock {
  /// Where lines stand that are shorter than the widest one.
  enum Alignment {
    case left, center, right
  }

  private static let typeface = Typeface.sanFrancisco

  private let text: String
  private let font: Font
  private let color: Color
  private let shaped: ShapedText
  private let lineHeight: Double
  private let ascent: Double
  private let scale: Double

  /// A text in San Francisco.
  ///
  /// - Parameters:
  ///   - text: The characters.
  ///   - look: Size, weight and colour of the letters.
  ///   - width: The greatest width of a line in points; `nil` for no limit.
  ///   - lines: The most lines, of which the last ends with an ellipsis where there is more; 0 for as many as needed.
  ///   - keepsEnd: Whether what there is no room for is left out in the middle of the last line, as with names of files.
  ///   - shaper: What places the letters.
  ///   - scale: Device pixels a point, to which places are rounded.
  init(
    _ text: String, _ look: TextBlockLook, width: Double? = nil, lines: Int = 1, keepsEnd: Bool = false,
    shaper: any TextShaping, scale: Double
  ) {
    self.text = text
    self.scale = scale
    color = look.color
    font = Font(family: TextBlock.typeface.family, weight: look.weight, size: look.size)
    shaped = shaper.shape(
      TextRequest(
        text: text, size: font.size, substitute: TextBlock.typeface.substitute(for: font),
        maximumWidth: width, maximumLines: lines,
        lineBreakMode: lines == 0 ? .byWordWrapping : keepsEnd ? .byTruncatingMiddle : .byTruncatingTail))
    lineHeight = TextBlock.typeface.lineHeight(of: font.size, scale: scale)
    ascent = TextBlock.typeface.ascent(of: font.size, scale: scale)
  }

  /// The width of the widest line and the height of all, in points.
  var size: Size { Size(width: shaped.width, height: lineHeight * Double(shaped.lines.count)) }

  /// The text with its upper left corner at a place; `role` says what it is there.
  func node(at origin: Point, _ alignment: Alignment = .left, role: ViewRole? = nil) -> SceneNode {
    SceneNode(
      .plainLabel, role: role,
      label: LabelDescription(
        text: text, font: font, isTruncated: shaped.isTruncated, lineCount: shaped.lines.count),
      frame: Rect(origin: origin, size: size),
      drawings: shaped.lines.enumerated().map { index, line in
        .text(
          line, origin: Point(left(of: line, alignment), ascent + lineHeight * Double(index)), color: color)
      })
  }

  /// The text in the middle of a width that begins at a place.
  func node(centeredIn width: Double, at origin: Point) -> SceneNode {
    node(at: Point(origin.x + rounded((width - size.width) / 2), origin.y), .center)
  }

  private func left(of line: ShapedLine, _ alignment: Alignment) -> Double {
    switch alignment {
    case .left: 0
    case .center: rounded((size.width - line.width) / 2)
    case .right: rounded(size.width - line.width)
    }
  }

  private func rounded(_ points: Double) -> Double { (points * scale).rounded() / scale }
}

/// How text of the program's own looks.
struct TextBlockLook {
  /// The size of the letters, in points.
  let size: Double
  /// How heavy the letters are.
  let weight: FontWeight
  /// Their colour.
  let color: Color
}
