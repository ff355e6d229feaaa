import ArgumentParser
import TableLanguageServer
import TableProject

/// Helps editors with specs and manifests.
struct LanguageServerCommand: Verb {
  static let configuration = CommandConfiguration.verb(
    "language-server",
    abstract: "Helps editors with specs: findings, completion, hovers, outlines, colours and fixes.",
    discussion: """
      EXAMPLE: tablemock language-server

      Editors start it, and speak the Language Server Protocol 3.17 over standard input and output. docs/editors.md \
      says how to set them up. The exit status is 0 if the editor ends the session, and 1 if it breaks off.
      """
  )

  @Option(
    help: "The URL of the folder with a page for each rule, for links from findings.",
    completion: .list(["https://"]))
  var rulesURL: String?

  @OptionGroup var projectOptions: ProjectOptions

  @OptionGroup var common: CommonOptions

  func validate() throws {
    if let rulesURL, !rulesURL.hasPrefix("https://"), !rulesURL.hasPrefix("http://") {
      throw ValidationError("--rules-url takes an address that begins with https:// or http://.")
    }
  }

  func run() throws {
    let status = LanguageServerSession.run(
      version: TableMockVersion.text, rulesURL: rulesURL, search: projectOptions.search
    ) {
      DiagnosticPrinter(common).print(error: $0)
    }
    if status != 0 { throw ExitCode(status) }
  }
}
