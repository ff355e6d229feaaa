/// Finds the origins of a document's parts by their paths.
public struct OriginFinder: Sendable {
  /// A part by what it is a part of and the step to it.
  private struct Child: Hashable {
    var parent: Int32
    var step: ElementStep
  }

  private let origins: Origins
  private let children: [Child: Int32]
  /// The numbers of the parts that Interface Builder objects made, by their identifiers.
  private let objects: [String: Int32]

  /// A finder in a document's origins; making one takes a step for each of its parts.
  public init(_ origins: Origins) {
    self.origins = origins
    var children = [Child: Int32](minimumCapacity: origins.entries.count)
    for (number, entry) in origins.entries.enumerated() {
      children[Child(parent: entry.parent, step: entry.step)] = Int32(number)
    }
    self.children = children
    objects = Dictionary(origins.objectIDs.map { ($0.value, $0.key) }, uniquingKeysWith: min)
  }

  /// Where a part was written, or else the nearest thing around it that was; `nil` for a screen that is not known.
  ///
  /// A step that the source does not have is passed over: `rows` of a table may stand for those of its only section
  /// and the other way round, and a text for a row with nothing but a label.
  public func origin(of path: ElementPath) -> Origin? {
    place(of: path).flatMap(origin)
  }

  /// A part on the way from a screen to others, or the nearest thing around it.
  package struct Place {
    fileprivate var screen: Int
    fileprivate var entry: Int32
  }

  private func place(of path: ElementPath) -> Place? {
    place(ofScreen: path.screen).map { path.steps.reduce($0) { place(at: $1, in: $0) } }
  }

  /// The place of a screen; `nil` for one that is not known.
  package func place(ofScreen number: Int) -> Place? {
    guard origins.screens.indices.contains(number) else { return nil }
    return Place(screen: number, entry: origins.screens[number].entry)
  }

  /// The place that a step leads to from another one, which is that one for a step that the source does not have.
  package func place(at step: ElementStep, in place: Place) -> Place {
    var place = place
    if let next = children[Child(parent: place.entry, step: step)] {
      place.entry = next
    } else if step == .key("tableView"),
      let list = children[Child(parent: place.entry, step: .key("collectionView"))]
    {
      place.entry = list
    } else if step == .key("tableView"), let table = table(of: origins.screens[place.screen], in: place.entry)
    {
      place.entry = table
    } else if step == .key("rows"), let rows = onlyRows(in: place.entry) {
      place.entry = rows
    }
    return place
  }

  /// Where what is at a place was written.
  package func origin(at place: Place) -> Origin? {
    guard origins.entries.indices.contains(Int(place.entry)) else { return nil }
    return Origin(
      location: origins.location(
        at: origins.entries[Int(place.entry)].offset, in: origins.screens[place.screen].file),
      objectID: origins.objectIDs[place.entry])
  }

  /// Where the mapping stands that made a part, and the key that leads to it, if there is one.
  package struct Site: Hashable, Sendable {
    /// The offset in characters of the mapping, or of its key.
    package var offset: Int
    /// The key; `nil` for an item of a list and for a whole document.
    package var key: String?
  }

  /// Where a part was written that is a mapping of its own; `nil` where no mapping of the first file made it and nothing
  /// else.
  package func site(of path: ElementPath) -> Site? {
    guard let place = place(of: path), origins.entries.indices.contains(Int(place.entry)),
      origins.screens[place.screen].file == 0
    else { return nil }
    let entry = origins.entries[Int(place.entry)]
    guard !entry.isRepeated else { return nil }
    // One of several tables that were written as one screen is an item of their list.
    let isTable = path.steps.last == .key("tableView")
    guard entry.step == path.steps.last || isTable && table(at: place) else { return nil }
    return OriginFinder.site(of: entry)
  }

  private func table(at place: Place) -> Bool {
    let parent = origins.entries[Int(place.entry)].parent
    return origins.entries.indices.contains(Int(parent))
      && origins.entries[Int(parent)].step == .key("tableViews")
  }

  private static func site(of entry: Origins.Entry) -> Site {
    if case .key(let key) = entry.step { return Site(offset: Int(entry.offset), key: key) }
    return Site(offset: Int(entry.offset), key: nil)
  }

  /// How many parts of the document each of some sites made: several, where it is repeated.
  package func partCounts(at sites: Set<Site>) -> [Site: Int] {
    var counts: [Site: Int] = [:]
    for entry in origins.entries {
      let site = OriginFinder.site(of: entry)
      if sites.contains(site) { counts[site, default: 0] += 1 }
    }
    return counts
  }

  /// Where an Interface Builder object stands; `nil` for one that is not known.
  public func origin(ofObject id: String) -> Origin? {
    objects[id].map { Int($0) }.flatMap { number in
      guard origins.entries.indices.contains(number) else { return nil }
      return Origin(location: origins.location(at: origins.entries[number].offset), objectID: id)
    }
  }

  /// Where what bears a name stands: an Interface Builder object, or a view or constraint of a spec.
  ///
  /// Of several of a name it is the one in a row of a screen.
  public func origin(ofName name: String, in row: ElementPath?) -> Origin? {
    if let object = origin(ofObject: name) { return object }
    let named = origins.names[name] ?? []
    guard
      let screen = row.flatMap({ path in
        origins.screens.indices.contains(path.screen) ? origins.screens[path.screen] : nil
      }) ?? origins.screens.first
    else { return nil }
    let outer = row.flatMap(place)?.entry
    guard let number = named.first(where: { isPart($0, of: outer) }) ?? named.first,
      origins.entries.indices.contains(Int(number))
    else { return nil }
    return Origin(location: origins.location(at: origins.entries[Int(number)].offset, in: screen.file))
  }

  /// Whether an entry is another, or a part of it.
  private func isPart(_ number: Int32, of outer: Int32?) -> Bool {
    guard let outer else { return true }
    var current = number
    while origins.entries.indices.contains(Int(current)) {
      if current == outer { return true }
      current = origins.entries[Int(current)].parent
    }
    return false
  }

  /// The rows of a table's first section, where they were looked for in the table itself.
  private func onlyRows(in table: Int32) -> Int32? {
    let steps: [ElementStep] = [.key("sections"), .item(0), .key("rows")]
    return steps.reduce(table as Int32?) { entry, step in
      entry.flatMap { children[Child(parent: $0, step: step)] }
    }
  }

  /// The table of one of several screens that were written as one.
  private func table(of screen: Origins.ScreenEntry, in entry: Int32) -> Int32? {
    children[Child(parent: entry, step: .key("tableViews"))].flatMap { list in
      children[Child(parent: list, step: .item(screen.table))]
    }
  }
}
