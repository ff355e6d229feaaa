extension Variant {
  /// The screen with its texts in the language that is wanted, with the bars and with its tables doing what is wanted.
  public func applied(to screen: Screen) -> Screen {
    guard language != nil || bars != nil || state != nil else { return screen }
    var localized = screen.localized(in: language)
    if bars == .shown, let found = screen.surroundings.bars(in: language) { localized.bars = found }
    let barred = bars?.applied(to: localized) ?? localized
    return state?.applied(to: barred) ?? barred
  }
}
