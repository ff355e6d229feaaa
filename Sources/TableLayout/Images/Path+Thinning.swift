import TableModel

extension Path {
  /// The outline of an area with its edges moved inwards by a distance in points, as for lighter lines.
  ///
  /// Holes have to run the other way round. Every point moves along the middle of the normals before and after it; what is
  /// narrower than twice the distance is left as a hair.
  func thinned(by distance: Double) -> Path {
    guard distance > 0 else { return self }
    let contours = contours
    let area = contours.reduce(0) { $0 + $1.area }
    guard area != 0 else { return self }
    let inwards = area > 0 ? distance : -distance
    return Path(contours.flatMap { $0.moved(by: inwards).elements })
  }

  /// The parts of the outline.
  private var contours: [Contour] {
    var contours: [Contour] = []
    for element in elements {
      if case .move = element { contours.append(Contour()) }
      if contours.isEmpty { contours.append(Contour()) }
      contours[contours.count - 1].append(element)
    }
    return contours
  }
}

/// A part of an outline with all of its points in a row, those that curves are drawn towards among them.
private struct Contour {
  private(set) var elements: [Path.Element] = []
  private var points: [Point] = []

  /// Twice the area of the polygon through all points, by the way round that it runs.
  var area: Double {
    zip(points, points.dropFirst() + points.prefix(1))
      .reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
  }

  mutating func append(_ element: Path.Element) {
    elements.append(element)
    switch element {
    case .move(let point), .line(let point): points.append(point)
    case .curve(let point, let control1, let control2): points += [control1, control2, point]
    case .close: break
    }
  }

  /// The part with every point moved to the right of its way, by a distance in points.
  func moved(by distance: Double) -> Contour {
    var moved = Contour()
    var places = points.indices.map { place(of: $0, movedBy: distance) }.makeIterator()
    for element in elements {
      switch element {
      case .move(let old): moved.append(.move(places.next() ?? old))
      case .line(let old): moved.append(.line(places.next() ?? old))
      case .curve(let old, let first, let second):
        let (control1, control2) = (places.next() ?? first, places.next() ?? second)
        moved.append(.curve(places.next() ?? old, control1: control1, control2: control2))
      case .close: moved.append(.close)
      }
    }
    return moved
  }

  /// Points nearer to each other than this count as one.
  private static let nothing = 1e-6
  /// The most points in one place that are passed over.
  private static let mostNeighbours = 8
  /// Corners sharper than this cosine of the way’s turn move no further than two distances.
  private static let sharpest = -0.5

  private func place(of number: Int, movedBy distance: Double) -> Point {
    let point = points[number]
    guard let before = direction(from: number, step: -1), let after = direction(from: number, step: 1) else {
      return point
    }
    // The way to the point, and from it.
    let (arriving, leaving) = (Point(-before.x, -before.y), after)
    let turn = max(Contour.sharpest, arriving.x * leaving.x + arriving.y * leaving.y)
    let factor = distance / (1 + turn)
    return Point(
      point.x - (arriving.y + leaving.y) * factor, point.y + (arriving.x + leaving.x) * factor)
  }

  /// The direction from a point to the next that is elsewhere, on either side, of length 1.
  private func direction(from number: Int, step: Int) -> Point? {
    let point = points[number]
    for distance in 1...min(max(1, points.count - 1), Contour.mostNeighbours) {
      let other = points[((number + step * distance) % points.count + points.count) % points.count]
      let (x, y) = (other.x - point.x, other.y - point.y)
      let length = (x * x + y * y).squareRoot()
      if length > Contour.nothing { return Point(x / length, y / length) }
    }
    return nil
  }
}
