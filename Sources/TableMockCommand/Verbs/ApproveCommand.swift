import ArgumentParser
import Glibc
import TableModel
import TableRendering
import TableReview
import TableSources

/// Makes reviewed pictures the approved ones.
struct ApproveCommand: Verb {
  static let configuration = CommandConfiguration.verb(
    "approve",
    abstract: "Takes pictures of the last review as the approved ones.",
    discussion: """
      EXAMPLE: tablemock approve settings.png contacts-dark.png
      EXAMPLE: tablemock approve --new 'help/*'
      EXAMPLE: tablemock approve --from approvals.txt

      Takes the very pictures that ‘tablemock verify’ has left in the review’s folder, as long as neither they nor \
      their sources have changed since, and all of those that are named or none. They go where the project’s \
      tablemock.yaml or the command line says, under the names that its sources have there, whatever the review says. \
      Where CI is set, nothing is approved.
      """
  )

  @Argument(
    help: "Names of pictures, of folders of them, or patterns.", completion: .file(extensions: []))
  var names: [String] = []

  @Flag(help: "All pictures that changed, are new or are obsolete.")
  var all = false

  @Flag(help: "All pictures that are new.")
  var new = false

  @Flag(help: "All pictures that no source has any more; they are deleted.")
  var obsolete = false

  @Option(
    help: ArgumentHelp(
      "A file with a name in each line, such as the page of a review writes; - for standard input.",
      valueName: "file"),
    completion: .file(extensions: ["txt"]))
  var from: String?

  @Option(
    help: ArgumentHelp(
      "The folder of the review. The default is the manifest’s, or out/review.", valueName: "folder"),
    completion: .directory)
  var review: String?

  @Option(
    help: ArgumentHelp(
      "The folder of approved pictures. The default is the manifest’s, or golden.", valueName: "folder"),
    completion: .directory)
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "The file that says what is verified. The default is the nearest tablemock.yaml.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var manifest: String?

  @Option(
    help: "How pictures were named, where ‘tablemock verify’ had that option.",
    completion: .list(["{folder}/{name}{-table}.{format}"]))
  var pattern: String?

  @OptionGroup var projectOptions: ProjectOptions

  @OptionGroup var common: CommonOptions

  func validate() throws {
    guard all || new || obsolete || from != nil || !names.isEmpty else {
      throw ValidationError("Name pictures, or give --all, --new, --obsolete or --from.")
    }
  }

  func run() throws {
    let printer = DiagnosticPrinter(common)
    guard !ApproveCommand.isContinuousIntegration else {
      printer.print(
        error: "nothing is approved where CI is set\n  hint: approve where a person can look at the pictures")
      throw ExitCode(1)
    }
    let project: ApprovalProject
    do throws(VerifyFailure) {
      project = try ApprovalProject(
        baselines: baseline.map(ArgumentPaths.path), review: review.map(ArgumentPaths.path),
        manifest: manifest.map(ArgumentPaths.path), search: projectOptions.search, pattern: pattern)
    } catch {
      printer.print(error.findings)
      throw ExitCode(2)
    }
    do {
      let folder = ReviewFolder(path: project.review)
      let result = try ApproveJob(try choice(), in: folder, of: project).run()
      printer.print(result.refusals)
      guard result.refusals.isEmpty else { throw ExitCode(1) }
      guard !common.quiet else { return }
      var lines = result.written.map { "approved \($0)\n" } + result.deleted.map { "deleted \($0)\n" }
      // Among pictures it goes without saying.
      if lines.isEmpty, let lock = result.lock { lines.append("updated \(lock)\n") }
      try StandardOutput.write(Array(lines.joined().utf8))
      if lines.isEmpty {
        StandardError.print(explanation(result))
      }
    } catch let code as ExitCode {
      throw code
    } catch let failure as StandardOutput.Failure {
      throw failure
    } catch let diagnostic as Diagnostic {
      printer.print([diagnostic])
      throw ExitCode(1)
    } catch {
      printer.print(error: "\(error)")
      throw ExitCode(1)
    }
  }

  private static var isContinuousIntegration: Bool {
    guard let value = getenv("CI") else { return false }
    return !["", "0", "false"].contains(String(cString: value))
  }

  private func choice() throws -> ApprovalChoice {
    var choice = all ? ApprovalChoice.all : ApprovalChoice()
    if new { choice.states.insert(.new) }
    if obsolete { choice.states.insert(.obsolete) }
    choice.names = ArgumentPaths.paths(of: names)
    if let from { choice.names += try ApprovalList(path: ArgumentPaths.path(of: from)).names }
    return choice
  }

  /// Why nothing was done.
  private func explanation(_ result: ApproveJob.Result) -> String {
    if result.unchanged > 0 { return "all of it was approved before" }
    guard let from, names.isEmpty, !all, !new, !obsolete else { return "the review has nothing of that kind" }
    return "\(from) names no picture"
  }
}
