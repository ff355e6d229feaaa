import TableModel
import TableRendering
import TableSources

/// Sees whether anything would draw pictures again that a review has found obsolete, which are then not deleted.
struct PlannedAgain {
  private static let advice = "run “tablemock verify” again"

  private let record: PlanRecord?
  private let sources = SourceStore()
  private lazy var silent = (reviews ?? []).map { SilentSources($0, sources: sources) }
  private lazy var reviews: [PlanReview]? = {
    guard let plans = try? record?.plans(), plans.allSatisfy(\.problems.isEmpty) else { return nil }
    let reviews = plans.map { PlanReview($0, shard: .whole, sources: sources) { _ in true } }
    return reviews.contains { $0.hasBrokenInput() } ? nil : reviews
  }()

  /// What is planned now, by what a review had to draw; `nil` where it does not say that.
  init(_ record: PlanRecord?) {
    self.record = record
  }

  /// Throws where an obsolete picture at a path may be drawn again.
  mutating func check(_ name: FilePath, at path: FilePath) throws(Diagnostic) {
    guard let record else {
      throw .refusal(name, "the review does not say what was planned", hint: PlannedAgain.advice)
    }
    if let manifest = record.changedManifest {
      throw .refusal(name, "\(manifest) has changed since it was reviewed", hint: PlannedAgain.advice)
    }
    guard let reviews else {
      throw .refusal(
        name, "a source has changed since, and not all of them can be read", hint: PlannedAgain.advice)
    }
    guard !reviews.contains(where: { $0.contains(path) }),
      !silent.contains(where: { $0.source(of: path) != nil })
    else {
      throw .refusal(
        name, "a source has changed since, and would draw this picture again", hint: PlannedAgain.advice)
    }
  }
}
