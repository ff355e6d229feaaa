/// The view controllers of a document, and which of them shows which.
struct IBControllers {
  /// A controller with those that show it.
  struct Path {
    /// The controller.
    var controller: XMLElement
    /// The navigation controller that has it on its stack.
    var navigation: XMLElement?
    /// The controller below it on that stack.
    var previous: XMLElement?
    /// The tab bar controller that shows all of this.
    var tabs: XMLElement?
    /// The number of the tab.
    var tabIndex: Int?
    /// The controllers of the tabs, one each.
    var tabControllers: [XMLElement] = []
  }

  /// How a controller came onto the stack of a navigation controller.
  private struct Place {
    var navigation: String
    var previous: String?
  }

  private static let pushes: Set = ["push", "show"]

  private var controllers: [String: XMLElement] = [:]
  private var segues: [String: [XMLElement]] = [:]
  private var places: [String: Place] = [:]
  private var tabs: [String: (controller: String, index: Int)] = [:]

  /// Looks through all of a document.
  init(of document: XMLElement) {
    for scene in document.elements(in: "scenes") {
      for object in scene.elements(in: "objects") where object["sceneMemberID"] == "viewController" {
        guard let id = object.id else { continue }
        controllers[id] = object
        segues[id] = IBControllers.segues(in: object)
      }
    }
    for id in controllers.keys.sorted() { follow(id) }
  }

  /// A controller with those that show it; `nil` where there is none of the identifier.
  func path(to id: String) -> Path? {
    guard let controller = controllers[id] else { return nil }
    let place = places[id]
    let tab = tabs[id] ?? place.flatMap { tabs[$0.navigation] }
    return Path(
      controller: controller, navigation: place.flatMap { controllers[$0.navigation] },
      previous: place?.previous.flatMap { controllers[$0] }, tabs: tab.flatMap { controllers[$0.controller] },
      tabIndex: tab?.index, tabControllers: tab.map { tabControllers(of: $0.controller) } ?? [])
  }

  private func tabControllers(of id: String) -> [XMLElement] {
    destinations(of: id, "viewControllers").compactMap { controllers[$0] }
  }

  private func destinations(of id: String, _ relationship: String) -> [String] {
    (segues[id] ?? []).filter { $0["relationship"] == relationship }.compactMap { $0["destination"] }
  }

  /// Notes whom a container shows, and whom those push.
  private mutating func follow(_ id: String) {
    for (index, tab) in destinations(of: id, "viewControllers").enumerated() where tabs[tab] == nil {
      tabs[tab] = (id, index)
    }
    for root in destinations(of: id, "rootViewController") {
      places[root] = Place(navigation: id)
      spread(from: root, in: id)
    }
  }

  /// Notes those that a controller pushes onto its stack, the nearest first; what is a root stays one.
  private mutating func spread(from root: String, in navigation: String) {
    var waiting = [root]
    while let id = waiting.popLast() {
      for segue in segues[id] ?? [] where IBControllers.pushes.contains(segue["kind"] ?? "") {
        guard let next = segue["destination"], places[next] == nil, controllers[next] != nil,
          !isRoot(next)
        else { continue }
        places[next] = Place(navigation: navigation, previous: id)
        waiting.insert(next, at: 0)
      }
    }
  }

  /// Whether a controller brings a stack or tabs of its own, or is the first of a stack.
  private func isRoot(_ id: String) -> Bool {
    let containers = ["navigationController", "tabBarController", "splitViewController"]
    return controllers[id].map { containers.contains($0.name) } ?? true
  }

  private static func segues(in element: XMLElement) -> [XMLElement] {
    element.children.flatMap { $0.name == "segue" ? [$0] : segues(in: $0) }
  }
}
