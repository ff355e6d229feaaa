import TableModel
import TableThemes

/// A label whose text is shaped but which has no place yet.
struct ShapedLabel {
  let label: Label
  let font: Font
  /// The colour of each span of the text.
  private(set) var colors: [Color]
  private(set) var alignment: TextAlignment
  /// Whether the label is mirrored once it has its place.
  let isMirrored: Bool
  var shadow: TextShadow?
  /// Light and shade over the letters.
  let shade: Gradient?
  let text: ShapedText
  /// The height of one line alone.
  private(set) var lineHeight: Double
  /// The distance between the tops of two lines.
  private(set) var lineAdvance: Double
  /// What several lines are higher together than their distances, in points; negative where only the distances grow.
  private(set) var roomAroundLines: Double
  let ascent: Double
  /// The same before it was rounded to a pixel.
  let unroundedAscent: Double
  /// The points that the text stands below the middle of a label that is higher than it.
  private(set) var drop = 0.0
  let pixels: PixelGrid
  /// Whether lengths say what they are made of.
  let explainsFrames: Bool
  /// Whether the first line is as high as one alone, and only the others as their distance says.
  private(set) var hasLeading = false

  /// The width that UIKit gives a label which fits its text, in points.
  var width: Double { fittingWidth.points }

  /// The height of all lines, in points.
  var height: Double { fittingHeight.points }

  /// The width that UIKit gives a label which fits its text: the advances, rounded up to a pixel.
  var fittingWidth: Length {
    pixels.ceil(
      explainsFrames
        ? Length(text.width, [FigureTerm(text.width, "text", .widthsOfTexts)]) : Length(text.width))
  }

  /// The height of all lines.
  var fittingHeight: Length {
    let lines = text.lines.count
    guard lines != 1 else { return length(lineHeight, ofLines: 1) }
    let first = hasLeading ? lineHeight : lineAdvance + roomAroundLines
    return pixels.ceil(length(first + Double(lines - 1) * lineAdvance, ofLines: lines))
  }

  /// The points that the height of all lines is more than the lines themselves.
  var rounding: Double { max(0, height - Double(text.lines.count) * lineAdvance) }

  /// A height that so many lines have together.
  func length(_ points: Double, ofLines lines: Int) -> Length {
    guard explainsFrames else { return Length(points) }
    let count = lines == 1 ? "one line" : "\(lines) lines"
    let source = "\(count) of \(font.family) \(font.size.shortDescription)"
    return Length(points, [FigureTerm(points, source, .lineOfText)])
  }

  /// The label, unless it has nothing to show: below another it would keep a line for nothing.
  ///
  /// Only in rows as documents store them does a label without text keep the room of one that it had.
  func takingRoom(asStored: Bool) -> ShapedLabel? { label.takesNoRoom(asStored: asStored) ? nil : self }

  /// How far letters may reach up in a label and down, in parts of their size, where no other face lends any.
  private static let (capitals, markedCapitals) = (0.75, 1.01)
  static let descenders = 0.22

