import TableProject
import Testing

@testable import TableMockCommand

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
