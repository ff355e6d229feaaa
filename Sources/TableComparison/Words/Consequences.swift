import TableModel

/// Differences that follow from others, gathered by what they say.
struct Consequences {
  private struct Group {
    var text: String
    /// What a line about the first of the views begins with.
    var heading: String?
    var expected: SceneChange.Place?
    var actual: SceneChange.Place?
    var count = 1
  }

  private var groups: [Group] = []
  private var numbers: [TextBytes: Int] = [:]

  /// Adds a difference and the views that it was seen in.
  mutating func add(_ text: String, in expected: PlacedView?, _ actual: PlacedView?) {
    let bytes = TextBytes(text)
    if let number = numbers[bytes] {
      groups[number].count += 1
    } else {
      numbers[bytes] = groups.count
      groups.append(
        Group(
          text: text, heading: (actual ?? expected)?.view.heading, expected: expected?.place,
          actual: actual?.place))
    }
  }

  /// A change for each, in the order in which they were added.
  var changes: [SceneChange] {
    groups.map { group in
      let text =
        group.count == 1
        ? group.heading.map { "\($0): \(group.text)" } : "\(group.count) views: \(group.text)"
      return SceneChange(
        .changed, text ?? group.text, expected: group.expected, actual: group.actual)
    }
  }
}
