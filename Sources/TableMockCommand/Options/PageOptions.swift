import ArgumentParser
import TablePreview
import TableProject
import TableSources

/// Where the page of a preview is, and what it opens.
struct PageOptions: ParsableArguments {
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

  /// What opens places in sources; one that there is not ends the program.
  func link(_ printer: DiagnosticPrinter) throws -> EditorLink {
    guard let link = EditorLink(editor) else {
      let names = EditorLink.known.map(\.name).joined(separator: ", ")
      printer.print(error: "‘\(editor)’ is no editor: there are \(names), or a URL with {path} in it")
      throw ExitCode(1)
    }
    return link
  }

  /// Prints the address, without which nobody finds the page unless a browser is opened.
  static func announce(_ url: String, opens: Bool, isQuiet: Bool) throws(PreviewEnding) {
    do throws(FileError) {
      try OutputFile.writeToStandardOutput(Array("\(url)\n".utf8))
    } catch {
      // A reader who has gone need not be told.
      let words = error.isBrokenPipe ? nil : "\(error)\n  hint: the address of the preview is printed there"
      if !opens { throw PreviewEnding(words: words) }
    }
    guard !isQuiet else { return }
    StandardError.print("Open this address in a browser on this machine; Ctrl-C ends the preview.")
  }

  /// Opens the page in a browser, and gives the folder that has to stay meanwhile; tells where that fails.
  static func openedPage(_ url: String) -> PrivateFolder? {
    do {
      return try PageOpener.open(url)
    } catch {
      StandardError.print("\(error)")
      return nil
    }
  }
}
