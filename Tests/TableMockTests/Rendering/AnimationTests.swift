import TableMock
import Testing

/// When which step of a movement is seen.
@Suite struct AnimationTests {
  private func times(_ count: Int, seconds: Double, rest: Double = 0) -> [Int] {
    AnimationTiming(seconds: seconds, rest: rest).milliseconds(steps: count)
  }

  @Test(arguments: [2, 3, 7, 8, 19, 120], [0.05, 0.3, 1.0 / 3, 60])
  func timesAddUp(_ count: Int, _ seconds: Double) {
    let times = times(count, seconds: seconds, rest: 0.25)
    let whole = Int((seconds * 1000).rounded()) + 500
    #expect(times.reduce(0, +) == whole)
    // But for rests, all are as long as whole milliseconds let them be.
    let moving = [times[0] - 250] + times[1..<(count - 1)]
    let (longest, shortest) = (moving.max() ?? 0, moving.min() ?? 0)
    #expect(longest - shortest <= 1)
    #expect(times.last == 250)
  }

  @Test func aStepAloneStandsStill() {
    #expect(times(1, seconds: 1, rest: 0.5) == [500])
    #expect(times(0, seconds: 1) == [])
  }

  @Test(arguments: [(0.05, 3), (0.3, 10), (1, 31), (60, 120)])
  func stepsFollowTheTime(_ seconds: Double, _ steps: Int) {
    let timing = AnimationTiming(seconds: seconds)
    #expect(timing.steps == steps)
    #expect(timing.canShow(steps: steps))
  }

  @Test(arguments: [(0.3, 16, true), (0.3, 17, false), (0.05, 3, true), (0.05, 4, false), (60, 120, true)])
  func stepsMustBeSeen(_ seconds: Double, _ steps: Int, _ canShow: Bool) {
    #expect(AnimationTiming(seconds: seconds).canShow(steps: steps) == canShow)
  }
}
