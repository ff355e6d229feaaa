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
    var text = ""
    value.write(to: &text)
    return text
  }

  /// The scene as an object of JSON.
  package var value: JSONValue {
    .object([
      ("file", .string(inspected.file)),
      ("table", scene.name.map(JSONValue.string) ?? .null),
      ("theme", .string(scene.theme)),
      ("scale", .number(scene.scale)),
      ("size", .size(scene.size)),
      ("contentSize", .size(scene.contentSize)),
      ("root", node(scene.root, at: ElementPath(screen: screen), VisibleArea(of: scene, scale: scene.scale))),
    ])
  }

  /// A view that lies in the part of the document at a path, and in an area of the picture.
  private func node(_ node: SceneNode, at path: ElementPath, _ area: VisibleArea) -> JSONValue {
    let steps = node.elementSteps
    let path = steps.isEmpty ? path : ElementPath(screen: screen, steps: path.steps + steps)
    var members = JSONInspection.members(of: node)
    if hasBoxes {
      members.append(("box", .frame(area.box(node.frame))))
      members.append(("visible", area.visible(node.frame).map(JSONValue.frame) ?? .null))
    }
    if !steps.isEmpty || node.viewClass == .window, let origin = inspected.origins?.origin(of: path) {
      members.append(("source", .origin(origin)))
    }
    if !node.children.isEmpty {
      let inside = area.inside(node)
      members.append(("children", .array(node.children.map { self.node($0, at: path, inside) })))
    }
    return .object(members)
  }

  private static func members(of node: SceneNode) -> [(key: String, value: JSONValue)] {
    var members: [(key: String, value: JSONValue)] = [("class", .string(node.viewClass.rawValue))]
    if let role = node.role { members.append(("role", .string(role.rawValue))) }
    if let id = node.id { members.append(("id", .string(id))) }
    if let path = node.indexPath {
      members.append(("indexPath", .array([.number(Double(path.section)), .number(Double(path.row))])))
    }
    if let style = node.cellStyle { members.append(("style", .string(style.rawValue))) }
    if let label = node.label {
      members.append(("text", .string(label.text)))
      members.append(("font", .font(label.font)))
    }
    members.append(("frame", .frame(node.frame)))
    if let label = node.label {
      members.append(("truncated", .bool(label.isTruncated)))
      members.append(("lines", .number(Double(label.lineCount))))
    }
    return members
  }
}
