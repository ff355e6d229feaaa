import ArgumentParser
import TableModel
import TableProject
import TableSources

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

  /// Which folder is the project's around what the call names.
  var surroundings: SourceReach.Scope { search.surroundings }
}

/// The sources of a call: those that it names, or else those of the project, with the ways in which they are drawn.
struct SourceSelection {
  /// The sources, by the ways in which they are drawn.
  let groups: [Project.Group]
  /// What could not be looked into, or holds no sources.
  let problems: [Diagnostic]

  /// All sources in the order of the call or of the manifest.
  var inputs: [InputFile] { groups.flatMap(\.inputs) }
}

extension ProjectOptions {
  /// The project that the call is made in; throws a usage error where there is none that names sources.
  ///
  /// What is wrong with its manifest is told, and ends the program.
  func requiredProject(_ printer: DiagnosticPrinter, strings: FilePath? = nil) throws -> Project {
    do {
      return try Project.required(search, strings: strings, found: printer.print)
    } catch let error as ProjectError {
      printer.print(error.diagnostics)
      throw ExitCode(1)
    }
  }

  /// The sources that a call names, or else those of the project, which are drawn as its manifest says where the call says
  /// nothing.
  func sources(
    _ inputs: [String], strings: FilePath?, data: SampleData? = nil,
    as matrix: VariantMatrix = VariantMatrix(),
    _ printer: DiagnosticPrinter
  ) throws -> SourceSelection {
    guard inputs.isEmpty else {
      let expansion = InputExpansion(
        ArgumentPaths.paths(of: inputs), strings: strings, data: data, project: surroundings)
      return SourceSelection(
        groups: [Project.Group(inputs: expansion.inputs.drawn(as: matrix), matrix: matrix)],
        problems: expansion.problems)
    }
    let project = try requiredProject(printer, strings: strings)
    let (groups, problems) = project.groups(overriddenBy: matrix, strings: strings, data: data)
    return SourceSelection(groups: groups, problems: problems)
  }
}
