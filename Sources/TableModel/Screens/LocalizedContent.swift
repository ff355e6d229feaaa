/// What a screen shows in one language: all of it that has texts.
public struct LocalizedContent: Hashable, Sendable {
  /// What fills the screen.
  public var content: ScreenContent
  /// What floats over the content.
  public var popover: Popover?
  /// What stands over all that.
  public var presentation: Presentation?
  /// The bars that the screen's document knows of.
  public var bars: ScreenBars?

  /// The parts of a screen that have texts.
  public init(
    content: ScreenContent, popover: Popover?, presentation: Presentation? = nil, bars: ScreenBars?
  ) {
    self.content = content
    self.popover = popover
    self.presentation = presentation
    self.bars = bars
  }
}
