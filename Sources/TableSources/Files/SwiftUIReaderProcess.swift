import Glibc
import Synchronization
import TableModel

/// A reader of views of SwiftUI that goes on running, so that it looks only into files that have changed since it was last asked.
///
/// It is confined as one that answers once. Where it ends, as it does when its time is over, another one is started.
package final class SwiftUIReaderProcess: Sendable {
  /// What it printed, and the status that it would have ended with.
  struct Answer {
    var printed: [UInt8]
    var status: Int32
  }

  fileprivate struct Running {
    let process: ChildProcess
    let program: FilePath
    let readable: [FilePath]
    /// What it printed that belongs to no answer yet.
    var printed: [UInt8] = []
  }

  private let running = Mutex<Running?>(nil)

  /// A reader that is started when somebody asks.
  package init() {}

  /// The answer of a program to arguments; `nil` where it gives none.
  func answer(
    _ program: FilePath, _ arguments: [UInt8], atMost limit: Int, confinement: ChildProcess.Confinement
  ) -> Answer? {
    running.withLock { running in
      // One that has answered may have come to the end of its time; one that never has is not asked twice.
      for _ in 0..<2 {
        let isNew = running?.program != program || running?.readable != confinement.readable
        do throws(SystemError) {
          if isNew {
            let process = try ChildProcess(talkingTo: program, confinement: confinement)
            try process.input?.write(Array("--serve\0".utf8))
            running = Running(process: process, program: program, readable: confinement.readable)
          }
          if let answer = try running?.answer(arguments, atMost: limit) { return answer }
        } catch {
          // It is gone.
        }
        running = nil
        if isNew { break }
      }
      return nil
    }
  }
}

extension SwiftUIReaderProcess.Running {
  /// What the program answers; `nil` where that is none of its answers.
  fileprivate mutating func answer(
    _ arguments: [UInt8], atMost limit: Int
  ) throws(SystemError) -> SwiftUIReaderProcess.Answer? {
    try process.input?.write(Array("\(arguments.count)\n".utf8) + arguments)
    while !printed.contains(UInt8(ascii: "\n")) {
      guard printed.count < SwiftUIReaderProcess.longestHead, try readOn() else { return nil }
    }
    let head = printed.prefix { $0 != UInt8(ascii: "\n") }
    let numbers = String(decoding: head, as: UTF8.self).split(separator: " ").map { Int($0) }
    guard numbers.count == 2, let status = numbers[0].flatMap({ Int32(exactly: $0) }),
      let count = numbers[1], 0...limit ~= count
    else { return nil }
    printed.removeFirst(head.count + 1)
    while printed.count < count { guard try readOn() else { return nil } }
    defer { printed.removeFirst(count) }
    return SwiftUIReaderProcess.Answer(printed: Array(printed.prefix(count)), status: status)
  }

  private mutating func readOn() throws(SystemError) -> Bool {
    let bytes = try process.readOn(count: 1 << 16)
    printed += bytes
    return !bytes.isEmpty
  }
}

extension SwiftUIReaderProcess {
  /// The bytes of the longest line that says how long an answer is.
  fileprivate static let longestHead = 40
}
