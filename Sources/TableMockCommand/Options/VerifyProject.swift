import TableLinting
import TableModel
import TableProject
import TableReview
import TableSources

/// What a call of `verify` verifies, and where the folders are that a manifest may name.
struct VerifyProject {
  /// What is drawn, and in which ways.
  var manifest: BatchManifest
  /// What the manifest says without what this call says otherwise; `nil` where there is none, or all of that is verified.
  var whole: BatchPlan?
  /// Whether this call says what is drawn, or how, for once.
  var isPart: Bool
  /// The path of the manifest; `nil` where there is none.
  var manifestPath: FilePath?
  /// The folder that the paths of the manifest hold from; `nil` for the current one.
  var inputFolder: FilePath?
  /// The inputs of the manifest that this call names; empty for all.
  var only: [FilePath] = []
  /// Which folder is the project's around the inputs.
  var surroundings: SourceReach.Scope
  /// The folder of approved pictures.
  var baseline: FilePath
  /// The folder of the review.
  var review: FilePath

  /// The rules that the project has for its sources; throws where the findings that are known already cannot be read.
  func linting() throws -> VerifyLint {
    VerifyLint(
      manifest.lint, folder: inputFolder ?? .current,
      baseline: try LintBaseline(of: manifest.lint, in: inputFolder ?? .current, surroundings))
  }
}
