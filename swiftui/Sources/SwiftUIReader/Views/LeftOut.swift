extension Interpreter {
  /// The modifiers that change what is drawn, and that no spec has a key for.
  private static let leftOut: Set<String> = [
    "scaleEffect", "rotationEffect", "rotation3DEffect", "transformEffect", "position", "mask", "blur",
    "redacted",
    "strikethrough", "underline", "kerning", "tracking", "baselineOffset", "fontDesign", "fontWidth",
    "monospaced", "monospacedDigit", "gridCellAnchor",
    "grayscale", "saturation", "brightness", "contrast", "colorInvert", "colorMultiply", "hueRotation",
    "blendMode",
    "symbolRenderingMode", "glassEffect", "alignmentGuide", "listItemTint", "listRowSpacing",
    "safeAreaPadding",
    "toolbarBackground", "toolbarColorScheme",
  ]

  /// Tells, once for each name, that a modifier is left out which changes what is drawn.
  func leaveOut(_ modifier: ViewNode.Modifier) {
    guard Interpreter.leftOut.contains(modifier.name), !modifier.keepsViews else { return }
    tell("\(modifier.name) is left out", modifier)
  }

  /// Tells, once for each colour, that it is not known.
  func missColor(_ modifier: ViewNode.Modifier) {
    guard let argument = modifier.arguments.first, !argument.value.isNone else { return }
    tell("the colour \(argument.node.written) is not known", modifier)
  }

  /// Notes a guess about a modifier, at the first place alone.
  func tell(_ message: String, _ modifier: ViewNode.Modifier) {
    guard !guesses.contains(where: { $0.message == message }) else { return }
    guess(message, at: modifier.node)
  }
}

extension ViewNode.Modifier {
  /// Whether what it says changes nothing: no angle, a factor of 1, `false`, nothing at all.
  fileprivate var keepsViews: Bool {
    let usual = ["scaleEffect", "saturation", "contrast"].contains(name) ? 1.0 : 0
    return arguments.contains { argument in
      guard argument.label != "anchor" else { return false }
      switch argument.value {
      case .bool(let flag): return !flag
      case .array(let items): return items.isEmpty
      case .implicit(let name, let arguments), .library(let name, let arguments):
        return ["zero", "monochrome", "identity", "automatic", "default", "normal", "clear"].contains(name)
          || name.hasSuffix("degrees") && arguments.first?.value.number == 0
      default: return argument.value.isNone || argument.value.number == usual
      }
    }
  }
}
