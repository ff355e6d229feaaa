/// The view controllers of a document and of those that it is connected with, and which of them shows which.
struct IBControllers {
  /// A controller, with what the parts of its document are read with.
  struct Controller {
    /// The element of the controller, or of a reference that leads nowhere.
    var element: XMLElement
    /// The context of the document that it stands in.
    var context: IBContext
  }

  /// A controller with those that show it.
  struct Path {
    /// The controller.
    var controller: Controller
    /// The navigation controller that has it on its stack.
    var navigation: Controller?
    /// The controller below it on that stack.
    var previous: Controller?
    /// The tab bar controller that shows all of this.
    var tabs: Controller?
    /// The number of the tab.
    var tabIndex: Int?
    /// The controllers of the tabs, one each.
    var tabControllers: [Controller] = []
  }

  /// What tells a controller from all others: identifiers of two documents may be the same.
  private struct Key: Hashable {
    var document: Int
    var id: String
  }

  /// How a controller came onto the stack of a navigation controller.
  private struct Place {
    var navigation: Key
    var previous: Key?
  }

  /// The name of elements that stand for controllers of other storyboards.
  static let placeholder = "viewControllerPlaceholder"

  private static let pushes: Set = ["push", "show"]

  private let storyboards: [IBStoryboard]
  /// The numbers of the documents by their names.
  private let numbers: [String: Int]
  private var controllers: [Key: Controller] = [:]
  /// The controllers by the identifiers that code and references ask for them with.
  private var named: [Key: Key] = [:]
  private var segues: [Key: [XMLElement]] = [:]
  private var places: [Key: Place] = [:]
  private var tabs: [Key: (controller: Key, index: Int)] = [:]
  /// The split view controllers by those that they show side by side, which phones show one upon the other.
  private var splits: [Key: Key] = [:]

  /// Looks through all of a document, then through those that it is connected with.
  init(of storyboards: [IBStoryboard]) {
    self.storyboards = storyboards
    numbers = Dictionary(
      storyboards.enumerated().compactMap { number, storyboard in storyboard.name.map { ($0, number) } },
      uniquingKeysWith: { first, _ in first })
    for (number, storyboard) in storyboards.enumerated() { collect(number, storyboard) }
    for key in controllers.keys.sorted(by: IBControllers.isBefore) { follow(key) }
  }

  /// A controller of the first document with those that show it; `nil` where there is none of the identifier.
  func path(to id: String) -> Path? {
    let key = Key(document: 0, id: id)
    guard let controller = controllers[key] else { return nil }
    let place = places[key]
    let tab = self.tab(of: key)
    return Path(
      controller: controller, navigation: place.flatMap { controllers[$0.navigation] },
      previous: place?.previous.flatMap { controllers[$0] }, tabs: tab.flatMap { controllers[$0.controller] },
      tabIndex: tab?.index, tabControllers: tab.map { tabControllers(of: $0.controller) } ?? [])
  }

  /// The references that stand where tabs of the first document's controllers should have their own, each once.
  var tabsWithoutController: [Controller] {
    let bars = Set(
      controllers.keys.filter { $0.document == 0 }.compactMap { key in
        tab(of: key)?.controller
      })
    return bars.sorted(by: IBControllers.isBefore).flatMap(tabControllers).filter {
      $0.element.name == IBControllers.placeholder
    }
  }

  /// The tab that a controller is shown in, on the stack of a navigation controller and in a split view.
  private func tab(of key: Key) -> (controller: Key, index: Int)? {
    let shown = [key, places[key]?.navigation].compactMap { $0 }
    return (shown + shown.compactMap { splits[$0] }).lazy.compactMap { tabs[$0] }.first
  }

  private static func isBefore(_ one: Key, _ other: Key) -> Bool {
    (one.document, one.id) < (other.document, other.id)
  }

  private mutating func collect(_ number: Int, _ storyboard: IBStoryboard) {
    for scene in storyboard.root.elements(in: "scenes") {
      for object in scene.elements(in: "objects") where object["sceneMemberID"] == "viewController" {
        guard let id = object.id else { continue }
        let key = Key(document: number, id: id)
        controllers[key] = Controller(element: object, context: storyboard.context)
        segues[key] = IBControllers.segues(in: object)
        if let name = object["storyboardIdentifier"] { named[Key(document: number, id: name)] = key }
      }
    }
  }

  private func tabControllers(of key: Key) -> [Controller] {
    destinations(of: key, "viewControllers").compactMap { controllers[$0] }
  }

  private func destinations(of key: Key, _ relationship: String) -> [Key] {
    (segues[key] ?? []).filter { $0["relationship"] == relationship }.compactMap {
      destination(of: $0, from: key)
    }
  }

  /// Whom a segue leads to, through references; where one leads nowhere, the reference.
  private func destination(of segue: XMLElement, from key: Key) -> Key? {
    guard let id = segue["destination"] else { return nil }
    let direct = Key(document: key.document, id: id)
    guard let element = controllers[direct]?.element, element.name == IBControllers.placeholder else {
      return direct
    }
    return referenced(by: element, in: key.document) ?? direct
  }

  /// Whom a reference means: references to references are none of Interface Builder's.
  private func referenced(by element: XMLElement, in document: Int) -> Key? {
    let name = element["storyboardName"]
    guard let number = name.map({ numbers[$0] }) ?? document else { return nil }
    let key =
      if let identifier = element["referencedIdentifier"] {
        named[Key(document: number, id: identifier)]
      } else {
        storyboards[number].initialController.map { Key(document: number, id: $0) }
      }
    return key.flatMap { controllers[$0]?.element.name == IBControllers.placeholder ? nil : $0 }
  }

  /// Notes whom a container shows, and whom those push.
  private mutating func follow(_ key: Key) {
    for (index, tab) in destinations(of: key, "viewControllers").enumerated() where tabs[tab] == nil {
      tabs[tab] = (key, index)
    }
    for relationship in ["masterViewController", "detailViewController", "supplementaryViewController"] {
      for column in destinations(of: key, relationship) where splits[column] == nil { splits[column] = key }
    }
    for root in destinations(of: key, "rootViewController") {
      if let place = places[root], place.previous == nil { continue }
      places[root] = Place(navigation: key)
      spread(from: root, in: key)
    }
  }

  /// Notes those that a controller pushes onto its stack, the nearest first; what is a root stays one.
  private mutating func spread(from root: Key, in navigation: Key) {
    var waiting = [root]
    while let key = waiting.popLast() {
      for segue in segues[key] ?? [] where IBControllers.pushes.contains(segue["kind"] ?? "") {
        guard let next = destination(of: segue, from: key), places[next] == nil, controllers[next] != nil,
          !isRoot(next)
        else { continue }
        places[next] = Place(navigation: navigation, previous: key)
        waiting.insert(next, at: 0)
      }
    }
  }

  /// Whether a controller brings a stack or tabs of its own, or is the first of a stack.
  private func isRoot(_ key: Key) -> Bool {
    let containers = ["navigationController", "tabBarController", "splitViewController"]
    return controllers[key].map { containers.contains($0.element.name) } ?? true
  }

  private static func segues(in element: XMLElement) -> [XMLElement] {
    element.children.flatMap { $0.name == "segue" ? [$0] : segues(in: $0) }
  }
}
