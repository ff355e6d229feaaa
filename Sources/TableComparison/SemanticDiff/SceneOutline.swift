import TableLayout
import TableModel

/// What of a scene can be put into words: its views with their places, texts, fonts, colours and origins.
///
/// Numbers are rounded to three decimals, so that an outline that was written and read again is the same.
package struct SceneOutline: Hashable, Sendable {
  /// The name of the screen in its source, where it has one.
  package var name: String?
  /// The name of the theme.
  package var theme: String
  /// The size of the picture, in points.
  package var size: Size
  /// Device pixels a point.
  package var scale: Double
  /// The outermost view with all that lies in it.
  package var root: ViewOutline
  /// What the source says of the screen as a whole.
  package var properties: [OutlineProperty] = []
  /// The names of the axes that the way of drawing decides, whatever the source says.
  package var decidedAxes: [String] = []
  /// The digest of the texts of rows that are out of sight; `nil` without any.
  package var hidden: String?
  /// What the linter found on the screen; `nil` where nobody asked.
  package var findings: [OutlineFinding]?

  /// The outline of a scene, with places in the source as far as they are known.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - origins: Finds places in the source.
  ///   - screen: The number of the scene's screen in its document, counted from 0.
  ///   - properties: What the source says of the screen.
  ///   - imageDigest: Gives the digest of an image's file, by which images of one name are told apart.
  package init(
    _ scene: Scene, origins: OriginFinder? = nil, screen: Int = 0, properties: [ElementProperty] = [],
    imageDigest: (FilePath) -> String? = { _ in nil }
  ) {
    name = scene.name
    theme = scene.theme
    size = scene.size.thousandths
    scale = scene.scale.thousandths
    var digests: [FilePath: String?] = [:]
    let source = OutlineSource(origins, screen: screen, properties, scene)
    self.properties = source.properties(of: source.screen)
    root = ViewOutline(scene.root, in: source.screen, of: source) { path in
      if let digest = digests[path] { return digest }
      let digest = imageDigest(path)
      digests[path] = .some(digest)
      return digest
    }
  }

  /// An outline of nothing but a view.
  init(root: ViewOutline, theme: String, size: Size, scale: Double) {
    (self.root, self.theme, self.size, self.scale) = (root, theme, size, scale)
  }

  /// As many bytes as most outlines take as JSON.
  package static let usualLength = 20_000

  /// The value as a line of JSON without the places in the source: the tree of `inspect` with further members.
  package var json: JSONLine {
    var line = JSONLine(reserving: Self.usualLength)
    root.write(to: &line, besides: writeOthers)
    return line
  }

  private func writeOthers(to line: inout JSONLine) {
    line.key("table")
    if let name { line.string(name) } else { line.null() }
    line.key("theme")
    line.string(theme)
    line.key("scale")
    line.number(scale)
    line.key("size")
    line.numbers(size.width, size.height)
    if !properties.isEmpty {
      line.key("screenProperties")
      OutlineProperty.write(properties, to: &line)
    }
    if !decidedAxes.isEmpty {
      line.key("decidedAxes")
      line.beginArray()
      for axis in decidedAxes { line.string(axis) }
      line.endArray()
    }
    if let hidden {
      line.key("hidden")
      line.string(hidden)
    }
    guard let findings else { return }
    line.key("findings")
    line.beginArray()
    for finding in findings { finding.write(to: &line) }
    line.endArray()
  }

  /// An outline from its JSON in UTF-8; `nil` where that is none.
  package init?(json bytes: [UInt8]) {
    var reader = JSONReader(bytes)
    var (theme, scale, size): (String?, Double?, Size?) = (nil, nil, nil)
    var outline = SceneOutline(root: ViewOutline("", frame: .zero), theme: "", size: .zero, scale: 1)
    let root = ViewOutline(reading: &reader) { reader, key in
      switch key {
      case "size":
        guard let numbers = OutlineNumbers(reading: &reader) else { return false }
        size = numbers.size
        return true
      case "screenProperties": return OutlineProperty.read(from: &reader, into: &outline.properties)
      default: break
      }
      guard let value = reader.value() else { return false }
      switch key {
      case "table": outline.name = value.text
      case "theme": theme = value.text
      case "scale": scale = value.number
      case "decidedAxes": outline.decidedAxes = value.items?.compactMap(\.text) ?? []
      case "hidden": outline.hidden = value.text
      case "findings": outline.findings = value.items?.compactMap(OutlineFinding.init)
      default: break
      }
      return true
    }
    guard let root, let theme, let scale, let size, reader.isAtEnd else { return nil }
    (outline.root, outline.theme, outline.scale, outline.size) = (root, theme, scale, size)
    self = outline
  }

  /// What the source says of the screen as far as the way of drawing decides it neither here nor in another outline.
  func properties(comparedWith other: SceneOutline) -> [OutlineProperty] {
    var decided = Set(decidedAxes + other.decidedAxes)
    guard !decided.isEmpty else { return properties }
    // A device has a size of its own.
    if decided.contains("device") { decided.insert("size") }
    return properties.filter { property in
      !decided.contains(String(property.key.prefix { $0 != "." }))
    }
  }

  /// The rectangles of all views with an identifier, in points of the whole picture.
  package func frames(ofID id: String) -> [Rect] { frames { $0.id == id } }

  private func frames(where isWanted: (ViewOutline) -> Bool) -> [Rect] {
    var frames: [Rect] = []
    root.collectFrames(where: isWanted, into: &frames)
    return frames
  }
}

