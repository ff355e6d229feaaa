import ArgumentParser
import TableModel
import TableProject
import TableSources

/// Where verbs look for the texts of sources in other languages.
struct StringsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder with the texts in other languages, or an .xcloc, instead of those beside each source.",
      valueName: "folder"),
    completion: .directory)
  var strings: String?

  func validate() throws {
    guard let strings, !ArgumentPaths.path(of: strings).isFolder else { return }
    throw ValidationError("--strings takes a folder, and ‘\(strings)’ is none.")
  }

  /// The folder, by a path that is the same wherever a manifest lies; `nil` for the folder of each source.
  var folder: FilePath? {
    strings.map { ArgumentPaths.path(of: $0) }.map { $0.resolved ?? $0 }
  }

  /// Has what an option says count before what a manifest says.
  func override(_ settings: inout BatchManifest.Settings) {
    settings.strings = folder ?? settings.strings
  }
}
