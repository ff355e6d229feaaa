extension BarLooks {
  /// The bars of the flat eras.
  static let flat = BarLooks(contentExtendsUnderBars: true)
}
