/// Finds the tables of a document, and what their controllers are called.
struct NibTableFinder {
  /// A table, or a row outside of tables.
  struct Found {
    /// The element of the table, or of the row.
    let element: XMLElement
    /// The name of the controller, where there is one.
    let controllerName: String?
  }

  /// The tables in the order of the file.
  private(set) var tables: [Found] = []
  /// The rows that stand by themselves, as documents of one reusable row have them.
  private(set) var looseCells: [Found] = []
  private let ownerName: String?

  /// Looks through all of a document.
  init(_ document: XMLElement) {
    ownerName = NibTableFinder.owner(of: document)
    visit(document, controllerName: ownerName)
    looseCells = document.elements(in: "objects").filter { $0.name == "tableViewCell" }.map {
      Found(element: $0, controllerName: nil)
    }
  }

  /// The class that a document without scenes says it is loaded by.
  private static func owner(of document: XMLElement) -> String? {
    let owner = document.elements(in: "objects").first {
      $0.name == "placeholder" && $0["placeholderIdentifier"] == "IBFilesOwner"
    }
    return owner?["customClass"]
  }

  private mutating func visit(_ element: XMLElement, controllerName: String?) {
    var controllerName = controllerName
    if element["sceneMemberID"] == "viewController" || NibTableFinder.isController(element.name) {
      controllerName = element["storyboardIdentifier"] ?? element["customClass"] ?? element.id
    }
    if element.name == "tableView" {
      tables.append(Found(element: element, controllerName: controllerName))
    }
    for child in element.children { visit(child, controllerName: controllerName) }
  }

  private static func isController(_ name: String) -> Bool {
    name.hasSuffix("Controller")
  }
}
