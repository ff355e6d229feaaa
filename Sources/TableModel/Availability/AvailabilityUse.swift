/// A place of a source that uses a member of UIKit which not every release has.
public struct AvailabilityUse: Hashable, Sendable {
  /// What is used.
  public var availability: Availability
  /// The numbers of the document's screens that the place belongs to.
  public var screens: Range<Int>
  /// The members that this use is a part of the value of, the outermost first.
  private var outer: [Availability]
  /// The place, as a warning that still lacks its words.
  private var place: Diagnostic

  /// A use at a place, which a finding names.
  package init(
    _ availability: Availability, screens: Range<Int>, within outer: [Availability], at place: Diagnostic
  ) {
    self.availability = availability
    self.screens = screens
    self.outer = outer
    self.place = place
  }

  /// The same use in a document that has a single one of its screens, at a number.
  package func moved(to screen: Int) -> AvailabilityUse {
    var use = self
    use.screens = screen..<screen + 1
    return use
  }

  /// The place in the source.
  public var location: SourceLocation { place.location }

  /// The warning that a look does not have what is used; `nil` where it has it, or has nothing that this is a part of.
  ///
  /// - Parameters:
  ///   - theme: The name of the look.
  ///   - systems: The releases that it is the look of.
  ///   - offer: The name of the nearest look that has what is used, where there is one.
  /// - Returns: The warning, at the place of the use.
  public func warning(
    for theme: String, of systems: ClosedRange<SystemVersion>, offering offer: String?
  ) -> Diagnostic? {
    guard !availability.isIn(systems), outer.allSatisfy({ $0.isIn(systems) }) else { return nil }
    var warning = place
    warning.message = "the theme “\(theme)” \(lack(in: systems))"
    warning.rule = .availability
    let end = availability.first > systems.upperBound ? "first" : "last"
    warning.hint = offer.map { "the \(end) theme that has it is “\($0)”" }
    return warning
  }

  private func lack(in systems: ClosedRange<SystemVersion>) -> String {
    if let lack = availability.lack { return lack }
    let name = availability.value.map { "\(availability.key): \($0)" } ?? availability.key
    if availability.first > systems.upperBound {
      return "has no “\(name)”, which came with \(availability.first)"
    }
    return "no longer has “\(name)”: \(availability.last ?? systems.lowerBound) was the last with it"
  }
}
