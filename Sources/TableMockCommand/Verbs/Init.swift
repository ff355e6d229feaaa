import ArgumentParser
import TableBatch
import TableModel

/// Writes what a project begins with.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a spec that draws, or all that a review of pictures begins with.",
    discussion: """
      EXAMPLE: tablemock init settings

      settings, list, form and contacts are screens as Apple’s own apps have them; review is a screen with what is drawn \
      of it and a workflow that compares pictures. No file is ever written over.
      """
  )

  @Argument(help: "What to begin with: settings, list, form, contacts or review.")
  var template: StarterTemplate = .settings

  @Argument(help: "The folder to write to.", completion: .directory)
  var folder: String?

  @OptionGroup var common: CommonOptions

  func run() throws {
    let display = JobDisplay(.none, isQuiet: common.quiet)
    let isWell = try InitJob(template, in: folder.map(ArgumentPaths.path) ?? "").run(display)
    try display.finish()
    guard isWell else { throw ExitCode(1) }
    if !common.quiet { StandardError.print("next: " + nextCommand) }
  }

  /// What to type next, from the current folder.
  private var nextCommand: String {
    let words = (folder.map { ["cd \($0.quotedForShells)"] } ?? []) + template.nextCommands
    // A picture that nobody has approved yet makes “verify” fail, and that is no reason to stop.
    return words.joined(separator: template == .review ? "; " : " && ")
  }
}

extension StarterTemplate: Choice {}

extension String {
  /// The text as shells take it for one word.
  fileprivate var quotedForShells: String {
    let isPlain = allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-/".contains($0)) } && !isEmpty
    return isPlain
      ? self : "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
