import ArgumentParser
import TableModel
import TableProject
import TableSources

/// Where verbs look for what belongs to sources: their texts in other languages, and the rows that apps fill in.
struct StringsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder of translations, or an .xcloc, instead of the strings beside each source.",
      valueName: "folder"),
    completion: .directory)
  var strings: String?

  @Option(
    help: ArgumentHelp(
      "A YAML or JSON file of rows to fill in, instead of the NAME.tablemock.yaml beside each document.",
      valueName: "file"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var data: String?

  func validate() throws {
    if let strings, !ArgumentPaths.path(of: strings).isFolder {
      throw ValidationError("--strings takes a folder, and ‘\(strings)’ is not one.")
    }
    if let data, FileStatus(of: ArgumentPaths.path(of: data))?.kind != .regular {
      throw ValidationError("--data takes a file, and ‘\(data)’ is not one.")
    }
  }

  /// The file of the sample data, by a path that is the same wherever a manifest lies; `nil` for that of each document.
  var dataFile: FilePath? {
    data.map { ArgumentPaths.path(of: $0) }.map { $0.resolved ?? $0 }
  }

  /// The folder, by a path that is the same wherever a manifest lies; `nil` for the folder of each source.
  var folder: FilePath? {
    strings.map { ArgumentPaths.path(of: $0) }.map { $0.resolved ?? $0 }
  }
}
