import ArgumentParser
import Glibc
import TableModel
import TableProject
import TableRendering
import TableSources

/// A command with the options that all have.
protocol Verb: ParsableCommand {
  /// The options that all verbs have.
  var common: CommonOptions { get }
  /// Whether the verb tells programs what becomes of each picture.
  static var tellsPictures: Bool { get }
  /// The exit status where results could not be printed.
  static var failureStatus: Int32 { get }
}

extension Verb {
  static var tellsPictures: Bool { false }
  static var failureStatus: Int32 { 1 }

  /// Runs the verb, and tells those who want to know what it is and what it took.
  mutating func runTelling() throws {
    guard Self.tellsPictures || common.progress != .json else {
      throw ValidationError("--progress takes auto, bar, lines or none here.")
    }
    guard common.verbose else { return try runToItsStatus() }
    let (common, start) = (common, MonotonicClock.now)
    let folder = FilePath.current.resolved?.shown ?? "a deleted folder"
    common.note("tablemock \(TableMockVersion.text) \(Self.configuration.commandName ?? ""), in \(folder)")
    defer {
      var usage = rusage()
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      let seconds = ((MonotonicClock.now - start) * 100).rounded() / 100
      let megabytes = (Double(usage.ru_maxrss) / 1024).rounded()
      common.note("took \(seconds) s and at most \(Int(megabytes)) MB of memory")
    }
    try runToItsStatus()
  }

  private mutating func runToItsStatus() throws {
    do {
      try run()
    } catch is StandardOutput.Failure {
      throw ExitCode(Self.failureStatus)
    } catch let missing as MissingSources {
      throw ValidationError(missing.description)
    }
  }
}

extension CommandConfiguration {
  /// What a verb of the program says of itself.
  ///
  /// A verb is parsed before the program as a whole is. The parser tries words that ask for completion scripts on every
  /// command that stands alone, which is a twelfth of a cold start; one with a name above it is spared that.
  ///
  /// - Parameters:
  ///   - name: What is typed.
  ///   - abstract: What the verb does, in one sentence.
  ///   - discussion: Examples, and what is to be said besides.
  ///   - hasAxes: Whether it has the options for the ways of drawing, which have a page of their own.
  /// - Returns: The configuration.
  static func verb(
    _ name: String, abstract: String, discussion: String, hasAxes: Bool = false
  ) -> CommandConfiguration {
    let axes = hasAxes ? "“tablemock help axes” lists ways of drawing, such as --theme and --device. " : ""
    return CommandConfiguration(
      commandName: name, _superCommandName: "tablemock", abstract: abstract,
      discussion: "\(discussion)\n\n\(axes)“tablemock \(name) --help-hidden” lists all options.")
  }
}

/// The help texts of verbs, of which the usual one fits a screen.
enum VerbHelp {
  /// The options that stand in the long help alone: those of all verbs, the ways of drawing, which have a page of their own,
  /// and what few people ever need.
  private static let seldom: Set<String> = Set(
    VariantAxis.all.map { "--" + VariantOptions.optionName(of: $0) } + [
      "--quiet", "--verbose", "--progress", "--hyperlinks", "--png", "--svg-text", "--svg-ids",
      "--svg-layers", "--timeout", "--budget", "--project", "--naming",
      "--rows", "--preview", "--no-guesses",
    ])

  /// The text of a help without those options, and without headings that have none left.
  static func short(_ text: String) -> String {
    let blocks = text.split(separator: "\n\n", omittingEmptySubsequences: false).compactMap { block in
      let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
      guard let heading = lines.first, heading.last == ":", lines.dropFirst().first?.hasPrefix("  ") == true
      else { return String(block) }
      var (kept, isKept) = ([heading], true)
      for line in lines.dropFirst() {
        if line.hasPrefix("  -") {
          isKept = !seldom.contains { line.split(separator: " ").contains(Substring($0)) }
        }
        if isKept { kept.append(line) }
      }
      return kept.count > 1 ? kept.joined(separator: "\n") : nil
    }
    return blocks.joined(separator: "\n\n")
  }
}
