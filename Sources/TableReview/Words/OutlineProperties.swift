import TableLayout
import TableModel

/// Whose a document's properties are: each belongs to the innermost view that it lies in, or else to the screen.
struct OutlineProperties {
  /// What is a view of its own where it is shown, so that what is left of its properties is not to be seen.
  private static let ownViews: Set<ElementStep> = Set(
    ["tableView", "rows", "subviews", "master", "detail", "textLabel", "detailTextLabel"]
      .map(ElementStep.key))

  private var properties: [[ElementStep]: [OutlineProperty]] = [:]
  /// The digest of what is said of rows that are out of sight; `nil` without any.
  private(set) var hidden: String?

  /// No properties.
  init() {}

  /// Shares properties out among the views of a scene.
  init(_ all: [ElementProperty], among root: SceneNode) {
    guard !all.isEmpty else { return }
    var parts: Set<[ElementStep]> = []
    OutlineProperties.collect(root, at: [], &parts)
    var outOfSight = DrawingDigest()
    for property in all {
      var length = property.steps.count
      while length > 0, !parts.contains(Array(property.steps[..<length])) { length -= 1 }
      let steps = property.steps[length...]
      let rest = ElementPath(screen: 0, steps: Array(steps)).description
      if steps.contains(.key("rows")) { outOfSight.add("\(rest)\n\(property.value)\n") }
      // What has no key of its own is the text of a label, or says no more than that the view is there.
      guard !rest.isEmpty, !steps.contains(where: Self.ownViews.contains) else { continue }
      properties[Array(property.steps[..<length]), default: []].append(
        OutlineProperty(rest, property.value, usual: property.usual))
    }
    hidden = outOfSight.digits
  }

  private static func collect(
    _ node: SceneNode, at steps: [ElementStep], _ parts: inout Set<[ElementStep]>
  ) {
    let steps = steps + node.elementSteps
    if !steps.isEmpty { parts.insert(steps) }
    for child in node.children { collect(child, at: steps, &parts) }
  }

  /// The properties of the view at a path, or those of the screen at an empty one.
  subscript(path: ElementPath) -> [OutlineProperty] { properties[path.steps] ?? [] }
}
