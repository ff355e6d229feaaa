extension Theme {
  /// The names of all looks, oldest first.
  public static let names: [String] = catalog.map { $0.name }

  /// All looks, oldest first.
  public static let all: [Theme] = catalog.map { $0.theme() }

  /// The look of a name; `nil` for an unknown one.
  public static func named(_ name: String) -> Theme? {
    catalog.first { $0.name == name }?.theme()
  }

  /// The looks by name, made where they are asked for: one picture needs one, and all take a while to put together.
  private static let catalog: [(name: String, theme: @Sendable () -> Theme)] = [
    ("iphoneos3", { .iphoneos3 }),
    ("ios5", { .ios5 }),
    ("ios6", { .ios6 }),
    ("ios7", { .ios7 }),
    ("ios8", { .ios8 }),
    ("ios9", { .ios9 }),
    ("ios10", { .ios10 }),
    ("ios11.0", { .ios11Point0 }),
    ("ios11", { .ios11 }),
    ("ios13", { .ios13 }),
    ("ios16", { .ios16 }),
    ("ios26", { .ios26 }),
  ]
}
