import TableLayout
import TableModel
import TableThemes

/// A screen in one way, for a sheet with others.
public struct SheetPicture: Hashable, Sendable {
  /// Device pixels a point of sheets whose sources do not say; the pictures' own devices may differ.
  public static let usualScale = 2.0

  /// The screen as its source has it in this way.
  public var screen: Screen
  /// The way in which it is drawn.
  public var variant: Variant
  /// The line of text under it; `nil` for none.
  public var caption: String?

  /// A screen in one way.
  public init(_ screen: Screen, as variant: Variant = Variant(), caption: String? = nil) {
    self.screen = screen
    self.variant = variant
    self.caption = caption
  }
}

extension Renderer {
  /// Lays out a picture of a sheet; `scale` holds where its variant says none.
  ///
  /// Throws where a look or a device is named that there is not, and where a font cannot be opened.
  public func entry(of picture: SheetPicture, scale: Double) throws -> ContactSheet.Entry {
    var variant = picture.variant
    variant.scale = variant.scale ?? scale
    return ContactSheet.Entry(try scene(of: picture.screen, as: variant), caption: picture.caption)
  }

  /// A screen in several looks at one scale on one sheet, the title of each look under its picture.
  ///
  /// The sheet has the order of `themes`, and there is none without any; a theme of the variant gives way.
  public func eras(
    of screen: Screen,
    themes: [String] = Theme.names,
    on sheet: ContactSheet = .grid,
    as variant: Variant = Variant()
  ) throws -> Scene? {
    let entries = try themes.map { theme in
      var variant = variant
      variant.theme = theme
      return try entry(
        of: SheetPicture(screen, as: variant, caption: try UnknownNameError.theme(theme).title),
        scale: screen.scale ?? SheetPicture.usualScale)
    }
    return try scene(of: entries, on: sheet)
  }
}

extension VariantAxis {
  /// What captions say of a variant's value: the title of a look or a device, else the value's own word.
  ///
  /// Empty where the axis is left to the source.
  public func caption(of variant: Variant) -> String {
    guard let word = word(of: variant) else { return "" }
    switch vocabulary {
    case .themes: return Theme.named(word)?.title ?? word
    case .devices: return Device.named(word)?.title ?? word
    case .wholeNumbers: return "\(word)×"
    case .languages: return word
    case .words: return word.spacedOut
    }
  }
}

extension String {
  /// A name whose words begin with capitals as words of their own: `extra small` for `extraSmall`.
  fileprivate var spacedOut: String {
    reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
  }
}
