import TableDrawing
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

/// How much the pictures of one sheet or book may hold together: as much as one picture by itself.
///
/// All of them are in memory until the file is written.
package struct SheetRoom {
  fileprivate var rest = Scene.mostParts

  /// The room of a sheet without pictures.
  package init() {}

  /// What is said of a picture that the others leave too little room for.
  fileprivate static var full: DrawingError {
    DrawingError(
      "the pictures together have too many views, lines and letters",
      hint: "draw fewer pictures into one file, or smaller tables")
  }
}

extension Renderer {
  /// Lays out a picture of a sheet; `scale` holds where its variant says none.
  ///
  /// Throws where a look or a device is named that there is not, and where a font cannot be opened.
  public func entry(of picture: SheetPicture, scale: Double) throws -> ContactSheet.Entry {
    var room = SheetRoom()
    return try entry(of: picture, scale: scale, in: &room)
  }

  /// The same of a picture that takes its part of a sheet's room.
  package func entry(
    of picture: SheetPicture, scale: Double, in room: inout SheetRoom
  ) throws -> ContactSheet.Entry {
    var variant = picture.variant
    variant.scale = variant.scale ?? scale
    return ContactSheet.Entry(
      try scene(of: picture.screen, as: variant, in: &room), caption: picture.caption)
  }

  /// Lays out a screen that takes its part of a sheet's room, in the time of one picture or what a clock has left.
  package func scene(
    of screen: Screen, as variant: Variant, in room: inout SheetRoom, until clock: WorkClock? = nil
  ) throws -> Scene {
    let isFirst = room.rest == Scene.mostParts
    let scene = try scene(of: screen, as: variant, until: clock ?? startedClock, room: room.rest)
    let rest = room.rest - scene.partCount
    // A picture that is left out takes no room from others. Standard cells alone are never too much for one by itself.
    guard scene.gap != .tooMuch, rest >= 0 || isFirst else { throw isFirst ? .tooMuch : SheetRoom.full }
    room.rest = max(0, rest)
    return scene
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
    var room = SheetRoom()
    let entries = try themes.map { theme in
      var variant = variant
      variant.theme = theme
      return try entry(
        of: SheetPicture(screen, as: variant, caption: try UnknownNameError.theme(theme).title),
        scale: screen.scale ?? SheetPicture.usualScale, in: &room)
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
