import TableModel
import TableThemes

/// Shapes labels in the theme's typeface.
struct LabelShaper {
  let typeface: Typeface
  let scale: Double
  /// The sizes of letters whose label names a text style.
  let textStyleSizes: TextStyleSizes
  /// The distances of the lines of labels that use them.
  let leadings: TextStyleSizes
  let language: String
  let layoutDirection: LayoutDirection
  /// Whether labels are laid out from left to right and mirrored afterwards.
  let isMirrored: Bool
  /// Whether views stand beside each other otherwise than the interface is read.
  let isArrangedOtherwise: Bool
  /// Whether lengths of labels say what they are made of.
  let explainsFrames: Bool
  let shaper: any TextShaping
  /// What ends laying out when it takes too long: one long text may take as long as thousands of rows.
  let meter: LayoutMeter

  /// The part of a frame's width by which a text may be wider and still be shown whole.
  ///
  /// Frames that UIKit made to fit a text are as wide as Apple's letters; those that stand in for them may be wider by
  /// the error of their widths.
  static let overhang = 0.04

  /// A label's text in the room it has, in points, or infinity for no limit.
  ///
  /// What the author says comes before what the theme says. A highlighted label has `highlightedColor` throughout.
  func shape(
    _ label: Label,
    look: TextLook,
    maximumWidth: Double,
    maximumHeight: Double = .infinity,
    highlightedColor: Color? = nil
  ) -> ShapedLabel {
    let runs = StyledRun.runs(
      of: label, look: look, family: typeface.family, sizes: textStyleSizes,
      highlightedColor: highlightedColor)
    let lineHeight = lineHeight(of: runs)
    let lineAdvance =
      leading(of: label, look: look) ?? runs.map { typeface.lineAdvance(of: $0.font, scale: scale) }.max()
      ?? 0
    let ascent = runs.map { typeface.ascent(of: $0.font, scale: scale) }.max() ?? 0
    // The last line needs no leading.
    let roomForLines = maximumHeight + max(0, lineAdvance - lineHeight)
    var room = Room(
      width: maximumWidth.isFinite ? maximumWidth : nil,
      lines: label.lines(in: roomForLines, lineAdvance: lineAdvance),
      lineBreakMode: label.lineBreakMode
    )
    let shrunk = shrunk(runs, of: label, room)
    var text = pushedOut(text(of: shrunk, in: room), shrunk, label, room)
    let pixels = PixelGrid(scale: scale)
    let size = runs.map(\.font.size).max() ?? 0
    let growth = Growth(
      of: text, size: size, ascent: ascent, lineHeight: lineHeight, lineAdvance: lineAdvance)
    let fitting = label.lines(in: roomForLines, lineAdvance: lineAdvance + growth.between)
    if growth.between > 0, fitting != room.lines {
      room.lines = fitting
      text = pushedOut(self.text(of: shrunk, in: room), shrunk, label, room)
    }
    let above = pixels.ceil(growth.above)
    let around = above + pixels.ceil(growth.below)
    return ShapedLabel(
      label: label,
      font: runs.first?.font ?? Font(family: typeface.family, size: look.size),
      colors: runs.map(\.color),
      alignment: alignment(of: label, look),
      isMirrored: isMirrored,
      shadow: label.shadowColor.map {
        TextShadow($0, dx: label.shadowOffset.width, dy: label.shadowOffset.height)
      } ?? look.shadow,
      shade: look.shade,
      text: text,
      lineHeight: lineHeight + around,
      lineAdvance: lineAdvance + growth.between,
      roomAroundLines: around - growth.between,
      ascent: ascent + above,
      unroundedAscent: above + (runs.map { typeface.unroundedAscent(of: $0.font, scale: scale) }.max() ?? 0),
      pixels: pixels,
      explainsFrames: explainsFrames,
      hasLeading: label.usesFontLeading
    )
  }

  /// The height of one line of a label, in points; only of scripts that may be tall anything is shaped for it.
  func lineHeight(of label: Label, look: TextLook) -> Double {
    guard !label.mayBeTall else { return shape(label, look: look, maximumWidth: .infinity).lineHeight }
    return lineHeight(
      of: StyledRun.runs(
        of: label, look: look, family: typeface.family, sizes: textStyleSizes, highlightedColor: nil))
  }

