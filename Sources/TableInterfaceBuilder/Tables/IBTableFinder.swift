import TableModel
import TableSources

/// Finds the tables and the loose rows of a document, and what they and their controllers are called.
struct IBTableFinder {
  /// A table, or a row outside of tables.
  struct Found {
    /// The element of the table, or of the row.
    let element: XMLElement
    /// All names of the controller, where there is one, and of the element.
    let object: InterfaceBuilderObject
  }

  /// What screens are made of, in the order of the file: tables, and rows that stand by themselves, as documents of one
  /// reusable row have them.
  private(set) var found: [Found] = []

  /// Looks through all of a document.
  init(_ document: XMLElement) {
    let owner = IBTableFinder.owner(of: document)
    for child in document.children {
      guard child.name == "objects" else {
        visit(child, controller: owner)
        continue
      }
      for object in child.children {
        if object.name == "tableViewCell" {
          found.append(Found(element: object, object: IBTableFinder.object(ofRow: object)))
        }
        visit(object, controller: owner)
      }
    }
  }

  /// The class that a document without scenes says it is loaded by.
  private static func owner(of document: XMLElement) -> InterfaceBuilderObject {
    let owner = document.elements(in: "objects").first {
      $0.name == "placeholder" && $0["placeholderIdentifier"] == "IBFilesOwner"
    }
    return InterfaceBuilderObject(classNames: [owner?.name(in: "customClass")].compactMap { $0 })
  }

  /// A row is known by its class or by what tables ask for it with.
  private static func object(ofRow element: XMLElement) -> InterfaceBuilderObject {
    InterfaceBuilderObject(
      classNames: [element.name(in: "customClass"), element.name(in: "reuseIdentifier")].compactMap { $0 },
      identifiers: [element.id].compactMap { $0 }
    )
  }

  private mutating func visit(_ element: XMLElement, controller: InterfaceBuilderObject) {
    var controller = controller
    if element["sceneMemberID"] == "viewController" || IBTableFinder.isController(element.name) {
      controller = InterfaceBuilderObject(storyboardIdentifier: element.name(in: "storyboardIdentifier"))
      controller.addNames(of: element)
    }
    if element.name == "tableView" {
      var object = controller
      object.addNames(of: element)
      found.append(Found(element: element, object: object))
    }
    for child in element.children { visit(child, controller: controller) }
  }

  private static func isController(_ name: String) -> Bool {
    name.hasSuffix("Controller")
  }
}

extension InterfaceBuilderObject {
  /// Adds the class and the identifier of an element.
  fileprivate mutating func addNames(of element: XMLElement) {
    if let name = element.name(in: "customClass") { classNames.append(name) }
    if let id = element.id { identifiers.append(id) }
  }
}

extension XMLElement {
  /// A name that an attribute gives; an empty one is none.
  fileprivate func name(in attribute: String) -> String? {
    self[attribute].flatMap { $0.isEmpty ? nil : $0 }
  }
}
