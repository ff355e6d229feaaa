import SwiftSyntax

/// What views take over from those around them.
struct ViewStyle {
  var font = FontStyle()
  /// The colour of texts and symbols; `nil` for the usual one of each.
  var foreground: String?
  /// The colour of texts and symbols that are no controls, where nobody says any; `nil` for the usual one.
  var plain: String?
  /// The colour of controls, where one is said.
  var tint: String?
  /// The colour of what can be tapped where no tint is said; switches do not have it.
  var accent: String?
  var isDisabled = false
  /// Whether texts and symbols are pale, as those of a button that is disabled.
  var isDimmed = false
  var lineLimit: Int?
  var alignment: String?
  /// Where long texts are cut, as UIKit names it, and how small letters become to fit in a line.
  var (truncation, leastScale): (String?, Double?)
  var hidesLabels = false
  /// The names of the styles of buttons and labels, and of the size of controls; `nil` for the usual ones.
  var (buttonStyle, labelStyle, controlSize): (String?, String?, String?)
  /// The names of the styles of other controls, by the modifiers that give them: `segmented` by `pickerStyle`.
  var controls: [String: String] = [:]
  /// What symbols are in besides, as in `circle.fill`, and how large they are beside letters.
  var (symbolVariant, imageScale): (String?, String?)
  /// What says the case of letters that texts are in; `nil` for that which they are written in.
  var textCase: ViewNode.Modifier?
  /// Whether headers keep the case of their letters.
  var keepsCase = false
  /// What was said to lie behind.
  var behind: Value?

  /// The colour of what can be tapped.
  var tapped: String { tint ?? accent ?? "systemBlue" }

  /// A style of letters, as far as it is given.
  struct FontStyle: Equatable {
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

    /// What the text styles leave between lines in points at the usual setting, on whole pixels; letters of a size leave
    /// nothing.
    private static let leadings = [
      "largeTitle": 2 / 3.0, "title1": 2 / 3.0, "title2": 2, "title3": 4 / 3.0, "callout": 2,
      "subheadline": 7 / 3.0, "footnote": 8 / 3.0, "caption1": 2, "caption2": 0,
    ]
    /// The space above a text that stands below another one, in points at the usual setting.
    var leading: Double { size == nil ? Self.leadings[textStyle ?? ""] ?? 2 : 0 }

    /// The text styles that `bold()` makes bold; it makes others semibold, as measured.
    private static let boldStyles: Set<String> = ["largeTitle", "title1", "title2"]

    /// Whether the letters are those of the body, and no more is said.
    var isBody: Bool { textStyle == "body" && size == nil && weight == nil && !isBold && !isItalic }

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
    if style.isDisabled, ViewCatalog.tapped.contains(node.name) { style.isDimmed = true }
    return style
  }

  private mutating func take(_ modifier: ViewNode.Modifier, _ interpreter: Interpreter) {
    let value = modifier.arguments.first?.value
    switch modifier.name {
    case "font":
      guard let value else { break }
      let names = FontNames(value)
      font.take(names)
      if let design = names.design { interpreter.tell("letters are as usual and not \(design)", modifier) }
    case "fontWeight":
      font.weight = value?.memberName ?? font.weight
    case "bold": font.isBold = value?.bool != false
    case "italic": font.isItalic = value?.bool != false
    case "foregroundColor", "foregroundStyle":
      if value?.memberName == "tint" {
        foreground = tapped
      } else if let value, let color = interpreter.color(of: value) {
        foreground = color
      } else {
        interpreter.missColor(modifier)
      }
    case "tint":
      if let value, let color = interpreter.color(of: value) {
        tint = color
      } else {
        interpreter.missColor(modifier)
      }
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
    case "textCase":
      keepsCase = value?.isNone == true || value?.memberName == "none"
      textCase = keepsCase ? nil : modifier
    case "buttonStyle": buttonStyle = value.flatMap { StyleName.name(of: $0, modifier.name) }
    case "labelStyle": labelStyle = value.flatMap { StyleName.name(of: $0, modifier.name) }
    case "toggleStyle":
      // An old way of saying a tint.
      if case .library(_, let arguments)? = value, let color = arguments.first(where: { $0.label == "tint" }),
        let paint = interpreter.color(of: color.value)
      {
        tint = paint
      }
      if let value { controls[modifier.name] = StyleName.name(of: value, modifier.name) }
    case "textFieldStyle", "progressViewStyle", "gaugeStyle", "menuStyle", "datePickerStyle", "pickerStyle":
      guard let value else { break }
      controls[modifier.name] = StyleName.name(of: value, modifier.name)
      if controls[modifier.name] == nil {
        interpreter.tell("the style \(modifier.arguments[0].node.written) is left out", modifier)
      }
    case "controlSize": controlSize = value?.memberName
    case "symbolVariant":
      let name = value?.memberName
      symbolVariant = name == "none" ? nil : [symbolVariant, name].compactMap(\.self).joined(separator: ".")
    case "imageScale": imageScale = value?.memberName
    case "environment": take(environment: modifier, interpreter)
    case "dynamicTypeSize":
      // A range keeps the size that there is.
      if value?.memberName != nil, modifier.arguments.first?.node.is(MemberAccessExprSyntax.self) == true {
        leaveOut(part: modifier.name, modifier, interpreter)
      }
    default: interpreter.leaveOut(modifier)
    }
  }