  /// How far letters of a text reach up, in parts of their size: further where Latin capitals have marks, 0.95 for an Å and
  /// 1.01 for an Ấ in all faces.
  static func rise(of text: String) -> Double {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0xC0..<0x250, 0x1E00..<0x1F00: scalar.properties.isUppercase
      // Marks by themselves, as in names of files.
      case 0x300..<0x370: true
      default: false
      }
    } ? markedCapitals : capitals
  }

  /// The label with so much room below its lines that its letters do not touch those of a label so many points under it, as far
  /// as there are points left for that.
  func clearing(_ lower: ShapedLabel?, gap: Double = 0, left: Double = .infinity) -> ShapedLabel {
    guard let lower, text.inkBelow + lower.text.inkAbove > 0 else { return self }
    let below = max(text.lines.last?.inkBelow ?? 0, ShapedLabel.descenders * font.size)
    let first = lower.text.lines.first
    let above = max(first?.inkAbove ?? 0, ShapedLabel.rise(of: first?.text ?? "") * lower.font.size)
    let room = height - ascent - Double(text.lines.count - 1) * lineAdvance + lower.ascent
    let missing = min(pixels.ceil(max(0, below + above - room - gap)), max(0, left))
    var label = self
    label.lineHeight += missing
    label.roomAroundLines += missing
    return label
  }

  /// The label with lines that are whole points apart.
  var withWholeLines: ShapedLabel {
    var label = self
    label.lineAdvance = lineAdvance.rounded()
    return label
  }

  /// The label with lines that are whole points apart below its first, as footers of lists have them.
  var withWholeLinesBelowFirst: ShapedLabel {
    var label = withWholeLines
    label.hasLeading = true
    return label
  }

  /// The label with lines that are so many points apart.
  func withLines(apart points: Double) -> ShapedLabel {
    var label = self
    label.lineAdvance = points
    return label
  }

  /// The label with its text so many points lower in its frame.
  func dropped(by points: Double) -> ShapedLabel {
    var label = self
    label.drop = points
    return label
  }

  /// The label as bars have it: its baseline is where it would be if nothing but itself were rounded to a pixel, so that at three
  /// pixels a point it does not lie lower than at two.
  func asInBars(ofHeight height: Double) -> ShapedLabel {
    dropped(by: baselineInBars(ofHeight: height) - ascent - (height - self.height) / 2)
  }

  /// The distance in points from the upper edge of a bar's button or line to the baseline of one line in its middle.
  func baselineInBars(ofHeight height: Double) -> Double {
    pixels.round((height - lineAdvance) / 2 + unroundedAscent)
  }

  /// The label on its way to another colour of its letters.
  func mixed(with other: Color?, amount: Double) -> ShapedLabel {
    guard let other, amount > 0 else { return self }
    var label = self
    label.colors = colors.map { $0.mixed(with: other, amount: amount) }
    return label
  }

  /// The label with lines that end at its right edge where there are several and nobody says otherwise.
  var endingAtRight: ShapedLabel {
    guard text.lines.count > 1, label.textAlignment == nil else { return self }
    var label = self
    label.alignment = .right
    return label
  }

  /// By how many points a label may be lower than its lines before it cuts them off: frames are often whole points.
  private static let tolerance = 1.0

  /// The label as a view at a place; its lines stand in the middle of the frame's height.
  ///
  /// UIKit's labels draw nothing outside of their frames.
  func node(_ viewClass: ViewClass = .label, role: ViewRole?, frame: Rect) -> SceneNode {
    SceneNode(
      viewClass,
      role: role,
      label: LabelDescription(
        text: label.wholeText, font: font, isTruncated: text.isTruncated, lineCount: text.lines.count),
      frame: frame,
      clipsToBounds: label.lineBreakMode == .byClipping || height > frame.height + ShapedLabel.tolerance,
      drawings: drawings(in: frame.bounds)
    )
  }

  private func drawings(in bounds: Rect) -> [Drawing] {
    let top = (bounds.height - height) / 2 + (bounds.height > height ? drop : 0)
    let placed = text.lines.enumerated().map { index, line in
      (line, Point(x(of: line, in: bounds), pixels.round(top + Double(index) * lineAdvance + ascent)))
    }
    let shadows = placed.flatMap { line, origin in
      shadow.map { shadow -> [Drawing] in
        let dx = isMirrored ? -shadow.dx : shadow.dx
        return [.text(line, origin: Point(origin.x + dx, origin.y + shadow.dy), color: shadow.color)]
      } ?? []
    }
    return shadows
      + placed.flatMap { line, origin in
        parts(of: line).map { .text($0.line, origin: origin, color: $0.color, shade: shade) }
      }
  }

  /// The line once for each of its colours, with the glyphs of that colour, in the order in which they first occur.
  private func parts(of line: ShapedLine) -> [(line: ShapedLine, color: Color)] {
    let first = color(ofSpan: line.runs.first?.span ?? 0)
    guard line.runs.contains(where: { color(ofSpan: $0.span) != first }) else { return [(line, first)] }
    var parts: [(line: ShapedLine, color: Color)] = []
    for run in line.runs {
      let color = color(ofSpan: run.span)
      if let index = parts.firstIndex(where: { $0.color == color }) {
        parts[index].line.runs.append(run)
      } else {
        parts.append((line.with(runs: [run]), color))
      }
    }
    return parts
  }

  private func color(ofSpan span: Int) -> Color {
    colors.indices.contains(span) ? colors[span] : colors.first ?? .black
  }

  private func x(of line: ShapedLine, in bounds: Rect) -> Double {
    let rest = bounds.width - line.width
    return switch alignment {
    case .left, .natural: 0
    // What is on a pixel is to be there when the label is mirrored.
    case .center: isMirrored ? rest - pixels.round(rest / 2) : pixels.round(rest / 2)
    case .right: rest
    }
  }
}

extension Label {
  /// The characters of all runs, or the plain text where there are none.
  var wholeText: String {
    attributedText.isEmpty ? text : attributedText.map(\.text).joined()
  }
}

extension ShapedLine {
  /// A line of the same extent with other runs.
  fileprivate func with(runs: [GlyphRun]) -> ShapedLine {
    ShapedLine(runs: runs, width: width, isRightToLeft: isRightToLeft)
  }
}

extension Label {
  /// Whether there is nothing to show and no room to keep, in rows as documents store them or as devices show them.
  func takesNoRoom(asStored: Bool) -> Bool {
    var label = self
    if !asStored { label.placeholder = nil }
    return label.takesNoRoom
  }
}
