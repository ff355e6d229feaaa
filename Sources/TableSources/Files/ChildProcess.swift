import Glibc
import TableModel

/// Another program that runs beside this one and is talked to by its standard streams.
///
/// No shell is asked: arguments are what they are. The program has no variables but those that it is given.
package final class ChildProcess {
  /// What the program reads; `nil` when it has been told that there is no more.
  package private(set) var input: OpenFile?
  /// What the program prints.
  package let output: OpenFile
  /// What the program complains of; `nil` where nobody listens.
  package let errors: OpenFile?

  private let process: pid_t
  private var status: Int32?

  /// Starts a program by its path, with arguments and with variables, each `NAME=value`.
  ///
  /// Where `hearsErrors` is false nobody has to read what the program complains of: it goes nowhere.
  package init(
    _ program: FilePath, _ arguments: [FilePath], variables: [FilePath], hearsErrors: Bool = true
  ) throws(SystemError) {
    let (inputEnd, input) = try OpenFile.pipe()
    let (output, outputEnd) = try OpenFile.pipe()
    let errorsEnd: OpenFile
    if hearsErrors {
      let pipe = try OpenFile.pipe()
      (errors, errorsEnd) = (pipe.reading, pipe.writing)
    } else {
      (errors, errorsEnd) = (nil, try OpenFile("/dev/null", O_WRONLY))
    }
    (self.input, self.output) = (input, output)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, end) in [inputEnd, outputEnd, errorsEnd].enumerated() {
      posix_spawn_file_actions_adddup2(&actions, end.descriptor, Int32(number))
    }
    let copied = { (words: [FilePath]) in words.map { $0.withCString { strdup($0) } } + [nil] }
    let (words, settings) = (copied([program] + arguments), copied(variables))
    defer { for word in words + settings { free(word) } }
    var process: pid_t = 0
    let code = program.withCString { posix_spawn(&process, $0, &actions, nil, words, settings) }
    guard code == 0 else { throw SystemError(number: code) }
    self.process = process
  }

  /// Ends the program where it has not ended: it may wait for somebody to read what it prints.
  deinit {
    guard status == nil else { return }
    kill(process, SIGKILL)
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
    var open = [(output, 0)] + (errors.map { [($0, 1)] } ?? [])
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
}
