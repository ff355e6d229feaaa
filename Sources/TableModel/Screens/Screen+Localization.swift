extension Screen {
  /// The screen with its texts in a language, by its name, as a kind of device shows it.
  ///
  /// Texts stay as they are where no language is given. A screen is localised once, before anything else of it is changed:
  /// its content is read anew from its source. `sizeClasses` is the room of the screen, `nil` for that which the source says.
  public func shown(
    in language: String?, on idiom: UserInterfaceIdiom, _ sizeClasses: SizeClasses? = nil
  ) -> Screen {
    guard language != nil || idiom != .phone || sizeClasses != nil, let source = localization.source else {
      return self
    }
    var screen = self
    screen.localization = ScreenLocalization()
    guard let shown = source.content(ofScreen: localization.screen, in: language, on: idiom, sizeClasses)
    else {
      return screen
    }
    (screen.content, screen.popover, screen.bars) = (shown.content, shown.popover, shown.bars)
    screen.presentation = shown.presentation
    return screen
  }
}
