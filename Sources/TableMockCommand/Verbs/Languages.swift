import ArgumentParser
import TableProject
import TableSources

/// Lists the languages of sources.
struct Languages: Verb {
  static let configuration = CommandConfiguration.verb(
    "languages",
    abstract: "Lists the languages that sources have their texts in, and what each lacks.",
    discussion: """
      EXAMPLE: tablemock languages Base.lproj/Main.storyboard
      EXAMPLE: tablemock languages screens/ --format json
      EXAMPLE: tablemock languages Main.storyboard --texts --device iphone5,iphone14
      EXAMPLE: tablemock languages screens/ --csv -o texts.csv

      Strings are looked for beside a source: strings/de.yaml, de.lproj/Localizable.strings and Localizable.xcstrings \
      for specs, de.lproj/Main.strings and mul.lproj/Main.xcstrings for Interface Builder documents. JSON comes as one \
      line for each source, or with --texts for each text. With --texts, texts that are cut off come first, then those \
      that are nearest to it.
      """
  )

  /// How languages are listed.
  enum Format: String, Choice {
    case text, json, csv
  }

  @Argument(
    help: "Spec files, Interface Builder documents, folders, patterns, or - for standard input.",
    completion: Completions.sources)
  var inputs: [String] = []

  @Option(help: "How the list is written: text, json, or csv, which goes with --texts.")
  var format: Format = .text

  @Flag(help: "List each text in each language with the room that it has, those worst off first.")
  var texts = false

  @Flag(help: "The same as --texts --format csv: a spreadsheet for translators.")
  var csv = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("A file for the list, instead of standard output.", valueName: "path"),
    completion: .file(extensions: ["csv", "json", "txt"]))
  var output: String?

  @OptionGroup var strings: StringsOptions
  @OptionGroup var projectOptions: ProjectOptions
  @OptionGroup var tables: TableOptions
  @OptionGroup var common: CommonOptions
  @OptionGroup(title: "Ways of laying texts out, several values divided by commas")
  var variants: VariantOptions

  func validate() throws {
    guard format != .csv || texts || csv else { throw ValidationError("--format csv goes with --texts.") }
    guard !csv || format != .json else {
      throw ValidationError("--csv and --format json exclude each other.")
    }
    guard texts || csv || variants.matrix.axes.isEmpty && tables.table == nil else {
      throw ValidationError("Ways of drawing, and --table, go with --texts.")
    }
  }

  func run() throws {
    let sources = try projectOptions.sources(
      inputs, strings: strings.folder, as: variants.matrix, DiagnosticPrinter(common))
    let display = JobDisplay(common)
    display.found(sources.problems)
    if texts || csv { return try listTexts(of: sources, display) }
    var text = ""
    let (listings, isWell) = LanguagesJob(inputs: sources.inputs).run(display)
    display.clear()
    for listing in listings {
      switch format {
      case .text, .csv: text += listing.text + "\n"
      case .json: text += listing.json.line + "\n"
      }
    }
    try write(text, about: sources.inputs)
    if !isWell || !sources.problems.isEmpty { throw ExitCode(1) }
  }

  private func listTexts(of sources: SourceSelection, _ display: JobDisplay) throws {
    var (entries, isWell) = ([TextListJob.Entry](), sources.problems.isEmpty)
    do {
      for group in sources.groups {
        let job = TextListJob(inputs: group.inputs, table: tables.table, matrix: group.matrix)
        let (part, isGroupWell) = try job.run(display)
        entries += part
        isWell = isWell && isGroupWell
      }
    } catch {
      DiagnosticPrinter(common).print(error: "\(error)")
      throw ExitCode(1)
    }
    display.clear()
    var text = format == .csv || csv ? TextListJob.Entry.header : ""
    for entry in entries {
      switch csv ? .csv : format {
      case .text: text += entry.line + "\n"
      case .json: text += entry.json.line + "\n"
      case .csv: text += entry.csv
      }
    }
    try write(text, about: sources.inputs)
    if !isWell { throw ExitCode(1) }
  }

  /// Writes a list to the file that is asked for, or where results go.
  private func write(_ text: String, about inputs: [InputFile]) throws {
    guard let output, output != "-" else {
      return format == .text && !csv
        ? try StandardOutput.write(visible: text) : try StandardOutput.write(Array(text.utf8))
    }
    do throws(FileError) {
      try ReportFile(path: ArgumentPaths.path(of: output), about: inputs).write(text)
    } catch {
      DiagnosticPrinter(common).print(error: error.description)
      throw ExitCode(1)
    }
  }
}
