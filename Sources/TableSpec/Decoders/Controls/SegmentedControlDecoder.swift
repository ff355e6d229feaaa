import TableSources

/// Reads a segmented control: the titles of its segments, or a mapping.
enum SegmentedControlDecoder {
  /// The segments.
  private struct State: Sendable {
    var titles: [String] = []
    var selectedIndex: Int?
  }

  private static let mostSegments = 100

  private static let titles = ValueDecoder.list(of: .text, itemName: "the title of a segment")
    .checked { titles, node, subject, context in
      guard let count = node.items?.count, !(1...mostSegments).contains(count) else { return titles }
      context.error("\(subject) must have from 1 to \(mostSegments) titles, not \(count)", at: node.range)
      return nil
    }

  static let decoder = ControlDecoder<State>(
    mapping: MappingDecoder(
      subject: "a segmented control",
      fields: [
        Field("titles", titles) { $0.state.titles = $1 },
        Field("selectedSegmentIndex", .wholeNumber(0...mostSegments - 1)) { $0.state.selectedIndex = $1 },
        .enabled(), .tintColor(),
      ]
    ),
    short: titles.map { State(titles: $0) },
    requiredKey: "titles",
    initial: State(),
    check: checkIndex,
    make: { .segmentedControl(titles: $0.titles, selectedIndex: $0.selectedIndex) }
  ).decoder

  @Sendable private static func checkIndex(
    _ state: State, _ keys: MappingKeys, _ context: DecodingContext
  ) {
    guard let index = state.selectedIndex, let count = keys["titles"]?.value.items?.count, count > 0,
      index >= count, let entry = keys["selectedSegmentIndex"]
    else { return }
    context.error(
      "“selectedSegmentIndex” must be below the number of titles, \(count), not \(index)",
      at: entry.value.range, hint: "the first segment has the number 0")
  }
}
