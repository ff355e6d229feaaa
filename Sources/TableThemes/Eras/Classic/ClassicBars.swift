extension BarLooks {
  /// The bars of the classic eras.
  static let classic = BarLooks(contentExtendsUnderBars: false)
}
