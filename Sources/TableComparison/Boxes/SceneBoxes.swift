import TableLayout
import TableModel

/// The boxes of all views of a scene, in the order in which they are drawn.
public enum SceneBoxes {
  /// The views of a scene with their boxes in a picture of it; views that are wholly transparent are left out.
  ///
  /// What lies under other views counts as visible.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - scale: Pixels of the picture a point; `nil` for the scene's own.
  ///   - detail: How detailed the boxes of texts are.
  /// - Returns: The boxes in the order in which the views are drawn.
  public static func boxes(
    of scene: Scene, scale: Double? = nil, detail: ViewBox.Detail = .views
  ) -> [ViewBox] {
    var boxes: [ViewBox] = []
    add(scene.root, in: VisibleArea(of: scene, scale: scale ?? scene.scale), detail, to: &boxes)
    return boxes
  }

  private static func add(
    _ node: SceneNode, in area: VisibleArea, _ detail: ViewBox.Detail, to boxes: inout [ViewBox]
  ) {
    guard node.opacity > 0 else { return }
    let inside = area.inside(node)
    var box = ViewBox(
      viewClass: node.viewClass, role: node.role, id: node.id, indexPath: node.indexPath, label: node.label,
      box: area.box(node.frame), visible: area.visible(node.frame))
    if detail != .views, node.label != nil {
      box.lines = node.drawings.compactMap { drawing in
        guard case .text(let line, let origin, _, _) = drawing, !line.runs.isEmpty else { return nil }
        return TextBoxes(line, at: origin, in: inside).line(withWords: detail == .words)
      }
    }
    boxes.append(box)
    for child in node.children { add(child, in: inside, detail, to: &boxes) }
  }
}
