import Glibc
import TableProject
import Testing

@testable import TablePreview

/// A thread that does for others what they need of its value.
@Suite struct WorkThreadTests {
  private final class Notes {
    let thread = pthread_self()
    var numbers: [Int] = []
  }

  @Test func `all is done on one thread, and everybody gets what is theirs`() throws {
    let work = try #require(WorkThread(Notes.init))
    let answers = Monitor<[Int: Int]>([:])
    for caller in 0..<8 {
      let hasStarted = BackgroundThread.start {
        for number in stride(from: caller, to: 800, by: 8) {
          let answer = work.run { notes -> Int in
            guard pthread_equal(notes.thread, pthread_self()) != 0 else { return -1 }
            notes.numbers.append(number)
            return number * 2
          }
          answers.update { $0[number] = answer }
        }
      }
      try #require(hasStarted)
    }
    let all = answers.wait { $0.count == 800 ? $0 : nil }
    #expect(all.allSatisfy { $0.value == $0.key * 2 })
    #expect(work.run { $0.numbers.sorted() } == Array(0..<800))
  }

  @Test func `nothing is an answer, too`() throws {
    let work = try #require(WorkThread(Notes.init))
    #expect(work.run { $0.numbers.first } == nil)
  }
}
