import TableModel
import TableSources

/// Puts views where outlets of their cell or table have them: `<outlet property="accessoryView" destination="…"/>`.
///
/// UIKit's classes have these outlets themselves. In Interface Builder such a view lies apart, or in the cell's content view,
/// which it leaves when the document is loaded.
struct IBOutlets {
  /// The outlets by which cells and tables take in views, by the names of their elements.
  private static let properties = [
    "tableViewCell": ["accessoryView", "editingAccessoryView", "backgroundView", "selectedBackgroundView"],
    "tableView": ["tableHeaderView", "tableFooterView", "backgroundView"],
  ]
  /// The elements that are no views, or not only that.
  private static let others: Set<String> = ["tableViewCell", "tableView", "placeholder", "customObject"]

  /// The views that lie apart and that nothing has taken in yet, by their identifiers.
  private var views: [String: XMLElement] = [:]

  /// A document whose cells and tables have the views of their outlets in them.
  static func applied(to document: XMLElement) -> XMLElement {
    guard hasAny(in: document) else { return document }
    var outlets = IBOutlets()
    outlets.collect(from: document)
    return outlets.applied(to: document)
  }

  private static func hasAny(in element: XMLElement) -> Bool {
    let properties = properties[element.name] ?? []
    return element.elements(in: "connections").contains { $0["property"].map(properties.contains) ?? false }
      || element.children.contains(where: hasAny)
  }

  private mutating func collect(from element: XMLElement) {
    for child in element.children {
      switch child.name {
      case "objects":
        for view in child.children where !IBOutlets.others.contains(view.name) {
          if let id = view.id, view.child(key: "frame") != nil { views[id] = view }
        }
      case "scenes", "scene": collect(from: child)
      default: break
      }
    }
  }

  private mutating func applied(to element: XMLElement) -> XMLElement {
    var element = element
    for index in element.children.indices where !element.children[index].children.isEmpty {
      element.children[index] = applied(to: element.children[index])
    }
    guard let properties = IBOutlets.properties[element.name] else { return element }
    for outlet in element.elements(in: "connections") where outlet.name == "outlet" {
      guard let property = outlet["property"], properties.contains(property),
        element.child(key: property) == nil,
        let id = outlet["destination"],
        var view = views.removeValue(forKey: id) ?? IBOutlets.takeView(id, outOf: &element)
      else { continue }
      view.attributes.removeAll { $0.name == "key" }
      view.attributes.append(XMLReader.Attribute(name: "key", value: property))
      element.children.append(view)
    }
    return element
  }

  /// Takes a view out of a cell's content view; `nil` where it does not lie there.
  private static func takeView(_ id: String, outOf cell: inout XMLElement) -> XMLElement? {
    guard let content = cell.children.firstIndex(where: { $0["key"] == "contentView" }),
      let list = cell.children[content].children.firstIndex(where: { $0.name == "subviews" }),
      let place = cell.children[content].children[list].children.firstIndex(where: { $0.id == id })
    else { return nil }
    return cell.children[content].children[list].children.remove(at: place)
  }
}
