import ArgumentParser
import TableBatch
import TableSources

/// Lists the languages of sources.
struct Languages: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "languages",
    abstract: "Lists the languages that sources have their texts in, and what each lacks.",
    discussion: """
      EXAMPLE: tablemock languages Base.lproj/Main.storyboard
      EXAMPLE: tablemock languages screens/ --format json

      Strings are looked for beside a source: strings/de.yaml, de.lproj/Localizable.strings and Localizable.xcstrings \
      for specs, de.lproj/Main.strings and mul.lproj/Main.xcstrings for Interface Builder documents. JSON comes as one \
      line for each source.
      """
  )

  /// How languages are listed.
  enum Format: String, Choice {
    case text, json
  }

  @Argument(
    help: "Spec files, Interface Builder documents, folders, patterns, or - for standard input.",
    completion: Completions.sources)
  var inputs: [String]

  @Option(help: "How the languages are listed: text or json.")
  var format: Format = .text

  @OptionGroup var common: CommonOptions

  func run() throws {
    let expansion = InputExpansion(ArgumentPaths.paths(of: inputs))
    let display = JobDisplay(.none, isQuiet: common.quiet)
    display.found(expansion.problems)
    let (listings, isWell) = LanguagesJob(inputs: expansion.inputs).run(display)
    for listing in listings {
      switch format {
      case .text: try StandardOutput.write(visible: listing.text + "\n")
      case .json: try StandardOutput.print(listing.json.line)
      }
    }
    if !isWell || !expansion.problems.isEmpty { throw ExitCode(1) }
  }
}
