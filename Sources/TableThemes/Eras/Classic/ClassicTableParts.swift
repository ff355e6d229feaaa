extension TablePartLooks {
  /// The parts of tables in the classic eras.
  static let classic = TablePartLooks(sectionIndexWidth: 30)
}
