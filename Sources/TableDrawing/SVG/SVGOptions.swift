/// How SVG files hold text.
public enum SVGTextMode: String, Hashable, Sendable, CaseIterable {
  /// As outlines: looks the same everywhere and needs no font.
  case outlines
  /// As text that can be edited; it needs the fonts where it is shown, and keeps its width without them.
  case live
}

/// How SVG files are written.
public struct SVGOptions: Hashable, Sendable {
  /// How text is held.
  public var text: SVGTextMode

  /// Options with a way to hold text.
  public init(text: SVGTextMode = .outlines) {
    self.text = text
  }
}
