import TableModel
import TableReview

/// The pictures of a review that somebody has chosen to approve, found by what was typed.
struct ApprovalSelection {
  /// The most pictures that a hint lists.
  private static let mostListed = 10

  /// What was chosen, in the order of the review.
  let entries: [ReviewFile.Entry]
  /// Names that nothing has.
  let refusals: [Diagnostic]

  /// The states of all that can be approved.
  static let approvable: Set<ReviewState> = [.changed, .resized, .new, .obsolete]

  /// Finds what was chosen by names and by states, and what an approval that was cut off had begun, which the next one
  /// finishes.
  init(
    names: [FilePath], states: Set<ReviewState>, finishing begun: [FilePath], of file: ReviewFile
  ) {
    let all = Set(file.entries.map(\.name))
    let typed = names.map { all.contains($0) ? $0 : $0.pictureName(below: file.baselines) }
    // A picture's own name is no pattern, whatever characters it has in it.
    let chosen = (typed + begun).map { name in
      let filter = NameFilter(name)
      return (
        name: name, has: { (other: FilePath) in all.contains(name) ? other == name : filter.matches(other) }
      )
    }
    refusals = chosen.filter { !all.contains(where: $0.has) }.map { name, _ in
      .refusal(
        name, "the review has no such picture that is to be approved",
        hint: Self.hint(states, file.entries))
    }
    entries = file.entries.filter { entry in
      states.contains(entry.state) || chosen.contains { $0.has(entry.name) }
    }
  }

  /// What there is that could have been meant: of some states, where only these were asked for.
  private static func hint(_ states: Set<ReviewState>, _ entries: [ReviewFile.Entry]) -> String {
    let isForAll = states.isEmpty || states == approvable
    let offered = entries.filter { $0.state != .failed && (isForAll || states.contains($0.state)) }
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
