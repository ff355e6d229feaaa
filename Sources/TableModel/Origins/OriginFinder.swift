/// Finds the origins of a document's parts by their paths.
public struct OriginFinder: Sendable {
  /// A part by what it is a part of and the step to it.
  private struct Child: Hashable {
    var parent: Int32
    var step: ElementStep
  }

  private let origins: Origins
  private let children: [Child: Int32]

  /// A finder in a document's origins; making one takes a step for each of its parts.
  public init(_ origins: Origins) {
    self.origins = origins
    var children = [Child: Int32](minimumCapacity: origins.entries.count)
    for (number, entry) in origins.entries.enumerated() {
      children[Child(parent: entry.parent, step: entry.step)] = Int32(number)
    }
    self.children = children
  }

  /// Where a part was written, or else the nearest thing around it that was; `nil` for a screen that is not known.
  ///
  /// A step that the source does not have is passed over: `rows` of a table may stand for those of its only section
  /// and the other way round, and a text for a row with nothing but a label.
  public func origin(of path: ElementPath) -> Origin? {
    guard origins.screens.indices.contains(path.screen) else { return nil }
    let screen = origins.screens[path.screen]
    var entry = screen.entry
    for step in path.steps {
      if let next = children[Child(parent: entry, step: step)] {
        entry = next
      } else if step == .key("tableView"), let table = table(of: screen, in: entry) {
        entry = table
      } else if step == .key("rows"), let rows = onlyRows(in: entry) {
        entry = rows
      }
    }
    let number = Int(entry)
    guard origins.entries.indices.contains(number) else { return nil }
    return Origin(
      location: origins.location(at: origins.entries[number].offset, in: screen.file),
      objectID: origins.objectIDs[entry])
  }

  /// Where an Interface Builder object stands; `nil` for one that is not known.
  public func origin(ofObject id: String) -> Origin? {
    let number = origins.objectIDs.filter { $0.value == id }.keys.min()
    return number.map { Int($0) }.flatMap { number in
      guard origins.entries.indices.contains(number) else { return nil }
      return Origin(location: origins.location(at: origins.entries[number].offset), objectID: id)
    }
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
