import TableModel

/// A generation of iOS that has a look of its own: the row from which all follows that is known of the look besides its
/// numbers.
package struct Era: Sendable {
  /// The name that specs and the command line use, for example `ios6`.
  package let name: String
  /// The name for people, for example `iOS 6`.
  package let title: String
  /// The releases of the system that looked so.
  package let systems: ClosedRange<SystemVersion>
  /// The first number of those of Apple’s tools whose simulators looked so; `nil` where they wrote other documents.
  ///
  /// Found by comparing documents of known Xcode versions.
  package let firstTools: Int?
  /// The look, made where it is asked for: one picture needs one, and all take a while to put together.
  package let theme: @Sendable () -> Theme

  private init(
    _ name: String, _ title: String, from first: SystemVersion, to last: SystemVersion,
    tools firstTools: Int?,
    theme: @escaping @Sendable () -> Theme
  ) {
    self.name = name
    self.title = title
    systems = first...last
    self.firstTools = firstTools
    self.theme = theme
  }

  /// All looks, oldest first.
  package static let all = [
    Era("iphoneos3", "iPhone OS 3", from: .init(3), to: .init(3, 2), tools: nil) { .iphoneos3 },
    Era("ios5", "iOS 5", from: .init(4), to: .init(5, 1), tools: 0) { .ios5 },
    Era("ios6", "iOS 6", from: .init(6), to: .init(6, 1), tools: 2_500) { .ios6 },
    Era("ios7", "iOS 7", from: .init(7), to: .init(7, 1), tools: 4_500) { .ios7 },
    Era("ios8", "iOS 8", from: .init(8), to: .init(8, 4), tools: 6_100) { .ios8 },
    Era("ios9", "iOS 9", from: .init(9), to: .init(9, 3), tools: 8_000) { .ios9 },
    Era("ios10", "iOS 10", from: .init(10), to: .init(10, 3), tools: 11_000) { .ios10 },
    Era("ios11.0", "iOS 11.0", from: .init(11), to: .init(11), tools: 13_100) { .ios11Point0 },
    Era("ios11", "iOS 11", from: .init(11, 1), to: .init(12, 5), tools: 13_500) { .ios11 },
    Era("ios13", "iOS 13", from: .init(13), to: .init(15, 8), tools: 14_800) { .ios13 },
    Era("ios16", "iOS 16", from: .init(16), to: .init(18, 7), tools: 19_500) { .ios16 },
    Era("ios26", "iOS 26", from: .init(26), to: .init(26, 9), tools: 24_000) { .ios26 },
  ]

  fileprivate static func named(_ name: String) -> Era? { all.first { $0.name == name } }
}

extension Theme {
  /// The names of all looks, oldest first.
  public static let names: [String] = Era.all.map(\.name)

  /// All looks, oldest first.
  public static let all: [Theme] = Era.all.map { $0.theme() }

  /// The newest look, which screens that name none have.
  public static let newest: Theme = .ios26

  /// The look of a name; `nil` for an unknown one.
  public static func named(_ name: String) -> Theme? { Era.named(name)?.theme() }

  /// The name for people, for example `iOS 6`.
  public var title: String { Era.named(name)?.title ?? name }

  /// The releases of the system that a look is the look of; `nil` for the name of no look.
  public static func systems(of name: String) -> ClosedRange<SystemVersion>? { Era.named(name)?.systems }

  /// Whether no release from one on has the look.
  public func isOlder(than system: SystemVersion) -> Bool {
    Theme.systems(of: name).map { $0.upperBound < system } ?? false
  }

  /// The looks that documents of Apple’s tools can have been written for, by the first numbers of those tools, in rising
  /// order.
  package static let byTools: [(firstTools: Int, system: SystemVersion, name: String)] =
    Era.all.compactMap { era in era.firstTools.map { ($0, era.systems.lowerBound, era.name) } }
}
