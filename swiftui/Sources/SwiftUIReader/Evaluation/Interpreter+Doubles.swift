import SwiftSyntax

/// Arguments of which `1 / 2` is a half.
extension Interpreter {
  /// The arguments in parentheses, of which those that are Doubles are divided as such.
  func arguments(
    _ list: LabeledExprListSyntax, _ scope: Scope, of callee: ExprSyntax? = nil
  ) -> [Argument] {
    let isColor = callee?.isColor == true
    let isLength = callee.map { DoubleArguments.modifiers.contains($0.lastName) } == true
    return list.map { argument in
      let label = argument.label?.text
      let isDouble =
        isLength || label.map(DoubleArguments.labels.contains) == true
        || isColor && label.map(DoubleArguments.channels.contains) == true
      let value = exactly(isDouble) { evaluate(argument.expression, scope) }
      return Argument(label: label, value: value, node: argument.expression)
    }
  }
}

/// What asks for Doubles.
private enum DoubleArguments {
  /// The arguments of colours.
  static let channels: Set<String> = [
    "red", "green", "blue", "white", "hue", "saturation", "brightness", "opacity", "alpha",
  ]
  /// The modifiers that take numbers as Doubles only.
  static let modifiers: Set<String> = [
    "opacity", "padding", "frame", "offset", "cornerRadius", "minimumScaleFactor", "layoutPriority",
    "scaleEffect", "lineSpacing", "kerning", "tracking", "blur",
  ]
  /// The labels of lengths of views and fonts.
  static let labels: Set<String> = [
    "spacing", "minLength", "size", "cornerRadius", "lineWidth", "horizontalSpacing", "verticalSpacing",
  ]
}

extension ExprSyntax {
  /// The name that is called: `padding` of `view.padding`.
  fileprivate var lastName: String {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? self.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
  }

  /// Whether what is called may make a colour: `UIColor(…)`, `Color.init(…)` or `.init(…)`.
  fileprivate var isColor: Bool {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text.hasSuffix("Color")
    }
    guard let access = self.as(MemberAccessExprSyntax.self) else { return false }
    let name = access.declName.baseName.text
    return name.hasSuffix("Color") || name == "init" && access.base?.isColor != false
  }
}

extension TypeSyntax {
  /// Whether its values have parts of whole numbers.
  var isDouble: Bool { ["Double", "CGFloat", "Float", "TimeInterval"].contains(ownText) }
}
