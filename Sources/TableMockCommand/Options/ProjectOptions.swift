import ArgumentParser
import TableModel
import TableProject
import TableSources
import TableSpec

/// Which folder is the project's, which no link of a source leads out of, and whose manifest counts.
struct ProjectOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The project’s folder. Links may lead anywhere in it, and its tablemock.yaml is read even if it belongs to another user. The default is the folder of the nearest tablemock.yaml.",
      valueName: "folder"),
    completion: .directory)
  var project: String?

  @Option(
    help: ArgumentHelp(
      "A folder with files of the system’s symbols, such as gear.svg, which come before all others.",
      valueName: "folder"),
    completion: .directory)
  var symbols: String?

  func validate() throws {
    for (option, folder) in [("project", project), ("symbols", symbols)] {
      guard let folder, !ArgumentPaths.path(of: folder).isFolder else { continue }
      throw ValidationError("--\(option) takes a folder, and “\(folder)” is not one.")
    }
  }

  /// The folder as it is named; `nil` where nobody says which it is.
  var folder: FilePath? { project.map(ArgumentPaths.path) }

  /// Finds the project’s manifest.
  var search: ManifestSearch {
    var search = ManifestSearch(project: folder)
    search.symbols = symbols.map(ArgumentPaths.path).map { $0.resolved ?? $0 }
    return search
  }

  /// The manifest that an option names, or else that of the project; `nil` where there is none.
  ///
  /// Throws where the nearest one is another user's.
  func manifest(named: String? = nil) throws(Diagnostic) -> FilePath? {
    if let named { return ArgumentPaths.path(of: named) }
    return try search.manifest()
  }

  /// Which folder is the project's around what the call names.
  var surroundings: SourceReach.Scope { search.surroundings }
}
