import ArgumentParser
import TableModel
import TableProject
import TableRendering
import TableSources

/// Writes what a project begins with.
struct InitCommand: Verb {
  static let configuration = CommandConfiguration.verb(
    "init",
    abstract: "Writes a spec to start from, or the files that a review needs.",
    discussion: """
      EXAMPLE: tablemock init settings

      settings, list, form and contacts are screens like those of Apple’s apps, with the schema that editors check \
      them with. review is a screen with a tablemock.yaml and a GitHub workflow that compares pictures. Never \
      overwrites a file.
      """
  )

  @Argument(help: "The template: settings, list, form, contacts or review.")
  var template: StarterTemplate = .settings

  @Argument(help: "The folder to write to.", completion: .directory)
  var folder: String?

  @OptionGroup var common: CommonOptions

  func validate() throws {
    guard let folder, !folder.hasSuffix("/") else { return }
    let path = ArgumentPaths.path(of: folder)
    if path.hasEnding(InputExpansion.endings) || PictureFormat(path: path) != nil {
      throw ValidationError(
        "init takes a folder, and “\(folder)” looks like a file. For a folder of this name write “\(folder)/”."
      )
    }
  }

  func run() throws {
    let display = JobDisplay(common)
    let isWell = try InitJob(template, in: folder.map(ArgumentPaths.path) ?? "").run(display)
    try display.finish()
    guard isWell else { throw ExitCode(1) }
    // What a shell cannot be given in plain words is not proposed to it.
    guard !common.quiet, folder.map({ !$0.contains { $0.isASCII && $0 < " " } }) ?? true else { return }
    StandardError.print("next: \(nextCommand)")
  }

  /// What to type next, from the current folder.
  private var nextCommand: String {
    let commands = template.nextCommands.joined(separator: " && ")
    guard let folder, !folder.isEmpty else { return commands }
    let path = ArgumentPaths.path(of: folder)
    // The word is taken for a path and not for an option.
    let word = (folder.hasPrefix("-") ? FilePath(".").appending(path) : path).shellWord
    return "cd \(word) && \(commands)"
  }
}

extension StarterTemplate: Choice {}
