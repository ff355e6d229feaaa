import TableModel

/// What drawing an SVG file comes to, each element counted as often as it is used.
struct SVGWork {
  /// Elements, numbers of paths, lengths of lines and layers, and how deep the elements lie.
  private struct Sum {
    var work: SIMD4<Double> = .zero
    var depth = 1

    mutating func add(_ part: Sum) {
      work += part.work
      depth = max(depth, part.depth + 1)
    }
  }

  private let children: [[Int]]
  private let elements: [SVGElement]
  private let named: [String: [Int]]
  private var known: [Int: Sum] = [:]

  /// What an inspector has seen; throws where it is too much to be drawn.
  static func content(of inspector: SVGInspector) throws(SVGFlaw) -> VectorContent {
    var work = SVGWork(inspector)
    return try work.content(inspector)
  }

  private init(_ inspector: SVGInspector) {
    elements = inspector.elements
    named = inspector.named
    var children = [[Int]](repeating: [], count: inspector.elements.count)
    for (number, element) in inspector.elements.enumerated() {
      if let parent = element.parent, children.indices.contains(parent) { children[parent].append(number) }
    }
    self.children = children
  }

  private mutating func content(_ inspector: SVGInspector) throws(SVGFlaw) -> VectorContent {
    guard !elements.isEmpty else { throw .noSVG }
    guard inspector.ruleCount <= SVGLimits.matches / elements.count else { throw .rules }
    var all = try sum(of: 0, depth: 0)
    for style in inspector.rules {
      var used = Sum()
      for name in style.uses {
        for number in named[name] ?? [] { used.add(try sum(of: number, depth: 0)) }
      }
      // Any element may be the one that a rule is for, those within what it uses included.
      for _ in 0...style.uses.count where used.work.x > 0 {
        all.work += all.work.x * used.work
        all.depth += used.depth
      }
    }
    guard all.depth <= SVGLimits.depth else { throw .tooDeep }
    guard all.work.x <= SVGLimits.work else { throw .tooMuchWork }
    let dashes = inspector.dashes.reduce(0.0) { $0 + 2 * all.work.z / $1.period * Double($1.count) }
    guard dashes <= SVGLimits.dashes else { throw .dashes }
    let layers = inspector.rulesNeedLayers ? all.work.x : all.work.w
    return VectorContent(elements: all.work.x, layers: layers, numbers: all.work.y, depth: all.depth)
  }

  private mutating func sum(of number: Int, depth: Int) throws(SVGFlaw) -> Sum {
    guard depth < SVGLimits.depth else { throw .tooDeep }
    if let sum = known[number] { return sum }
    var sum = Sum(work: elements[number].work)
    if elements[number].needsLayer { sum.work.w += 1 }
    for child in children[number] where !elements[child].isApart {
      sum.add(try self.sum(of: child, depth: depth + 1))
    }
    for name in elements[number].uses {
      for used in named[name] ?? [] { sum.add(try self.sum(of: used, depth: depth + 1)) }
    }
    // Beyond that, no number of them is drawn.
    sum.work.x = min(sum.work.x, 1e9)
    known[number] = sum
    return sum
  }
}
