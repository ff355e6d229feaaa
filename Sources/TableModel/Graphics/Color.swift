/// A colour of the sRGB space with an opacity; every component lies in 0…1.
public struct Color: Hashable, Sendable {
  /// The red component.
  public var red: Double
  /// The green component.
  public var green: Double
  /// The blue component.
  public var blue: Double
  /// The opacity, 0 transparent, 1 opaque.
  public var alpha: Double
  /// The system's name of the colour; a theme that has a palette then replaces the components.
  public var system: SystemColor?
  /// What the colour is on dark screens, `0xRRGGBBAA`, of colours that have two looks; `nil` for one that never changes.
  public private(set) var darkDigits: UInt32?
  /// The part of the system's opacity that is left, 0…1.
  private var fading = 1.0

  /// A colour from components in 0…1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour from a number such as `0x007AFF`.
  public init(_ hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255,
      green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255,
      alpha: alpha
    )
  }

  /// A colour of the system, with the components that hold where a theme has no palette.
  public init(_ system: SystemColor, else fallback: Color) {
    self = fallback
    self.system = system
  }

  /// A colour that is another on dark screens, in themes that have such.
  public init(light: Color, dark: Color) {
    self = light
    system = nil
    darkDigits = dark.hex << 8 | UInt32((min(1, max(0, dark.alpha)) * 255).rounded())
  }

  /// The colour on dark screens; `nil` where that is this one, or the system's.
  public var dark: Color? {
    darkDigits.map { Color($0 >> 8, alpha: Double($0 & 0xFF) / 255 * fading) }
  }

  /// A grey from black (0) to white (1).
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Black without transparency, in sRGB.
  public static let black = Color(white: 0)
  /// White without transparency, in sRGB.
  public static let white = Color(white: 1)
  /// No colour at all.
  public static let clear = Color(white: 0, alpha: 0)

  /// The colour with a part of its opacity, 0…1, which stays a part of it in other palettes.
  public func faded(to amount: Double) -> Color {
    var color = self
    color.alpha *= amount
    color.fading *= amount
    return color
  }

  /// The colour with the components of a palette, if it is the system's and the palette has it, and as screens of an
  /// appearance have it.
  public func resolved(with palette: [SystemColor: Color], for appearance: Appearance = .light) -> Color {
    if appearance == .dark, let dark { return dark }
    guard let system, let color = palette[system] else { return self }
    return color.faded(to: fading)
  }

  /// The components in 8 bits each, without the opacity: `0xRRGGBB`.
  public var hex: UInt32 {
    [red, green, blue].reduce(0) { $0 << 8 | UInt32((min(1, max(0, $1)) * 255).rounded()) }
  }

  /// The colour at a part of the way to another one, 0…1.
  public func mixed(with other: Color, amount: Double) -> Color {
    let mix = { (from: Double, to: Double) in from + (to - from) * amount }
    return Color(
      red: mix(red, other.red),
      green: mix(green, other.green),
      blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha)
    )
  }
}

/// Whether a screen is light or dark: UIKit's `UIUserInterfaceStyle`.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light, dark
}

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

/// A colour that the system chooses by its version and by whether the screen is light or dark: `UIColor`'s names.
public enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link, separator,
    opaqueSeparator,
    systemBackground, secondarySystemBackground, tertiarySystemBackground, systemGroupedBackground,
    secondarySystemGroupedBackground, tertiarySystemGroupedBackground, systemFill, secondarySystemFill,
    tertiarySystemFill, quaternarySystemFill, systemRed, systemOrange, systemYellow, systemGreen, systemMint,
    systemTeal, systemCyan, systemBlue, systemIndigo, systemPurple, systemPink, systemBrown, systemGray,
    systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
}

extension SystemColor {
  /// The components that hold where a theme has no palette: those of iOS 13 on a light screen.
  ///
  /// Greys, fills and backgrounds are measured; the other colours are UIKit's well-known values. Teal is the one that came
  /// with mint and cyan.
  public var fallback: Color {
    switch self {
    case .label: .black
    case .secondaryLabel: Color(0x3C3C43, alpha: 153.0 / 255)
    case .tertiaryLabel, .placeholderText: Color(0x3C3C43, alpha: 76.0 / 255)
    case .quaternaryLabel: Color(0x3C3C43, alpha: 45.0 / 255)
    case .separator: Color(0x3C3C43, alpha: 74.0 / 255)
    case .opaqueSeparator: Color(0xC6C6C8)
    case .systemBackground, .tertiarySystemBackground, .secondarySystemGroupedBackground: .white
    case .secondarySystemBackground, .systemGroupedBackground, .tertiarySystemGroupedBackground, .systemGray6:
      Color(0xF2F2F7)
    case .systemFill: Color(0x787880, alpha: 51.0 / 255)
    case .secondarySystemFill: Color(0x787880, alpha: 40.0 / 255)
    case .tertiarySystemFill: Color(0x767680, alpha: 30.0 / 255)
    case .quaternarySystemFill: Color(0x747480, alpha: 20.0 / 255)
    case .link, .systemBlue: Color(0x007AFF)
    case .systemRed: Color(0xFF3B30)
    case .systemOrange: Color(0xFF9500)
    case .systemYellow: Color(0xFFCC00)
    case .systemGreen: Color(0x34C759)
    case .systemMint: Color(0x00C7BE)
    case .systemTeal: Color(0x30B0C7)
    case .systemCyan: Color(0x32ADE6)
    case .systemIndigo: Color(0x5856D6)
    case .systemPurple: Color(0xAF52DE)
    case .systemPink: Color(0xFF2D55)
    case .systemBrown: Color(0xA2845E)
    case .systemGray: Color(0x8E8E93)
    case .systemGray2: Color(0xAEAEB2)
    case .systemGray3: Color(0xC7C7CC)
    case .systemGray4: Color(0xD1D1D6)
    case .systemGray5: Color(0xE5E5EA)
    }
  }
}
