import TableModel
import TableSources

/// Looks whether a file is SVG as this program writes it: shapes, texts and images of its own, and nothing that runs, reacts
/// or is fetched from elsewhere.
final class SVGFileCheck: XMLReader.Handler {
  private static let namespaces = [
    "xmlns": "http://www.w3.org/2000/svg", "xmlns:xlink": "http://www.w3.org/1999/xlink",
    "xmlns:inkscape": "http://www.inkscape.org/namespaces/inkscape",
  ]
  private static let elements: Set<String> = [
    "svg", "title", "defs", "g", "rect", "path", "use", "image", "text", "tspan", "clipPath", "mask",
    "linearGradient", "radialGradient", "stop",
  ]
  /// Attributes that are numbers, words, shapes, or texts that are only shown.
  private static let attributes: Set<String> = [
    "id", "x", "y", "width", "height", "viewBox", "d", "transform", "opacity", "fill", "fill-opacity",
    "fill-rule",
    "stroke", "stroke-opacity", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
    "stroke-dasharray", "stroke-dashoffset", "clip-path", "clip-rule", "mask", "maskUnits", "gradientUnits",
    "gradientTransform", "spreadMethod", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy",
    "offset",
    "stop-color", "stop-opacity", "preserveAspectRatio", "role", "aria-label", "aria-level", "aria-owns",
    "text-rendering",
    "font-family",
    "font-size", "font-weight", "font-style", "textLength", "lengthAdjust", "direction", "unicode-bidi",
    "text-anchor",
    "xml:space", "xml:lang",
  ]
  /// What values call that place a shape.
  private static let placings: Set<Substring> = ["translate", "scale", "matrix"]
  /// The one style that is written: pixels of a photograph are shown as they lie.
  private static let style = "image-orientation:none"

  /// The elements that are shown again elsewhere, none of which shows others.
  private static let shared: Set<String> = ["path", "rect", "image"]
  /// The elements through which others are seen; what they hold is seen as it is.
  private static let covers: Set<String> = ["clipPath", "mask"]
  /// The attributes that say through what an element is seen.
  private static let covered: Set<String> = ["clip-path", "mask"]
  /// How deep elements may lie in each other.
  private static let nesting = 1_000
  private static let ending = Array("</svg>\n".utf8)

  let wantsCharacters = false
  private var open: [String] = []
  private var isSound = true
  /// What elements are called that are shown again.
  private var used: Set<String> = []
  /// What elements are called that may not be.
  private var unshared: Set<String> = []

  /// Whether a file is such a picture.
  static func accepts(_ bytes: [UInt8]) -> Bool {
    guard bytes.count <= Int(Int32.max), bytes.starts(with: "<svg".utf8),
      bytes.suffix(ending.count).elementsEqual(ending), !hasDeclarations(bytes),
      String(validating: bytes, as: UTF8.self) != nil
    else { return false }
    let check = SVGFileCheck()
    return XMLReader.read(bytes, .plain, check) == nil && check.isSound
      && check.used.isDisjoint(with: check.unshared)
  }

  /// Whether there are comments, instructions to programs, or declarations of any kind; none is written, and texts have
  /// no such bytes.
  private static func hasDeclarations(_ bytes: [UInt8]) -> Bool {
    zip(bytes, bytes.dropFirst()).contains {
      $0 == UInt8(ascii: "<") && [UInt8(ascii: "!"), UInt8(ascii: "?")].contains($1)
    }
  }

  func begin(_ name: String, attributes: [XMLReader.Attribute], at offset: Int) -> Bool {
    isSound =
      isSound && SVGFileCheck.elements.contains(name) && (name == "svg") == open.isEmpty
      && open.count < SVGFileCheck.nesting && attributes.allSatisfy { isSound($0, of: name) }
    // What is seen through others shows them again wherever it is shown.
    if attributes.contains(where: { SVGFileCheck.covered.contains($0.name) }) {
      unshared.formUnion(attributes.filter { $0.name == "id" }.map(\.value))
    }
    open.append(name)
    return isSound
  }

  func end() { _ = open.popLast() }

  func characters(_ text: UnsafeBufferPointer<UInt8>) {}

  private func isSound(_ attribute: XMLReader.Attribute, of element: String) -> Bool {
    let value = attribute.value
    switch attribute.name {
    case "xmlns", "xmlns:xlink", "xmlns:inkscape":
      return value == SVGFileCheck.namespaces[attribute.name] && element == "svg"
    case "href", "xlink:href":
      guard element == "use" else { return element == "image" && SVGFileCheck.isImage(value) }
      let name = value.dropFirst()
      used.insert(String(name))
      // Browsers decode what is written in other ways, and cut blanks off.
      return value.hasPrefix("#") && !name.isEmpty && name.utf8.allSatisfy(SVGFileCheck.isOfNames)
    case "id":
      if !SVGFileCheck.shared.contains(element) { unshared.insert(value) }
      return true
    case "clip-path", "mask":
      // A few that are seen through each other would be drawn without end.
      return !(open + [element]).contains(where: SVGFileCheck.covers.contains) && callsOwn(value)
    case "style": return value == SVGFileCheck.style
    case "aria-label", "data-name", "inkscape:label": return true
    case "inkscape:groupmode": return value == "layer"
    case let name:
      return SVGFileCheck.attributes.contains(name) && (name == "font-family" || callsOwn(value))
    }
  }

  /// Whether a value calls nothing but what places a shape, and what the shape is filled, clipped or masked with in this
  /// file.
  ///
  /// Browsers know more functions that fetch than `url`, and all of them by other spellings with backslashes.
  private func callsOwn(_ value: String) -> Bool {
    guard !value.utf8.contains(UInt8(ascii: "\\")) else { return false }
    let parts = value.split(separator: "(", omittingEmptySubsequences: false)
    return zip(parts, parts.dropFirst()).allSatisfy { before, after in
      let word = before.split { " ,)".contains($0) }.last
      return SVGFileCheck.placings.contains(word ?? "") && !before.hasSuffix(" ")
        || before == "url" && after.hasPrefix("#") && parts.count == 2
    }
  }

  private static func isOfNames(_ byte: UInt8) -> Bool {
    switch UnicodeScalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: false
    }
  }

  /// Whether an address is the image itself, one that a source may show.
  private static func isImage(_ address: String) -> Bool {
    let formats: [(String, ImageReference.Format)] = [("png", .png), ("jpeg", .jpeg), ("svg+xml", .svg)]
    return formats.contains { name, format in
      let start = "data:image/\(name);base64,"
      guard address.hasPrefix(start) else { return false }
      let bytes = Base64.bytes(of: address.utf8.dropFirst(start.utf8.count))
      let header = try? ImageHeader { offset, count in
        let end = min(bytes.count, max(0, offset) + max(0, count))
        return offset < end ? Array(bytes[max(0, offset)..<end]) : []
      }
      return header?.format == format
    }
  }
}
