import TableModel
import TableSources

/// The places of a file that use members which not every look has.
struct MemberUses {
  private struct Use: Hashable {
    var availability: Availability
    var range: SourceRange
  }

  /// The releases before which there is no look, so that what they have need not be noted.
  private static let oldest = SystemVersion(3)

  private var uses: [(use: Use, screens: Range<Int>)] = []
  private var known: Set<Use> = []
  /// How many uses belong to screens that were read to their end.
  private var finished = 0
  private var screenCount = 0

  /// Notes what a key with a value uses, and returns those of it that came later than the oldest look or went again.
  mutating func note(
    _ key: String, value: String?, in mapping: String, at range: SourceRange
  ) -> [Availability] {
    let used = Availability.used(by: key, value: value, in: mapping).filter {
      $0.first > MemberUses.oldest || $0.last != nil
    }
    for availability in used where known.insert(Use(availability: availability, range: range)).inserted {
      uses.append((Use(availability: availability, range: range), 0..<0))
    }
    return used
  }

  /// Notes that what was read since the last such call belongs to so many further screens.
  mutating func addScreens(_ count: Int) {
    for index in finished..<uses.count { uses[index].screens = screenCount..<screenCount + count }
    finished = uses.count
    screenCount += count
    known.removeAll(keepingCapacity: true)
  }

  /// The uses with their places, in the order of the file.
  func found(in report: FindingReport) -> [AvailabilityUse] {
    uses.sorted { ($0.use.range.start, $0.use.range.end) < ($1.use.range.start, $1.use.range.end) }
      .map { AvailabilityUse($0.use.availability, screens: $0.screens, at: report.place(of: $0.use.range)) }
  }
}
