import TableModel

/// The rectangles and outlines of an SVG file; those that are alike but for their place are one.
struct SVGShapes {
  /// A shape and how often it is there.
  struct Shape {
    /// Whether it is a rectangle; otherwise an outline.
    let isRect: Bool
    /// Whether it holds its own place, as a gradient does that it is filled with.
    let isAnchored: Bool
    /// What it looks like, its size included.
    let attributes: Range<Int>
    /// The steps of its outline.
    let steps: Range<Int>
    /// The place of its first use, in parts of a point.
    let place: (x: Int, y: Int)
    /// Whether its first use belongs to a view with a name, so that it cannot have one of its own there.
    let isOfView: Bool
    /// The number of its uses.
    var count = 1

    /// Whether the file is shorter when the shape is written once and used by name.
    var isShared: Bool {
      (count - 1) * (attributes.count + steps.count - 19) > (isOfView ? 41 : 13)
    }
  }

  /// What the shapes are made of.
  var bytes = ByteBuffer()
  /// The shapes in the order of their first use.
  private(set) var all: [Shape] = []
  private var known: [UInt64: Int] = [:]

  /// Forgets all shapes.
  mutating func removeAll() {
    bytes.removeAll()
    all.removeAll(keepingCapacity: true)
    known.removeAll(keepingCapacity: true)
  }

  /// The number of the shape that was written last: its attributes from `start` on, its steps from `middle` on.
  mutating func finish(
    from start: Int, steps middle: Int, isRect: Bool, isAnchored: Bool, isOfView: Bool,
    at place: (x: Int, y: Int)
  ) -> Int {
    let end = bytes.count
    let digest = bytes.digest(from: start) ^ (isAnchored ? 1 : 0)
    if let number = known[digest], isAlike(all[number], start..<middle, middle..<end, isRect, isAnchored) {
      bytes.removeAll(from: start)
      all[number].count += 1
      return number
    }
    all.append(
      Shape(
        isRect: isRect, isAnchored: isAnchored, attributes: start..<middle, steps: middle..<end, place: place,
        isOfView: isOfView))
    known[digest] = all.count - 1
    return all.count - 1
  }

  private func isAlike(
    _ shape: Shape, _ attributes: Range<Int>, _ steps: Range<Int>, _ isRect: Bool, _ isAnchored: Bool
  ) -> Bool {
    shape.isRect == isRect && shape.isAnchored == isAnchored && bytes.areEqual(shape.attributes, attributes)
      && bytes.areEqual(shape.steps, steps)
  }
}

extension Path {
  /// The miter limit that SVG assumes where none is given.
  private static let assumedMiterLimit = 4.0

  /// Whether the outline is one of straight lines with corners so wide that their points are as they are under any
  /// limit that SVG knows: with the assumed one they begin to be cut off below 29 degrees.
  var hasBluntCorners: Bool {
    var points: [Point] = []
    for (index, step) in elements.enumerated() {
      switch step {
      case .move(let point) where index == 0: points.append(point)
      case .line(let point) where point != points.last: points.append(point)
      case .line: break
      case .close where index == elements.count - 1:
        // The corners at the ends of the line that closes the outline.
        if points.count > 1, points.first != points.last { points.append(points[0]) }
        if points.count > 1 { points.append(points[1]) }
      case .move, .curve, .close: return false
      }
    }
    return zip(points, zip(points.dropFirst(), points.dropFirst(2))).allSatisfy { start, rest in
      Path.isBlunt(start, rest.0, rest.1)
    }
  }

  private static func isBlunt(_ start: Point, _ corner: Point, _ end: Point) -> Bool {
    let first = (x: corner.x - start.x, y: corner.y - start.y)
    let second = (x: end.x - corner.x, y: end.y - corner.y)
    let product = first.x * second.x + first.y * second.y
    let lengths =
      (first.x * first.x + first.y * first.y).squareRoot()
      * (second.x * second.x + second.y * second.y).squareRoot()
    // The point's length is the line's width over the cosine of half the turn.
    let limit = assumedMiterLimit
    return product / lengths > 2 / (limit * limit) - 1
  }
}
