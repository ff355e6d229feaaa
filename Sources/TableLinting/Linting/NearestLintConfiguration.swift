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
  let baseline: LintBaseline?
  /// What is wrong with the manifest or its baseline.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Reads the manifest that a search finds for what lies in a folder.
  package init(to source: FilePath, _ search: ManifestSearch) {
    do throws(Diagnostic) {
      manifest = try search.manifest(of: source)
    } catch {
      (manifest, baseline, diagnostics) = (nil, nil, [error])
      return
    }
    var known: LintBaseline?
    if let manifest {
      let result = SpecLoader(vocabulary: .all).loadManifest(foundAt: manifest)
      diagnostics = result.diagnostics
      if let value = result.value {
        configuration = value.lint
        folder = manifest.folder
        configuration.file = manifest.text
      }
      do throws(Diagnostic) {
        known = try LintBaseline(of: configuration, in: folder, .found(in: folder))
      } catch {
        diagnostics.append(error)
      }
    }
    baseline = known
  }
}
