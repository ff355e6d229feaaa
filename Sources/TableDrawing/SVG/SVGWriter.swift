import TableLayout
import TableModel

/// Writes a scene as an SVG file: a group for each view, named so that design tools show named layers.
///
/// One element a line, in the order of the scene; names follow from the scene alone.
struct SVGWriter {
  let fonts: FontFaces
  let options: SVGOptions
  private let images: ImageStore
  var names = SVGNames()
  var definitions = SVGDefinitions()
  private var body = ""
  private var depth = 0

  init(fonts: FontFaces, images: ImageStore, options: SVGOptions) {
    self.fonts = fonts
    self.images = images
    self.options = options
  }

  /// The file of a scene.
  mutating func file(_ scene: Scene) throws(DrawingError) -> String {
    try write(scene.root, in: nil)
    let size = SVGElement.attributes(scene.size)
    let width = SVGNumber.text(scene.size.width)
    let height = SVGNumber.text(scene.size.height)
    var file = "<svg xmlns=\"http://www.w3.org/2000/svg\"\(size) viewBox=\"0 0 \(width) \(height)\">\n"
    if let name = scene.name { file += "<title>\(XMLText.escaped(name))</title>\n" }
    if !definitions.lines.isEmpty {
      file += "<defs>\n"
      for line in definitions.lines { file += " \(line)\n" }
      file += "</defs>\n"
    }
    file += "<rect\(size) fill=\"#ffffff\"/>\n"
    return file + body + "</svg>\n"
  }

  private mutating func write(_ node: SceneNode, in container: String?) throws(DrawingError) {
    let name = names.name(of: node, in: container)
    var attributes = " id=\"\(name)\"\(SVGElement.transform(node.frame.origin))"
    if node.clipsToBounds {
      let clip = definitions.clip(node.frame.size, cornerRadius: node.cornerRadius, &names)
      attributes += " clip-path=\"url(#\(clip))\""
    }
    let opacity = SVGNumber.text(node.opacity.clampedToUnit)
    if opacity != "1" { attributes += " opacity=\"\(opacity)\"" }
    guard !node.drawings.isEmpty || !node.children.isEmpty else { return line("<g\(attributes)/>") }
    open("g\(attributes)")
    for drawing in node.drawings { try write(drawing, label: node.label) }
    let isContainer = node.indexPath != nil || node.viewClass == .headerFooter
    for child in node.children { try write(child, in: isContainer ? name : container) }
    close("g")
  }

  private mutating func write(_ drawing: Drawing, label: LabelDescription?) throws(DrawingError) {
    switch drawing {
    case .fill(let path, let paint):
      line("<\(SVGWriter.shape(path))\(attributes(paint, "fill"))/>")
    case .stroke(let path, let stroke, let paint):
      let pen = SVGWriter.attributes(stroke)
      line("<\(SVGWriter.shape(path)) fill=\"none\"\(attributes(paint, "stroke"))\(pen)/>")
    case .image(let placed):
      try writeImage(placed, try images.picture(placed.reference))
    case .text(let text, let origin, let color):
      switch options.text {
      case .outlines: try writeOutlines(text, at: origin, color.clamped)
      case .live: writeText(text, at: origin, color.clamped, font: label?.font)
      }
    }
  }

  private mutating func attributes(_ paint: Paint, _ name: String) -> String {
    let paint = ResolvedPaint(paint)
    guard case .color(let color) = paint else {
      return " \(name)=\"url(#\(definitions.gradient(paint, &names)))\""
    }
    return SVGElement.color(color, name, opacity: "\(name)-opacity")
  }

  private static func attributes(_ stroke: Stroke) -> String {
    var text = SVGElement.attribute("stroke-width", stroke.width)
    if stroke.cap != .butt { text += " stroke-linecap=\"\(stroke.cap.rawValue)\"" }
    switch stroke.join {
    case .round: text += " stroke-linejoin=\"round\""
    case .miter: text += SVGElement.attribute("stroke-miterlimit", Stroke.miterLimit)
    }
    return text
  }

  /// A path's element as far as its outline: a rectangle where it is one.
  private static func shape(_ path: Path) -> String {
    let box = path.boundingBox
    guard path == .rect(box) else { return "path d=\"\(SVGPathData(path).text)\"" }
    return "rect\(SVGElement.attributes(box.origin))\(SVGElement.attributes(box.size))"
  }
}

extension SVGWriter {
  /// Writes an element that stands alone.
  mutating func line(_ text: String) {
    body += String(repeating: " ", count: depth) + text + "\n"
  }

  /// Writes the beginning of an element that holds others.
  mutating func open(_ element: String) {
    line("<\(element)>")
    depth += 1
  }

  /// Writes the end of an element that holds others.
  mutating func close(_ element: String) {
    depth -= 1
    line("</\(element)>")
  }
}
