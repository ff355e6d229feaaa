import SwiftSyntax

extension ContentMaker {
  /// A switch with its label, or the button that its style makes of it.
  func toggleView(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    if let button = toggleButton(node, style) { return view(button, style) }
    let toggle = JSON.mapping(["switch": self.toggle(node, style)])
    guard !style.hidesLabels, !node.arguments.isEmpty else { return toggle }
    let label = framed(
      line(label(of: node, style)),
      .mapping(["maxWidth": .string("infinity"), "alignment": .string("leading")]))
    // Switches stand beyond the edge, as the shadow that they had once is left out where views are aligned.
    return line([label, inset(toggle, top: nil, left: nil, bottom: nil, right: -2)])
  }

  /// Whether a control is as wide as it may be in a style of its own that is not; `nil` for other views.
  func isWideInItsStyle(_ node: ViewNode) -> Bool? {
    let style = ViewStyle().inside(node, interpreter).controls
    switch node.name {
    case "Toggle": return style["toggleStyle"] == "button" ? false : nil
    case "Gauge": return style["gaugeStyle"]?.hasPrefix("accessoryCircular") == true ? false : nil
    case "ProgressView": return style["progressViewStyle"].map { $0 == "linear" }
    default: return nil
    }
  }

  /// The button that looks like a toggle in the style of buttons, which is filled where it is on; `nil` for switches.
  func toggleButton(_ node: ViewNode, _ style: ViewStyle) -> ViewNode? {
    guard node.name == "Toggle", style.controls["toggleStyle"] == "button" else { return nil }
    let state = toggle(node, style)
    let isOn = (state["on"] ?? state).text == "on"
    let button = ViewNode("Button", node.arguments, node: node.node)
    guard isOn, let place = node.arguments.first?.node else { return button }
    return button.modified(
      "buttonStyle", [Argument(value: .implicit("borderedProminent", []), node: place)], node: node.node)
  }

  /// A switch as a spec has it.
  func toggle(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    let argument = node.argument("isOn") ?? node.argument("sources")
    let flag = argument?.value.bool
    if flag == nil {
      interpreter.tally.unknownControls += 1
      if let argument {
        interpreter.guess(
          "\(argument.value.unknown?.what ?? argument.node.written) is not known, taken as off",
          at: argument.node)
      }
    } else {
      interpreter.tally.knownControls += 1
    }
    let state = JSON.string(flag == true ? "on" : "off")
    guard style.isDisabled || style.tint != nil else { return state }
    return .mapping([
      "on": state, "enabled": style.isDisabled ? .bool(false) : nil, "tintColor": style.tint.map(JSON.string),
    ])
  }

  /// The text of a field that has as many lines as it needs; `nil` for other fields, and for those without one.
  func writing(_ node: ViewNode, _ style: ViewStyle) -> JSON? {
    let isEditor = node.name == "TextEditor"
    guard isEditor || node.argument("axis")?.value.memberName == "vertical",
      case .string(let text)? = node.argument("text")?.value, !text.text.isEmpty, !text.isPartial
    else { return nil }
    interpreter.tally.knownControls += 1
    var plain = style
    if plain.font.json == nil { plain.font.textStyle = "body" }
    let made = TextMaker.Made(
      json: .string(String(text.text.prefix(2_000))), plain: text.text, isKnown: true)
    var view = JSON.mapping(["label": texts.label(made, plain)])
    // The space that text views of UIKit have around their lines.
    if isEditor { view = inset(view, top: 8, left: 5, bottom: 8, right: 5) }
    return framed(
      view,
      .mapping([
        "maxWidth": .string("infinity"), "maxHeight": isEditor ? .string("infinity") : nil,
        "alignment": .string(isEditor ? "topLeading" : "leading"),
      ]))
  }

  /// A text field as a spec has it.
  func field(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    let value = (node.argument("text") ?? node.argument("value"))?.value
    var typed: String?
    if case .string(let text)? = value, !text.text.isEmpty {
      typed = node.name == "SecureField" ? String(repeating: "•", count: text.text.count) : text.text
    } else if let value, let number = value.number {
      let style = (node.argument("format") ?? node.argument("formatter"))?.value
      typed =
        style.flatMap { FormattedText.text(of: value, as: $0, interpreter) } ?? JSONWriter.digits(of: number)
    }
    if value?.unknown != nil {
      interpreter.tally.unknownControls += 1
    } else {
      interpreter.tally.knownControls += 1
    }
    let border = style.controls["textFieldStyle"] == "roundedBorder" ? "roundedRect" : nil
    let prompt =
      node.argument("prompt")?.value.view.map { texts.text(of: $0.speaking(as: node)) } ?? title(of: node)
    return .mapping([
      "text": typed.map { .string(String($0.prefix(2_000))) }, "placeholder": prompt.map(\.json),
      "font": style.font.json, "textColor": style.foreground.map(JSON.string),
      "borderStyle": border.map(JSON.string),
      "enabled": style.isDisabled ? .bool(false) : nil,
    ])
  }

  func slider(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    let range = node.argument("in")
    let (low, high) = range.map { $0.value.bounds ?? (0, 0) } ?? (0, 1)
    if let range, low == high {
      interpreter.guess("\(range.node.written) is not known, so the slider is in the middle", at: range.node)
    }
    let value = node.argument("value")?.value.number
    if value == nil { interpreter.tally.unknownControls += 1 } else { interpreter.tally.knownControls += 1 }
    let part = high > low ? ((value ?? (low + high) / 2) - low) / (high - low) : 0.5
    // Steps show since iOS 26; what is lost in dividing makes none fewer.
    let step = interpreter.options.system >= 26 ? node.argument("step")?.value.number : nil
    let ticks = step.map { ((high - low) / $0 + 1e-9).rounded(.down) + 1 }
    let slider = JSON.mapping([
      "slider": .mapping([
        "value": .number(min(max(part, 0), 1)), "enabled": style.isDisabled ? .bool(false) : nil,
        "tintColor": style.tint.map(JSON.string),
        "numberOfTicks": ticks.flatMap { (2...100).contains($0) ? .number($0) : nil },
      ])
    ])
    let ends = ["minimumValueLabel", "maximumValueLabel"].map { labels(of: node, $0, style) }
    let views = ends[0] + [slider] + ends[1]
    return views.count == 1 ? slider : stacked("hStack", views, spacing: 10)
  }
}
