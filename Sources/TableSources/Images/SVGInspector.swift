import TableModel

/// Takes the elements of an SVG file as they come, up to the first that cannot be drawn.
final class SVGInspector: XMLReader.Handler {
  private static let namespace = "http://www.w3.org/2000/svg"
  private static let inclusions = "http://www.w3.org/2001/XInclude"

  private(set) var flaw: SVGFlaw?
  private(set) var size: Size?
  private(set) var elements: [SVGElement] = []
  /// The numbers of elements of a name.
  private(set) var named: [String: [Int]] = [:]
  /// What rules of stylesheets let any element use.
  private(set) var rules: [SVGStyle] = []
  /// How many rules stylesheets have, each counted as often as it says what it is meant for.
  private(set) var ruleCount = 0
  /// Whether rules of stylesheets have elements drawn by themselves first.
  private(set) var rulesNeedLayers = false
  private(set) var dashes: [(period: Double, count: Int)] = []

  private var open: [Int] = []
  private var prefixes: Set<String> = []
  private var stylesheet: [UInt8] = []
  private(set) var wantsCharacters = false

  func begin(_ name: String, attributes: [XMLReader.Attribute], at offset: Int) -> Bool {
    do throws(SVGFlaw) {
      try add(name, attributes)
      return true
    } catch {
      flaw = flaw ?? error
      return false
    }
  }

  func characters(_ text: UnsafeBufferPointer<UInt8>) { stylesheet += text }

  func end() {
    _ = open.popLast()
    guard wantsCharacters else { return }
    wantsCharacters = false
    do throws(SVGFlaw) {
      ruleCount += stylesheet.count { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: ",") }
      let style = try SVGStyle(properties: String(decoding: stylesheet, as: UTF8.self))
      dashes += style.dashes
      if !style.uses.isEmpty { rules.append(style) }
      rulesNeedLayers = rulesNeedLayers || style.needsLayer
    } catch {
      flaw = flaw ?? error
    }
    stylesheet.removeAll()
  }

  private func add(_ name: String, _ attributes: [XMLReader.Attribute]) throws(SVGFlaw) {
    if elements.isEmpty { try readFirst(name, attributes) }
    guard elements.count < SVGLimits.elements else { throw .tooManyElements }
    guard open.count < SVGLimits.depth else { throw .tooDeep }
    guard !wantsCharacters else { throw .stylesheet }
    for attribute in attributes where attribute.value == SVGInspector.namespace {
      if let prefix = attribute.name.suffix(after: "xmlns:") { prefixes.insert(prefix) }
    }
    for attribute in attributes where attribute.value == SVGInspector.inclusions { throw .external }
    let kind = try localName(name)
    var element = SVGElement(kind ?? "metadata", in: open.last, attributes)
    if kind == nil { element.isApart = true }
    element.isFilter = kind == "filter" || open.last.map { elements[$0].isFilter } ?? false
    for attribute in attributes { try read(attribute, &element, kind) }
    open.append(elements.count)
    elements.append(element)
    wantsCharacters = kind == "style"
  }

  /// The name of an element that is SVG's; `nil` for one of another vocabulary, which is not drawn.
  private func localName(_ name: String) throws(SVGFlaw) -> String? {
    var local = name
    if let colon = name.firstIndex(of: ":") {
      guard prefixes.contains(String(name[..<colon])) else { return nil }
      local = String(name[name.index(after: colon)...])
    }
    let isEffect = open.last.map { elements[$0].isFilter } ?? false
    guard SVGElement.known.contains(local) || isEffect else { throw .element(local) }
    return local
  }

  private func read(
    _ attribute: XMLReader.Attribute, _ element: inout SVGElement, _ kind: String?
  ) throws(SVGFlaw) {
    switch attribute.name {
    case "id", "xml:id": named[attribute.value, default: []].append(elements.count)
    case _ where kind == nil: break
    case "style":
      let style = try SVGStyle(properties: attribute.value)
      element.add(style)
      dashes += style.dashes
    case _ where attribute.name == "href" || attribute.name.hasSuffix(":href"):
      guard kind != "a" else { return }
      guard let name = attribute.value.suffix(after: "#") else { throw .external }
      element.uses.append(name)
    case _ where attribute.name.starts(with: "xmlns") || SVGElement.measures.contains(attribute.name): break
    default:
      let style = try SVGStyle(property: attribute.name, attribute.value)
      element.add(style)
      dashes += style.dashes
    }
  }

  /// The first element tells what the file is and how large.
  private func readFirst(_ name: String, _ attributes: [XMLReader.Attribute]) throws(SVGFlaw) {
    func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
    guard name == "svg", value("xmlns") == SVGInspector.namespace else { throw .noSVG }
    let box = value("viewBox").map(SVGNumbers.list) ?? []
    let boxSize = box.count == 4 ? Size(width: box[2], height: box[3]) : nil
    let (width, height) = (
      value("width").flatMap(SVGNumbers.length), value("height").flatMap(SVGNumbers.length)
    )
    if let boxSize, boxSize.width > 0, boxSize.height > 0 {
      switch (width, height) {
      case (let width?, let height?): size = Size(width: width, height: height)
      case (let width?, nil): size = Size(width: width, height: width / boxSize.width * boxSize.height)
      case (nil, let height?): size = Size(width: height / boxSize.height * boxSize.width, height: height)
      case (nil, nil): size = boxSize
      }
    } else if let width, let height {
      size = Size(width: width, height: height)
    }
    guard let size, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw .noSize
    }
  }
}

extension String {
  /// What follows a beginning; `nil` where it is not there.
  fileprivate func suffix(after beginning: String) -> String? {
    starts(with: beginning) ? String(dropFirst(beginning.count)) : nil
  }
}

/// An element of an SVG file, as far as it matters for what drawing it comes to.
struct SVGElement {
  /// The elements that can be drawn, or hold or describe what is.
  static let known: Set<String> = [
    "svg", "g", "defs", "symbol", "use", "switch", "a", "path", "rect", "circle", "ellipse", "line",
    "polyline",
    "polygon", "linearGradient", "radialGradient", "stop", "clipPath", "mask", "filter", "style", "title",
    "desc", "metadata",
  ]
  /// The elements that are drawn only where others use them, or never.
  private static let apart: Set<String> = [
    "defs", "symbol", "linearGradient", "radialGradient", "clipPath", "mask", "filter", "style", "title",
    "desc", "metadata",
  ]

  /// The number of the element that it lies in; `nil` for the first.
  var parent: Int?
  /// Whether it is drawn only where others use it.
  var isApart: Bool
  /// Whether it is a filter or a part of one, which is left out when the file is drawn.
  var isFilter = false
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

/// How much an SVG file may hold and ask for.
enum SVGLimits {
  /// The most bytes of a file.
  static let bytes = 1 << 20
  /// The most elements of a file.
  static let elements = 10_000
  /// How deep elements may lie in each other, those included that others use.
  static let depth = 32
  /// The most elements that are drawn, each counted as often as it is used.
  static let work = 50_000.0
  /// What a stop of a gradient counts among them, wherever the gradient is used.
  static let workOfStop = 0.25
  /// The most rules of stylesheets, each counted for every element that it may be meant for.
  static let matches = 5_000_000
  /// The most dashes of all lines.
  static let dashes = 200_000.0
}
