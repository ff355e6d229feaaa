import TableModel
import TableProject
import TableSources
import TableSpec

/// What the manifest nearest to a source says of the linter, for those who show one source at a time.
package struct NearestLintConfiguration {
  /// What the project says; nothing where there is no manifest, or one that has errors or may not be taken.
  package private(set) var configuration = LintConfiguration()
  /// The folder of the manifest.
  package private(set) var folder = FilePath.current
  /// The manifest; `nil` where there is none that may be taken.
  package let manifest: FilePath?
  /// The findings that are known already.
  package let baseline: LintBaseline?
  /// What is wrong with the manifest or its baseline.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Reads the manifest that a search finds for what lies in a folder.
  package init(to source: FilePath, _ search: ManifestSearch) {
    manifest = try? search.manifest(of: source)
    var known: LintBaseline?
    do {
      if let project = try Project.nearest(to: source, search) {
        (configuration, folder) = (project.manifest.lint, project.folder)
        diagnostics = project.diagnostics
        known = try LintBaseline(of: configuration, in: folder, project.surroundings)
      }
    } catch let error as ProjectError {
      diagnostics = error.diagnostics
    } catch let error as Diagnostic {
      diagnostics.append(error)
    } catch {
      diagnostics.append(Diagnostic(.error, at: SourceLocation(file: source.text), "\(error)"))
    }
    baseline = known
  }
}
