import TableModel

/// The screen that a table is laid out for.
package struct LayoutEnvironment: Hashable, Sendable {
  /// The size of the screen, in points.
  package var size: Size
  /// Device pixels a point; UIKit rounds to pixels, and so does layout.
  package var scale: Double
  /// What decides the height of the picture.
  package var height: PictureHeight
  /// Whether the screen is light or dark; themes without a palette are light.
  package var appearance: Appearance
  /// The parts at the screen's edges that a notch or a home indicator may cover, in points.
  package var safeAreaInsets: EdgeInsets
  /// Whether the screen is known to be a phone's.
  package var isPhone = false
  /// Whether views are made for rows outside the frame too; pictures do not need them, lists of views do.
  package var keepsHiddenRows: Bool
  /// How high Interface Builder stores rows whose height follows from their text, where they are to be so high; pictures
  /// show what devices show.
  package var storedRows: InterfaceBuilderObject.StoredRows?
  /// Whether views know what the figures of their frames are made of; pictures have no use for it.
  package var explainsFrames = false
  /// UIKit’s own words.
  package var strings: SystemStrings
  /// The language that text is set in, as a tag of BCP 47 such as `en` or `pt-BR`.
  package var language: String
  /// The way in which the interface is read.
  package var layoutDirection: LayoutDirection
  /// The size in points of the screen that this is all or a part of; `nil` for that of this.
  package var screenSize: Size?
  /// What a sheet stands on whose inside this is; `nil` where it is none.
  var sheet: Sheet?
  /// The way in which the views in a row stand whose row says so for itself; `nil` for that of the interface.
  var arrangement: LayoutDirection?

  /// A screen's surroundings: what layout knows but for the table itself.
  package init(
    size: Size,
    scale: Double,
    height: PictureHeight = .screen,
    appearance: Appearance = .light,
    safeAreaInsets: EdgeInsets = .zero,
    keepsHiddenRows: Bool = false,
    storedRows: InterfaceBuilderObject.StoredRows? = nil,
    strings: SystemStrings = .english,
    language: String = "en",
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.size = size
    self.scale = scale
    self.height = height
    self.appearance = appearance
    self.safeAreaInsets = safeAreaInsets
    self.keepsHiddenRows = keepsHiddenRows
    self.storedRows = storedRows
    self.strings = strings
    self.language = language
    self.layoutDirection = layoutDirection
  }
}

extension LayoutEnvironment {
  /// What a sheet stands on.
  enum Sheet: Hashable, Sendable {
    case phone, tablet
  }
}
