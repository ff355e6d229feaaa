extension Color {
  /// `UIColor`'s constants without their suffix, and their colours.
  package static let named: [(name: String, color: Color)] = [
    ("black", .black),
    ("darkGray", Color(white: 1.0 / 3)),
    ("lightGray", Color(white: 2.0 / 3)),
    ("white", .white),
    ("gray", Color(white: 0.5)),
    ("red", Color(0xFF0000)),
    ("green", Color(0x00FF00)),
    ("blue", Color(0x0000FF)),
    ("cyan", Color(0x00FFFF)),
    ("yellow", Color(0xFFFF00)),
    ("magenta", Color(0xFF00FF)),
    ("orange", Color(red: 1, green: 0.5, blue: 0)),
    ("purple", Color(red: 0.5, green: 0, blue: 0.5)),
    ("brown", Color(red: 0.6, green: 0.4, blue: 0.2)),
    ("clear", .clear),
  ]

  /// The name of one of UIKit's colours; `nil` for any other.
  package var name: String? {
    system?.rawValue ?? Color.named.first { $0.color == self }?.name
  }
}
