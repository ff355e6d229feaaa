import ArgumentParser
import Glibc
import TableModel
import TableProject
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
    let folder = FilePath.current.resolved?.shown ?? "a folder that is gone"
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
  static func verb(_ name: String, abstract: String, discussion: String) -> CommandConfiguration {
    CommandConfiguration(
      commandName: name, _superCommandName: "tablemock", abstract: abstract, discussion: discussion)
  }
}
