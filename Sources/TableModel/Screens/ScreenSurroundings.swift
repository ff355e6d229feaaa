/// Where the bars around a screen come from that its own file does not have.
///
/// As with `ScreenLocalization`, it does not count when screens are compared.
package struct ScreenSurroundings: Hashable, Sendable {
  /// What knows the other files of the project; `nil` where there are none.
  package let source: (any BarsFinding)?
  /// The number of the screen in the source, counted from 0.
  package let screen: Int

  /// The surroundings of a screen of a source.
  package init(_ source: (any BarsFinding)? = nil, screen: Int = 0) {
    self.source = source
    self.screen = screen
  }

  /// The bars in a language; `nil` where other files add nothing.
  package func bars(in language: String?) -> ScreenBars? { source?.bars(ofScreen: screen, in: language) }

  /// All are equal.
  package static func == (one: ScreenSurroundings, other: ScreenSurroundings) -> Bool { true }

  /// Adds nothing.
  package func hash(into hasher: inout Hasher) {}
}
