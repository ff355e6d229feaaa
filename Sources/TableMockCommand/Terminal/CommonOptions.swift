import ArgumentParser
import TableModel

/// The options of all verbs.
struct CommonOptions: ParsableArguments {
  @Flag(help: "Print errors only: no warnings, no paths of what was written, no progress.")
  var quiet = false

  @Flag(help: "Also print to standard error what is read and written, and the time and memory it took.")
  var verbose = false

  @Option(
    help: "How progress is shown: auto, bar, lines, none, or json on standard output for verbs that draw.")
  var progress: ProgressStyle = .auto

  @Option(
    help: ArgumentHelp(
      "What paths on terminals link to: file, an editor as for “tablemock preview”, or none.",
      valueName: "target"),
    completion: .list(LinkTarget.words))
  var hyperlinks: LinkTarget = .file

  func validate() throws {
    guard !quiet || !verbose else { throw ValidationError("--quiet and --verbose exclude each other.") }
  }

  /// Says where something was written for people to look at.
  func see(_ path: FilePath) {
    let links = Hyperlinks.ofFindings(hyperlinks)
    if !quiet { StandardError.write("see \(links.linked(path.shown, to: path))\n") }
  }

  /// Says something that is no result, unless nobody wants to know.
  func say(_ text: String) {
    if !quiet { StandardError.print(text) }
  }

  /// Says something that only those want to know who asked for it.
  func note(_ text: String) {
    if verbose { StandardError.print(text) }
  }
}

/// How the progress of something long is shown.
enum ProgressStyle: String, CaseIterable {
  /// A bar on a terminal, and lines elsewhere.
  case auto
  case bar, lines, json, none
}
