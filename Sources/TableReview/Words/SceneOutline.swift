import TableLayout
import TableModel

/// What of a scene can be put into words: its views with their places, texts, fonts, colours and origins.
///
/// Numbers are rounded to three decimals, so that an outline that was written and read again is the same.
public struct SceneOutline: Hashable, Sendable {
  /// The name of the screen in its source, where it has one.
  public var name: String?
  /// The name of the theme.
  public var theme: String
  /// The size of the picture, in points.
  public var size: Size
  /// Device pixels a point.
  public var scale: Double
  /// The outermost view with all that lies in it.
  public var root: ViewOutline
  /// What the source says of the screen as a whole.
  public var properties: [OutlineProperty] = []
  /// Whether the outline has where letters stand, what views are filled in and what sources say of them, which older
  /// versions did not note.
  public internal(set) var hasDetails = true
  /// The digest of the texts of rows that are out of sight; `nil` without any.
  public var hidden: String?
  /// What the linter found on the screen; `nil` where nobody asked.
  public var findings: [OutlineFinding]?

  /// The outline of a scene, with places in the source as far as they are known.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - origins: Finds places in the source.
  ///   - screen: The number of the scene's screen in its document, counted from 0.
  ///   - properties: What the source says of the screen.
  ///   - imageDigest: Gives the digest of an image's file, by which images of one name are told apart.
  public init(
    _ scene: Scene, origins: OriginFinder? = nil, screen: Int = 0, properties: [ElementProperty] = [],
    imageDigest: (FilePath) -> String? = { _ in nil }
  ) {
    name = scene.name
    theme = scene.theme
    size = scene.size.thousandths
    scale = scene.scale.thousandths
    var digests: [FilePath: String?] = [:]
    let properties = OutlineProperties(properties, among: scene.root)
    let path = ElementPath(screen: screen)
    self.properties = properties[path]
    root = ViewOutline(scene.root, at: path, origins, properties) { path in
      if let digest = digests[path] { return digest }
      let digest = imageDigest(path)
      digests[path] = .some(digest)
      return digest
    }
  }

  /// The value as a line of JSON, with or without the places in the source: the tree of `inspect` with further members.
  public func json(withSources: Bool = true) -> JSONLine {
    var line = JSONLine()
    write(to: &line, withSources: withSources)
    return line
  }

  /// Writes the value as JSON.
  package func write(to line: inout JSONLine, withSources: Bool) {
    root.write(to: &line, withSources: withSources) { line in
      line.key("table")
      if let name { line.string(name) } else { line.null() }
      line.key("theme")
      line.string(theme)
      line.key("scale")
      line.number(scale)
      line.key("size")
      line.numbers(size.width, size.height)
      if hasDetails {
        line.key("details")
        line.bool(true)
      }
      OutlineProperty.write(properties, as: "screenProperties", to: &line)
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
  }

  /// An outline from its JSON; `nil` where that is none.
  public init?(_ json: JSONValue) {
    let members = OutlineMembers(json)
    guard let theme = members.text("theme"), let scale = members.number("scale"),
      let size = members.numbers("size", count: 2), let root = ViewOutline(json)
    else { return nil }
    name = members.text("table")
    self.theme = theme
    self.scale = scale
    self.size = Size(width: size[0], height: size[1])
    self.root = root
    hasDetails = members.bool("details") ?? false
    properties = OutlineProperty.all(in: members["screenProperties"])
    hidden = members.text("hidden")
    if case .array(let findings)? = members["findings"] {
      self.findings = findings.compactMap(OutlineFinding.init)
    }
  }

  /// The outline as older versions noted it.
  var withoutDetails: SceneOutline {
    var outline = self
    outline.properties = []
    outline.hasDetails = false
    outline.hidden = nil
    outline.root.forgetDetails()
    return outline
  }

  /// The rectangles of all labels, in points of the whole picture.
  public var textFrames: [Rect] { frames { $0.text != nil } }

  /// The rectangles of all views with an identifier, in points of the whole picture.
  public func frames(ofID id: String) -> [Rect] { frames { $0.id == id } }

  private func frames(where isWanted: (ViewOutline) -> Bool) -> [Rect] {
    var frames: [Rect] = []
    root.visit { view, frame in
      if isWanted(view) { frames.append(frame) }
    }
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
