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
