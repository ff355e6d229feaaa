import ArgumentParser
import TableModel
import TableReview
import TableSources

/// Makes reviewed pictures the approved ones.
struct ApproveCommand: Verb {
  static let configuration = CommandConfiguration.verb(
    "approve",
    abstract: "Approves pictures of the last review.",
    discussion: """
      EXAMPLE: tablemock approve settings.png contacts-dark.png
      EXAMPLE: tablemock approve --new 'help/*'
      EXAMPLE: tablemock approve --from approvals.txt
      EXAMPLE: tablemock approve --undo

      Approves the pictures that “tablemock verify” left in the review’s folder. If one of those that you name has \
      changed since, or its source has, none is approved. They go to the folder that tablemock.yaml or the command \
      line names, under the names that the project gives them. If CI is set, nothing is approved.
      """
  )

  @OptionGroup var options: ApprovalOptions

  @OptionGroup var places: ApprovalPlaceOptions

  @OptionGroup var projectOptions: ProjectOptions

  @OptionGroup var common: CommonOptions

  func run() throws {
    let printer = DiagnosticPrinter(common)
    let project = try places.project(projectOptions.search, printer, to: "approve")
    let folder = project.reviewFolder
    let result: ApproveJob.Result
    do {
      if options.undo {
        return try tellBack(ReplacedPictures(in: folder, of: project).putBack(evenIfCommitted: options.force))
      }
      result = try ApproveJob(try options.choice(), in: folder, of: project).run()
    } catch let failure as StandardOutput.Failure {
      throw failure
    } catch let diagnostic as Diagnostic {
      printer.print([diagnostic])
      throw ExitCode(1)
    } catch {
      printer.print(error: "\(error)")
      throw ExitCode(1)
    }
    printer.print(result.refusals)
    guard result.refusals.isEmpty else { throw ExitCode(1) }
    try tell(result)
  }

  /// Prints what is as it was before.
  private func tellBack(_ names: [FilePath]) throws {
    guard !common.quiet else { return }
    try StandardOutput.write(Array(names.map { "took back \($0)\n" }.joined().utf8))
    if names.isEmpty { StandardError.print("all of it is as it was before") }
  }

  private func tell(_ result: ApproveJob.Result) throws {
    guard !common.quiet else { return }
    var lines = result.written.map { "approved \($0)\n" } + result.deleted.map { "deleted \($0)\n" }
    // Among pictures it goes without saying.
    if lines.isEmpty, let lock = result.lock { lines.append("updated \(lock)\n") }
    try StandardOutput.write(Array(lines.joined().utf8))
    if lines.isEmpty { StandardError.print(options.explanation(result)) }
  }
}
