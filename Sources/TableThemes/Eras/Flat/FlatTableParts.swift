extension TablePartLooks {
  /// The parts of tables in the flat eras.
  static let flat = TablePartLooks(sectionIndexWidth: 15)
}
