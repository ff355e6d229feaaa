import TableLayout
import TableModel

/// A scene as an indented tree for people, in the manner of UIKit's `recursiveDescription`.
public struct TreeInspection {
  private let file: String
  private let scene: Scene

  /// A scene and the file that it came from, as the user named it.
  public init(file: String, scene: Scene) {
    self.file = file
    self.scene = scene
  }

  /// The lines, each ended by a line feed.
  public var text: String {
    var text = ""
    write { text += $0 }
    return text
  }

  /// Writes the lines in pieces, each of whole lines.
  package func write<Failure: Error>(to put: (_ lines: String) throws(Failure) -> Void) throws(Failure) {
    let name = scene.name.map { " “\($0)”" } ?? ""
    let size = "\(scene.size.width.shortDescription) × \(scene.size.height.shortDescription)"
    let heading = "\(file)\(name): \(scene.theme), \(size) at \(scene.scale.shortDescription)x\n"
    var lines = TextPieces(heading)
    try TreeInspection.add(scene.root, depth: 0, to: &lines, put)
    try lines.finish(put)
  }

  private static func add<Failure: Error>(
    _ node: SceneNode, depth: Int, to lines: inout TextPieces, _ put: (String) throws(Failure) -> Void
  ) throws(Failure) {
    lines.text += String(repeating: "   | ", count: depth)
    lines.text += description(of: node)
    lines.text += "\n"
    try lines.put(to: put)
    for child in node.children { try add(child, depth: depth + 1, to: &lines, put) }
  }

  private static func description(of node: SceneNode) -> String {
    let facts = ViewFact.inTree.compactMap { $0.treeWords(node) }
    return "<\(node.viewClass.rawValue): \(facts.joined(separator: "; "))>"
  }
}

/// A long text on its way out, of which only the last piece is in memory.
struct TextPieces {
  /// The bytes from which on a piece is handed over.
  static let length = 1 << 16

  /// What was not handed over yet.
  var text: String

  /// A text that begins with something.
  init(_ text: String = "") {
    self.text = text
  }

  /// Hands over what there is, once it is long enough; to be called where a piece may end.
  mutating func put<Failure: Error>(to put: (String) throws(Failure) -> Void) throws(Failure) {
    guard text.utf8.count >= TextPieces.length else { return }
    try finish(put)
  }

  /// Hands over what is left.
  mutating func finish<Failure: Error>(_ put: (String) throws(Failure) -> Void) throws(Failure) {
    try put(text)
    text.removeAll(keepingCapacity: true)
  }
}

extension JSONLine {
  /// Hands over what is written so far, once it is long enough.
  mutating func putPiece<Failure: Error>(to put: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    guard count >= TextPieces.length else { return }
    try put(bytes)
    removeAll()
  }
}
