import Glibc

/// The program `tablemock-swiftui`: it prints the screen of a Swift file for tablemock to draw.
///
/// The first line of its output is the screen as a spec in JSON, the second is what it knows besides: where its parts
/// stand in the file, and what was guessed. Guesses are printed on standard error, too, unless `--quiet` is given.
public struct CommandLineProgram: Sendable {
  private let arguments: [String]

  /// The program with the arguments behind its name.
  public init(_ arguments: [String]) { self.arguments = arguments }

  /// Runs the program with the arguments that standard input has, each ended by a zero byte; none where a person sits there.
  ///
  /// Swift asks the system for those of the call in a file that a confined program may not read. A program that is given
  /// `--serve` first is asked again and again, each time by the number of bytes that follow, on a line, and arguments. Each
  /// answer begins with a line of the status and its bytes. It looks only into files that have changed in between.
  public static func runAsTold() -> Int32 {
    guard isatty(STDIN_FILENO) == 0 else { return CommandLineProgram([]).run() }
    var input = RequestReader()
    guard input.begins(with: "--serve\0") else {
      return CommandLineProgram(RequestReader.arguments(input.rest())).run()
    }
    return LargeStack.run { [input] in
      var input = input
      let kept = KeptSources()
      while let request = input.next() {
        kept.tidy()
        let (status, bytes) = CommandLineProgram(RequestReader.arguments(request)).answer(kept)
        write(Array("\(status) \(bytes.count)\n".utf8) + bytes, to: STDOUT_FILENO)
      }
      return 0
    }
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
    if arguments.contains(where: { ["--help", "-h"].contains($0) }) {
      CommandLineProgram.write(Array((CommandLineProgram.help + "\n").utf8), to: STDOUT_FILENO)
      return 0
    }
    let call: Call
    switch Call.make(arguments) {
    case .success(let made): call = made
    case .failure(let wrong):
      CommandLineProgram.write(Array("tablemock-swiftui: \(wrong.message)\n".utf8), to: STDERR_FILENO)
      return 2
    }
    return LargeStack.run {
      let result = Result { try Reader(call.options).read(call.path) }
      CommandLineProgram.write(CommandLineProgram.bytes(of: result), to: STDOUT_FILENO)
      if !call.isQuiet { CommandLineProgram.complain(result, call.path) }
      return CommandLineProgram.status(of: result)
    }
  }

  /// What the program would print and return, with what is kept of other calls.
  func answer(_ kept: KeptSources) -> (status: Int32, bytes: [UInt8]) {
    guard case .success(let call) = Call.make(arguments) else { return (2, []) }
    let result = Result { try Reader(call.options, kept: kept).read(call.path) }
    return (CommandLineProgram.status(of: result), CommandLineProgram.bytes(of: result))
  }

  private static func status(of result: Result<Reading, any Error>) -> Int32 {
    if case .success = result { 0 } else { 1 }
  }

  /// What is printed: a reading as two lines, or why there is none as one.
  private static func bytes(of result: Result<Reading, any Error>) -> [UInt8] {
    switch result {
    case .success(let reading): return bytes(of: reading)
    case .failure(let error):
      let failure = error as? ReadingFailure
      var writer = JSONWriter()
      writer.write(
        .mapping([
          "message": .string(failure?.message ?? "cannot be read"), "hint": failure?.hint.map(JSON.string),
        ]))
      return writer.bytes + [10]
    }
  }

  private static func complain(_ result: Result<Reading, any Error>, _ path: String) {
    switch result {
    case .success(let reading):
      for guess in reading.guesses {
        let place = guess.place.map { "\($0.file):\($0.line):\($0.column)" } ?? path
        write(Array("\(place): guess: \(guess.message)\n".utf8), to: STDERR_FILENO)
      }
    case .failure(let error):
      let failure = error as? ReadingFailure
      let hint = failure?.hint.map { "\n  hint: \($0)" } ?? ""
      write(
        Array("\(path): error: \(failure?.message ?? "cannot be read")\(hint)\n".utf8), to: STDERR_FILENO)
    }
  }

  private static func bytes(of reading: Reading) -> [UInt8] {
    var document = JSONWriter()
    document.write(reading.document)
    var rest = JSONWriter()
    rest.write(
      .mapping([
        "shown": .string(reading.shown), "strings": reading.strings.map(JSON.string),
        "files": .array(reading.files.map(JSON.string)),
        "unused": .array(reading.unused.map(JSON.string)),
        "pictures": .array(reading.pictures.map(JSON.string)),
        "symbols": .array(reading.symbols.map(JSON.string)),
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
    return document.bytes + [10] + rest.bytes + [10]
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
