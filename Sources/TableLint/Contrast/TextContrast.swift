import TableLayout
import TableModel

/// How well a text can be told from what lies behind it, at the worst place.
struct TextContrast: Hashable {
  /// The contrast.
  var ratio: Double
  /// The colour of the letters there, over what lies behind them.
  var text: Color
  /// The colour behind them.
  var background: Color
  /// The colour of the letters as it was asked for.
  var ownColor: Color
  /// The colours behind all of the text, at the places that were looked at; one where they are the same.
  private(set) var backgrounds: [Color] = []

  /// How many points of a text are looked at, across and down.
  private static let (columns, lines) = (9, 3)

  /// The contrast of a text; `nil` where none of its letters are in sight, or a picture behind it is not known.
  init?(of text: LintedText, on screen: LintedScreen) {
    var worst: TextContrast?
    var backgrounds: [Color] = []
    let view = text.view
    guard let area = view.textArea else { return nil }
    let background = Backdrop(behind: view, in: area, on: screen)
    // Rows below the screen can be scrolled to; what a swipe has moved beyond its side cannot be seen.
    let columns = 0..<screen.scene.size.width
    for case .text(let line, let origin, let color, _) in view.node.drawings.suffix(from: view.firstLetters) {
      for point in TextContrast.points(of: line, at: origin, in: view) where columns.contains(point.x) {
        guard let behind = background.color(at: point) else { return nil }
        backgrounds.append(behind)
        let letters = color.over(behind, opacity: view.opacity)
        let ratio = Contrast.ratio(letters, behind)
        if ratio < worst?.ratio ?? .infinity {
          worst = TextContrast(ratio: ratio, text: letters, background: behind, ownColor: color)
        }
      }
    }
    guard let worst else { return nil }
    self = worst
    let isPlain = backgrounds.allSatisfy { $0 == backgrounds.first }
    self.backgrounds = isPlain ? Array(backgrounds.prefix(1)) : backgrounds
  }

  private init(ratio: Double, text: Color, background: Color, ownColor: Color) {
    (self.ratio, self.text, self.background, self.ownColor) = (ratio, text, background, ownColor)
  }

  /// Points spread over the runs of a line between its baseline and the height of capitals.
  private static func points(of line: ShapedLine, at origin: Point, in view: LintedView) -> [Point] {
    guard let left = line.runs.map(\.x).min(), let right = line.runs.map({ $0.x + $0.width }).max(),
      let size = line.runs.map(\.size).max(), right > left
    else { return [] }
    return (0..<columns).flatMap { column in
      (0..<lines).map { line in
        Point(
          view.frame.minX + origin.x + left + (right - left) * (Double(column) + 0.5) / Double(columns),
          view.frame.minY + origin.y - 0.7 * size * (Double(line) + 0.5) / Double(lines))
      }
    }
  }
}

extension LintedView {
  /// The part of the screen that letters of the view may take; `nil` for a view without any.
  fileprivate var textArea: Rect? {
    node.drawings.contains { if case .text = $0 { true } else { false } } ? frame.expanded(by: 4) : nil
  }

  /// The number of the first drawing of letters that is no shadow: shadows come first, one for each line.
  fileprivate var firstLetters: Int {
    let texts = node.drawings.indices.filter {
      if case .text = node.drawings[$0] { true } else { false }
    }
    guard let first = texts.first, let lines = node.label?.lineCount, lines > 0, texts.count >= 2 * lines,
      case .text(let shadow, let low, _, _) = node.drawings[first],
      case .text(let letters, let high, _, _) = node.drawings[texts[lines]], shadow == letters, low != high
    else { return texts.first ?? 0 }
    return texts[lines]
  }
}

/// The contrast of two colours by the formula of WCAG 2.
enum Contrast {
  /// The ratio of two opaque colours, from 1 for the same to 21 for black on white.
  static func ratio(_ one: Color, _ other: Color) -> Double {
    let (first, second) = (luminance(of: one), luminance(of: other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// How light a colour is, from 0 for black to 1 for white.
  static func luminance(of color: Color) -> Double {
    0.2126 * LightCurve.light(of: color.red) + 0.7152 * LightCurve.light(of: color.green) + 0.0722
      * LightCurve.light(of: color.blue)
  }
}

extension Color {
  /// The colour that is seen where this one lies over an opaque one.
  func over(_ background: Color, opacity: Double = 1) -> Color {
    let amount = min(1, max(0, alpha * opacity))
    var top = self
    top.alpha = 1
    return background.mixed(with: top, amount: amount).withoutSystem
  }

  /// The components alone.
  private var withoutSystem: Color { Color(red: red, green: green, blue: blue) }

  /// The colour as people write it: `#8E8E93`.
  var written: String {
    let digits = String(hex, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }
}
