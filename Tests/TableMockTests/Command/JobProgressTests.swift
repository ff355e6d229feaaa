import Foundation
import Testing

@testable import TableBatch
@testable import TableLinting
@testable import TableMockCommand
@testable import TableProject
@testable import TableReview

/// How far jobs that do not draw picture after picture say that they are.
@Suite struct JobProgressTests {
  private final class Recorder: JobObserver {
    private(set) var told: [JobProgress] = []

    func advanced(_ progress: JobProgress) { told.append(progress) }
  }

  private let folder: TemporaryFolder
  private let inputs: [InputFile]
  private let recorder = Recorder()

  init() throws {
    folder = try TemporaryFolder([
      "a.yaml": RenderCommandTests.good, "b.yaml": RenderCommandTests.bad, "c.yaml": RenderCommandTests.good,
    ])
    inputs = InputExpansion([FilePath(folder.url.path)]).inputs
  }

  /// One thing after the other, whether it went well or not.
  private func expectAll(_ thing: JobProgress.Thing) {
    #expect(recorder.told == (1...3).map { JobProgress(thing, finished: $0, planned: 3) })
  }

  @Test func inspectingTells() throws {
    _ = try InspectJob(inputs: inputs).run(recorder) { _ in }
    expectAll(.sources)
  }

  @Test func convertingTells() throws {
    _ = try ConvertJob(inputs: inputs, plan: nil).run(recorder)
    expectAll(.sources)
  }

  @Test func listingLanguagesTells() {
    _ = LanguagesJob(inputs: inputs).run(recorder)
    expectAll(.sources)
  }

  @Test func listingTextsTells() throws {
    _ = try TextListJob(inputs: inputs).run(recorder)
    expectAll(.sources)
  }

  @Test func lintingTells() throws {
    _ = try LintJob(inputs: inputs, version: "1").run(recorder)
    expectAll(.sources)
  }

  @Test func generatingTells() throws {
    let path = FilePath(folder.url.appendingPathComponent("made").path)
    _ = try GenerateJob(GeneratorOptions(seed: 1, count: 3), in: path).run(recorder)
    expectAll(.screens)
  }

  @Test func comparingTells() throws {
    let side = FilePath(folder.url.path)
    _ = try DiffJob(expected: .disk(side), actual: .disk(side), options: DiffJob.Options(version: "1")).run(
      recorder)
    expectAll(.pictures)
  }

  /// With several threads the one that waits tells of its own, and counts those of the others.
  @Test(arguments: [2, 7]) func severalThreadsCountTogether(_ threads: Int) throws {
    var told: [Int] = []
    let results = try WorkerMap(threads: threads).map(Array(0..<50), advanced: { told.append($0) }) {
      { $0 * 2 }
    }
    #expect(results == (0..<50).map { $0 * 2 })
    #expect(told == told.sorted() && told.allSatisfy { (1...50).contains($0) })
  }

  @Test(arguments: [
    "lint a.yaml", "inspect a.yaml", "diff a.yaml c.yaml", "verify a.yaml", "languages a.yaml",
  ])
  func onlyVerbsThatDrawHaveLinesForPrograms(_ command: String) throws {
    let words = command.split(separator: " ").map(String.init) + ["--progress", "json"]
    let run = try CommandRun(words, in: folder.url)
    #expect(run.status == 64)
    #expect(run.errors.contains("--progress takes auto, bar, lines or none here."))
  }
}

/// What is shown of how far something is.
@Suite struct ProgressTextTests {
  @Test(
    arguments: [
      (JobProgress(.sources, finished: 0, planned: 8), 0, "0 of 8 sources, – sources/s, –"),
      (JobProgress(.sources, finished: 2, planned: 8), 1, "2 of 8 sources, 2 sources/s, 3.0 s left"),
      (
        JobProgress(.pictures, finished: 10, planned: 4_000), 20,
        "10 of 4000 pictures, 1 picture/s, 2:13 h left"
      ),
      (JobProgress(.screens, finished: 3, planned: 3), 200, "3 of 3 screens, 0 screens/s, 0.0 s left"),
    ] as [(JobProgress, Double, String)])
  func linesSayAll(_ progress: JobProgress, _ seconds: Double, _ line: String) {
    #expect(ProgressText(progress, seconds: seconds).line == line)
  }

  @Test(arguments: [
    (0, "░░░░░░░░░░░░░░░░░░░░░░░░ 0 % 0/4"), (1, "██████░░░░░░░░░░░░░░░░░░ 25 % 1/4"),
    (4, "████████████████████████ 100 % 4/4"),
  ])
  func barsGrow(_ finished: Int, _ bar: String) {
    let progress = JobProgress(.sources, finished: finished, planned: 4)
    #expect(ProgressText(progress, seconds: 1).bar.hasPrefix(bar + ", "))
  }
}
