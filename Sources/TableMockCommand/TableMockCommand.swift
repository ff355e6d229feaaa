import ArgumentParser
import Glibc
import TableDrawing
import TableModel
import TableProject
import TableSources

/// The command line: one verb a file, each thin over the library.
@main
struct TableMockCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tablemock",
    abstract: "Draws pictures of iOS table views from text.",
    discussion: """
      EXAMPLE: tablemock render contacts.yaml -o contacts.png

      Results go to standard output, findings to standard error. The exit status is 0 on success, 1 if an input \
      failed, and 64 if the command line is wrong.
      """,
    version: TableMockVersion.text,
    subcommands: [AxesCommand.self],
    groupedSubcommands: [
      CommandGroup(name: "Begin", subcommands: [InitCommand.self, PreviewCommand.self, WatchCommand.self]),
      CommandGroup(
        name: "Draw",
        subcommands: [
          RenderCommand.self, SheetCommand.self, ErasCommand.self, FilmstripCommand.self, ConvertCommand.self,
        ]),
      CommandGroup(
        name: "Review",
        subcommands: [VerifyCommand.self, ApproveCommand.self, ReviewCommand.self, DiffCommand.self]),
      CommandGroup(
        name: "Check",
        subcommands: [LintCommand.self, InspectCommand.self, ExplainCommand.self, LanguagesCommand.self]),
      CommandGroup(
        name: "Scale", subcommands: [BatchCommand.self, WorkerCommand.self, GenerateCommand.self]),
      CommandGroup(
        name: "About",
        subcommands: [
          ThemesCommand.self, DevicesCommand.self, FontsCommand.self, SymbolsCommand.self, SchemaCommand.self,
          LanguageServerCommand.self,
        ]),
    ]
  )

  /// Runs the verb, and prints help texts and complaints to the stream that each belongs to.
  static func main() {
    StandardStreams.prepare()
    ProcessMemory.keepFreed()
    // Whose usage stands below a complaint.
    var usage: any ParsableCommand.Type = Self.self
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      if Set(arguments) == ["--version", "--verbose"] { return try printStack() }
      if let help = shortHelp(for: arguments) { return try StandardOutput.print(help) }
      var command = try command(of: arguments)
      usage = type(of: command)
      if var verb = command as? any Verb { try verb.runTelling() } else { try command.run() }
      if StandardError.hasFailed { throw ExitCode(1) }
    } catch {
      finish(with: error, usage)
    }
  }

  /// Prints all that pictures depend on besides their sources.
  private static func printStack() throws {
    for line in DrawingStack.current().lines { try StandardOutput.print(line) }
  }

  /// The help of a verb where nothing else is asked for; `nil` for other arguments.
  private static func shortHelp(for arguments: [String]) -> String? {
    guard arguments.count == 2 else { return nil }
    let (first, last) = (arguments[0], arguments[1])
    let name = first == "help" ? last : ["-h", "--help"].contains(last) ? first : nil
    return configuration.subcommands.first { $0._commandName == name && $0 != AxesCommand.self }
      .map { VerbHelp.short(helpMessage(for: $0)) }
  }

  /// What arguments ask for; throws where they are not understood.
  ///
  /// A verb that understands its arguments needs no look at all that could stand before it, which takes a twentieth of
  /// the time of a small picture; a plain call of one needs no parser. Help and complaints come from the whole command line.
  private static func command(of arguments: [String]) throws -> any ParsableCommand {
    if let plain = plainCommand(of: arguments) { return plain }
    let verb = configuration.subcommands.first { $0._commandName == arguments.first }
    if let verb, let command = try? verb.parseAsRoot(Array(arguments.dropFirst())) { return command }
    if verb == nil, let word = arguments.first { try check(verb: word, arguments.dropFirst().first) }
    return try parseAsRoot(arguments)
  }

  /// The verb of a plain call; `nil` for other calls.
  private static func plainCommand(of arguments: [String]) -> (any ParsableCommand)? {
    switch arguments.first {
    case "render": RenderCommand(plainly: arguments.dropFirst())
    case "batch": BatchCommand(plainly: arguments.dropFirst())
    default: nil
    }
  }

  /// Throws where a word stands in the place of a verb and is none, with the verb that may be meant; so does the word that
  /// help is wanted of.
  private static func check(verb first: String, _ second: String?) throws {
    let word = first == "help" ? second ?? "" : first
    let verbs = configuration.subcommands.map { $0._commandName }
    guard !word.isEmpty, word.first != "-", word != "help", !verbs.contains(word) else { return }
    let path = FilePath(word)
    let options = ["version": "--version", "completion": "--generate-completion-script"]
    let nearest = Spelling.nearest(to: word, among: verbs + options.keys.sorted())
    var meant = nearest.map { " Did you mean “\(options[$0] ?? $0)”?" }
    if path.hasEnding(InputExpansion.endings + SourceKind.swiftEndings) || path.isFolder {
      meant = " To draw this, write “tablemock render \(path.shellWord)”."
    }
    throw ValidationError(
      "There is no verb “\(word.printable)”.\(meant ?? " “tablemock --help” lists all.")")
  }

  /// A complaint about the command line as findings are written: with a small “error:” and double quotation marks.
  private static func inStyleOfFindings(_ message: String) -> String {
    let prefix = "Error: "
    let text = message.hasPrefix(prefix) ? "error: " + message.dropFirst(prefix.count) : message
    return text.withDoubleQuotes
  }

  private static func finish(with error: any Error, _ usage: any ParsableCommand.Type) -> Never {
    if error is StandardOutput.Failure { exit(withError: ExitCode(1)) }
    // A status alone says nothing, which the parser finds out by looking through all options.
    if let status = error as? ExitCode { Glibc.exit(status.rawValue) }
    let code = exitCode(for: error)
    // The parser knows no name above that of a verb that stands alone.
    let (name, verb) = (_commandName, usage._commandName)
    let teller: any ParsableCommand.Type = code.isSuccess ? Self.self : usage
    let message = teller.fullMessage(for: error)
      .replacing("See '\(verb) --help'", with: "See '\(verb == name ? "" : "\(name) ")\(verb) --help'")
    if !code.isSuccess, !message.isEmpty {
      let asked = configuration.subcommands.first {
        $0._commandName == CommandLine.arguments.dropFirst().first
      }
      StandardError.print(inStyleOfFindings(OptionAdvice.improved(message, of: asked ?? usage)))
    }
    do {
      if code.isSuccess, !message.isEmpty { try StandardOutput.print(message) }
    } catch {
      exit(withError: ExitCode(1))
    }
    exit(withError: code)
  }
}

extension String {
  /// The text with double quotation marks in the place of single ones; apostrophes stay.
  fileprivate var withDoubleQuotes: String {
    let letters = Array(self)
    let isWord = { (index: Int) in
      letters.indices.contains(index) && (letters[index].isLetter || letters[index].isNumber)
    }
    var isInside = false
    return String(
      letters.indices.map { index -> Character in
        switch letters[index] {
        case "‘" where !isInside, "'" where !isInside && !isWord(index - 1):
          isInside = true
          return "“"
        case "’", "'":
          guard isInside, !isWord(index + 1) else { return letters[index] }
          isInside = false
          return "”"
        case let letter: return letter
        }
      })
  }
}
