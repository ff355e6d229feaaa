import TableModel
import TableRendering
import TableSources
import TableStrings

/// The tables of texts that a source looks up: beside it, in its project, or in the folder that is named for them.
package struct SourceTables {
  /// The folder that is looked into first, and alone where it is named.
  private let own: FilePath
  private let isNamed: Bool
  private let isBundle: Bool
  /// The names of its tables; `nil` for any.
  private let names: Set<FilePath>?
  /// The folders whose tables it has; empty where it has none.
  private let found: Set<FilePath>
  /// The folders of its projects, the nearest first.
  private let projects: [FilePath]
  private let isProject: (FilePath) -> Bool

  /// What a source looks up where some files are left out of the disk.
  package init(of input: InputFile, _ source: Source, leftOut: [FilePath]) {
    let path = input.path.rooted
    isBundle = path.hasEnding(["bundle"]) || path.hasEnding(SourceKind.settingsEndings)
    let isDocument = path.hasEnding(SourceKind.documentEndings)
    let folder = path.hasEnding(["bundle"]) ? path : path.folder
    let beside = isDocument && folder.hasEnding(["lproj"]) ? folder.folder : folder
    let named = input.strings.map { $0.hasEnding(["xcloc"]) ? $0.rooted.folder : $0.rooted }
    (own, isNamed) = (named ?? beside, named != nil)
    let keyed = source.document?.screens.flatMap { $0.textKeys.values.compactMap(\.table) } ?? []
    let usual = isDocument ? path.name.stem : FilePath(StringPlace.usualTable)
    names = isBundle ? nil : Set([usual] + keyed.map { FilePath($0) })
    found = source.strings.map { $0.languages.isEmpty ? [] : $0.folders } ?? []
    let reach = SourceReach(around: beside)
    isProject = { folder in
      ProjectMarkers.holdProject(FolderNames.entries(of: folder, within: reach))
        || leftOut.contains { Self.marks($0, folder) }
    }
    projects = ProjectFolders.projects(around: beside, within: reach, isProject)
  }

  /// Whether the source would look a table up if it were there.
  package func wouldHave(_ table: FilePath) -> Bool {
    let isInLanguage = table.folder.hasEnding(["lproj"])
    let isTable = isInLanguage || table.hasEnding(["xcstrings"])
    if isTable, let names, !names.contains(table.name.stem) { return false }
    let holder = Self.holder(of: table)
    if holder == own || isNamed && table.folder == own { return true }
    guard isTable, !isNamed, !isBundle, !found.contains(own), isInProject(holder) else { return false }
    return found.contains(holder)
      || ProjectFolders.nearest(of: found + [holder], to: own) == holder
  }

  /// The folder whose texts a table has: that around the folder of its language, or around an export.
  private static func holder(of table: FilePath) -> FilePath {
    let folders = sequence(first: table.folder) { $0 == "/" ? nil : $0.folder }
    if let export = folders.first(where: { $0.hasEnding(["xcloc"]) }) { return export.folder }
    let folder = table.folder
    return folder.hasEnding(["lproj"]) || folder.name == StringPlace.plainFolder ? folder.folder : folder
  }

  /// Whether a folder belongs to a project of the source, and to no other one within it.
  private func isInProject(_ folder: FilePath) -> Bool {
    projects.contains { project in
      guard folder != project else { return true }
      guard let way = folder.relative(to: project) else { return false }
      let between = sequence(first: folder) { $0.folder }.prefix { $0 != project }
      return !way.components.contains(where: ProjectMarkers.isForeign) && !between.contains(where: isProject)
    }
  }

  /// Whether a file makes a folder that of a project.
  private static func marks(_ file: FilePath, _ folder: FilePath) -> Bool {
    if file.folder == folder { return ProjectMarkers.projectFiles.contains(file.name) }
    return file.folder.folder == folder && file.folder.hasEnding(ProjectMarkers.projectEndings)
  }
}
