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
    return "has no “\(name)” any more, which went after \(availability.last ?? systems.lowerBound)"
  }
}

/// A release of the system that UIKit came with: iPhone OS 2 to 3, then iOS.
public struct SystemVersion: Hashable, Sendable, Comparable {
  /// The number before the point, from 2.
  public var major: Int
  /// The number behind the point, from 0.
  public var minor: Int

  /// A release by its two numbers: 4.2 is `SystemVersion(4, 2)`.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Whether a release came before another.
  public static func < (first: SystemVersion, second: SystemVersion) -> Bool {
    (first.major, first.minor) < (second.major, second.minor)
  }
}

extension SystemVersion {
  /// The release that a name such as `ios12`, `iOS 8.1` or `iphoneos4` says; `nil` for others.
  public init?(named name: String) {
    let letters = name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
    guard let start = letters.firstIndex(where: \.isNumber), letters.utf8.count <= 16,
      ["ios", "iphoneos", "ipados"].contains(letters[..<start])
    else { return nil }
    let numbers = letters[start...].split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard let major = numbers.first ?? nil, numbers.count <= 3, !numbers.contains(nil) else { return nil }
    self.init(major, numbers.count > 1 ? numbers[1] ?? 0 : 0)
  }
}

extension SystemVersion: CustomStringConvertible {
  /// The name with which the release was sold: `iPhone OS 3`, `iOS 8`, `iOS 11.1`.
  public var description: String { "\(major < 4 ? "iPhone OS" : "iOS") \(number)" }

  /// The number alone, without a zero behind the point.
  public var number: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
