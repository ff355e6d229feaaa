import TableLayout
import TableModel

/// What of a view's own drawings can be put into words, and a digest of the rest.
struct DrawingOutline {
  /// The colour of the first line of text, and not of its shadow.
  private(set) var textColor: String?
  /// The colour or the colours that fill the whole view.
  private(set) var backgroundColor: String?
  /// The name of the first image.
  private(set) var image: String?
  /// The path of the first image.
  private(set) var imagePath: FilePath?
  /// The digest of what else is drawn, glyphs apart; `nil` for nothing.
  private(set) var digest: String?
  /// The digest of where lines of text stand and how wide they are; `nil` without text.
  private(set) var letters: String?
  /// The digest of the outlines that the view is filled in and cut off at; `nil` for none.
  private(set) var shape: String?

  /// How far an outline may be from the edges of a view that it is said to fill, in points.
  private static let tolerance = 0.51

  /// What a view draws by itself.
  init(of node: SceneNode) {
    var (rest, lines, outlines) = (DrawingDigest(), DrawingDigest(), DrawingDigest())
    var texts: [(line: ShapedLine, color: Color)] = []
    outlines.add(clipOf: node)
    for drawing in node.drawings {
      switch drawing {
      case .text(let line, let origin, let color, _):
        texts.append((line, color))
        lines.add(line, at: origin, color)
      case .image(let placed) where image == nil:
        imagePath = placed.reference.path
        image = placed.reference.name + (placed.tint.map { " in \(Self.words($0.paint))" } ?? "")
        rest.add(placed)
      case .fill(let path, let paint)
      where backgroundColor == nil && Self.fills(path, node.frame.bounds):
        backgroundColor = Self.words(paint)
        outlines.add(path, of: paint)
      default: rest.add(drawing)
      }
    }
    textColor = Self.color(of: texts).map(Self.word)
    digest = rest.digits
    letters = lines.digits
    shape = outlines.digits
  }

  /// The colour of the first line; where all lines are drawn twice, the first time as their shadow.
  private static func color(of texts: [(line: ShapedLine, color: Color)]) -> Color? {
    let half = texts.count / 2
    let (first, second) = (texts[..<half], texts[half...])
    let hasShadow = texts.count == 2 * half && zip(first, second).allSatisfy { $0.line == $1.line }
    return hasShadow ? second.first?.color : texts.first?.color
  }

  private static func fills(_ path: Path, _ bounds: Rect) -> Bool {
    let box = path.boundingBox
    return box.contains(bounds, tolerance: tolerance) && bounds.contains(box, tolerance: tolerance)
  }

  private static func words(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): word(color)
    case .linear(let gradient, _, _), .radial(let gradient, _, _):
      gradient.stops.map { word($0.color) }.joined(separator: "–")
    }
  }

  private static func word(_ color: Color) -> String {
    let alpha = UInt32((min(1, max(0, color.alpha)) * 255).rounded())
    let (number, count) = alpha == 255 ? (color.hex, 6) : (color.hex << 8 | alpha, 8)
    return String(unsafeUninitializedCapacity: count + 1) { bytes in
      bytes[0] = UInt8(ascii: "#")
      for place in 1...count {
        let digit = UInt8(truncatingIfNeeded: number >> UInt32(4 * (count - place)) & 15)
        bytes[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
      }
      return count + 1
    }
  }
}
