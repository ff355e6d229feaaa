import Foundation
import Synchronization
import TableMock
import Testing

@testable import TableBatch
@testable import TableProject
@testable import TableRendering

/// How a batch is run, with workers that draw nothing.
@Suite struct BatchRunTests {
  /// A worker that does to each job what it is told.
  private struct StubWorker: UnitWorker {
    let treat: @Sendable (BatchJob) -> JobResult.Status

    func draw(_ ticket: UnitTicket) {
      for job in ticket.unit.jobs(forScreens: [nil]).dropFirst(ticket.done) {
        guard ticket.begin(job) else { return }
        let status = treat(job)
        guard ticket.beginPublishing() else { return }
        ticket.finish(JobResult(status, job, of: ticket.unit.input))
      }
    }
  }

  private final class Collector: JobObserver {
    var results: [JobResult] = []

    func finished(_ result: JobResult, _ summary: BatchSummary) { results.append(result) }
  }

  private func run(
    _ inputs: Int, _ folder: TemporaryFolder, timeout: Double? = nil, threads: Int = 3,
    startThread: @escaping WorkerPool.StartThread = BackgroundThread.start,
    _ treat: @escaping @Sendable (BatchJob) -> JobResult.Status
  ) throws -> (BatchSummary, [JobResult]) {
    let manifest = try BatchManifest(
      inputs: (0..<inputs).map { .init(path: FilePath("nowhere/\($0).yaml")) },
      settings: .init(matrix: VariantMatrix([.scale: ["1", "2"]])))
    let plan = try BatchPlan(manifest, outputFolder: FilePath(folder.url.path))
    let run = BatchRun(
      plan, settings: BatchSettings(version: "1"), options: .init(threads: threads, timeout: timeout))
    let collector = Collector()
    let summary = try run.run(collector, startThread: startThread) { StubWorker(treat: treat) }
    return (summary, collector.results)
  }

  @Test(arguments: [1, 2, 7]) func resultsComeInTheOrderOfThePlan(_ threads: Int) throws {
    let folder = try TemporaryFolder()
    let (summary, results) = try run(200, folder, threads: threads) { job in
      job.output.text.hasSuffix("7.png") ? .failed : .written
    }
    #expect(
      results.map(\.output.text)
        == (0..<200).flatMap { input in
          ["", "@2x"].map { "\(folder.url.path)/\(input)\($0).png" }
        })
    #expect(summary.failed == 20 && summary.written == 380 && summary.planned == 400)
    let file = try JSONSerialization.jsonObject(with: folder.bytes("results.json")) as? [String: Any]
    #expect((file?["results"] as? [Any])?.count == 400)
    let stack = file?["drawnWith"] as? [String: [String]]
    #expect(stack?["libraries"] == DrawingLibraries.lines)
    #expect(stack?["fonts"]?.contains("fonts-inter Inter-Regular") == true)
    #expect(stack?["fonts"]?.contains { $0.contains("#") } == false)
    #expect(stack?["fonts"].map { Set($0).count == $0.count } == true)
  }

  /// The stuck worker never comes back; its place is taken, and what it was at is the only failure.
  @Test func stuckPicturesAreGivenUp() throws {
    let folder = try TemporaryFolder()
    let (summary, results) = try run(6, folder, timeout: 0.2, threads: 1) { job in
      if job.output.text.hasSuffix("/3.png") { while true { sleep(1000) } }
      return .written
    }
    #expect(summary.failed == 1 && summary.written == 11)
    let failed = results.filter { $0.status == .failed }
    #expect(failed.map(\.output.text) == ["\(folder.url.path)/3.png"])
    #expect(failed.first?.diagnostics.first?.message == "the picture was given up after 0.2 seconds")
    #expect(results.count == 12)
  }

  /// Threads that never come back are replaced 64 times; then something is wrong with all, and the batch ends.
  @Test(arguments: [64, 65]) func aBatchOutlivesSixtyFourStuckPictures(_ stuck: Int) throws {
    let folder = try TemporaryFolder()
    let isOver = Mutex(false)
    defer { isOver.withLock { $0 = true } }
    let drawn = Result {
      try run(stuck + 3, folder, timeout: 1, threads: stuck) { job in
        let name = job.output.stem.components.last?.text ?? ""
        if Int(name).map({ $0 < stuck }) == true { while !isOver.withLock(\.self) { usleep(10_000) } }
        return .written
      }
    }
    switch drawn {
    case .success(let (summary, _)): #expect(stuck == 64 && summary.failed == 64 && summary.written == 70)
    case .failure(let error):
      #expect(stuck == 65 && "\(error)".contains("65 pictures took too long, so the batch was given up"))
    }
  }

  /// More units than the window holds, so that results must be taken in between.
  @Test(arguments: [1, 4]) func withoutThreadsTheCallingOneDraws(_ threads: Int) throws {
    let folder = try TemporaryFolder()
    let caller = pthread_self()
    let (summary, results) = try run(100, folder, threads: threads, startThread: { _ in false }) { _ in
      pthread_equal(pthread_self(), caller) != 0 ? .written : .failed
    }
    #expect(summary.written == 200 && summary.failed == 0)
    #expect(results.count == 200)
  }

  @Test func threadsThatStartDoTheWorkOfThoseThatDoNot() throws {
    let folder = try TemporaryFolder()
    let caller = pthread_self()
    let started = Atomic<Int>(0)
    let (summary, _) = try run(
      50, folder, threads: 4,
      startThread: { run in
        started.add(1, ordering: .relaxed).oldValue == 2 && BackgroundThread.start(run)
      },
      { _ in pthread_equal(pthread_self(), caller) == 0 ? .written : .failed })
    #expect(summary.written + summary.failed == 100 && summary.written > 0)
  }

  /// The thread of the stuck picture cannot be replaced, and the rest is drawn all the same.
  @Test func aThreadThatCannotBeReplacedIsNoReasonToStop() throws {
    let folder = try TemporaryFolder()
    let started = Atomic<Int>(0)
    let (summary, _) = try run(
      6, folder, timeout: 0.2, threads: 1,
      startThread: { run in
        started.add(1, ordering: .relaxed).oldValue == 0 && BackgroundThread.start(run)
      },
      { job in
        if job.output.text.hasSuffix("/3.png") { while true { sleep(1000) } }
        return .written
      })
    #expect(summary.failed == 1 && summary.written == 11)
  }

  @Test func workersThatCannotBeMadeOnTheCallingThreadEndTheBatch() throws {
    let folder = try TemporaryFolder()
    let plan = try BatchPlan(
      BatchManifest(inputs: [.init(path: "nowhere/a.yaml")]), outputFolder: FilePath(folder.url.path))
    let run = BatchRun(plan, settings: BatchSettings(version: "1"), options: .init(threads: 2))
    let error = #expect(throws: Diagnostic.self) {
      try run.run(Collector(), startThread: { _ in false }) { throw BatchPlanError("no fonts") }
    }
    #expect(error?.message == "no fonts")
  }

  @Test func workersThatCannotBeMadeEndTheBatch() throws {
    let folder = try TemporaryFolder()
    let plan = try BatchPlan(
      BatchManifest(inputs: [.init(path: "nowhere/a.yaml")]), outputFolder: FilePath(folder.url.path))
    let run = BatchRun(plan, settings: BatchSettings(version: "1"), options: .init(threads: 2))
    let error = #expect(throws: Diagnostic.self) {
      try run.run(Collector()) { throw BatchPlanError("no fonts") }
    }
    #expect(error?.message == "no fonts")
    #expect(folder.files.isEmpty)
  }
}