  /// The room in points that letters of a label want below its only line, so that they touch none of another right under it.
  func clearance(between upper: Label, _ upperLook: TextLook, _ lower: Label, _ lowerLook: TextLook) -> Double
  {
    guard upper.mayBeTall || lower.mayBeTall else { return 0 }
    let label = shape(upper, look: upperLook, maximumWidth: .infinity)
    return label.clearing(shape(lower, look: lowerLook, maximumWidth: .infinity)).height - label.height
  }

  private func lineHeight(of runs: [StyledRun]) -> Double {
    runs.map { typeface.lineHeight(of: $0.font, scale: scale) }.max() ?? 0
  }

  /// The distance of a label's lines that its text style says, or else that of its place; `nil` where letters do, as those of a size
  /// that is no style's.
  ///
  /// Measured on SwiftUI's texts of iOS 18 and 26: the first line is as high as in a UILabel, each further one adds the leading.
  private func leading(of label: Label, look: TextLook) -> Double? {
    label.usesFontLeading ? styledLeading(of: label, look: look) : nil
  }

  private func styledLeading(of label: Label, look: TextLook) -> Double? {
    guard label.font?.size == nil, label.font?.resource == nil else { return nil }
    let size = look.size == textStyleSizes.body ? TextStyle.body : nil
    return (label.font?.textStyle ?? look.style ?? size).map { leadings[$0] }
  }

  /// The space of SwiftUI's stacks above a label that stands below another one, in points: what its text style leaves between
  /// lines, on whole pixels.
  ///
  /// Measured on iOS 18 and 26: 2⅓ above a subheadline, 2 above a caption.
  func space(above label: Label, look: TextLook) -> Double {
    guard let leading = styledLeading(of: label, look: look) else { return 0 }
    let font = StyledRun.runs(
      of: label, look: look, family: typeface.family, sizes: textStyleSizes, highlightedColor: nil
    ).first?.font
    let height = font.map { typeface.lineAdvance(of: $0, scale: scale) } ?? leading
    return PixelGrid(scale: scale).ceil(max(0, leading - height))
  }

  /// Where lines lie before they are mirrored: what an author says is said of the screen, what a theme says of the layout.
  ///
  /// Labels of which nobody says anything begin at the left in looks that are not mirrored.
  private func alignment(of label: Label, _ look: TextLook) -> TextAlignment {
    guard layoutDirection == .rightToLeft || isArrangedOtherwise else {
      return label.textAlignment ?? look.alignment
    }
    // Natural is what the interface is, wherever the label stands.
    let usual = isArrangedOtherwise && look.alignment == .natural ? TextAlignment.natural : nil
    guard let own = label.textAlignment ?? usual else { return look.alignment }
    return switch own {
    case .left: isMirrored ? .right : .left
    case .right: isMirrored ? .left : .right
    case .natural: isMirrored == (layoutDirection == .rightToLeft) ? .left : .right
    case .center: .center
    }
  }

  /// What bounds a text.
  private struct Room {
    var width: Double?
    var lines: Int
    let lineBreakMode: LineBreakMode
  }

  private func text(of runs: [StyledRun], in room: Room) -> ShapedText {
    guard meter.take(letters: runs.reduce(0) { $0 + $1.text.utf8.count }) else {
      return ShapedText(lines: [ShapedLine(runs: [], width: 0)])
    }
    return shaper.shape(
      TextRequest(
        spans: runs.map { run in
          var substitute = typeface.substitute(for: run.font)
          substitute.wholePoints = scale == 1 ? run.wholePoints : nil
          return TextSpan(text: run.text, size: run.font.size, substitute: substitute)
        },
        maximumWidth: room.width,
        maximumLines: room.lines,
        lineBreakMode: room.lineBreakMode,
        language: language,
        layoutDirection: layoutDirection
      )
    )
  }

  /// The room in points that letters of tall and deep scripts want beyond the lines of the look's typeface: UIKit's labels give it to
  /// them since iOS 17, and every look does here, so that no letter is cut.
  private struct Growth {
    var above = 0.0
    var below = 0.0
    var between = 0.0

    /// How far letters may reach out of a label, in parts of their size: as far as those of Arabic do, which touch nothing there.
    private static let overhang = 0.2

