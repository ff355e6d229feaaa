/// How a button looks under a finger.
public struct PressedLook: Hashable, Sendable {
  /// How visible what has the colour of what can be tapped is, 0…1.
  public var opacity: Double = 1
  /// How much black is mixed with its colours, 0…1.
  public var darkening: Double = 0

  /// A button that grows pale, as buttons of one colour do since iOS 7; by eye.
  static let faded = PressedLook(opacity: 0.3)
  /// A button that grows dark, as pictures did before; by eye.
  static let darkened = PressedLook(darkening: 0.5)
}
