import Testing

/// One measured number of a screenshot, and how our picture differs from it.
///
/// `fixtures/screens/NAME.yaml` is a screen rebuilt with texts and icons of our own that are as wide as the real ones;
/// `NAME.probes` beside it holds what was measured, a probe a line. Lines that begin with `#` and empty ones are skipped; say
/// there which public screenshot was measured (repository@commit and file). Places are pixels of the picture from its upper
/// left corner, so that the numbers of a screenshot can be taken over as they are; colours are six hexadecimal digits.
///
///     origin DX DY
///     left|right|top|bottom|width|height|middle-x|middle-y  X..X Y..Y  INK/GROUND  VALUE [±TOLERANCE]  name
///     color   X Y     COLOUR  name
///     ink     X..X Y..Y  GROUND  COLOUR  name
///     column  X Y     COLOUR…   name
///     row     X Y     COLOUR…   name
///
/// - `origin` is added to the places of all probes below it: what a screenshot shows that the fixture leaves out.
/// - The edges are those of all ink in an area, which is given without its end: `20..60` are 40 columns. A pixel at an
///   edge counts as far as it is covered. Values are pixels, or points with `pt` behind them; so are tolerances, of half a
///   point where there is none. The baseline of a text is the `bottom` of straight letters, the height of its capitals
///   their `height`.
/// - A tolerance of more than half a point has its reason in the comment above it.
/// - `color` is one pixel, `ink` the colour in an area that is farthest from its background, within 3 of 255.
/// - `column` goes downwards and `row` to the right from a pixel, within 4 of 255. `CACACA*2` stands for two pixels, `-` for
///   one that was not measured.
struct Probe {
  /// What is looked at.
  enum Kind {
    case edge(
      Edge, x: Range<Int>, y: Range<Int>, ink: UInt32, background: UInt32, value: Length, within: Length)
    case color(x: Int, y: Int, UInt32)
    case ink(x: Range<Int>, y: Range<Int>, background: UInt32, UInt32)
    case line(x: Int, y: Int, stepX: Int, stepY: Int, [UInt32?])
  }

  enum Edge: String {
    case left, right, top, bottom, width, height
    case middleX = "middle-x"
    case middleY = "middle-y"
  }

  /// A length in pixels or points.
  struct Length {
    var value: Double
    var isPoints: Bool
    /// Pixels that are added: where the screenshot begins in the picture.
    var shift = 0.0

    func pixels(_ scale: Double) -> Double { (isPoints ? value * scale : value) + shift }
  }

  /// A number that differs.
  struct Deviation: CustomStringConvertible {
    /// The difference in points or in parts of 255.
    var amount: Double
    var isColor: Bool
    /// The difference in parts of what is tolerated.
    var share: Double
    var description: String
  }

  var name: String
  var kind: Kind
  /// The last comment above the probe, which says why it is as it is.
  var comment = ""

  /// The difference of a picture; the largest of a row of colours.
  func deviation(of screen: Screenshot, scale: Double) -> Deviation {
    switch kind {
    case .edge(let edge, let x, let y, let ink, let background, let value, let within):
      guard let edges = try? screen.edges(x: x, y: y, ink: ink, on: background) else {
        return Deviation(amount: .infinity, isColor: false, share: .infinity, description: "\(name): no ink")
      }
      let actual = edge.value(edges)
      let (expected, tolerance) = (value.pixels(scale), within.pixels(scale))
      return Deviation(
        amount: abs(actual - expected) / scale, isColor: false, share: abs(actual - expected) / tolerance,
        description: "\(name): \(edge.rawValue) \(actual) instead of \(expected) pixels")
    case .color(let x, let y, let color):
      return deviation(screen.color(x, y), color, 3, "at \(x), \(y)")
    case .ink(let x, let y, let background, let color):
      return deviation(screen.strongest(x: x, y: y, on: background), color, 3, "ink")
    case .line(let x, let y, let stepX, let stepY, let colors):
      let all = colors.enumerated().compactMap { index, color in
        color.map {
          let (x, y) = (x + index * stepX, y + index * stepY)
          return deviation(screen.color(x, y), $0, 4, "at \(x), \(y)")
        }
      }
      return all.max { $0.amount < $1.amount }
        ?? Deviation(amount: 0, isColor: true, share: 0, description: name)
    }
  }

  private func deviation(_ actual: UInt32, _ expected: UInt32, _ tolerance: Int, _ place: String) -> Deviation
  {
    let distance = Screenshot.distance(actual, expected)
    return Deviation(
      amount: Double(distance), isColor: true, share: Double(distance) / Double(tolerance),
      description: "\(name) \(place): \(Probe.hex(actual)) instead of \(Probe.hex(expected))")
  }

  private static func hex(_ color: UInt32) -> String {
    let digits = String(color, radix: 16, uppercase: true)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}

extension Probe.Edge {
  fileprivate func value(_ edges: (left: Double, top: Double, right: Double, bottom: Double)) -> Double {
    switch self {
    case .left: edges.left
    case .right: edges.right
    case .top: edges.top
    case .bottom: edges.bottom
    case .width: edges.right - edges.left
    case .height: edges.bottom - edges.top
    case .middleX: (edges.left + edges.right) / 2
    case .middleY: (edges.top + edges.bottom) / 2
    }
  }
}

extension Probe {
  /// Whether it is a length, and no colour.
  var isEdge: Bool {
    if case .edge = kind { true } else { false }
  }
}
