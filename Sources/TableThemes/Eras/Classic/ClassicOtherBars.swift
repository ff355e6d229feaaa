import TableModel

extension ByWidth {
  /// The middle of the time and the icons beside a notch, by the notch's height.
  static let notchCenter = ByWidth(22, [Step(from: 46, 24.5), Step(from: 52, 32)])
  /// The middle of the time, by the screen's width.
  static let notchTime = ByWidth(44, [Step(from: 390, 53), Step(from: 414, 57), Step(from: 420, 58)])
  /// The space after the battery, by the screen's width.
  static let notchTrailing = ByWidth(15, [Step(from: 390, 26), Step(from: 420, 30)])
}
