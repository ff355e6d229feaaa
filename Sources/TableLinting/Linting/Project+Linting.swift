import TableDrawing
import TableLint
import TableModel
import TableProject
import TableRendering
import TableSources

extension Project {
  /// The sources that are linted: those that a call names, else those that the manifest has linted, else all of its inputs.
  ///
  /// The folder of texts in other languages and the sample data of the call count before what the manifest says.
  ///
  /// - Throws: ``MissingSources`` where nothing is named.
  package func lintedSources(
    _ inputs: [FilePath], strings: FilePath?, data: SampleData?, _ search: ManifestSearch
  ) throws(MissingSources) -> InputExpansion {
    let linted = manifest.lint.inputs.map { path(of: FilePath($0)) }
    guard !inputs.isEmpty || !linted.isEmpty else {
      guard !manifest.inputs.isEmpty else { throw MissingSources(in: hasManifest ? path : nil) }
      return expansion(strings: strings, data: data)
    }
    var reach = inputs.isEmpty ? surroundings : search.surroundings
    reach.symbols = surroundings.symbols
    return InputExpansion(
      inputs.isEmpty ? linted : inputs, strings: strings ?? self.strings, data: data.joined(with: self.data),
      project: reach)
  }

  /// The findings that are known already, from the file that the manifest names; `nil` where it names none.
  package func knownFindings() throws(Diagnostic) -> LintBaseline? {
    try LintBaseline(of: manifest.lint, in: folder, surroundings)
  }

  /// What the project asks of a source that is shown by itself, and why the known findings count there that it has.
  package func lintRequest(
    _ matrix: VariantMatrix = VariantMatrix()
  ) -> (request: LintRequest, flaw: Diagnostic?) {
    var request = LintRequest(
      matrix: matrix, configuration: manifest.lint, folder: folder, settings: LintSettings(),
      budget: WorkBudget())
    do throws(Diagnostic) {
      request.baseline = try knownFindings()
      return (request, nil)
    } catch {
      return (request, error)
    }
  }
}
