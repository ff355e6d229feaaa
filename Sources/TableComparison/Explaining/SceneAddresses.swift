import TableLayout
import TableModel

/// A view of a scene by the address at which its frame is explained.
public struct ExplainedView: Sendable {
  /// What one asks for it by, such as `0-2.textLabel`.
  public var address: String
  /// The view, without what lies in it.
  public var node: SceneNode
  /// The part of the document that it is or lies in.
  public var path: ElementPath

  /// The figures of the view's frame; those of which nothing is known have no terms.
  public var figures: [FrameFigure] { node.figures }
}

/// Gives every view of a scene the address that people know it by.
///
/// A row is called by its index path, `0-2`, and what is in it by the member that holds it: `0-2.textLabel`. Headers and
/// footers are called `header 0`, bars by their names, and views of the author's own by their identifiers or numbers.
struct SceneAddresses {
  private var uses: [String: Int] = [:]
  private let inspected: InspectedScene

  init(_ inspected: InspectedScene) {
    self.inspected = inspected
  }

  /// Hands all views over, each before those in it, until one is not answered with yes.
  ///
  /// There may be hundreds of thousands, so none is kept.
  mutating func visit<Failure: Error>(
    _ body: (ExplainedView) throws(Failure) -> Bool
  ) throws(Failure) {
    _ = try visit(inspected.scene.root, in: "", at: ElementPath(screen: inspected.screen), body)
  }

  /// Hands a view over and those in it; `scope` is what stands before their names.
  private mutating func visit<Failure: Error>(
    _ node: SceneNode, in scope: String, at path: ElementPath,
    _ body: (ExplainedView) throws(Failure) -> Bool
  ) throws(Failure) -> Bool {
    var path = path
    path.steps += node.elementSteps
    let address = unique(scope + SceneAddresses.name(of: node))
    var shallow = node
    shallow.children = []
    guard try body(ExplainedView(address: address, node: shallow, path: path)) else { return false }
    let inner = SceneAddresses.scope(in: node, named: address, scope: scope)
    for child in node.children {
      guard try visit(child, in: inner, at: path, body) else { return false }
    }
    return true
  }

  private mutating func unique(_ address: String) -> String {
    let use = (uses[address] ?? 0) + 1
    uses[address] = use
    return use == 1 ? address : "\(address)#\(use)"
  }

  private static func name(of node: SceneNode) -> String {
    if node.viewClass.isRow, let path = node.indexPath { return "\(path.section)-\(path.row)" }
    switch (node.role, node.elementSteps.first, node.elementSteps.dropFirst().first) {
    case (.header?, .key("sections")?, .item(let section)?): return "header \(section)"
    case (.footer?, .key("sections")?, .item(let section)?): return "footer \(section)"
    default: break
    }
    if let role = node.role { return role.rawValue }
    switch node.viewClass {
    case .window: return "screen"
    case .contentView, .listContentView: return "contentView"
    case .tableView: return "tableView"
    case .collectionView: return "collectionView"
    default: break
    }
    if let id = node.id { return id }
    if case .item(let number)? = node.elementSteps.last { return "subviews.\(number)" }
    return "\(node.viewClass)"
  }

  /// What stands before the names of views in a view: content views and what holds whole tables are left out.
  private static func scope(in node: SceneNode, named address: String, scope: String) -> String {
    switch node.viewClass {
    case .contentView, .listContentView, .window, .tableView, .collectionView: scope
    case .layoutContainer where node.role == nil, .splitView: scope
    default: address + "."
    }
  }
}
