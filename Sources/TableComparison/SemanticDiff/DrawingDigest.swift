import TableLayout
import TableModel

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
