import TableModel

/// The outlines of an SVG file that shows one symbol in one colour, by the nonzero rule.
///
/// Understood are `path`, `rect`, `circle`, `ellipse` and `polygon`, groups and their transforms. Of a template of the SF
/// Symbols app the drawing for regular weight and medium scale is taken, or one for another scale where that is missing.
struct SymbolFile {
  /// The areas, each filled by the nonzero rule.
  var areas: [Path]
  /// The box that the file gives the picture.
  var box: Rect
  /// The ems of a unit at the scale `medium`; `nil` where the file is no template and tells no size.
  var emsOfUnit: Double?

  /// About how many bytes the outlines take.
  var memory: Int { areas.reduce(0) { $0 + $1.elements.count } * SymbolFile.bytesOfStep }
  private static let bytesOfStep = 128

  /// The most bytes of a file; templates with drawings for all weights have up to 430,000.
  static let mostBytes = 1 << 20

  /// The outlines of a file's bytes; `nil` where they are no such picture.
  init?(_ bytes: [UInt8]) {
    let whole = SymbolElements()
    guard XMLReader.read(bytes, .named, whole) == nil, whole.isSound else { return nil }
    let template = SymbolTemplate.drawings.first { whole.templateAreas[$0.group] != nil }
    areas = template.flatMap { whole.templateAreas[$0.group] } ?? whole.areas
    let ink = SymbolFile.ink(of: areas)
    guard !areas.isEmpty, ink.width > 0, ink.height > 0 else { return nil }
    let stated = whole.box.flatMap { $0.width > 0 && $0.height > 0 && Path.rect($0).isPlaceable ? $0 : nil }
    box = template == nil ? stated ?? ink : ink
    emsOfUnit = template.map { SymbolTemplate.em / $0.scale }
  }

  /// The smallest rectangle around all areas, but not around the control points of their curves, which may lie far outside.
  static func ink(of areas: [Path]) -> Rect {
    Path.polygon(areas.flatMap { $0.parts.flatMap(\.corners) }).boundingBox
  }
}

/// How a template of the SF Symbols app is made up.
private enum SymbolTemplate {
  /// The groups of the drawings for regular weight, the best first, each with its size beside that for medium scale.
  ///
  /// Templates that the app fills up by itself have small drawings alone.
  static let drawings = [("Regular-M", 1.0), ("Regular-S", 0.79), ("Regular-L", 1.29)].map {
    (group: $0.0, scale: $0.1)
  }
  /// The ems of a unit: drawings stand beside letters of 100 points.
  static let em = 0.01

  /// The classes of shapes that only cut others out, by what the style sheet says of them.
  static func invisibleClasses(in style: String) -> Set<String> {
    Set(
      style.split(separator: "}").compactMap { rule in
        let parts = rule.split(separator: "{")
        guard parts.count == 2, parts[1].contains("opacity:0") else { return nil }
        let name = parts[0].filter { !$0.isWhitespace }
        return name.hasPrefix(".") ? String(name.dropFirst()) : nil
      })
  }
}

/// Takes the elements of a file.
private final class SymbolElements: XMLReader.Handler {
  private(set) var areas: [Path] = []
  /// The areas of a template’s drawings, by their groups.
  private(set) var templateAreas: [String: [Path]] = [:]
  private(set) var box: Rect?
  private(set) var isSound = true
  private var groups: [Group] = [Group()]

  /// What holds for all that lies in a group.
  private struct Group {
    var transform = SymbolTransform()
    var isHidden = false
    var isEvenOdd = false
    /// The drawing of a template that it lies in.
    var drawing: String?
    var isStyle = false
  }

  private var invisibleClasses: Set<String> = []

  private static let deepest = 16
  private static let mostAreas = 1_000
  /// The most steps of all outlines together; templates with drawings for all weights have about 10,000.
  private static let mostSteps = 50_000
  /// The most work of finding which parts of outlines lie in others: the parts of each times its steps.
  private static let mostNesting = 2_000_000
  private var (steps, nesting) = (0, 0)

  private static let longestStyle = 1 << 16

  private var style = ""
  var wantsCharacters: Bool { groups.last?.isStyle == true && style.utf8.count < SymbolElements.longestStyle }
  func characters(_ text: UnsafeBufferPointer<UInt8>) { style += String(decoding: text, as: UTF8.self) }

  func end() {
    guard groups.count > 1, groups.removeLast().isStyle else { return }
    invisibleClasses.formUnion(SymbolTemplate.invisibleClasses(in: style))
    style = ""
  }

