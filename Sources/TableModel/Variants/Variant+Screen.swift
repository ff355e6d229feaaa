extension Variant {
  /// The screen with the bars that are wanted, and with its tables doing what is wanted.
  public func applied(to screen: Screen) -> Screen {
    guard bars != nil || state != nil else { return screen }
    let barred = bars?.applied(to: screen) ?? screen
    return state?.applied(to: barred) ?? barred
  }
}
