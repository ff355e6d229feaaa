/// How much an SVG file may hold and ask for.
enum SVGLimits {
  /// The most bytes of a file.
  static let bytes = 1 << 20
  /// The most elements of a file.
  static let elements = 10_000
  /// How deep elements may lie in each other, those included that others use.
  static let depth = 32
  /// The most elements that are drawn, each counted as often as it is used.
  static let work = 50_000.0
  /// What a stop of a gradient counts among them, wherever the gradient is used.
  static let workOfStop = 0.25
  /// The most rules of stylesheets, each counted for every element that it may be meant for.
  static let matches = 5_000_000
  /// The most dashes of all lines.
  static let dashes = 200_000.0
}
