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
    guard SVGElement.known.contains(local) else { throw .element(local) }
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
