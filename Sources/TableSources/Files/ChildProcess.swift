import CLinux
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
  /// The seconds after which a program that goes on printing is ended; `nil` where it may take its time.
  private let patience: Double?

  /// Starts a program by its path, with arguments and with variables, each `NAME=value`.
  ///
  /// Where `hearsErrors` is false nobody has to read what the program complains of: it goes nowhere. After the seconds of
  /// `patience` nobody waits any longer for what is read of it. `memory` is the most bytes that it may have of its own,
  /// besides what it maps of files to read them.
  package init(
    _ program: FilePath, _ arguments: [FilePath], variables: [FilePath], hearsErrors: Bool = true,
    patience: Double? = nil, memory: Int? = nil
  ) throws(SystemError) {
    self.patience = patience
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
    guard let memory else {
      process = try ChildProcess.spawn(posix_spawn, program, arguments, variables, &actions, nil)
      return
    }
    process = ChildProcess.withWords(program, arguments, variables) { words, settings in
      program.withCString {
        table_start_limited(
          $0, words, settings, inputEnd.descriptor, outputEnd.descriptor, errorsEnd.descriptor,
          UInt64(clamping: memory))
      }
    }
    guard process > 0 else { throw SystemError(number: errno) }
  }

  /// What a program may take that is given the files of strangers.
  package struct Confinement: Sendable {
    /// The bytes of memory.
    package var memory = 768 << 20
    /// The seconds of a processor.
    package var processorSeconds = 2
    /// The seconds after which nobody waits for it any longer.
    package var seconds = 10.0
    /// The folders that it may read besides the system's.
    package var readable: [FilePath] = []

    /// What pictures of usual size are far from taking.
    package init() {}
  }

  /// Starts a program by its path that reads bytes of a stranger and may do nothing but print what it makes of them.
  ///
  /// It reads the system's libraries and typefaces, as far as the kernel can see to that, and opens no socket, no file for
  /// writing and no other program. Nobody hears what it complains of.
  package convenience init(
    _ program: FilePath, _ arguments: [FilePath], reading bytes: [UInt8],
    confinement: Confinement = Confinement()
  ) throws(SystemError) {
    let file = try OpenFile { table_memory_file() }
    try file.write(bytes)
    guard lseek(file.descriptor, 0, SEEK_SET) == 0 else { throw SystemError(number: errno) }
    try self.init(program, arguments, from: file, input: nil, confinement)
  }

  /// Starts a program that is confined as one that reads bytes is, and that is told more and more.
  package convenience init(talkingTo program: FilePath, confinement: Confinement) throws(SystemError) {
    let (inputEnd, input) = try OpenFile.pipe()
    // A program that does not read keeps nobody waiting.
    guard fcntl(input.descriptor, F_SETFL, O_NONBLOCK) == 0 else { throw SystemError(number: errno) }
    try self.init(program, [], from: inputEnd, input: input, confinement)
  }

  private init(
    _ program: FilePath, _ arguments: [FilePath], from source: OpenFile, input: OpenFile?,
    _ confinement: Confinement
  ) throws(SystemError) {
    let (output, outputEnd) = try OpenFile.pipe()
    let errorsEnd = try OpenFile("/dev/null", O_WRONLY)
    (self.input, self.output, self.errors) = (input, output, nil)
    let rules = try? Sandbox.rulesForPrograms(program, reading: confinement.readable)
    let limits = table_confinement(
      memory: UInt64(clamping: confinement.memory), seconds: UInt64(clamping: confinement.processorSeconds),
      streams: (source.descriptor, outputEnd.descriptor, errorsEnd.descriptor),
      rules: rules?.descriptor ?? -1)
    let process = ChildProcess.withWords(program, arguments, ["LC_ALL=C"]) { words, settings in
      program.withCString { table_start_confined($0, words, settings, limits) }
    }
    guard process > 0 else { throw SystemError(number: errno) }
    self.process = process
    patience = confinement.seconds
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
  /// Every program is started here but those that are confined. Where no variables are given it has those of this program.
  private static func spawn(
    _ spawn: Spawn, _ program: FilePath, _ arguments: [FilePath], _ variables: [FilePath]?,
    _ actions: inout posix_spawn_file_actions_t, _ attributes: UnsafePointer<posix_spawnattr_t>?
  ) throws(SystemError) -> pid_t {
    var process: pid_t = 0
    let code = withWords(program, arguments, variables ?? []) { words, settings in
      program.withCString { name in
        variables == nil
          ? spawn(&process, name, &actions, attributes, words, environ)
          : spawn(&process, name, &actions, attributes, words, settings)
      }
    }
    guard code == 0 else { throw SystemError(number: code) }
    return process
  }

  private typealias Words = [UnsafeMutablePointer<CChar>?]

  /// Gives arguments and variables as C has them; the first argument is the program.
  private static func withWords<Result>(
    _ program: FilePath, _ arguments: [FilePath], _ variables: [FilePath],
    _ body: (_ words: Words, _ settings: Words) -> Result
  ) -> Result {
    let copied = { (words: [FilePath]) -> Words in words.map { $0.withCString { strdup($0) } } + [nil] }
    let (words, settings) = (copied([program] + arguments), copied(variables))
    defer { for word in words + settings { free(word) } }
    return body(words, settings)
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

  /// Reads what the program prints and complains of to its end; of more complaints than the limit, the first bytes.
  ///
  /// A program that prints more is ended, and `EFBIG` is thrown; one that takes too long, and `ETIMEDOUT` is.
  package func collect(atMost limit: Int) throws(SystemError) -> (output: [UInt8], errors: [UInt8]) {
    closeInput()
    let start = ChildProcess.now
    var bytes: [[UInt8]] = [[], []]
    var open = [(output, 0)] + (errors.map { [($0, 1)] } ?? [])
    while !open.isEmpty {
      var polls = open.map { pollfd(fd: $0.0.descriptor, events: Int16(POLLIN), revents: 0) }
      let left = try timeLeft(since: start)
      guard poll(&polls, nfds_t(polls.count), left) >= 0 || errno == EINTR else {
        throw SystemError(number: errno)
      }
      for (index, poll) in polls.enumerated().reversed() where poll.revents != 0 {
        let (file, stream) = open[index]
        let chunk = try file.readOn(count: 1 << 16)
        if chunk.isEmpty { open.remove(at: index) }
        guard stream == 1 || bytes[stream].count + chunk.count <= limit else { throw ended(EFBIG) }
        bytes[stream] += chunk.prefix(max(0, limit - bytes[stream].count))
      }
    }
    return (bytes[0], bytes[1])
  }

  /// Reads on, as much as the program has printed and at most `count` bytes; none at the end.
  ///
  /// A program that prints nothing for too long is ended, and `ETIMEDOUT` is thrown.
  package func readOn(count: Int) throws(SystemError) -> [UInt8] {
    let start = ChildProcess.now
    while true {
      var request = pollfd(fd: output.descriptor, events: Int16(POLLIN), revents: 0)
      let found = poll(&request, 1, try timeLeft(since: start))
      guard found >= 0 || errno == EINTR else { throw SystemError(number: errno) }
      if found > 0 { return try output.readOn(count: count) }
    }
  }

  /// Writes a request while the program reads it, and reads what it prints until that is an answer, all within its time.
  ///
  /// Throws `ESRCH` where the program ends before, and `ETIMEDOUT` after it has been ended where it takes too long.
  func exchange(
    _ request: [UInt8], until isAnswer: ([UInt8]) throws(SystemError) -> Bool
  ) throws(SystemError) -> [UInt8] {
    let start = ChildProcess.now
    var (rest, printed) = (request[...], [UInt8]())
    while try !isAnswer(printed) {
      guard let input else { throw SystemError(number: ESRCH) }
      var polls = [pollfd(fd: output.descriptor, events: Int16(POLLIN), revents: 0)]
      if !rest.isEmpty { polls.append(pollfd(fd: input.descriptor, events: Int16(POLLOUT), revents: 0)) }
      let found = poll(&polls, nfds_t(polls.count), try timeLeft(since: start))
      guard found >= 0 || errno == EINTR else { throw SystemError(number: errno) }
      guard found > 0 else { continue }
      if polls[0].revents != 0 {
        let bytes = try output.readOn(count: 1 << 16)
        guard !bytes.isEmpty else { throw SystemError(number: ESRCH) }
        printed += bytes
      } else {
        let count = rest.withUnsafeBytes { write(input.descriptor, $0.baseAddress, $0.count) }
        guard count >= 0 || [EAGAIN, EINTR].contains(errno) else {
          throw SystemError(number: errno == EPIPE ? ESRCH : errno)
        }
        rest = rest.dropFirst(max(0, count))
      }
    }
    return printed
  }

  /// The thousandths of a second that are waited for the program yet; -1 for any number.
  private func timeLeft(since start: Double) throws(SystemError) -> Int32 {
    guard let patience else { return -1 }
    let left = start + patience - ChildProcess.now
    guard left > 0 else { throw ended(ETIMEDOUT) }
    return Int32(clamping: Int((left * 1_000).rounded(.up)))
  }

  /// Ends the program; the error that says why.
  private func ended(_ number: Int32) -> SystemError {
    kill(process, SIGKILL)
    return SystemError(number: number)
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
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

/// Finds programs as the user's shell does.
package enum ProgramSearch {
  /// The folders that programs lie in.
  ///
  /// Those of the `PATH` that do not begin at the root may lie in a stranger's folder, and are passed over.
  package static var folders: [FilePath] {
    let path = getenv("PATH").map { FilePath(cString: $0) } ?? "/usr/local/bin:/usr/bin:/bin"
    return path.bytes.split(separator: UInt8(ascii: ":")).map { FilePath(bytes: $0) }.filter(\.isAbsolute)
  }

  /// Where a program lies; throws `ENOENT` where it is in none of the folders.
  package static func path(of name: FilePath) throws(SystemError) -> FilePath {
    let program = folders.map { $0.appending(name) }.first { path in
      FileStatus(of: path)?.kind == .regular && path.withCString { access($0, X_OK) } == 0
    }
    guard let program else { throw SystemError(number: ENOENT) }
    return program
  }
}
