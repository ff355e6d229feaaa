import TableLayout
import TableModel

/// A scene as one line of JSON: every view with its class, its frame in its parent's coordinates and its text.
public struct JSONInspection {
  private let file: String
  private let scene: Scene

  /// A scene and the file that it came from, as the user named it.
  public init(file: String, scene: Scene) {
    self.file = file
    self.scene = scene
  }

  /// The line, without a line feed.
  public var line: String {
    var text = ""
    value.write(to: &text)
    return text
  }

  private var value: JSONValue {
    .object([
      ("file", .string(file)),
      ("table", scene.name.map(JSONValue.string) ?? .null),
      ("theme", .string(scene.theme)),
      ("scale", .number(scene.scale)),
      ("size", .size(scene.size)),
      ("contentSize", .size(scene.contentSize)),
      ("root", .node(scene.root)),
    ])
  }
}

extension JSONValue {
  fileprivate static func size(_ size: Size) -> JSONValue {
    .array([.number(size.width), .number(size.height)])
  }

  fileprivate static func frame(_ rect: Rect) -> JSONValue {
    .array([.number(rect.minX), .number(rect.minY), .number(rect.width), .number(rect.height)])
  }

  fileprivate static func node(_ node: SceneNode) -> JSONValue {
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
    if !node.children.isEmpty { members.append(("children", .array(node.children.map(JSONValue.node)))) }
    return .object(members)
  }

  private static func font(_ font: Font) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("family", .string(font.family)),
      ("weight", .string(font.weight.rawValue)),
      ("size", .number(font.size)),
    ]
    if font.isItalic { members.append(("italic", .bool(true))) }
    return .object(members)
  }
}
