/// An element of an SVG file, as far as it matters for what drawing it comes to.
struct SVGElement {
  /// The elements that can be drawn, or hold or describe what is.
  static let known: Set<String> = [
    "svg", "g", "defs", "symbol", "use", "switch", "a", "path", "rect", "circle", "ellipse", "line",
    "polyline",
    "polygon", "linearGradient", "radialGradient", "stop", "clipPath", "mask", "style", "title", "desc",
    "metadata",
  ]
  /// The elements that are drawn only where others use them, or never.
  private static let apart: Set<String> = [
    "defs", "symbol", "linearGradient", "radialGradient", "clipPath", "mask", "style", "title", "desc",
    "metadata",
  ]

  /// The number of the element that it lies in; `nil` for the first.
  var parent: Int?
  /// Whether it is drawn only where others use it.
  var isApart: Bool
  /// Whether it is drawn by itself first, and then as a whole.
  var needsLayer = false
  /// The names of the elements that it uses.
  var uses: [String] = []
  /// Elements, numbers of paths and lengths of lines that it draws by itself, and layers.
  var work: SIMD4<Double>

  /// An element with its attributes, as it is drawn by itself.
  init(_ name: String, in parent: Int?, _ attributes: [XMLReader.Attribute]) {
    self.parent = parent
    isApart = SVGElement.apart.contains(name)
    work = SIMD4(isApart ? 0 : name == "stop" ? SVGLimits.workOfStop : 1, 0, 0, 0)
    for attribute in attributes where SVGElement.measures.contains(attribute.name) {
      // Two bytes make a number at least, but for a flag.
      work.y += Double(attribute.value.utf8.count)
      let length = SVGNumbers.sum(attribute.value)
      work.z += SVGElement.turns.contains(attribute.name) ? 2 * .pi * length : length
    }
  }

  /// Adds what a style asks for.
  mutating func add(_ style: SVGStyle) {
    uses += style.uses
    needsLayer = needsLayer || style.needsLayer
  }

  /// Attributes whose numbers may be radii.
  private static let turns: Set<String> = ["d", "r", "rx", "ry"]
  /// Attributes that say where and how long lines are.
  static let measures: Set<String> = turns.union([
    "points", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "width", "height",
  ])
}
