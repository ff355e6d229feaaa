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