  /// The keys of the environment that modifiers of these names set, too.
  private static let keys = [
    "font": "font", "lineLimit": "lineLimit", "multilineTextAlignment": "multilineTextAlignment",
    "minimumScaleFactor": "minimumScaleFactor", "truncationMode": "truncationMode", "textCase": "textCase",
    "controlSize": "controlSize", "symbolVariants": "symbolVariant", "imageScale": "imageScale",
  ]
  /// The keys that change what is drawn, and that only the screen as a whole may have, or nothing.
  private static let leftOut: Set<String> = [
    "defaultMinListRowHeight", "defaultMinListHeaderHeight", "editMode", "legibilityWeight",
    "backgroundMaterial",
  ]

  /// The keys that a screen has as a whole.
  private static let whole: Set<String> = [
    "layoutDirection", "colorScheme", "dynamicTypeSize", "sizeCategory",
  ]

  /// Tells that what a screen has as a whole is left out where a part of it says so.
  private func leaveOut(part name: String, _ modifier: ViewNode.Modifier, _ interpreter: Interpreter) {
    guard !interpreter.settled.contains(modifier.node.id) else { return }
    interpreter.tell("\(name) of a part of the screen is left out", modifier)
  }

  private mutating func take(environment modifier: ViewNode.Modifier, _ interpreter: Interpreter) {
    guard case .keyPath(let names)? = modifier.arguments.first?.value, names.count == 1,
      modifier.arguments.count == 2
    else { return }
    let value = modifier.arguments[1].value
    if let name = ViewStyle.keys[names[0]] {
      take(
        ViewNode.Modifier(name: name, arguments: [modifier.arguments[1]], node: modifier.node), interpreter)
    } else if names[0] == "isEnabled" {
      isDisabled = isDisabled || value.bool == false
    } else if names[0] == "locale" {
      guard let language = modifier.language else {
        let name = value.memberName ?? ""
        if !["current", "autoupdatingCurrent"].contains(name) {
          interpreter.tell("the language of the view is not known", modifier)
        }
        return
      }
      guard interpreter.strings.hasTexts(in: language) else {
        interpreter.tell("the language \(language) is left out, as the project has no texts in it", modifier)
        return
      }
    } else if ViewStyle.whole.contains(names[0]) {
      leaveOut(part: names[0], modifier, interpreter)
    } else if ViewStyle.leftOut.contains(names[0]) {
      interpreter.tell("\(names[0]) of the environment is left out", modifier)
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
  /// A shape of letters that no spec has: `monospaced`, or the name of a font.
  var design: String?

  private static let styles = [
    "largeTitle": "largeTitle", "title": "title1", "title2": "title2", "title3": "title3",
    "headline": "headline",
    "subheadline": "subheadline", "body": "body", "callout": "callout", "footnote": "footnote",
    "caption": "caption1", "caption2": "caption2",
  ]
  private static let designs: Set<String> = ["monospaced", "rounded", "serif"]
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
      if FontNames.designs.contains(part) { design = part }
    }
    if name.split(separator: ".").last == "custom" {
      design = arguments.first?.value.text.map { "those of \($0.text)" } ?? "those of another font"
    }
    for argument in arguments {
      if argument.label == "size" || argument.label == "fixedSize", let size = argument.value.number {
        self.size = min(max(size, 1), 200)
      }
      guard let member = argument.value.memberName else { continue }
      if argument.label == "design", FontNames.designs.contains(member) { design = member }
      if FontNames.weights.contains(member) { weight = member }
      if let style = FontNames.styles[member] { textStyle = style }
    }
  }
}