extension Double {
  /// The number with three decimals.
  var thousandths: Double {
    let rounded = (self * 1000).rounded() / 1000
    return rounded.isFinite ? rounded + 0 : 0
  }
}

extension Size {
  fileprivate var thousandths: Size { Size(width: width.thousandths, height: height.thousandths) }
}

/// What a linter found on a screen, as an outline of it remembers that.
package struct OutlineFinding: Hashable, Sendable {
  /// The identifier of the rule.
  package var rule: String
  /// What was found.
  package var message: String
  /// The part of the document, in the words of specs.
  package var path: String

  /// A finding.
  package init(rule: String, message: String, path: String) {
    (self.rule, self.message, self.path) = (rule, message, path)
  }

  /// A finding from its JSON; `nil` where that is none.
  init?(_ json: JSONValue) {
    guard let rule = json["rule"]?.text, let message = json["message"]?.text, let path = json["path"]?.text
    else {
      return nil
    }
    self.init(rule: rule, message: message, path: path)
  }

  /// Writes the value as JSON.
  func write(to line: inout JSONLine) {
    line.beginObject()
    line.key("rule")
    line.string(rule)
    line.key("message")
    line.string(message)
    line.key("path")
    line.string(path)
    line.endObject()
  }
}

extension SceneOutline {
  /// The part of their font's size by which letters may reach over the edges of their label.
  ///
  /// Some lean out at the side, and those of some scripts above and below. There is no fact for how far.
  private static let reach = 0.25

  /// The rectangles that the letters of all labels lie in, in points of the whole picture.
  package var textFrames: [Rect] {
    var frames: [Rect] = []
    root.collectTextFrames(reach: Self.reach, into: &frames)
    return frames
  }

  /// What its labels say, each text once.
  package var texts: Set<String> {
    var texts: Set<String> = []
    root.collectTexts(into: &texts)
    return texts
  }

  /// Whether another scene is the same but for what its labels say, in which letters and where.
  ///
  /// That the pixels of labels alone differ does not tell: a label is often as wide as its row, and what is put beside its
  /// text lies in it.
  package func isLikeButForTexts(_ other: SceneOutline) -> Bool { root.isLikeButForTexts(other.root) }
}

extension ViewOutline {
  fileprivate func collectTexts(into texts: inout Set<String>) {
    if let text = facts.text, !text.isEmpty { texts.insert(text) }
    for child in children { child.collectTexts(into: &texts) }
  }

  fileprivate func collectTextFrames(
    from origin: Point = .zero, reach: Double, into frames: inout [Rect]
  ) {
    let frame = facts.frame.offset(x: origin.x, y: origin.y)
    if facts.text != nil {
      let distance = reach * (facts.font?.size ?? 0)
      frames.append(
        frame.inset(by: EdgeInsets(top: -distance, left: -distance, bottom: -distance, right: -distance)))
    }
    for child in children {
      child.collectTextFrames(from: frame.origin, reach: reach, into: &frames)
    }
  }
}
