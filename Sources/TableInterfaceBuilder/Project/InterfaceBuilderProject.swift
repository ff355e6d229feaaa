import TableModel
import TableSources

/// The storyboards of a project that one of them has to do with: those that references connect, in either direction.
///
/// Nothing is read but storyboards below the project's folder, and no more than a bounded number of bytes.
package struct InterfaceBuilderProject: Sendable {
  /// A storyboard beside the document.
  package struct Storyboard: Sendable {
    /// The path of the file, without links.
    package var path: FilePath
    /// The file's contents.
    package var bytes: [UInt8]
  }

  /// The storyboards that the document is connected with, without itself, in the order of their paths.
  package private(set) var storyboards: [Storyboard] = []
  /// The paths of all storyboards of the project but the document, without links, which may come to be connected with it.
  package private(set) var candidates: [FilePath] = []
  /// Whether there is more in the project than was looked through.
  package private(set) var isIncomplete = false

  /// The most bytes of storyboards that are looked through.
  private static let mostBytes = 64 << 20

  /// Looks for the storyboards around a document in a folder.
  package init(around bytes: [UInt8], named name: String, folder: FilePath, limits: LoadingLimits) {
    let file = FilePath(name)
    guard file != SourceFile.standardInput, let own = file.name.stem.validText else { return }
    let found = ProjectStoryboards(around: file, in: folder, limits: limits)
    isIncomplete = found.isIncomplete
    candidates = found.paths.values.sorted()
    var (read, references): ([String: Storyboard], [String: Set<String>]) = ([:], [:])
    var room = InterfaceBuilderProject.mostBytes
    for (name, path) in found.paths.sorted(by: { $0.value < $1.value }) {
      guard let bytes = OpenFile.withoutLinks(path)?.bytes(atMost: limits.fileSize) else { continue }
      room -= bytes.count
      guard room >= 0 else {
        isIncomplete = true
        break
      }
      read[name] = Storyboard(path: path, bytes: bytes)
      references[name] = StoryboardReferences.names(in: bytes, limits: limits)
    }
    references[own] = StoryboardReferences.names(in: bytes, limits: limits)
    let connected = InterfaceBuilderProject.connected(to: own, by: references)
    storyboards = connected.compactMap { read[$0] }.sorted { $0.path < $1.path }
  }

  /// The names that lead to a name or come from it, over any number of others.
  private static func connected(to name: String, by references: [String: Set<String>]) -> Set<String> {
    var neighbours: [String: Set<String>] = [:]
    for (from, names) in references {
      for to in names {
        neighbours[from, default: []].insert(to)
        neighbours[to, default: []].insert(from)
      }
    }
    var (seen, waiting): (Set<String>, [String]) = ([name], [name])
    while let next = waiting.popLast() {
      for neighbour in neighbours[next] ?? [] where seen.insert(neighbour).inserted {
        waiting.append(neighbour)
      }
    }
    return seen
  }
}
