/// Everything that one source file describes.
public struct Document: Hashable, Sendable {
  /// The screens in the order of the file; never empty when loading succeeded.
  public var screens: [Screen]
  /// The files that say which pictures and colours the screens have, such as those of asset catalogs.
  package var lists: Set<FilePath> = []

  /// A document from its screens.
  public init(screens: [Screen]) {
    self.screens = screens
  }
}
