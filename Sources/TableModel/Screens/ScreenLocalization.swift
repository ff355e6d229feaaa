/// Where the texts of a screen come from in other languages.
///
/// It does not count when screens are compared, as origins do not: documents stay equal wherever they were read.
public struct ScreenLocalization: Hashable, Sendable {
  /// What knows the screens of the source; `nil` where the texts are made, or have been chosen already.
  public let source: (any ScreenLocalizing)?
  /// The number of the screen in the source, counted from 0.
  public let screen: Int

  /// The texts of a screen of a source; without a source, texts stay as they are.
  public init(_ source: (any ScreenLocalizing)? = nil, screen: Int = 0) {
    self.source = source
    self.screen = screen
  }

  /// All are equal.
  public static func == (one: ScreenLocalization, other: ScreenLocalization) -> Bool { true }

  /// Adds nothing, as all are equal.
  public func hash(into hasher: inout Hasher) {}
}
