import TableLayout
import TableModel

/// Gives every view of a scene the address that people know it by.
///
/// A row is called by its index path, `0-2`, and what is in it by the member that holds it: `0-2.textLabel`. Headers and
/// footers are called `header 0`, bars by their names, and views of the author's own by their identifiers or numbers.
struct SceneAddresses {
  private(set) var views: [ExplainedView] = []
  private var uses: [String: Int] = [:]
  private let screen: Int

  init(_ inspected: InspectedScene) {
    screen = inspected.screen
    add(inspected.scene.root, in: "", at: ElementPath(screen: screen))
  }

  /// Adds a view and those in it; `scope` is what stands before their names.
  private mutating func add(_ node: SceneNode, in scope: String, at path: ElementPath) {
    let path = ElementPath(screen: screen, steps: path.steps + node.elementSteps)
    let address = unique(scope + SceneAddresses.name(of: node))
    var shallow = node
    shallow.children = []
    views.append(ExplainedView(address: address, node: shallow, path: path))
    let inner = SceneAddresses.scope(in: node, named: address, scope: scope)
    for child in node.children { add(child, in: inner, at: path) }
  }

  private mutating func unique(_ address: String) -> String {
    let use = (uses[address] ?? 0) + 1
    uses[address] = use
    return use == 1 ? address : "\(address)#\(use)"
  }

  private static func name(of node: SceneNode) -> String {
    if node.viewClass == .cell, let path = node.indexPath { return "\(path.section)-\(path.row)" }
    switch (node.role, node.elementSteps.first, node.elementSteps.dropFirst().first) {
    case (.header?, .key("sections")?, .item(let section)?): return "header \(section)"
    case (.footer?, .key("sections")?, .item(let section)?): return "footer \(section)"
    default: break
    }
    if let role = node.role { return role.rawValue }
    switch node.viewClass {
    case .window: return "screen"
    case .contentView: return "contentView"
    case .tableView: return "tableView"
    default: break
    }
    if let id = node.id { return id }
    if case .item(let number)? = node.elementSteps.last { return "subviews.\(number)" }
    return "\(node.viewClass)"
  }

  /// What stands before the names of views in a view: content views and what holds whole tables are left out.
  private static func scope(in node: SceneNode, named address: String, scope: String) -> String {
    switch node.viewClass {
    case .contentView, .window, .tableView: scope
    case .layoutContainer where node.role == nil, .splitView: scope
    default: address + "."
    }
  }
}
