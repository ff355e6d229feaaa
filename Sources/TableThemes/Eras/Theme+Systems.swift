import TableModel

extension Theme {
  /// The releases of the system that a look is the look of; `nil` for the name of no look.
  public static func systems(of name: String) -> ClosedRange<SystemVersion>? {
    systems.first { $0.name == name }?.systems
  }

  /// The name of the look of a release, or of the last one before it.
  public static func name(of system: SystemVersion) -> String? {
    systems.last { $0.systems.lowerBound <= system }?.name
  }

  private static let systems: [(name: String, systems: ClosedRange<SystemVersion>)] = [
    ("iphoneos3", SystemVersion(3)...SystemVersion(3, 2)),
    ("ios5", SystemVersion(4)...SystemVersion(5, 1)),
    ("ios6", SystemVersion(6)...SystemVersion(6, 1)),
    ("ios7", SystemVersion(7)...SystemVersion(7, 1)),
    ("ios8", SystemVersion(8)...SystemVersion(8, 4)),
    ("ios9", SystemVersion(9)...SystemVersion(9, 3)),
    ("ios10", SystemVersion(10)...SystemVersion(10, 3)),
    ("ios11.0", SystemVersion(11)...SystemVersion(11)),
    ("ios11", SystemVersion(11, 1)...SystemVersion(12, 5)),
    ("ios13", SystemVersion(13)...SystemVersion(15, 8)),
    ("ios16", SystemVersion(16)...SystemVersion(18, 7)),
    ("ios26", SystemVersion(26)...SystemVersion(26, 9)),
  ]
}
