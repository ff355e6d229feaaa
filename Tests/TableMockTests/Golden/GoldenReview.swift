import Foundation
import TableMock
import TableProject
import TableReview
import Testing

/// The review of this repository's own pictures, as `tablemock verify` makes it.
final class GoldenReview: JobObserver {
  /// What was found in fixtures, which are to have neither errors nor warnings.
  private(set) var findings: [Diagnostic] = []

  /// The pictures that are held otherwise: sheets, and SVG files of which there are digests or none.
  ///
  /// `make golden` leaves out the same.
  static let others: [FilePath] = ["!sheets", "!rules/*.svg", "!showcase/*.svg", "!templates/*.svg"]

  let wantsDigests = false

  func found(_ findings: [Diagnostic]) { self.findings += findings }

  func finished(_ result: JobResult, _ summary: BatchSummary) { findings += result.diagnostics }

  /// Holds all fixtures but those that are held otherwise against their golden pictures.
  func record() throws -> ReviewRecord {
    let root = FilePath(Repository.root.path)
    let loaded = SpecLoader(vocabulary: .all).loadManifest(path: root.appending("tablemock.yaml"))
    let manifest = try #require(loaded.value)
    let baselines = root.appending(try #require(manifest.baseline))
    let plan = try BatchPlan(manifest, inputFolder: root, outputFolder: baselines)
    let run = VerifyRun(
      plan, pictures: PictureOptions(),
      options: VerifyRun.Options(
        baselines: baselines, review: root.appending(try #require(manifest.review)),
        filter: NameFilter(Self.others), threads: Processors.available, version: "golden"))
    #expect(plan.problems.isEmpty && run.problems.isEmpty)
    #expect(run.plannedCount > 800)
    return try run.run(self).record
  }
}
