/// Notes where the parts of a document stand while a loader makes them.
///
/// A part costs no more than an entry in a list: paths are put together only where somebody asks for one.
package struct OriginRecorder: Sendable {
  /// What was noted so far.
  package private(set) var origins: Origins
  /// The number of the entry of the part that is being made; -1 outside of all.
  private var current: Int32 = -1

  /// A recorder for a source whose lines begin at these offsets in characters; none for one without lines.
  package init(file: String, lineStarts: [Int32]) {
    origins = Origins(file: file)
    origins.lineStarts = lineStarts
  }

  /// A part that was entered and is to be left.
  package struct Visit: Sendable {
    fileprivate let outer: Int32
  }

  /// Begins a part of the one that is being made, at an offset in characters.
  package mutating func enter(_ step: ElementStep, at offset: Int, objectID: String? = nil) -> Visit {
    enter(step, of: current, at: offset, objectID: objectID)
  }

  /// Begins an item behind the one that is being made, in the same list, so many numbers later.
  ///
  /// One item of a source can make several of the document.
  package mutating func enterItem(_ distance: Int, at offset: Int) -> Visit {
    var (number, parent) = (0, current)
    if current >= 0, case .item(let first) = origins.entries[Int(current)].step {
      (number, parent) = (first, origins.entries[Int(current)].parent)
    }
    let visit = enter(.item(number + distance), of: parent, at: offset, objectID: nil)
    if current >= 0 { origins.entries[Int(current)].isRepeated = true }
    return visit
  }

  /// Notes a name of the part that is being made.
  package mutating func name(_ name: String) {
    if current >= 0 { origins.names[name, default: []].append(current) }
  }

  /// Ends a part.
  package mutating func leave(_ visit: Visit) {
    current = visit.outer
  }

  /// Notes that the part being made gave so many screens to the document.
  package mutating func addScreens(_ count: Int) {
    for table in 0..<max(0, count) {
      origins.screens.append(Origins.ScreenEntry(entry: current, table: table))
    }
  }

  private mutating func enter(
    _ step: ElementStep, of parent: Int32, at offset: Int, objectID: String?
  ) -> Visit {
    let visit = Visit(outer: current)
    guard let number = Int32(exactly: origins.entries.count) else { return visit }
    origins.entries.append(
      Origins.Entry(parent: parent, step: step, offset: Int32(clamping: offset)))
    if let objectID { origins.objectIDs[number] = objectID }
    current = number
    return visit
  }
}
