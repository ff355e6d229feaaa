import TableComparison
import TableModel

/// Which pictures are approved.
public struct ApprovalChoice: Hashable, Sendable {
  /// Names of pictures, or patterns for them.
  public var names: [FilePath]
  /// States of which all pictures are approved.
  public var states: Set<ReviewState>

  /// A choice by names, by states or both.
  public init(names: [FilePath] = [], states: Set<ReviewState> = []) {
    self.names = names
    self.states = states
  }

  /// All that can be approved.
  public static let all = ApprovalChoice(states: ApprovalSelection.approvable)
}

/// The pictures of a review that somebody has chosen to approve, found by what was typed.
struct ApprovalSelection {
  /// The most pictures that a hint lists, and the most names that are refused one by one.
  private static let mostListed = 10

  /// What was chosen, in the order of the review.
  let entries: [ReviewFile.Entry]
  /// Names that nothing has.
  let refusals: [Diagnostic]
  /// The pictures of an approval that was cut off.
  let begun: Set<FilePath>

  /// The states of all that can be approved.
  static let approvable: Set<ReviewState> = [.changed, .resized, .new, .obsolete]

  /// Finds what was chosen by names and by states.
  ///
  /// What an approval that was cut off had begun must be among it: nothing is approved that nobody has asked for.
  init(_ choice: ApprovalChoice, of file: ReviewFile, in folder: ReviewFolder, _ baselines: FilePath) {
    let all = Set(file.entries.map(\.name))
    let folders = [baselines] + ReviewFolder.Part.allCases.map { folder.path(of: "", $0) }
    let shown = Dictionary(
      all.filter { FilePath($0.shown) != $0 }.map { (FilePath($0.shown), $0) }, uniquingKeysWith: min)
    let named = { (typed: FilePath) in
      if all.contains(typed) { return typed }
      let name = typed.pictureName(below: folders)
      return all.contains(name) ? name : shown[name] ?? name
    }
    // A picture's own name is no pattern, whatever characters it has in it.
    let chosen = choice.names.map(named).map { name in
      let filter = NameFilter(name)
      return (
        name: name, has: { (other: FilePath) in all.contains(name) ? other == name : filter.matches(other) }
      )
    }
    let entries = file.entries.filter { entry in
      choice.states.contains(entry.state) || chosen.contains { $0.has(entry.name) }
    }
    self.entries = entries
    begun = Set(folder.approving.map(named)).intersection(all)
    let unknown = chosen.filter { !all.contains(where: $0.has) }.map(\.name)
    refusals =
      Self.refusals(of: unknown, hint: Self.hint(choice.states, file.entries, unknown.last))
      + Self.refusals(ofBegun: begun.subtracting(entries.map(\.name)), in: folder)
  }

  /// Why nothing else is approved before what was begun.
  private static func refusals(ofBegun names: Set<FilePath>, in folder: ReviewFolder) -> [Diagnostic] {
    names.sorted().prefix(mostListed).map { name in
      .refusal(name, "an interrupted approval must be finished first", hint: folder.wayToFinish)
    }
  }

  /// Why names are refused that no picture has; the hint is said once.
  private static func refusals(of names: [FilePath], hint: String) -> [Diagnostic] {
    let told = names.prefix(mostListed)
    let more = names.count > told.count ? ", nor for \(names.count - told.count) more names" : ""
    return told.enumerated().map { index, name in
      let isLast = index == told.count - 1
      return .refusal(
        name, "the review has no picture of this name to approve\(isLast ? more : "")",
        hint: isLast ? hint : nil)
    }
  }

  /// What there is that could have been meant: of some states, where only these were asked for, and a pattern for the
  /// pictures whose names begin as the one that was typed.
  private static func hint(
    _ states: Set<ReviewState>, _ entries: [ReviewFile.Entry], _ typed: FilePath?
  ) -> String {
    let isForAll = states.isEmpty || states == approvable
    let offered = entries.filter { $0.state != .failed && (isForAll || states.contains($0.state)) }
    if let typed, !typed.isEmpty, isForAll {
      let pattern = FilePath(typed.text + "*")
      let meant = offered.map(\.name).filter(NameFilter(pattern).matches)
      let more = meant.count > 1 ? " and \(meant.count - 1) more" : ""
      if let first = meant.first { return "\(pattern.shellWord) stands for \(first.shown)\(more)" }
    }
    let names = offered.prefix(mostListed).map(\.name.text).joined(separator: ", ")
    let more = offered.count > mostListed ? " and \(offered.count - mostListed) more" : ""
    let kinds = ReviewState.allCases.filter(states.contains).map(\.rawValue).joined(separator: " or ")
    return (isForAll ? "it has " : "of those that are \(kinds) it has ")
      + (offered.isEmpty ? "none" : names + more)
  }
}

extension Diagnostic {
  /// Why a picture is not approved.
  static func refusal(_ name: FilePath, _ message: String, hint: String? = nil) -> Diagnostic {
    Diagnostic(.error, at: SourceLocation(file: name.text), message, hint: hint)
  }
}
