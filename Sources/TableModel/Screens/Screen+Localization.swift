extension Screen {
  /// The screen with its texts in a language, by its name; the screen as it is where no language is given.
  ///
  /// A screen is localised once, before anything else of it is changed: its content is read anew from its source.
  public func localized(in language: String?) -> Screen {
    guard let language, let source = localization.source else { return self }
    var screen = self
    screen.localization = ScreenLocalization()
    guard let localized = source.content(ofScreen: localization.screen, in: language) else { return screen }
    (screen.content, screen.popover, screen.bars) = (localized.content, localized.popover, localized.bars)
    return screen
  }
}
