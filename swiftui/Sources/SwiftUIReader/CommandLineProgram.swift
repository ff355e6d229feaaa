import Glibc

/// The program `tablemock-swiftui`: it prints the screen of a Swift file for tablemock to draw.
///
/// The first line of its output is the screen as a spec in JSON, the second is what it knows besides: where its parts
/// stand in the file, and what was guessed. Guesses are printed on standard error, too, unless `--quiet` is given.
public struct CommandLineProgram: Sendable {
  private let arguments: [String]

  /// The program with the arguments behind its name.
  public init(_ arguments: [String]) { self.arguments = arguments }

  /// The arguments as standard input has them, each ended by a zero byte; none where a person sits there.
  ///
  /// Swift asks the system for those of the call in a file that a confined program may not read.
  public static func givenArguments() -> [String] {
    guard isatty(STDIN_FILENO) == 0 else { return [] }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    while bytes.count < 1 << 20 {
      let count = Glibc.read(STDIN_FILENO, &chunk, chunk.count)
      guard count > 0 else { break }
      bytes += chunk.prefix(count)
    }
    return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  private static let help = """
    usage: tablemock-swiftui FILE.swift [OPTIONS]

    Reads the screen of a SwiftUI view from its source, with the values that it declares, and prints it as a spec.

      --set NAME=VALUE     what a name is: isPro=true, items=["a","b"], model.count=3; may be repeated
      --rows N             N rows in lists whose data are not known
      --no-guesses         no marks in the picture where something was guessed
      --preview NAME       the preview of this name or number
      --view NAME          the view of this name
      --system VERSION     the release of iOS that #available compares with (26)
      --root FOLDER        the project's folder
      --source FOLDER      a further folder with types that the project uses; may be repeated
      --define CONDITION   a condition that #if knows; may be repeated
      --quiet              nothing on standard error
    """

  /// Runs the program and returns its exit status: 1 where the file gives no screen, 2 for wrong options.
  public func run() -> Int32 {
    var options = ReaderOptions()
    var path: String?
    var isQuiet = false
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let value = { () -> String? in rest.popFirst() }
      switch argument {
      case "--help", "-h":
        CommandLineProgram.write(Array((CommandLineProgram.help + "\n").utf8), to: STDOUT_FILENO)
        return 0
      case "--no-guesses": options.marksGuesses = false
      case "--quiet": isQuiet = true
      case "--set":
        guard let pair = value(), let equals = pair.firstIndex(of: "=") else {
          return wrong("--set needs NAME=VALUE")
        }
        options.values[String(pair[..<equals])] = String(pair[pair.index(after: equals)...])
      case "--rows":
        guard let number = value().flatMap({ Int($0) }), 0...1_000 ~= number else {
          return wrong("--rows needs a number from 0 to 1,000")
        }
        options.sampleRows = number
      case "--preview": options.preview = value()
      case "--view": options.view = value()
      case "--system":
        guard let number = value().flatMap({ Double($0) }) else {
          return wrong("--system needs a number such as 18.2")
        }
        options.system = number
      case "--root": options.root = value()
      case "--source": if let folder = value() { options.further.append(folder) }
      case "--define": if let condition = value() { options.conditions.insert(condition) }
      case _ where argument.hasPrefix("-"): return wrong("there is no option \(argument)")
      default: path = argument
      }
    }
    guard let path else { return wrong("name a Swift file") }
    return run(path, options, isQuiet)
  }

  private func run(_ path: String, _ options: ReaderOptions, _ isQuiet: Bool) -> Int32 {
    let result = LargeStack.run { Result { try Reader(options).read(path) } }
    switch result {
    case .success(let reading):
      CommandLineProgram.write(reading)
      if !isQuiet { for guess in reading.guesses { complain(guess, path) } }
      return 0
    case .failure(let error):
      let failure = error as? ReadingFailure
      var writer = JSONWriter()
      writer.write(
        .mapping([
          "message": .string(failure?.message ?? "cannot be read"), "hint": failure?.hint.map(JSON.string),
        ]))
      CommandLineProgram.write(writer.bytes + [10], to: STDOUT_FILENO)
      if !isQuiet {
        let hint = failure?.hint.map { "\n  hint: \($0)" } ?? ""
        CommandLineProgram.write(
          Array("\(path): error: \(failure?.message ?? "cannot be read")\(hint)\n".utf8), to: STDERR_FILENO)
      }
      return 1
    }
  }

  /// Prints a reading as two lines.
  private static func write(_ reading: Reading) {
    var document = JSONWriter()
    document.write(reading.document)
    var rest = JSONWriter()
    rest.write(
      .mapping([
        "shown": .string(reading.shown), "strings": reading.strings.map(JSON.string),
        "files": .array(reading.files.map(JSON.string)),
        "unused": .array(reading.unused.map(JSON.string)),
        "origins": .array(
          document.places.map {
            .array([.number(Double($0.start)), .number(Double($0.end)), .number(Double($0.offset))])
          }),
        "guesses": .array(
          reading.guesses.map { guess in
            .mapping([
              "message": .string(guess.message), "file": guess.place.map { .string($0.file) },
              "line": guess.place.map { .number(Double($0.line)) },
              "column": guess.place.map { .number(Double($0.column)) },
            ])
          }),
      ]))
    write(document.bytes + [10] + rest.bytes + [10], to: STDOUT_FILENO)
  }

  private func complain(_ guess: Guess, _ path: String) {
    let place = guess.place.map { "\($0.file):\($0.line):\($0.column)" } ?? path
    CommandLineProgram.write(Array("\(place): guess: \(guess.message)\n".utf8), to: STDERR_FILENO)
  }

  private func wrong(_ message: String) -> Int32 {
    CommandLineProgram.write(Array("tablemock-swiftui: \(message)\n".utf8), to: STDERR_FILENO)
    return 2
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    bytes.withUnsafeBytes { buffer in
      var start = 0
      while start < buffer.count, let base = buffer.baseAddress {
        let count = Glibc.write(descriptor, base + start, buffer.count - start)
        guard count > 0 else { return }
        start += count
      }
    }
  }
}

/// Runs something with room for deep recursion, on a thread of its own.
public enum LargeStack {
  private static let size = 256 << 20

  private final class Job<Result> {
    let body: () -> Result
    var result: Result?
    init(_ body: @escaping () -> Result) { self.body = body }
    func run() { result = body() }
  }

  /// What the body returns.
  public static func run<Result>(_ body: @escaping @Sendable () -> Result) -> Result {
    let job = Job(body)
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, size)
    var thread = pthread_t()
    let runner = Unmanaged.passRetained(AnyJob(job.run)).toOpaque()
    let code = pthread_create(
      &thread, &attributes,
      { pointer in
        guard let pointer else { return nil }
        Unmanaged<AnyJob>.fromOpaque(pointer).takeRetainedValue().run()
        return nil
      }, runner)
    if code == 0 { pthread_join(thread, nil) }
    return job.result ?? body()
  }

  private final class AnyJob {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
  }
}
