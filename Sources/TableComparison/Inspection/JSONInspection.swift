import TableLayout
import TableModel

/// A scene as one line of JSON: every view with its class, its frame in its parent's coordinates and its text.
public struct JSONInspection {
  private let inspected: InspectedScene
  private let hasBoxes: Bool

  private var scene: Scene { inspected.scene }
  private var screen: Int { inspected.screen }

  /// A scene with the place in the source of every view that a part of the document made, where those are known.
  ///
  /// With boxes, views have their place in the picture, too, in pixels.
  public init(_ inspected: InspectedScene, withBoxes hasBoxes: Bool = false) {
    self.inspected = inspected
    self.hasBoxes = hasBoxes
  }

  /// The line, without a line feed.
  public var line: String {
    var bytes: [UInt8] = []
    write { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes the line without a line feed, in pieces.
  package func write<Failure: Error>(to put: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    var line = JSONLine()
    try write(to: &line) { (line: inout JSONLine) throws(Failure) in try line.putPiece(to: put) }
    try put(line.bytes)
  }

  /// Writes the scene as an object into a line, which is shown to `hasGrown` after each view.
  package func write<Failure: Error>(
    to line: inout JSONLine, hasGrown: (inout JSONLine) throws(Failure) -> Void
  ) throws(Failure) {
    line.beginObject()
    line.members(of: inspected)
    line.key("size")
    line.value(.size(scene.size))
    line.key("contentSize")
    line.value(.size(scene.contentSize))
    if !inspected.guesses.isEmpty {
      line.key("guesses")
      line.value(.array(inspected.guesses.map(JSONValue.guess)))
    }
    line.key("root")
    try write(
      scene.root, at: ElementPath(screen: screen), VisibleArea(of: scene, scale: scene.scale), to: &line,
      hasGrown)
    line.endObject()
  }

  /// Writes a view that lies in the part of the document at a path, and in an area of the picture.
  private func write<Failure: Error>(
    _ node: SceneNode, at path: ElementPath, _ area: VisibleArea, to line: inout JSONLine,
    _ hasGrown: (inout JSONLine) throws(Failure) -> Void
  ) throws(Failure) {
    let steps = node.elementSteps
    let path = steps.isEmpty ? path : ElementPath(screen: screen, steps: path.steps + steps)
    line.beginObject()
    for fact in ViewFact.inspected { fact.inspect(node, &line) }
    if hasBoxes {
      line.key("box")
      line.value(.frame(area.box(node.frame)))
      line.key("visible")
      line.value(area.visible(node.frame).map(JSONValue.frame) ?? .null)
    }
    if !steps.isEmpty || node.viewClass == .window, let origin = inspected.origins?.origin(of: path) {
      line.key("source")
      line.value(.origin(origin))
    }
    try hasGrown(&line)
    if !node.children.isEmpty {
      let inside = area.inside(node)
      line.key("children")
      line.beginArray()
      for child in node.children { try write(child, at: path, inside, to: &line, hasGrown) }
      line.endArray()
    }
    line.endObject()
  }
}

extension JSONLine {
  /// Writes which scene an object is about.
  mutating func members(of inspected: InspectedScene) {
    key("file")
    string(inspected.file)
    key("table")
    value(inspected.scene.name.map(JSONValue.string) ?? .null)
    key("theme")
    string(inspected.scene.theme)
    key("scale")
    number(inspected.scene.scale)
  }
}

/// A scene and where it came from.
public struct InspectedScene: Sendable {
  /// The file as the user named it.
  public var file: String
  /// The number of the screen in its document, counted from 0.
  public var screen: Int
  /// The placed views.
  public var scene: Scene
  /// Where the parts of the document were written; `nil` where nobody knows.
  public var origins: OriginFinder?
  /// What was guessed of the source.
  package var guesses: [Diagnostic] = []

  /// A scene of a file.
  public init(file: String, screen: Int = 0, scene: Scene, origins: OriginFinder? = nil) {
    self.file = file
    self.screen = screen
    self.scene = scene
    self.origins = origins
  }
}

extension JSONValue {
  /// A width and a height.
  static func size(_ size: Size) -> JSONValue {
    .array([.number(size.width), .number(size.height)])
  }

  /// The left and upper edge, the width and the height.
  package static func frame(_ rect: Rect) -> JSONValue {
    .array([.number(rect.minX), .number(rect.minY), .number(rect.width), .number(rect.height)])
  }

  /// What was guessed, and where.
  static func guess(_ guess: Diagnostic) -> JSONValue {
    .object([
      ("file", .string(guess.location.file)),
      ("line", guess.location.line.map { .number(Double($0)) } ?? .null),
      ("column", guess.location.column.map { .number(Double($0)) } ?? .null),
      ("message", .string(guess.message)),
    ])
  }

  /// A place in the source; the object's identifier stands beside it in Interface Builder documents.
  static func origin(_ origin: Origin) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [("file", .string(origin.location.file))]
    if let line = origin.location.line { members.append(("line", .number(Double(line)))) }
    if let column = origin.location.column { members.append(("column", .number(Double(column)))) }
    if let objectID = origin.objectID { members.append(("object", .string(objectID))) }
    return .object(members)
  }
}
