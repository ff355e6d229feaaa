import ArgumentParser
import TableBatch
import TableModel
import TableSources

/// Shows screens in a browser and follows every save.
struct Preview: Verb {
  static let configuration = CommandConfiguration.verb(
    "preview",
    abstract: "Shows screens in a page on this machine that follows every save.",
    discussion: """
      EXAMPLE: tablemock preview screens/ --open
      EXAMPLE: tablemock preview settings.yaml --port 8000 --editor zed

      Prints the address of the page, which only this machine can reach and nobody can guess. Errors are shown over \
      the last good picture. Ctrl-C ends it, with the status 130.
      """
  )

  @Argument(
    help: "Spec files, Interface Builder documents, folders or patterns.", completion: Completions.sources)
  var inputs: [String]

  @Option(
    help: "The port of the page. The default is one that is free.", completion: .list(["8000", "8080"]))
  var port: UInt16 = 0

  @Flag(help: "Open the page in the browser.")
  var open = false

  @Option(
    help:
      "The editor that places in sources are opened in: vscode, vscodium, cursor, zed, sublime, idea, emacs, none, or a URL with {path}, {line} and {column} in it.",
    completion: .list(["vscode", "vscodium", "cursor", "zed", "sublime", "idea", "emacs", "none"]))
  var editor = "vscode"

  @OptionGroup var projectOptions: ProjectOptions

  @OptionGroup var strings: StringsOptions

  @OptionGroup(title: "The way of drawing that the page begins with, one value each")
  var variants: VariantOptions

  @OptionGroup var common: CommonOptions

  func validate() throws {
    guard !inputs.contains("-") else {
      throw ValidationError("Files can be followed, standard input cannot.")
    }
    _ = try variants.single("preview")
  }

  func run() throws {
    let variant = try variants.single("preview")
    var words = ["--port", String(port), "--editor", editor]
    words += (open ? ["--open"] : []) + (common.quiet ? ["--quiet"] : [])
    for axis in VariantAxis.all {
      if let word = axis.word(of: variant) { words += ["--" + axis.name, word] }
    }
    let folders: [(FilePath, FilePath?)] = [
      ("--strings", strings.folder), ("--project", projectOptions.folder),
    ]
    let named = folders.flatMap { name, folder in folder.map { [name, $0] } ?? [] }
    let arguments = words.map { FilePath($0) } + named + ["--"] + ArgumentPaths.paths(of: inputs)
    // Nothing comes back from there unless it cannot be started.
    DiagnosticPrinter(common).print([PreviewProgram.become(arguments)])
    throw ExitCode(1)
  }
}
