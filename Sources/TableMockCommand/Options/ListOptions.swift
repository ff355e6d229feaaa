import ArgumentParser
import TableModel
import TableProject
import TableSources

/// What is listed of the languages of sources, how, and where the list goes.
struct ListOptions: ParsableArguments {
  /// How languages are listed.
  enum Format: String, Choice {
    case text, json, csv
  }

  @Option(help: "The format of the list: text, json, or csv with --texts.")
  var format: Format = .text

  @Flag(help: "List each text in each language with the space it has left, tightest first.")
  var texts = false

  @Flag(help: "The same as --texts --format csv: a spreadsheet for translators.")
  var csv = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file for the list. The default is standard output.", valueName: "path"),
    completion: .file(extensions: ["csv", "json", "txt"]))
  var output: String?

  func validate() throws {
    guard format != .csv || texts || csv else { throw ValidationError("--format csv goes with --texts.") }
    guard !csv || format != .json else {
      throw ValidationError("--csv and --format json exclude each other.")
    }
  }

  /// Whether texts are listed.
  var listsTexts: Bool { texts || csv }

  /// The list of some languages.
  func text(of listings: [LanguagesJob.Listing]) -> String {
    listings.map { (format == .json ? $0.json.line : $0.text) + "\n" }.joined()
  }

  /// The list of some texts.
  func text(of entries: [TextListJob.Entry]) -> String {
    switch csv ? .csv : format {
    case .text: entries.map { $0.line + "\n" }.joined()
    case .json: entries.map { $0.json.line + "\n" }.joined()
    case .csv: TextListJob.Entry.header + entries.map(\.csv).joined()
    }
  }

  /// Writes a list to the file that is asked for, or where results go.
  func write(_ text: String, about inputs: [InputFile], _ printer: DiagnosticPrinter) throws {
    guard let output, output != "-" else {
      return format == .text && !csv
        ? try StandardOutput.write(visible: text) : try StandardOutput.write(Array(text.utf8))
    }
    do throws(FileError) {
      try ReportFile(path: ArgumentPaths.path(of: output), about: inputs).write(text)
    } catch {
      printer.print(error: error.description)
      throw ExitCode(1)
    }
  }
}
