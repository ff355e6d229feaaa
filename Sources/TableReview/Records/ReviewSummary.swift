import TableComparison
import TableModel

/// How many pictures of a review are in which state.
public struct ReviewSummary: Hashable, Sendable {
  private var counts: [ReviewState: Int] = [:]
  /// The number of pictures that differ in the pixels of labels alone.
  public private(set) var inTextAlone = 0

  /// Counts what is the same and what is not.
  public init(same: Int, entries: [ReviewEntry]) {
    counts[.same] = same
    for entry in entries {
      counts[entry.state, default: 0] += 1
      if let pixels = entry.pixels, pixels.isInTextAlone { inTextAlone += 1 }
    }
  }

  /// The number of pictures in a state.
  public subscript(state: ReviewState) -> Int { counts[state] ?? 0 }

  /// The value as an object of JSON.
  public var json: JSONValue {
    let states: [ReviewState] = [.same, .changed, .resized, .new, .obsolete, .failed]
    return .object(
      states.map { ($0.rawValue, .number(Double(self[$0]))) } + [
        ("inTextAlone", .number(Double(inTextAlone)))
      ])
  }
}

extension ReviewSummary: CustomStringConvertible {
  /// The numbers in one line, of states that occur: `2 same, 1 changed`.
  public var description: String {
    let states: [ReviewState] = [.same, .changed, .resized, .new, .obsolete, .failed]
    let parts = states.filter { self[$0] > 0 }.map { "\(self[$0]) \($0.rawValue)" }
    return parts.isEmpty ? "nothing to compare" : parts.joined(separator: ", ")
  }
}
