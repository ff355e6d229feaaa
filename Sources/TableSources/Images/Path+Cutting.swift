import TableModel

extension Path {
  /// The part of the outline's area in which a distance from a straight line is above 0; `place` tells how far points lie
  /// along the line.
  ///
  /// Parts of the outline may lie within each other but not across.
  func cut(where distance: (Point) -> Double, along place: (Point) -> Double) -> Path {
    var (whole, chains): ([Chain], [Chain]) = ([], [])
    for part in parts {
      let spans = part.spans(isClosed: true)
      let pieces = spans.pieces(where: distance, isClosed: true)
      if let only = pieces.first, pieces.count == 1, only.start == only.end {
        whole.append(only)
      } else {
        chains += pieces
      }
    }
    return Path((whole + Chain.joined(chains, along: place)).flatMap { $0.elements + [.close] })
  }

  /// The parts of the outline as a line in which such a distance is above 0.
  func cutLine(where distance: (Point) -> Double) -> Path {
    Path(
      parts.flatMap { part -> [Element] in
        let isClosed = part.elements.last == .close
        return part.spans(isClosed: isClosed).pieces(where: distance, isClosed: isClosed).flatMap(\.elements)
      })
  }

  /// The steps of one part, with the one that closes it.
  private func spans(isClosed: Bool) -> [Span] {
    var (spans, start, point): ([Span], Point?, Point) = ([], nil, .zero)
    for element in elements {
      switch element {
      case .move(let next): (start, point) = (next, next)
      case .line(let next):
        spans.append(Span(start: point, end: next))
        point = next
      case .curve(let next, let one, let two):
        spans.append(Span(start: point, end: next, controls: (one, two)))
        point = next
      case .close: break
      }
    }
    guard isClosed, let start, start != point else { return spans }
    return spans + [Span(start: point, end: start)]
  }
}

/// One step of an outline.
private struct Span {
  var start: Point
  var end: Point
  /// The points that a curve is drawn towards; `nil` for a straight line.
  var controls: (Point, Point)?

  /// In how many parts of a curve one crossing each is looked for, and how often such a part is halved.
  private static let (samples, halvings) = (12, 40)

  func point(at part: Double) -> Point { halves(at: part).0.end }

  /// What lies before and behind a part of the way.
  func halves(at part: Double) -> (Span, Span) {
    let between = { (one: Point, other: Point) in
      Point(one.x + (other.x - one.x) * part, one.y + (other.y - one.y) * part)
    }
    guard let (one, two) = controls else {
      let middle = between(start, end)
      return (Span(start: start, end: middle), Span(start: middle, end: end))
    }
    let (a, b, c) = (between(start, one), between(one, two), between(two, end))
    let (d, e) = (between(a, b), between(b, c))
    let middle = between(d, e)
    return (
      Span(start: start, end: middle, controls: (a, d)), Span(start: middle, end: end, controls: (e, c))
    )
  }

  /// The step in parts none of which has distances of both signs.
  func divided(where distance: (Point) -> Double) -> [Span] {
    var (parts, rest, passed): ([Span], Span, Double) = ([], self, 0)
    for part in crossings(of: distance) where part > passed && part < 1 {
      let (before, behind) = rest.halves(at: (part - passed) / (1 - passed))
      parts.append(before)
      (rest, passed) = (behind, part)
    }
    return parts + [rest]
  }

  private func crossings(of distance: (Point) -> Double) -> [Double] {
    let count = controls == nil ? 1 : Span.samples
    return (0..<count).compactMap { number in
      var (low, high) = (Double(number) / Double(count), Double(number + 1) / Double(count))
      let isAbove = distance(point(at: low)) > 0
      guard isAbove != (distance(point(at: high)) > 0) else { return nil }
      for _ in 0..<Span.halvings {
        let middle = (low + high) / 2
        if (distance(point(at: middle)) > 0) == isAbove { low = middle } else { high = middle }
      }
      return (low + high) / 2
    }
  }
}

/// Steps of an outline that follow each other.
private struct Chain {
  var spans: [Span]

  var start: Point { spans.first?.start ?? .zero }
  var end: Point { spans.last?.end ?? .zero }

  var elements: [Path.Element] {
    [.move(start)]
      + spans.map { span in
        span.controls.map { .curve(span.end, control1: $0.0, control2: $0.1) } ?? .line(span.end)
      }
  }

  /// Chains that end on a line, joined along it to closed ones: the area lies between every other two of their ends.
  static func joined(_ chains: [Chain], along place: (Point) -> Double) -> [Chain] {
    let ends = chains.indices.flatMap {
      [($0, true, place(chains[$0].start)), ($0, false, place(chains[$0].end))]
    }
    .sorted { $0.2 < $1.2 }
    var next: [Int: Int] = [:]
    for index in stride(from: 0, to: ends.count - 1, by: 2) {
      let (one, other) = (ends[index], ends[index + 1])
      // Where parts lie across each other, each is closed by itself.
      guard one.1 != other.1 else { return chains }
      next[one.1 ? other.0 : one.0] = one.1 ? one.0 : other.0
    }
    var (left, joined) = (Set(chains.indices), [Chain]())
    for first in chains.indices where left.contains(first) {
      var (spans, current): ([Span], Int?) = ([], first)
      while let number = current, left.remove(number) != nil {
        if let last = spans.last { spans.append(Span(start: last.end, end: chains[number].start)) }
        spans += chains[number].spans
        current = next[number]
      }
      joined.append(Chain(spans: spans))
    }
    return joined
  }
}

extension [Span] {
  /// The pieces of an outline in which a distance is above 0; one that is wholly above it stays one piece.
  fileprivate func pieces(where distance: (Point) -> Double, isClosed: Bool) -> [Chain] {
    var (pieces, isOpen): ([Chain], Bool) = ([], false)
    let parts = flatMap { $0.divided(where: distance) }
    let kept = parts.map { distance($0.point(at: 0.5)) > 0 }
    for (part, isKept) in zip(parts, kept) {
      if isKept, isOpen { pieces[pieces.count - 1].spans.append(part) }
      if isKept, !isOpen { pieces.append(Chain(spans: [part])) }
      isOpen = isKept
    }
    // The last piece goes on where the first begins.
    if isClosed, pieces.count > 1, kept.first == true, kept.last == true {
      pieces[0].spans = (pieces.last?.spans ?? []) + pieces[0].spans
      pieces.removeLast()
    }
    return pieces
  }
}
