extension Theme {
  /// All looks, oldest first.
  public static let all: [Theme] = [
    .iphoneos3, .ios5, .ios6, .ios7, .ios8, .ios9, .ios10, .ios11Point0, .ios11, .ios13, .ios16, .ios26,
  ]

  /// The look of a name; `nil` for an unknown one.
  public static func named(_ name: String) -> Theme? {
    all.first { $0.name == name }
  }
}