    init(of text: ShapedText, size: Double, ascent: Double, lineHeight: Double, lineAdvance: Double) {
      guard text.inkAbove + text.inkBelow > 0 else { return }
      let free = Growth.overhang * size
      above = max(0, (text.lines.first?.inkAbove ?? 0) - ascent - free)
      below = max(0, (text.lines.last?.inkBelow ?? 0) - (lineHeight - ascent) - free)
      for (upper, lower) in zip(text.lines, text.lines.dropFirst()) {
        let ink =
          max(upper.inkBelow, ShapedLabel.descenders * size)
          + max(lower.inkAbove, ShapedLabel.rise(of: lower.text) * size)
        between = max(between, ink - lineAdvance)
      }
    }
  }

  /// The text with one word more on its second and last line, where a single one would stand there and nobody wants that.
  private func pushedOut(_ text: ShapedText, _ runs: [StyledRun], _ label: Label, _ room: Room) -> ShapedText
  {
    guard label.lineBreakStrategy == .pushOut, text.lines.count == 2, !text.isTruncated, let run = runs.first,
      runs.count == 1, !run.text.contains(where: \.isNewline), !text.lines[1].text.contains(" ")
    else { return text }
    let words = run.text.split(separator: " ")
    guard words.count > 2, let pushed = words.dropLast().last else { return text }
    var part = run
    // A line separator ends no paragraph, so that words keep the directions that they have in this one.
    part.text = words.dropLast(2).joined(separator: " ") + "\u{2028}" + run.text[pushed.startIndex...]
    let broken = self.text(of: [part], in: room)
    return broken.lines.count == 2 && !broken.isTruncated ? broken : text
  }

  /// How often letters are measured anew: tracking does not shrink in proportion, so one step may miss by a little.
  private static let shrinkingSteps = 12
  /// The greatest part of their size that letters keep in one such step, so that the last steps do not stop short.
  private static let leastStep = 0.999
  /// What a text may be wider than its room in points and still fit, for the sake of rounding.
  private static let tolerance = 1e-6
  /// The least size of shrunk letters in points, whatever the label says.
  private static let leastSize = 1.0

  /// The runs of a label of one line with letters as small as the room wants and the label allows.
  private func shrunk(_ runs: [StyledRun], of label: Label, _ room: Room) -> [StyledRun] {
    guard label.adjustsFontSizeToFitWidth, label.numberOfLines == 1, let width = room.width, width > 0,
      let smallest = runs.map(\.font.size).min(), smallest > 0
    else { return runs }
    let limitless = Room(width: nil, lines: room.lines, lineBreakMode: room.lineBreakMode)
    let least = min(1, max(label.minimumScaleFactor, LabelShaper.leastSize / smallest))
    var factor = 1.0
    for _ in 0..<LabelShaper.shrinkingSteps {
      let natural = text(of: runs.map { $0.scaled(by: factor) }, in: limitless).width
      guard natural > width + LabelShaper.tolerance, factor > least else { break }
      factor = max(least, factor * min(LabelShaper.leastStep, width / natural))
    }
    return factor < 1 ? runs.map { $0.scaled(by: factor) } : runs
  }
}

extension Label {
  /// Whether there may be letters that a line of Latin ones has no room for.
  ///
  /// Unicode has all scripts with such letters in three ranges: from Hebrew to the last before the additions to Latin, Burmese and
  /// Mongolian among them; their extensions up to Hangul; and the forms in which Hebrew and Arabic letters are joined.
  fileprivate var mayBeTall: Bool {
    wholeText.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0590..<0x1E00, 0xA800..<0xAC00, 0xFB1D..<0xFF00: true
      default: false
      }
    }
  }

  /// The greatest number of lines that both the author and a height in points allow; 0 for as many as needed.
  fileprivate func lines(in height: Double, lineAdvance: Double) -> Int {
    guard numberOfLines != 1, height.isFinite, lineAdvance > 0 else { return numberOfLines }
    // A hair of tolerance, so that a frame of exactly so many lines holds them all.
    let fitting = max(1, Int(min(height / lineAdvance + 1e-6, 100_000)))
    return numberOfLines == 0 ? fitting : min(numberOfLines, fitting)
  }
}

/// A stretch of a label's text with its font and colour settled.
struct StyledRun {
  var text: String
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
    let resource = attributes.resource ?? (attributes.textStyle == nil ? resource : nil)
    return Font(
      family: resource?.family ?? family,
      weight: attributes.weight ?? attributes.textStyle?.weight ?? weight,
      size: attributes.size ?? attributes.textStyle.map { sizes[$0] } ?? size,
      isItalic: attributes.isItalic ?? isItalic,
      resource: resource
    )
  }
}
