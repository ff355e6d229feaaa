import Glibc
import TableModel

/// Another program that runs beside this one and is talked to by its standard streams.
///
/// No shell is asked: arguments are what they are. The program is found as the user's shell would find it.
package final class ChildProcess {
  /// What the program reads; `nil` when it has been told that there is no more.
  package private(set) var input: OpenFile?
  /// What the program prints.
  package let output: OpenFile
  /// What the program complains of.
  package let errors: OpenFile

  private let process: pid_t
  private var status: Int32?

  /// Starts a program with arguments and variables, each `NAME=value`, that take the place of those of this program.
  package init(
    _ program: FilePath, _ arguments: [FilePath], variables: [String] = []
  ) throws(SystemError) {
    let (inputEnd, input) = try ChildProcess.pipe()
    let (output, outputEnd) = try ChildProcess.pipe()
    let (errors, errorsEnd) = try ChildProcess.pipe()
    (self.input, self.output, self.errors) = (input, output, errors)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, end) in [inputEnd, outputEnd, errorsEnd].enumerated() {
      posix_spawn_file_actions_adddup2(&actions, end.descriptor, Int32(number))
    }
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { $0.withCString { strdup($0) } }
    var settings: [UnsafeMutablePointer<CChar>?] = ChildProcess.environment(variables).map { strdup($0) }
    defer { for word in words + settings { free(word) } }
    words.append(nil)
    settings.append(nil)
    var process: pid_t = 0
    let code = program.withCString { posix_spawnp(&process, $0, &actions, nil, words, settings) }
    guard code == 0 else { throw SystemError(number: code) }
    self.process = process
  }

  deinit {
    input = nil
    _ = wait()
  }

  /// Tells the program that there is nothing more for it to read.
  package func closeInput() {
    input = nil
  }

  /// Reads what the program prints and complains of to its end; of more than the limit, the first bytes.
  package func collect(atMost limit: Int) throws(SystemError) -> (output: [UInt8], errors: [UInt8]) {
    closeInput()
    var bytes: [[UInt8]] = [[], []]
    var open = [(output, 0), (errors, 1)]
    while !open.isEmpty {
      var polls = open.map { pollfd(fd: $0.0.descriptor, events: Int16(POLLIN), revents: 0) }
      guard poll(&polls, nfds_t(polls.count), -1) >= 0 || errno == EINTR else {
        throw SystemError(number: errno)
      }
      for (index, poll) in polls.enumerated().reversed() where poll.revents != 0 {
        let (file, stream) = open[index]
        let chunk = try file.readOn(count: 1 << 16)
        if chunk.isEmpty { open.remove(at: index) }
        bytes[stream] += chunk.prefix(max(0, limit - bytes[stream].count))
      }
    }
    return (bytes[0], bytes[1])
  }

  /// Waits for the end of the program and returns its exit status; -1 where a signal ended it.
  package func wait() -> Int32 {
    if let status { return status }
    var word: Int32 = 0
    while waitpid(process, &word, 0) < 0 {
      guard errno == EINTR else {
        word = 1
        break
      }
    }
    let result = word & 0x7F == 0 ? word >> 8 & 0xFF : -1
    status = result
    return result
  }

  private static func pipe() throws(SystemError) -> (reading: OpenFile, writing: OpenFile) {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { throw SystemError(number: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (try OpenFile { ends[0] }, try OpenFile { ends[1] })
  }

  /// The variables of this program with others in their places.
  private static func environment(_ variables: [String]) -> [String] {
    let names = variables.map { $0.prefix { $0 != "=" } + "=" }
    var inherited: [String] = []
    var next = environ
    while let variable = next.pointee {
      let text = String(cString: variable)
      if !names.contains(where: { text.hasPrefix($0) }) { inherited.append(text) }
      next += 1
    }
    return inherited + variables
  }
}
