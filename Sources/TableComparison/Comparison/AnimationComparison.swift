import TableDrawing
import TableModel

/// In what two PNG files differ of which at least one is an animation, picture by picture.
package struct AnimationComparison {
  /// What is said of them, a phrase for each; none where both show the same for as long.
  private var phrases: [String] = []

  /// Compares two animations; `nil` stands for a picture that does not move.
  ///
  /// Throws where a picture of either cannot be read.
  package init(_ expected: PNGAnimation?, _ actual: PNGAnimation?) throws(DrawingError) {
    guard var older = expected, var newer = actual else {
      let words = [expected, actual].map { $0.map { AnimationComparison.pictures($0.count) } ?? "none" }
      if words[0] != words[1] { phrases = [words[0].becoming(words[1])] }
      return
    }
    if older.count != newer.count {
      phrases.append("\(AnimationComparison.pictures(older.count)) → \(newer.count)")
    }
    var (changed, first) = (0, Int?.none)
    var (times, oldTime, newTime) = (0, 0.0, 0.0)
    var number = 0
    while true {
      let (old, new) = (try older.show(), try newer.show())
      number += 1
      oldTime += old?.milliseconds ?? 0
      newTime += new?.milliseconds ?? 0
      guard old != nil || new != nil else { break }
      guard let old, let new else { continue }
      if old.milliseconds != new.milliseconds { times += 1 }
      guard old.bitmap != new.bitmap else { continue }
      changed += 1
      first = first ?? number
    }
    if let first {
      let all = min(older.count, newer.count)
      phrases.append(
        "\(changed) of \(all) \(changed == 1 ? "differs" : "differ"), the first is number \(first)")
    }
    addTimes(times, oldTime, newTime)
    if older.plays != newer.plays {
      phrases.append("plays \(AnimationComparison.plays(older)) → \(AnimationComparison.plays(newer))")
    }
  }

  /// All of it as a change of a picture of a size; `nil` where nothing differs.
  package func change(in size: Size) -> SceneChange? {
    guard !phrases.isEmpty else { return nil }
    let place = SceneChange.Place(frame: Rect(origin: .zero, size: size))
    return SceneChange(
      .changed, "animation: \(phrases.joined(separator: "; "))", expected: place, actual: place)
  }

  private mutating func addTimes(_ count: Int, _ old: Double, _ new: Double) {
    if old.reads(otherThan: new) {
      phrases.append("lasts \((old / 1000).points) → \((new / 1000).points) seconds")
    } else if count > 0 {
      phrases.append("\(count) \(count == 1 ? "is" : "are") shown for another time")
    }
  }

  private static func pictures(_ count: Int) -> String { count == 1 ? "1 picture" : "\(count) pictures" }

  private static func plays(_ animation: PNGAnimation) -> String {
    animation.plays == 0 ? "endlessly" : animation.plays == 1 ? "once" : "\(animation.plays) times"
  }
}
