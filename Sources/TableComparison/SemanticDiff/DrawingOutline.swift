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

/// A number that stands for drawings: the same on every machine, and nearly always another for others.
struct DrawingDigest {
  private static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  private static let prime: UInt64 = 0x100_0000_01B3

  private var hash = DrawingDigest.start

  /// The number in hexadecimal digits; `nil` where nothing was added.
  var digits: String? { hash == Self.start ? nil : String(hash, radix: 16) }

  /// Adds a text and where it ends.
  mutating func add(_ text: String) {
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* Self.prime }
    hash = (hash ^ 0xFF) &* Self.prime
  }

  /// Adds where a line of text stands, how wide it is and in which colour, but not what it says.
  mutating func add(_ line: ShapedLine, at origin: Point, _ color: Color) {
    add(5, origin)
    add(line.width)
    add(color)
  }

  /// Adds at what a view is cut off.
  mutating func add(clipOf node: SceneNode) {
    if node.clipsToBounds {
      add(word: 6)
      add(node.cornerRadius)
    }
    if let outline = node.outline {
      add(word: 7)
      add(outline)
    }
  }

  /// Adds an outline that is no rectangle, and the way in which colours change in it, but not which these are.
  mutating func add(_ path: Path, of paint: Paint) {
    let isRound = path.elements.contains { element in
      if case .curve = element { true } else { false }
    }
    if isRound { add(path) }
    switch paint {
    case .color: break
    case .linear(_, let from, let to):
      add(20, from)
      add(21, to)
    case .radial(_, let center, let radius):
      add(22, center)
      add(radius)
    }
  }

  /// Adds a drawing; of a text nothing counts but that it is there.
  mutating func add(_ drawing: Drawing) {
    switch drawing {
    case .fill(let path, let paint):
      add(word: 1)
      add(path)
      add(paint)
    case .stroke(let path, let stroke, let paint):
      add(word: 2)
      add(path)
      add(stroke.width)
      add(paint)
    case .image(let placed): add(placed)
    case .text: add(word: 4)
    }
  }

  /// Adds the place and the part of an image, but not which it is.
  mutating func add(_ image: PlacedImage) {
    add(word: 3)
    add(image.rect)
    if let source = image.source { add(source) }
  }

  private mutating func add(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let point): add(10, point)
      case .line(let point): add(11, point)
      case .curve(let point, let control1, let control2):
        add(12, control1)
        add(13, control2)
        add(14, point)
      case .close: add(word: 15)
      }
    }
  }

  private mutating func add(_ paint: Paint) {
    switch paint {
    case .color(let color): add(color)
    case .linear(let gradient, let from, let to):
      add(20, from)
      add(21, to)
      add(gradient)
    case .radial(let gradient, let center, let radius):
      add(22, center)
      add(radius)
      add(gradient)
    }
  }

  private mutating func add(_ gradient: Gradient) {
    for stop in gradient.stops {
      add(stop.location)
      add(stop.color)
    }
  }

  private mutating func add(_ color: Color) {
    add(word: UInt64(color.hex))
    add(color.alpha)
  }

  private mutating func add(_ rect: Rect) {
    add(30, rect.origin)
    add(rect.width)
    add(rect.height)
  }

  private mutating func add(_ mark: UInt64, _ point: Point) {
    add(word: mark)
    add(point.x)
    add(point.y)
  }

  private mutating func add(_ number: Double) { add(word: number.thousandths.bitPattern) }

  private mutating func add(word number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      hash = (hash ^ (number >> shift & 0xFF)) &* Self.prime
    }
  }
}
