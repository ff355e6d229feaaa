import TableLayout
import TableModel

/// Where the views of a scene were written, and what is said of them there.
struct OutlineSource {
  /// The part of the document that a view lies in.
  struct Part {
    fileprivate var origin: OriginFinder.Place?
    fileprivate var properties: Int?
  }

  private let origins: OriginFinder?
  private let properties: OutlineProperties
  /// The screen itself.
  let screen: Part

  /// The source of a scene that shows a screen of its document, with its properties.
  init(_ origins: OriginFinder?, screen: Int, _ properties: [ElementProperty], _ scene: Scene) {
    self.origins = origins
    self.properties = OutlineProperties(properties, among: scene.root)
    self.screen = Part(origin: origins?.place(ofScreen: screen), properties: self.properties.screen)
  }

  /// The part that some steps lead to from another one.
  func part(at steps: [ElementStep], in part: Part) -> Part {
    var part = part
    for step in steps {
      if let origin = part.origin { part.origin = origins?.place(at: step, in: origin) }
      part.properties = part.properties.flatMap { properties.part(at: step, in: $0) }
    }
    return part
  }

  /// Where a part was written; `nil` where nobody knows.
  func location(of part: Part) -> SourceLocation? {
    part.origin.flatMap { origins?.origin(at: $0) }?.location
  }

  /// What is said of a part itself.
  func properties(of part: Part) -> [OutlineProperty] { part.properties.map { properties[$0] } ?? [] }
}

/// Whose a document's properties are: each belongs to the innermost view that it lies in, or else to the screen.
struct OutlineProperties {
  /// What is a view of its own where it is shown, so that what is left of its properties is not to be seen.
  private static let ownViews: Set<ElementStep> = Set(
    [
      "tableView", "header", "footer", "rows", "subviews", "master", "detail", "textLabel", "detailTextLabel",
    ]
    .map(ElementStep.key))

  /// A part of the document on the way to a view.
  private struct Part {
    /// The parts that it has by their names, which are few.
    var named: [(key: String, part: Int)] = []
    /// The parts that it has as a list.
    var items: [Int: Int] = [:]
    /// What is said of it; `nil` for parts that no view shows.
    var properties: [OutlineProperty]?

    /// The number of the part that a step leads to.
    subscript(step: ElementStep) -> Int? {
      switch step {
      case .key(let key): named.first { $0.key == key }?.part
      case .item(let item): items[item]
      }
    }

    mutating func insert(_ part: Int, at step: ElementStep) {
      switch step {
      case .key(let key): named.append((key, part))
      case .item(let item): items[item] = part
      }
    }
  }

  /// All parts; the first is the screen.
  private var parts = [Part(properties: [])]

  /// Shares properties out among the views of a scene.
  init(_ all: [ElementProperty], among root: SceneNode) {
    guard !all.isEmpty else { return }
    collect(root, in: 0)
    for property in all {
      let owner = owner(of: property.steps)
      let steps = property.steps[owner.length...]
      let rest = ElementPath(screen: 0, steps: Array(steps)).description
      // What has no key of its own is the text of a label, or says no more than that the view is there.
      guard !rest.isEmpty, !steps.contains(where: Self.ownViews.contains) else { continue }
      parts[owner.part].properties?.append(OutlineProperty(rest, property.value, usual: property.usual))
    }
  }

  private mutating func collect(_ node: SceneNode, in parent: Int) {
    var part = parent
    for step in node.elementSteps {
      if let known = parts[part][step] {
        part = known
      } else {
        parts[part].insert(parts.count, at: step)
        part = parts.count
        parts.append(Part())
      }
    }
    if parts[part].properties == nil { parts[part].properties = [] }
    for child in node.children { collect(child, in: part) }
  }

  /// The innermost part with a view on the way along some steps, and how many of them lead to it.
  private func owner(of steps: [ElementStep]) -> (part: Int, length: Int) {
    var (part, owner) = (0, (part: 0, length: 0))
    for (index, step) in steps.enumerated() {
      guard let next = parts[part][step] else { break }
      part = next
      if parts[part].properties != nil { owner = (part, index + 1) }
    }
    return owner
  }

  /// The number of the part that is the screen.
  var screen: Int { 0 }

  /// The number of the part that a step leads to from another one; `nil` for none with a view.
  func part(at step: ElementStep, in part: Int) -> Int? { parts[part][step] }

  /// The properties of the view that is shown by a part.
  subscript(part: Int) -> [OutlineProperty] { parts[part].properties ?? [] }
}

/// A property that a view has of its source, as an outline remembers it.
package struct OutlineProperty: Hashable, Sendable {
  /// The way from the view to the property, in the words of specs: `separatorInset.left`.
  package var key: String
  /// Its value.
  package var value: String
  /// What holds without it; `nil` for nothing.
  package var usual: String?

  /// A property.
  package init(_ key: String, _ value: String, usual: String?) {
    (self.key, self.value, self.usual) = (key, value, usual)
  }

  /// Reads a list of properties, of which what is no property is left out; `false` where there is no JSON.
  static func read(from reader: inout JSONReader, into properties: inout [OutlineProperty]) -> Bool {
    reader.visitItems { reader in
      var (key, value, usual): (String?, String?, String?)
      var count = 0
      let isSound = reader.visitItems { reader in
        guard let item = reader.value() else { return false }
        switch count {
        case 0: key = item.text
        case 1: value = item.text
        case 2: usual = item.text
        default: break
        }
        count += 1
        return true
      }
      guard isSound else { return false }
      if let key, let value, count == 2 || count == 3 && usual != nil {
        properties.append(OutlineProperty(key, value, usual: usual))
      }
      return true
    }
  }

  /// Writes properties as a list, each as a list of key, value and what is usual.
  static func write(_ properties: [OutlineProperty], to line: inout JSONLine) {
    line.beginArray()
    for property in properties {
      line.beginArray()
      line.string(property.key)
      line.string(property.value)
      if let usual = property.usual { line.string(usual) }
      line.endArray()
    }
    line.endArray()
  }
}
