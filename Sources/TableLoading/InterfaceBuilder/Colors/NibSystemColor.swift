import TableModel

/// The system's colours by the names that Interface Builder writes: `secondaryLabelColor`.
enum NibSystemColor {
  /// A colour of the system; `stored` is the value that the document's author saw.
  static func color(named name: String, stored: Color?) -> Color? {
    if let fixed = fixed[name] { return fixed }
    let plain = renamed[name] ?? (name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name)
    guard let system = SystemColor(rawValue: plain) else { return stored }
    guard let fallback = stored ?? light[system] else { return nil }
    return Color(system, else: fallback)
  }

  /// Names that stand for another one.
  private static let renamed = [
    "groupTableViewBackgroundColor": "systemGroupedBackground",
    "tableCellGroupedBackgroundColor": "secondarySystemGroupedBackground",
    "tableCellPlainBackgroundColor": "systemBackground",
  ]

  /// UIKit's constants, which no theme changes.
  private static let fixed: [String: Color] = [
    "blackColor": .black, "darkTextColor": .black, "whiteColor": .white, "clearColor": .clear,
    "lightTextColor": Color(white: 1, alpha: 0.6), "darkGrayColor": Color(white: 1.0 / 3),
    "lightGrayColor": Color(white: 2.0 / 3), "grayColor": Color(white: 0.5), "redColor": Color(0xFF0000),
    "greenColor": Color(0x00FF00), "blueColor": Color(0x0000FF), "cyanColor": Color(0x00FFFF),
    "yellowColor": Color(0xFFFF00), "magentaColor": Color(0xFF00FF), "orangeColor": Color(0xFF8000),
    "purpleColor": Color(0x800080), "brownColor": Color(0x996633),
    "scrollViewTexturedBackgroundColor": Color(0x6F7179), "viewFlipsideBackgroundColor": Color(0x1F2124),
    "underPageBackgroundColor": Color(0xB4B9C3),
  ]

  /// UIKit's well-known values for light screens, for documents that do not store any.
  private static let light: [SystemColor: Color] = [
    .label: .black, .secondaryLabel: Color(0x3C3C43, alpha: 0.6),
    .tertiaryLabel: Color(0x3C3C43, alpha: 0.3), .quaternaryLabel: Color(0x3C3C43, alpha: 0.18),
    .placeholderText: Color(0x3C3C43, alpha: 0.3), .link: Color(0x007AFF),
    .separator: Color(0x3C3C43, alpha: 0.29), .opaqueSeparator: Color(0xC6C6C8),
    .systemBackground: .white, .secondarySystemBackground: Color(0xF2F2F7),
    .tertiarySystemBackground: .white, .systemGroupedBackground: Color(0xF2F2F7),
    .secondarySystemGroupedBackground: .white, .tertiarySystemGroupedBackground: Color(0xF2F2F7),
    .systemFill: Color(0x787880, alpha: 0.2), .secondarySystemFill: Color(0x787880, alpha: 0.16),
    .tertiarySystemFill: Color(0x767680, alpha: 0.12), .quaternarySystemFill: Color(0x747480, alpha: 0.08),
    .systemRed: Color(0xFF3B30), .systemOrange: Color(0xFF9500), .systemYellow: Color(0xFFCC00),
    .systemGreen: Color(0x34C759), .systemMint: Color(0x00C7BE), .systemTeal: Color(0x30B0C7),
    .systemCyan: Color(0x32ADE6), .systemBlue: Color(0x007AFF), .systemIndigo: Color(0x5856D6),
    .systemPurple: Color(0xAF52DE), .systemPink: Color(0xFF2D55), .systemBrown: Color(0xA2845E),
    .systemGray: Color(0x8E8E93), .systemGray2: Color(0xAEAEB2), .systemGray3: Color(0xC7C7CC),
    .systemGray4: Color(0xD1D1D6), .systemGray5: Color(0xE5E5EA), .systemGray6: Color(0xF2F2F7),
  ]
}
