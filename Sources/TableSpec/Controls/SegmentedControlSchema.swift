import TableSources

/// A segmented control: the titles of its segments, or a mapping.
enum SegmentedControlSchema {
  /// The segments.
  struct State: Sendable {
    fileprivate var titles: [String] = []
    fileprivate var selectedIndex: Int?
  }

  private static let mostSegments = 100

  private static let allTitles = ValueCoding.list(of: .localizedText, itemName: "the title of a segment")
  private static let titles = allTitles.checked(as: allTitles.kind.counted(1...mostSegments)) {
    titles, node, subject, context in
    guard let count = node.items?.count, !(1...mostSegments).contains(count) else { return titles }
    context.error("\(subject) must have from 1 to \(mostSegments) titles, not \(count)", at: node.range)
    return nil
  }

  static let mapping = MappingSchema<ControlDraft<State>>(
    "segmentedControl", subject: "a segmented control", initial: ControlDraft(state: State()),
    fields: [
      Field("titles", titles, "The titles of the segments.", .required) {
        $0.state.titles
      } set: {
        $0.state.titles = $1
      },
      Field(
        "selectedSegmentIndex", .wholeNumber(0...mostSegments - 1),
        "The number of the chosen segment, from 0."
      ) {
        $0.state.selectedIndex
      } set: {
        $0.state.selectedIndex = $1
      },
      .enabled(), .tintColor(),
    ])

  static let coding = ControlSchema<State>(
    mapping: mapping,
    short: .init(key: "titles", coding: titles.map({ State(titles: $0) }, from: { $0.titles })),
    check: checkIndex,
    make: { .segmentedControl(titles: $0.titles, selectedIndex: $0.selectedIndex) },
    state: { kind in
      guard case .segmentedControl(let titles, let selectedIndex) = kind else { return nil }
      return State(titles: titles, selectedIndex: selectedIndex)
    }
  ).coding

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
