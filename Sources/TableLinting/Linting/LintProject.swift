import TableLint
import TableModel
import TableProject
import TableSources

/// What is linted, and what the project says of it.
package struct LintProject {
  /// What the manifest says of the linter.
  package let configuration: LintConfiguration
  /// The folder of the manifest.
  package let folder: FilePath
  /// The sources.
  package let expansion: InputExpansion
  /// What is to be said of the manifest.
  package let diagnostics: [Diagnostic]
  /// Which folder is the project's around what the manifest names.
  private let surroundings: SourceReach.Scope

  /// Reads the manifest that is named, or that of the project that a search finds; inputs and a folder of texts in other
  /// languages count before what it says.
  ///
  /// - Throws: A ``ProjectError`` where the manifest has errors, and ``MissingSources`` where nothing is named.
  package init(
    manifest: FilePath?, inputs: [FilePath], strings: FilePath?, data: SampleData? = nil,
    _ search: ManifestSearch
  ) throws {
    let project =
      if let manifest {
        try Project(manifest: manifest, in: search.surroundings)
      } else {
        try Project.nearest(search, strings: strings)
      }
    let linted = project?.manifest.lint.inputs.map { FilePath($0) } ?? []
    let own = linted.isEmpty ? project?.manifest.inputs.map(\.path) ?? [] : linted
    guard !inputs.isEmpty || !own.isEmpty else { throw MissingSources(in: project?.path) }
    configuration = project?.manifest.lint ?? LintConfiguration()
    folder = project?.folder ?? .current
    diagnostics = project?.diagnostics ?? []
    surroundings = project?.surroundings ?? .found(in: .current, strings: strings, symbols: search.symbols)
    var reach = inputs.isEmpty ? surroundings : search.surroundings
    reach.symbols = surroundings.symbols
    expansion = InputExpansion(
      inputs.isEmpty ? own.map { project?.path(of: $0) ?? $0 } : inputs,
      strings: strings ?? project?.strings, data: data.joined(with: project?.data),
      project: reach)
  }

  /// The known findings that the manifest names; `nil` where it names none.
  package func baseline() throws(Diagnostic) -> LintBaseline? {
    try LintBaseline(of: configuration, in: folder, surroundings)
  }
}
