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
    process = try ChildProcess.spawn(posix_spawn, program, arguments, variables, &actions, nil)
  }

  /// Starts a program, found as the user’s shell would find it, that is neither talked to nor waited for.
  ///
  /// Its streams lead nowhere. It has the variables of this program, a process group of its own, so that the Ctrl-C that
  /// ends this program does not end it, and signals as the system has them, as some are ignored here.
  package static func startAlone(_ program: FilePath, _ arguments: [FilePath]) throws(SystemError) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in STDIN_FILENO...STDERR_FILENO {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGPIPE, SIGXFSZ] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF))
    _ = try spawn(posix_spawnp, program, arguments, nil, &actions, &attributes)
  }

  private typealias Spawn = (
    UnsafeMutablePointer<pid_t>?, UnsafePointer<CChar>, UnsafePointer<posix_spawn_file_actions_t>?,
    UnsafePointer<posix_spawnattr_t>?, UnsafePointer<UnsafeMutablePointer<CChar>?>,
    UnsafePointer<UnsafeMutablePointer<CChar>?>?
  ) -> Int32

  /// Starts a program by one of the system’s two functions.
  ///
  /// Every program is started here. Where no variables are given it has those of this program.
  private static func spawn(
    _ spawn: Spawn, _ program: FilePath, _ arguments: [FilePath], _ variables: [FilePath]?,
    _ actions: inout posix_spawn_file_actions_t, _ attributes: UnsafePointer<posix_spawnattr_t>?
  ) throws(SystemError) -> pid_t {
    let copied = { (words: [FilePath]) in words.map { $0.withCString { strdup($0) } } + [nil] }
    let (words, settings) = (copied([program] + arguments), copied(variables ?? []))
    defer { for word in words + settings { free(word) } }
    var process: pid_t = 0
    let code = program.withCString { name in
      variables == nil
        ? spawn(&process, name, &actions, attributes, words, environ)
        : spawn(&process, name, &actions, attributes, words, settings)
    }
    guard code == 0 else { throw SystemError(number: code) }
    return process
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
