import Glibc
import Synchronization
import TableModel

/// A reader of views of SwiftUI that goes on running, so that it looks only into files that have changed since it was last asked.
///
/// It is confined as one that answers once, and each answer has the same time. Where it ends, as it does when its processor time
/// is over, another one is started.
package final class SwiftUIReaderProcess: Sendable {
  /// What it printed, and the status that it would have ended with.
  struct Answer {
    var printed: [UInt8]
    var status: Int32
  }

  private struct State {
    var running: Running?
    /// The program that does not go on running, as an older one: it is called for each file.
    var callee: FileIdentity?
  }

  private struct Running {
    let process: ChildProcess
    let identities: [FileIdentity?]
  }

  private let state = Mutex(State())

  /// A reader that is started when somebody asks.
  package init() {}

  /// The answer of a program to arguments; `nil` where it does not go on running, and has to be called.
  ///
  /// Throws an error where it takes more than it may.
  func answer(
    _ program: FilePath, _ arguments: [UInt8], atMost limit: Int, confinement: ChildProcess.Confinement
  ) throws(SystemError) -> Answer? {
    // The kernel lets it into the folders themselves, whatever they are called later.
    let identities = ([program] + confinement.readable).map { FileStatus(of: $0)?.version.file }
    let request = Array("\(arguments.count)\n".utf8) + arguments
    return try state.withLock { state throws(SystemError) -> Answer? in
      guard state.callee == nil || state.callee != identities[0] else { return nil }
      if let running = state.running, running.identities == identities,
        let answer = try? running.process.answer(to: request, atMost: limit)
      {
        return answer
      }
      // One that has answered may have come to the end of its time.
      let process = try ChildProcess(talkingTo: program, confinement: confinement)
      state.running = Running(process: process, identities: identities)
      do throws(SystemError) {
        return try process.answer(to: Array("--serve\0".utf8) + request, atMost: limit)
      } catch {
        state.running = nil
        process.closeInput()
        let isOver = error.number == ESRCH && process.wait() < 0
        guard !isOver else { throw error }
        state.callee = identities[0]
        return nil
      }
    }
  }
}

extension ChildProcess {
  /// The bytes of the longest line that says how long an answer is.
  private static let longestHead = 40

  /// What a reader answers that is running: a line with its status and the number of bytes that follow.
  fileprivate func answer(
    to request: [UInt8], atMost limit: Int
  ) throws(SystemError) -> SwiftUIReaderProcess.Answer {
    var head: (count: Int, status: Int32, length: Int)?
    let printed = try exchange(request) { printed throws(SystemError) in
      if head == nil, let end = printed.prefix(ChildProcess.longestHead).firstIndex(of: UInt8(ascii: "\n")) {
        let numbers = String(decoding: printed[..<end], as: UTF8.self).split(separator: " ").map { Int($0) }
        guard numbers.count == 2, let status = numbers[0].flatMap({ Int32(exactly: $0) }),
          let length = numbers[1], 0...limit ~= length
        else { throw SystemError(number: EPROTO) }
        head = (end + 1, status, length)
      }
      guard let head else {
        guard printed.count < ChildProcess.longestHead else { throw SystemError(number: EPROTO) }
        return false
      }
      guard printed.count <= head.count + head.length else { throw SystemError(number: EPROTO) }
      return printed.count == head.count + head.length
    }
    guard let head else { throw SystemError(number: EPROTO) }
    return SwiftUIReaderProcess.Answer(printed: Array(printed[head.count...]), status: head.status)
  }
}
