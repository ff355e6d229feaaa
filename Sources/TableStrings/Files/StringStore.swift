import Synchronization
import TableModel
import TableSources

/// Files of strings that several sources share, each read once as long as it does not change and there is room for it.
package final class StringStore: Sendable {
  /// What tells what was read from a file from the rest.
  struct Key: Hashable, Sendable {
    /// The path and the digest.
    var file: StringFileRecord
    /// What of it was read: the table whose texts are looked for in a file of several.
    var part: StringPlace?
  }

  /// What tells a list of names from the rest.
  private struct ListKey: Hashable {
    var folder: FileVersion
    var endings: [String]
  }

  /// What tells what was found in a project from the rest.
  private struct ProjectKey: Hashable {
    var folder: FilePath
    var reach: SourceReach
  }

  private struct State {
    var projects: [ProjectKey: ProjectStrings] = [:]
    /// Which folders are those of projects.
    var areProjects: [ProjectKey: Bool] = [:]
    var names: [ListKey: [FilePath]] = [:]
    var tables: [Key: TableReading<StringTable>] = [:]
    var catalogs: [Key: TableReading<StringCatalog>] = [:]
    var size = 0
  }

  /// The bytes of files whose contents are kept; those take several times as much memory.
  private static let room = 8 << 20

  /// The most lists of names that are kept.
  private static let mostLists = 256

  private static let mostProjects = 256

  /// The most folders of which is kept whether they are those of projects.
  private static let mostFolders = 10_000

  private let state = Mutex(State())

  /// A store without files.
  package init() {}

  /// The table in a file of `size` bytes; `read` gives it where it is not kept.
  func table(
    _ key: Key, size: Int, _ read: () -> TableReading<StringTable>
  ) -> TableReading<StringTable> {
    if let known = state.withLock({ $0.tables[key] }) { return known }
    let made = read()
    keep(size) { $0.tables[key] = made }
    return made
  }

  /// The catalogue in a file of `size` bytes; `read` gives it where it is not kept.
  func catalog(
    _ key: Key, size: Int, _ read: () -> TableReading<StringCatalog>
  ) -> TableReading<StringCatalog> {
    if let known = state.withLock({ $0.catalogs[key] }) { return known }
    let made = read()
    keep(size) { $0.catalogs[key] = made }
    return made
  }

  /// The names with some endings in a folder, as it is now; `list` gives them where they are not kept.
  ///
  /// Around each source the same folder is looked through, which may have thousands of others in it.
  func names(in folder: FileVersion, endings: [String], _ list: () -> [FilePath]) -> [FilePath] {
    let key = ListKey(folder: folder, endings: endings)
    if let known = state.withLock({ $0.names[key] }) { return known }
    let made = list()
    state.withLock { state in
      if state.names.count >= StringStore.mostLists { state.names = [:] }
      state.names[key] = made
    }
    return made
  }

  /// The folder nearest to a source's in its project that has its table; `nil` where none has.
  package func folder(of place: StringPlace, within reach: SourceReach, limits: LoadingLimits) -> FilePath? {
    projects(around: place.folder, within: reach, limits: limits).lazy.compactMap { $0.folder(of: place) }
      .first
  }

  /// Whether the projects of a folder have more folders than are looked through.
  package func isIncomplete(around own: FilePath, within reach: SourceReach, limits: LoadingLimits) -> Bool {
    projects(around: own, within: reach, limits: limits).contains(where: \.isIncomplete)
  }

  /// The language that the project of a folder is developed in; `nil` where none says it.
  package func language(
    around own: FilePath, within reach: SourceReach, limits: LoadingLimits
  ) -> String? {
    projects(around: own, within: reach, limits: limits).lazy.compactMap(\.language).first
  }

  /// What the projects around a folder have, the nearest first, each looked through once.
  private func projects(
    around own: FilePath, within reach: SourceReach, limits: LoadingLimits
  ) -> [ProjectStrings] {
    let roots = ProjectFolders.projects(around: own, within: reach) { isProject($0, within: reach) }
    return roots.map { root in
      let key = ProjectKey(folder: root, reach: reach)
      if let known = state.withLock({ $0.projects[key] }) { return known }
      let made = ProjectStrings(of: root, within: reach, limits: limits)
      state.withLock { state in
        if state.projects.count >= StringStore.mostProjects { state.projects = [:] }
        state.projects[key] = made
      }
      return made
    }
  }

  /// Whether a folder is that of a project, each looked into once: around every source are the same folders.
  private func isProject(_ folder: FilePath, within reach: SourceReach) -> Bool {
    let key = ProjectKey(folder: folder, reach: reach)
    if let known = state.withLock({ $0.areProjects[key] }) { return known }
    let made = ProjectMarkers.holdProject(FolderNames.entries(of: folder, within: reach))
    state.withLock { state in
      if state.areProjects.count >= StringStore.mostFolders { state.areProjects = [:] }
      state.areProjects[key] = made
    }
    return made
  }

  /// Keeps something; where there is no room, all other contents go, since sources come in the order of their folders.
  private func keep(_ size: Int, _ put: (inout State) -> Void) {
    guard size <= StringStore.room else { return }
    state.withLock { state in
      if state.size + size > StringStore.room { (state.tables, state.catalogs, state.size) = ([:], [:], 0) }
      state.size += size
      put(&state)
    }
  }
}

/// A file that was looked at, by its path and what it held.
package struct StringFileRecord: Hashable, Sendable {
  /// The path, with no links up to the folder of the localisations.
  package var path: FilePath
  /// The digest of the bytes; empty for a file that cannot be read.
  package var digest: String
}