  func begin(_ name: String, attributes: [XMLReader.Attribute], at offset: Int) -> Bool {
    guard groups.count < SymbolElements.deepest, areas.count < SymbolElements.mostAreas,
      var group = groups.last
    else {
      isSound = false
      return false
    }
    let value = { (key: String) in attributes.first { $0.name == key }?.value }
    let number = { (key: String) in value(key).flatMap { SVGNumbers.list($0).first } ?? 0 }
    if let transform = value("transform") { group.transform = group.transform.applying(transform) }
    if value("fill") == "none" || value("display") == "none" { group.isHidden = true }
    if let rule = value("fill-rule") { group.isEvenOdd = rule == "evenodd" }
    if let id = value("id"), SymbolTemplate.drawings.contains(where: { $0.group == id }) {
      group.drawing = id
    }
    if let classes = value("class")?.split(separator: " ").map(String.init),
      !invisibleClasses.isDisjoint(with: classes)
    {
      group.isHidden = true
    }
    group.isStyle = name == "style"
    if ["defs", "clipPath", "mask", "symbol", "text"].contains(name) { group.isHidden = true }
    groups.append(group)
    switch name {
    case "svg":
      // Only children may be hidden by the root's own `fill`.
      groups[groups.count - 1].isHidden = false
      if let numbers = value("viewBox").map(SVGNumbers.list), numbers.count == 4 {
        box = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      }
    case "path":
      guard let text = value("d"), let path = SVGPathReader.path(text) else {
        isSound = value("d") == nil
        return isSound
      }
      add(path, group)
    case "circle", "ellipse":
      let radii = name == "circle" ? (number("r"), number("r")) : (number("rx"), number("ry"))
      let unit = Path.circle(center: .zero, radius: 1)
      add(unit.mapPoints { Point(number("cx") + $0.x * radii.0, number("cy") + $0.y * radii.1) }, group)
    case "rect":
      let rect = Rect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
      let radius = max(number("rx"), number("ry"))
      add(radius > 0 ? .roundedRect(rect, top: radius, bottom: radius) : .rect(rect), group)
    case "polygon":
      let numbers = value("points").map(SVGNumbers.list) ?? []
      add(
        .polygon(stride(from: 0, to: numbers.count - 1, by: 2).map { Point(numbers[$0], numbers[$0 + 1]) }),
        group)
    default: break
    }
    return true
  }

  private func add(_ path: Path, _ group: Group) {
    guard !group.isHidden, !path.elements.isEmpty else { return }
    steps += path.elements.count
    if group.isEvenOdd { nesting += path.mostParts * path.elements.count }
    guard steps <= SymbolElements.mostSteps, nesting <= SymbolElements.mostNesting else {
      isSound = false
      return
    }
    let outline = group.isEvenOdd ? path.nonzero : path
    let placed = outline.mapPoints { group.transform.applied(to: $0) }
    guard placed.isPlaceable else {
      isSound = false
      return
    }
    areas.append(placed)
    if let drawing = group.drawing { templateAreas[drawing, default: []].append(placed) }
  }
}

/// Where a group of an SVG file puts what lies in it.
private struct SymbolTransform {
  private var (a, b, c, d, x, y) = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)

  func applied(to point: Point) -> Point {
    Point(a * point.x + c * point.y + x, b * point.x + d * point.y + y)
  }

  /// The transform with those of an attribute inside; turns and slants are passed over.
  func applying(_ text: String) -> SymbolTransform {
    var result = self
    for part in text.split(separator: ")") {
      let pieces = part.split(separator: "(", maxSplits: 1)
      guard pieces.count == 2 else { continue }
      let numbers = SVGNumbers.list(String(pieces[1]))
      var inner = SymbolTransform()
      if pieces[0].hasSuffix("matrix"), numbers.count == 6 {
        (inner.a, inner.b, inner.c) = (numbers[0], numbers[1], numbers[2])
        (inner.d, inner.x, inner.y) = (numbers[3], numbers[4], numbers[5])
      } else if pieces[0].hasSuffix("translate"), let x = numbers.first {
        (inner.x, inner.y) = (x, numbers.count > 1 ? numbers[1] : 0)
      } else if pieces[0].hasSuffix("scale"), let scale = numbers.first {
        (inner.a, inner.d) = (scale, numbers.count > 1 ? numbers[1] : scale)
      }
      result = result.around(inner)
    }
    return result
  }

  private func around(_ inner: SymbolTransform) -> SymbolTransform {
    var result = SymbolTransform()
    (result.a, result.b) = (a * inner.a + c * inner.b, b * inner.a + d * inner.b)
    (result.c, result.d) = (a * inner.c + c * inner.d, b * inner.c + d * inner.d)
    let origin = applied(to: Point(inner.x, inner.y))
    (result.x, result.y) = (origin.x, origin.y)
    return result
  }
}

