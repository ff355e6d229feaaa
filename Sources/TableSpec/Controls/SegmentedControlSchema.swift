import TableSources

/// A segmented control: the titles of its segments, or a mapping.
enum SegmentedControlSchema {
  /// The segments.
  struct State: Sendable {
    fileprivate var titles: [String] = []
    fileprivate var selectedIndex: Int?
    fileprivate var disabledSegments: [Int] = []
  }

  private static let mostSegments = 100

  private static let allTitles = ValueCoding.list(of: .localizedText, itemName: "the title of a segment")
  private static let titles = allTitles.checked(as: allTitles.kind.counted(1...mostSegments)) {
    titles, node, subject, context in
    guard let count = node.items?.count, !(1...mostSegments).contains(count) else { return titles }
    context.error("\(subject) must have from 1 to \(mostSegments) titles, not \(count)", at: node.range)
    return nil
  }

  /// The numbers of segments, from 0.
  private static let numbers = ValueCoding.list(
    of: .wholeNumber(0...mostSegments - 1), itemName: "the number of a segment")

  static let mapping = MappingSchema<ControlDraft<State>>(
    "segmentedControl", subject: "a segmented control", initial: ControlDraft(state: State()),
    fields: [
      Field(
        "titles", titles, "The titles of the segments.", .required,
        get: { $0.state.titles }, set: { $0.state.titles = $1 }),
      Field(
        "selectedSegmentIndex", .wholeNumber(0...mostSegments - 1),
        "The number of the chosen segment, from 0.",
        get: { $0.state.selectedIndex }, set: { $0.state.selectedIndex = $1 }),
      Field(
        "disabledSegments", numbers, "The numbers of segments that cannot be used, from 0.",
        get: { $0.state.disabledSegments.isEmpty ? nil : $0.state.disabledSegments },
        set: { $0.state.disabledSegments = $1 }),
      .enabled(), .tintColor(),
    ])

  static let coding = ControlSchema<State>(
    mapping: mapping,
    short: .init(key: "titles", coding: titles.map({ State(titles: $0) }, from: { $0.titles })),
    check: checkNumbers,
    make: {
      .segmentedControl(
        titles: $0.titles, selectedIndex: $0.selectedIndex, disabledSegments: $0.disabledSegments)
    },
    state: { kind in
      guard case .segmentedControl(let titles, let selectedIndex, let disabledSegments) = kind else {
        return nil
      }
      return State(titles: titles, selectedIndex: selectedIndex, disabledSegments: disabledSegments)
    }
  ).coding

  @Sendable private static func checkNumbers(
    _ state: State, _ keys: MappingKeys, _ node: SpecNode, _ subject: Subject, _ context: DecodingContext
  ) {
    guard let count = keys["titles"]?.value.items?.count, count > 0 else { return }
    func check(_ number: Int, _ subject: String, _ range: SourceRange?) {
      guard number >= count, let range else { return }
      context.error(
        "\(subject) must be below the number of titles, \(count), not \(number)",
        at: range, hint: "the first segment has the number 0")
    }
    if let index = state.selectedIndex {
      check(index, "“selectedSegmentIndex”", keys["selectedSegmentIndex"]?.value.range)
    }
    let items = keys["disabledSegments"]?.value.items ?? []
    // Numbers that could not be read are told already, and leave gaps among those that could.
    guard items.count == state.disabledSegments.count else { return }
    for (number, item) in zip(state.disabledSegments, items) {
      check(number, "a number in “disabledSegments”", item.range)
    }
  }
}
