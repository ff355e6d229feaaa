/// Which part of a parent's change a frame's place and extent take in one direction: autoresizing, as UIKit translates
/// it into constraints.
struct MaskShares {
  let start: Double
  let length: Double

  /// The shares of a frame in a parent of an extent in points.
  init(start: Double, length: Double, parent: Double, isFlexible: (before: Bool, length: Bool, after: Bool)) {
    let after = parent - start - length
    let parts = [(isFlexible.before, start), (isFlexible.length, length), (isFlexible.after, after)]
      .filter(\.0).map(\.1)
    let sum = parts.reduce(0, +)
    let share = { (part: Double) in abs(sum) > 1e-6 ? part / sum : 1 / Double(max(1, parts.count)) }
    self.start = isFlexible.before ? share(start) : 0
    self.length = isFlexible.length ? share(length) : 0
  }
}
