/// Everything that one source file describes.
public struct Document: Hashable, Sendable {
  /// The screens in the order of the file; never empty when loading succeeded.
  public var screens: [Screen]

  /// A document from its screens.
  public init(screens: [Screen]) {
    self.screens = screens
  }
}
