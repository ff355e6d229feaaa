/// When a member of UIKit, or one of its values, came and went, for the key of a spec that stands for it.
public struct Availability: Hashable, Sendable {
  /// The mapping that the key belongs to, as the schema names it: `cell`.
  public var mapping: String
  /// The key, or the name of a deprecated member that has no key.
  public var key: String
  /// The value that is meant; `nil` for the member whatever its value.
  public var value: String?
  /// The first release that has it.
  public var first: SystemVersion
  /// The last release that has it; `nil` where the newest one still does.
  public var last: SystemVersion?
  /// What to write for a deprecated member; `nil` for members that have a key.
  public var replacement: String?
  /// What older releases have in its place, which the key stands for there; `nil` for nothing.
  public var elder: String?
  /// What a look without it does, as the rest of a sentence: `has no refresh control`; `nil` for the usual words.
  public var lack: String?

  /// A member or a value of one.
  public init(
    _ mapping: String,
    _ key: String,
    value: String? = nil,
    from first: SystemVersion,
    to last: SystemVersion? = nil,
    replacement: String? = nil,
    after elder: String? = nil,
    lack: String? = nil
  ) {
    self.mapping = mapping
    self.key = key
    self.value = value
    self.first = first
    self.last = last
    self.replacement = replacement
    self.elder = elder
    self.lack = lack
  }

  /// Whether one release at least of some in a row has it, or what the key stands for in older ones.
  public func isIn(_ systems: ClosedRange<SystemVersion>) -> Bool {
    (first <= systems.upperBound || elder != nil) && (last.map { $0 >= systems.lowerBound } ?? true)
  }

  /// The releases as tables of documents say them: `iOS 7`, or `iPhone OS 2 to iOS 6` for what went again.
  public var releases: String { last.map { "\(first) to \($0)" } ?? "\(first)" }
}

extension Availability {
  /// The entry of a member, or of one of its values; `nil` for what is not UIKit's or has always been there.
  public static func of(_ mapping: String, _ key: String, value: String? = nil) -> Availability? {
    byKey[key]?.first { $0.mapping == mapping && $0.value == value }
  }

  /// The entries that a key with a value is a use of: that of the member, and that of the value.
  package static func used(by key: String, value: String?, in mapping: String) -> [Availability] {
    guard let entries = byKey[key] else { return [] }
    return entries.filter { $0.mapping == mapping && ($0.value == nil || $0.value == value) }
  }

  private static let byKey = Dictionary(grouping: all, by: \.key)
}

extension Availability {
  /// Colours that are called by their purpose, and those of the system, by their names; `color` is no mapping.
  static let colors: [Availability] = SystemColor.allCases.map { color in
    Availability("color", color.rawValue, from: release(of: color))
  }

  private static func release(of color: SystemColor) -> SystemVersion {
    switch color {
    case .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemPink,
      .systemGray:
      .v7
    case .systemPurple: .v9
    case .systemMint, .systemCyan: SystemVersion(15)
    case .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link, .separator,
      .opaqueSeparator, .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
      .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
      .systemFill,
      .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill, .systemIndigo, .systemBrown,
      .systemGray2,
      .systemGray3, .systemGray4, .systemGray5, .systemGray6:
      .v13
    }
  }
}

extension Availability {
  /// Members of bars and of their items.
  static let bars: [Availability] = [
    Availability("navigationBar", "title", from: .v2),
    Availability("navigationBar", "prompt", from: .v2),
    Availability("navigationBar", "titleView", from: .v2),
    Availability("navigationBar", "leftBarButtonItems", from: .v5, after: "leftBarButtonItem"),
    Availability("navigationBar", "rightBarButtonItems", from: .v5, after: "rightBarButtonItem"),
    Availability("navigationBar", "barStyle", from: .v2),
    Availability("navigationBar", "tintColor", from: .v2),
    Availability("navigationBar", "barTintColor", from: .v7),
    Availability("navigationBar", "prefersLargeTitles", from: .v11, lack: "has no large titles"),
    Availability("navigationBar", "titleTextAttributes", from: .v5),
    Availability("navigationBar", "largeTitleTextAttributes", from: .v11, lack: "has no large titles"),
    Availability("toolbar", "barStyle", from: .v2),
    Availability("toolbar", "tintColor", from: .v2),
    Availability("toolbar", "barTintColor", from: .v7),
    Availability("tabBar", "barStyle", from: .v7),
    Availability("tabBar", "tintColor", from: .v5),
    Availability("tabBar", "barTintColor", from: .v7),
    Availability("screen", "textView", from: .v2),
    Availability("screen", "view", from: .v2),
    Availability("viewController", "textView", from: .v2),
    Availability("textView", "text", from: .v2),
    Availability("textView", "font", from: .v2),
    Availability("textView", "textColor", from: .v2),
    Availability("textView", "textAlignment", from: .v2),
    Availability("textView", "textContainerInset", from: .v7),
    Availability("textView", "backgroundColor", from: .v2),
    Availability("searchBar", "placeholder", from: .v2),
    Availability("searchBar", "text", from: .v2),
    Availability("searchBar", "showsCancelButton", from: .v2),
    Availability("searchBar", "showsBookmarkButton", from: .v2),
    Availability("searchBar", "scopeButtonTitles", from: .v3),
    Availability("searchBar", "selectedScopeButtonIndex", from: .v3),
    Availability("searchBar", "barStyle", from: .v2),
    Availability("searchBar", "tintColor", from: .v2),
    Availability("searchBar", "barTintColor", from: .v7),
    Availability("searchBar", "placement", from: SystemVersion(16)),
    Availability(
      "searchBar", "placement", value: "integrated", from: SystemVersion(26),
      lack: "has search bars above tables alone"),
    Availability("barButtonItem", "systemItem", from: .v2),
    Availability("barButtonItem", "systemItem", value: "undo", from: .v3),
    Availability("barButtonItem", "systemItem", value: "redo", from: .v3),
    Availability("barButtonItem", "systemItem", value: "close", from: .v13),
    Availability(
      "barButtonItem", "style", value: "prominent", from: SystemVersion(26), lack: "calls it “done”"),
    Availability("barButtonItem", "tintColor", from: .v5),
    Availability("barButtonItem", "customView", from: .v2),
    Availability("tabBarItem", "systemItem", from: .v2),
    Availability("tabBarItem", "badgeValue", from: .v2),
  ]

  /// Styles of status bars.
  static let statusBar: [Availability] = [
    Availability(
      "statusBar", "style", value: "lightContent", from: .v7, after: "UIStatusBarStyleBlackOpaque"),
    Availability("statusBar", "style", value: "darkContent", from: .v13),
  ]
}

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
