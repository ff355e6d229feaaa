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
    let name = scene.name.map { " “\($0)”" } ?? ""
    let size = "\(scene.size.width.shortDescription) × \(scene.size.height.shortDescription)"
    let heading = "\(file)\(name): \(scene.theme), \(size) at \(scene.scale.shortDescription)x\n"
    return heading + TreeInspection.lines(of: scene.root, depth: 0)
  }

  private static func lines(of node: SceneNode, depth: Int) -> String {
    let margin = String(repeating: "   | ", count: depth)
    return node.children.reduce(margin + description(of: node) + "\n") {
      $0 + lines(of: $1, depth: depth + 1)
    }
  }

  private static func description(of node: SceneNode) -> String {
    let frame = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].map(
      \.shortDescription)
    var parts = ["frame = (\(frame[0]) \(frame[1]); \(frame[2]) \(frame[3]))"]
    if let path = node.indexPath { parts.append("indexPath = {\(path.section), \(path.row)}") }
    if let style = node.cellStyle { parts.append("style = \(style.rawValue)") }
    if let role = node.role { parts.append("role = \(role.rawValue)") }
    if let id = node.id { parts.append("id = \(id)") }
    if let label = node.label {
      parts.append("text = '\(label.text)'")
      parts.append(
        "font = \(label.font.family) \(label.font.weight.rawValue) \(label.font.size.shortDescription)")
      if label.lineCount != 1 { parts.append("lines = \(label.lineCount)") }
      if label.isTruncated { parts.append("truncated = YES") }
    }
    return "<\(node.viewClass.rawValue): \(parts.joined(separator: "; "))>"
  }
}
