import ArgumentParser
import TableProject
import TableReview

/// Which pictures of which review are approved, and where they go.
struct ApprovalOptions: ParsableArguments {
  @Argument(
    help: "Names of pictures, of folders of them, or patterns.", completion: .file(extensions: []))
  var names: [String] = []

  @Flag(help: "All pictures that changed, are new or are obsolete.")
  var all = false

  @Flag(help: "All pictures that are new.")
  var new = false

  @Flag(help: "All pictures that no source draws any more. They are deleted.")
  var obsolete = false

  @Flag(help: "Take the last approval back: approved pictures are what they were before it.")
  var undo = false

  @Flag(help: "With --undo: take it back even if git has committed what was approved.")
  var force = false

  @Option(
    help: ArgumentHelp(
      "A file with one name per line, such as the review’s page writes, or - for standard input.",
      valueName: "file"),
    completion: .file(extensions: ["txt"]))
  var from: String?

  func validate() throws {
    let namesAny = all || new || obsolete || from != nil || !names.isEmpty
    guard namesAny || undo else {
      throw ValidationError("Name pictures, or give --all, --new, --obsolete or --from.")
    }
    guard !(namesAny && undo) else {
      throw ValidationError("--undo takes all of the last approval back, and no pictures are named.")
    }
    guard undo || !force else { throw ValidationError("--force is for --undo.") }
  }

  /// The pictures; throws where the file that names them cannot be read.
  func choice() throws -> ApprovalChoice {
    var choice = all ? ApprovalChoice.all : ApprovalChoice()
    if new { choice.states.insert(.new) }
    if obsolete { choice.states.insert(.obsolete) }
    choice.names = ArgumentPaths.paths(of: names)
    if let from { choice.names += try ApprovalList(path: ArgumentPaths.path(of: from)).names }
    return choice
  }

  /// Why nothing was done.
  func explanation(_ result: ApproveJob.Result) -> String {
    if result.unchanged > 0 { return "everything is approved already" }
    guard let from, names.isEmpty, !all, !new, !obsolete else { return "the review has nothing of that kind" }
    return "\(from) names no picture"
  }
}

/// Where the review and the approved pictures of a project are.
struct ApprovalPlaceOptions: ParsableArguments {
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
      "The manifest to use. The default is the nearest tablemock.yaml.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var manifest: String?

  @Option(
    help: "The --pattern that “tablemock verify” was given.",
    completion: .list(["{folder}/{name}{-table}.{format}"]))
  var pattern: String?

  /// The project as the call and its manifest say it; ends the program where nothing may be approved, or it cannot be read.
  ///
  /// `verb` says what a user does where pictures can be looked at.
  func project(
    _ search: ManifestSearch, _ printer: DiagnosticPrinter, to verb: String
  ) throws -> ApprovalProject {
    guard !Environment.isContinuousIntegration else {
      printer.print(
        error:
          "nothing is approved if CI is set\n  hint: \(verb) on a machine where you can look at the pictures")
      throw ExitCode(1)
    }
    do throws(VerifyFailure) {
      return try ApprovalProject(
        baselines: baseline.map(ArgumentPaths.path), review: review.map(ArgumentPaths.path),
        manifest: manifest.map(ArgumentPaths.path), search: search, pattern: pattern)
    } catch {
      printer.print(error.findings)
      throw ExitCode(2)
    }
  }
}
