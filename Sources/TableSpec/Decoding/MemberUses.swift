import TableModel
import TableSources

/// The places of a file that use members which not every look has.
struct MemberUses {
  private struct Use: Hashable {
    var availability: Availability
    /// What a finding points at.
    var place: SourceRange
    /// The key with its value, or the value alone.
    var extent: SourceRange
  }

  /// The releases before which there is no look, so that what they have need not be noted.
  private static let oldest = SystemVersion(3)

  private var uses: [(use: Use, theme: String?, screens: Range<Int>)] = []
  private var known: Set<Use> = []
  /// The names of colours that the screen uses.
  private var colors: Set<String> = []
  /// How many uses belong to screens that were read to their end.
  private var finished = 0
  private var screenCount = 0

  /// Notes what a key with a value uses, on a screen that names a theme.
  mutating func note(
    _ key: String, value: String?, in mapping: String, at keyRange: SourceRange, _ valueRange: SourceRange,
    theme: String?
  ) {
    for availability in Availability.used(by: key, value: value, in: mapping)
    where availability.first > MemberUses.oldest || availability.last != nil {
      let isValue = availability.value != nil
      let extent = isValue ? valueRange : SourceRange(start: keyRange.start, end: valueRange.end)
      note(Use(availability: availability, place: isValue ? valueRange : keyRange, extent: extent), theme)
    }
  }

  /// Notes a colour by its name, where the screen did not use it before.
  mutating func noteColor(_ name: String, at range: SourceRange, theme: String?) {
    guard colors.insert(name).inserted else { return }
    for availability in Availability.used(by: name, value: nil, in: "color") {
      note(Use(availability: availability, place: range, extent: range), theme)
    }
  }

  private mutating func note(_ use: Use, _ theme: String?) {
    if known.insert(use).inserted { uses.append((use, theme, 0..<0)) }
  }

  /// Notes that what was read since the last such call belongs to so many further screens.
  mutating func addScreens(_ count: Int) {
    for index in finished..<uses.count { uses[index].screens = screenCount..<screenCount + count }
    finished = uses.count
    screenCount += count
    known.removeAll(keepingCapacity: true)
    colors.removeAll(keepingCapacity: true)
  }

  /// The uses with their places, in the order of the file, each after those that it is a part of.
  ///
  /// Those that the theme of their screen does not have are noted as warnings.
  func found(in report: FindingReport, _ vocabulary: SpecVocabulary) -> [AvailabilityUse] {
    let order = { (use: Use) in (use.extent.start, -use.extent.end) }
    var around: [Use] = []
    var screensWithSymbols: Set<Range<Int>> = []
    return uses.sorted { order($0.use) < order($1.use) }.compactMap { use, theme, screens in
      while let last = around.last, !last.extent.contains(use.extent) { around.removeLast() }
      let outer = around.filter { $0.extent != use.extent }.map(\.availability)
      around.append(use)
      // A look without symbols lacks them all alike: once a screen will do.
      if use.availability.key == "systemName", outer.allSatisfy({ $0.first < use.availability.first }),
        !screensWithSymbols.insert(screens).inserted
      {
        return nil
      }
      let found = AvailabilityUse(
        use.availability, screens: screens, within: outer, at: report.place(of: use.place))
      if let theme, let warning = vocabulary.warning(of: found, in: theme) {
        report.warning(warning.message, at: use.place, hint: warning.hint, rule: .availability)
      }
      return found
    }
  }
}