extension Path {
  /// The outline whose inside by the nonzero rule is that of this one by the even-odd rule, where no part crosses another.
  ///
  /// Parts that lie in an odd number of others run the other way round.
  var nonzero: Path {
    let parts = self.parts
    let polygons = parts.map(\.corners)
    return Path(
      parts.indices.flatMap { index -> [Element] in
        guard let point = polygons[index].first else { return [] }
        let depth = parts.indices.count { $0 != index && polygons[$0].contains(point) }
        let runsRound = polygons[index].doubledArea > 0
        return runsRound == depth.isMultiple(of: 2) ? parts[index].elements : parts[index].reversed.elements
      })
  }

  /// Whether all points lie where points can be reckoned with: transforms may lead anywhere.
  fileprivate var isPlaceable: Bool {
    let isNear = { (point: Point) in abs(point.x) < 1e9 && abs(point.y) < 1e9 }
    return elements.allSatisfy { element in
      switch element {
      case .move(let point), .line(let point): isNear(point)
      case .curve(let point, let one, let two): isNear(point) && isNear(one) && isNear(two)
      case .close: true
      }
    }
  }

  /// How many parts there may be: each begins with a move, or behind the end of another.
  fileprivate var mostParts: Int {
    elements.count { element in
      switch element {
      case .move, .close: true
      case .line, .curve: false
      }
    }
  }

  /// The parts of the outline, each of which begins with a move.
  var parts: [Path] {
    var parts: [Path] = []
    var start = Point.zero
    var isClosed = false
    for element in elements {
      if case .move(let point) = element {
        parts.append(Path([element]))
        (start, isClosed) = (point, false)
      } else {
        // What follows a closed part without a move begins where that began.
        if isClosed { parts.append(Path([.move(start)])) }
        isClosed = element == .close
        if !parts.isEmpty { parts[parts.count - 1].elements.append(element) }
      }
    }
    return parts
  }

  /// The points of one part, with some on each curve.
  var corners: [Point] {
    var corners: [Point] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): corners.append(point)
      case .curve(let end, let one, let two):
        let start = corners.last ?? end
        for step in 1...8 {
          let t = Double(step) / 8
          let s = 1 - t
          let (p, q, r, u) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          corners.append(
            Point(
              p * start.x + q * one.x + r * two.x + u * end.x, p * start.y + q * one.y + r * two.y + u * end.y
            ))
        }
      case .close: break
      }
    }
    return corners
  }

  /// One part from its end to its beginning.
  private var reversed: Path {
    var points: [Point] = []
    var steps: [(Point, Point)?] = []
    for element in elements {
      switch element {
      case .move(let point): points = [point]
      case .line(let point):
        points.append(point)
        steps.append(nil)
      case .curve(let point, let one, let two):
        points.append(point)
        steps.append((one, two))
      case .close: break
      }
    }
    guard let last = points.last else { return self }
    var path = Path([.move(last)])
    for index in steps.indices.reversed() {
      if let (one, two) = steps[index] {
        path.elements.append(.curve(points[index], control1: two, control2: one))
      } else {
        path.elements.append(.line(points[index]))
      }
    }
    path.elements.append(.close)
    return path
  }
}

extension [Point] {
  /// Twice the area that the points go round, negative where they go the other way.
  var doubledArea: Double {
    indices.reduce(0) { sum, index in
      let (one, other) = (self[index], self[index + 1 == count ? 0 : index + 1])
      return sum + one.x * other.y - other.x * one.y
    }
  }

  /// Whether a point lies inside, by the even-odd rule.
  fileprivate func contains(_ point: Point) -> Bool {
    var isInside = false
    for index in indices {
      let (one, other) = (self[index], self[index + 1 == count ? 0 : index + 1])
      guard (one.y > point.y) != (other.y > point.y) else { continue }
      let x = one.x + (point.y - one.y) / (other.y - one.y) * (other.x - one.x)
      if point.x < x { isInside.toggle() }
    }
    return isInside
  }
}
