import TableModel
import TableThemes
import Testing

/// The system's colours.
struct PaletteTests {
  private static let names = Theme.all.filter { $0.palette != nil }.map(\.name)

  @Test(arguments: names, Appearance.allCases)
  func aPaletteHasEveryColor(name: String, appearance: Appearance) throws {
    let palette = try #require(Theme.named(name)?.palette)
    #expect(Set(palette[appearance].keys) == Set(SystemColor.allCases))
  }

  @Test(
    "Screenshots and published tables have such colours",
    arguments: [
      (SystemColor.systemTeal, Appearance.light, UInt32(0x30B0C7), 1),
      (.systemTeal, .dark, 0x40C8E0, 1),
      (.separator, .light, 0x3C3C43, 74.0 / 255),
      (.separator, .dark, 0x545458, 153.0 / 255),
      (.secondarySystemGroupedBackground, .dark, 0x1C1C1E, 1),
      (.systemGray3, .light, 0xC7C7CC, 1),
    ])
  func theColorsOfIOS13(color: SystemColor, appearance: Appearance, hex: UInt32, alpha: Double) throws {
    let palette = try #require(Theme.named("ios13")?.palette)
    #expect(palette[appearance][color] == Color(hex, alpha: alpha))
  }
}
