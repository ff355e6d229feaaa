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
