import SwiftSyntax

/// What views take over from those around them.
struct ViewStyle {
  var font = FontStyle()
  /// The colour of texts and symbols; `nil` for the usual one of each.
  var foreground: String?
  /// The colour of controls, where one is said.
  var tint: String?
  /// The colour of what can be tapped where no tint is said; switches do not have it.
  var accent: String?
  var isDisabled = false
  var lineLimit: Int?
  var alignment: String?
  /// Where long texts are cut, as UIKit names it, and how small letters become to fit in a line.
  var (truncation, leastScale): (String?, Double?)
  var hidesLabels = false
  /// The names of the styles of buttons and labels, and of the size of controls; `nil` for the usual ones.
  var (buttonStyle, labelStyle, controlSize): (String?, String?, String?)
  /// Whether headers keep the case of their letters.
  var keepsCase = false
  /// What was said to lie behind.
  var behind: Value?

  /// The colour of what can be tapped.
  var tapped: String { tint ?? accent ?? "systemBlue" }

  /// A style of letters, as far as it is given.
  struct FontStyle {
    var textStyle: String?
    var size: Double?
    var weight: String?
    /// Whether `bold()` was said, which is as heavy as the text style has it; a weight that is said counts more.
    var isBold = false
    var isItalic = false

    /// The sizes of text styles in points at the usual setting.
    private static let sizes = [
      "largeTitle": 34.0, "title1": 28, "title2": 22, "title3": 20, "callout": 16, "subheadline": 15,
      "footnote": 13, "caption1": 12, "caption2": 11,
    ]
    /// The size of the letters in points at the usual setting.
    var points: Double { size ?? Self.sizes[textStyle ?? ""] ?? 17 }

    /// The text styles that `bold()` makes bold; it makes others semibold, as measured.
    private static let boldStyles: Set<String> = ["largeTitle", "title1", "title2"]

    var json: JSON? {
      let weight =
        weight
        ?? (isBold ? size == nil && !Self.boldStyles.contains(textStyle ?? "") ? "semibold" : "bold" : nil)
      guard textStyle != nil || size != nil || weight != nil || isItalic else { return nil }
      return .mapping([
        "textStyle": textStyle.map(JSON.string), "size": size.map(JSON.number),
        "weight": weight.map(JSON.string), "italic": isItalic ? .bool(true) : nil,
      ])
    }
  }

  /// The style inside of a view with modifiers, of which the inner ones win.
  func inside(_ node: ViewNode, _ interpreter: Interpreter) -> ViewStyle {
    var style = self
    for modifier in node.modifiers.reversed() { style.take(modifier, interpreter) }
    return style
  }

  private mutating func take(_ modifier: ViewNode.Modifier, _ interpreter: Interpreter) {
    let value = modifier.arguments.first?.value
    switch modifier.name {
    case "font": if let value { font.take(FontNames(value)) }
    case "fontWeight":
      font.weight = value?.memberName ?? font.weight
    case "bold": font.isBold = value?.bool != false
    case "italic": font.isItalic = value?.bool != false
    case "foregroundColor", "foregroundStyle":
      if value?.memberName == "tint" {
        foreground = tapped
      } else if let value, let color = interpreter.color(of: value) {
        foreground = color
      }
    case "tint": if let value, let color = interpreter.color(of: value) { tint = color }
    case "accentColor": if let value, let color = interpreter.color(of: value) { accent = color }
    case "disabled":
      if let value {
        if let flag = value.bool {
          isDisabled = isDisabled || flag
        } else {
          interpreter.guess(
            "disabled(\(modifier.arguments[0].node.written)) is not known, taken as enabled",
            at: modifier.node)
        }
      }
    case "background":
      if let value { behind = value }
    case "lineLimit": if case .int(let lines)? = value { lineLimit = lines }
    case "truncationMode":
      truncation = ["head": "byTruncatingHead", "middle": "byTruncatingMiddle"][value?.memberName ?? ""]
    case "minimumScaleFactor": leastScale = value?.number
    case "multilineTextAlignment":
      alignment = ["leading": "natural", "trailing": "right", "center": "center"][value?.memberName ?? ""]
    case "labelsHidden": hidesLabels = true
    case "textCase": keepsCase = value?.isNone == true || value?.memberName == "none"
    case "buttonStyle": buttonStyle = value.flatMap { StyleName.name(of: $0, modifier.name) }
    case "labelStyle": labelStyle = value.flatMap { StyleName.name(of: $0, modifier.name) }
    case "toggleStyle":
      // An old way of saying a tint.
      if case .library(_, let arguments)? = value, let color = arguments.first(where: { $0.label == "tint" }),
        let paint = interpreter.color(of: color.value)
      {
        tint = paint
      }
    case "textFieldStyle", "progressViewStyle", "gaugeStyle", "menuStyle", "datePickerStyle", "pickerStyle":
      if case .object? = value {
        interpreter.guess("the style \(modifier.arguments[0].node.written) is left out", at: modifier.node)
      }
    case "controlSize": controlSize = value?.memberName
    default: break
    }
  }
}

extension ViewStyle.FontStyle {
  mutating func take(_ names: FontNames) {
    if let style = names.textStyle { (textStyle, size) = (style, nil) }
    if let size = names.size { (self.size, textStyle) = (size, nil) }
    if let weight = names.weight { self.weight = weight }
    if names.isBold { isBold = true }
    if names.isItalic { isItalic = true }
  }
}

/// A font as it is written: `.headline`, `.system(size: 12, weight: .bold)`, `.body.bold()`.
struct FontNames {
  var textStyle: String?
  var size: Double?
  var weight: String?
  var isBold = false
  var isItalic = false

  private static let styles = [
    "largeTitle": "largeTitle", "title": "title1", "title2": "title2", "title3": "title3",
    "headline": "headline",
    "subheadline": "subheadline", "body": "body", "callout": "callout", "footnote": "footnote",
    "caption": "caption1", "caption2": "caption2",
  ]
  private static let weights: Set<String> = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  init(_ value: Value) {
    let (name, arguments): (String, [Argument])
    switch value {
    case .implicit(let first, let all): (name, arguments) = (first, all)
    case .library(let first, let all): (name, arguments) = (first, all)
    default: return
    }
    for part in name.split(separator: ".").map(String.init) {
      if let style = FontNames.styles[part] { textStyle = style }
      if part == "bold" { isBold = true }
      if part == "italic" { isItalic = true }
    }
    for argument in arguments {
      if argument.label == "size" || argument.label == "fixedSize", let size = argument.value.number {
        self.size = min(max(size, 1), 200)
      }
      guard let member = argument.value.memberName else { continue }
      if FontNames.weights.contains(member) { weight = member }
      if let style = FontNames.styles[member] { textStyle = style }
    }
  }
}
