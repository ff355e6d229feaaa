extension Variant {
  /// The screen as a kind of device shows it, with its texts in the language that is wanted, with the bars and with its
  /// tables doing what is wanted.
  public func applied(
    to screen: Screen, on idiom: UserInterfaceIdiom, _ sizeClasses: SizeClasses? = nil
  ) -> Screen {
    var shown = screen.shown(in: language, on: idiom, sizeClasses)
    if bars == .shown, let found = screen.surroundings.bars(in: language) { shown.bars = found }
    let barred = bars?.applied(to: shown) ?? shown
    return state?.applied(to: barred) ?? barred
  }
}
