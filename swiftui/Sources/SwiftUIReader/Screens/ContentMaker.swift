import SwiftSyntax

/// Makes the views of rows that none of UIKit's styles has: stacks, pictures, fields and controls.
final class ContentMaker {
  let interpreter: Interpreter
  let expander: ViewExpander
  let texts: TextMaker
  private var count = 0

  init(_ expander: ViewExpander) {
    self.expander = expander
    interpreter = expander.interpreter
    texts = TextMaker(interpreter: interpreter)
  }

  /// The space between views of a stack where none is written.
  private static let spacing = 8.0
  /// The space between texts that stand above each other.
  private static let textSpacing = 4.0
  /// The padding where none is written.
  private static let padding = 16.0

  /// A row with views of its own.
  func row(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    count = 0
    var content = view(node, style)
    let name = content["id"]?.text ?? newName()
    content = content.with("id", .string(name))
    let end = isFlexible(node) ? "==" : "<="
    let isCentred = node.modifiers.contains {
      $0.name == "frame" && $0.argument("maxWidth") != nil
        && ($0.argument("alignment")?.value.memberName ?? "center") == "center"
    }
    let horizontal =
      isCentred
      ? ["\(name).centerX == superview.centerX", "\(name).leading >= superview.leadingMargin"]
      : ["\(name).leading == superview.leadingMargin", "\(name).trailing \(end) superview.trailingMargin"]
    return .mapping([
      "contentView": .mapping([
        "constraints": .array(
          (horizontal + [
            "\(name).top >= superview.top + 11", "\(name).bottom <= superview.bottom - 11",
            "\(name).centerY == superview.centerY",
          ]).map(JSON.string)),
        "subviews": .array([content]),
      ])
    ])
  }

  private func newName() -> String {
    count += 1
    return "view\(count)"
  }

  /// A view of a spec from a view with its modifiers.
  func view(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    let made = interpreter.deeper { () -> JSON in
      let inner = style.inside(node, interpreter)
      let content = plain(node, inner)
      return modified(content, node)
    }
    return made ?? box("…")
  }

  /// A box in the place of what cannot be drawn, with its name.
  func box(_ name: String) -> JSON {
    .mapping([
      "customClass": .string(String(name.prefix(60))),
      "constraints": .array([.string("width >= 120"), .string("height >= 29")]),
    ])
  }

  private func plain(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    if let unknown = node.unknown {
      interpreter.tally.boxes += 1
      interpreter.guess("\(unknown.what) is not known, drawn as a box", at: node.node)
      return box(unknown.what)
    }
    switch node.name {
    case "Text", "Text+": return .mapping(["label": texts.label(texts.text(of: node), style)])
    case "Image": return texts.image(node, style).map { .mapping(["imageView": $0]) } ?? box("Image")
    case "Label": return label(node, style)
    case "Spacer":
      return .mapping([
        "constraints": .array([.string("width >= 8")]), "contentHuggingPriority": .number(1),
      ])
    case "HStack", "LazyHStack", "GridRow": return stack(node, style, isVertical: false)
    case "VStack", "LazyVStack", "Form", "List", "Section", "ScrollView", "Grid", "GroupBox":
      return stack(node, style, isVertical: true)
    case "ZStack": return layers(node, style)
    case "Divider":
      return .mapping([
        "backgroundColor": .string("separator"), "constraints": .array([.string("height == 0.5")]),
      ])
    case "Circle", "Capsule", "Rectangle", "RoundedRectangle", "Ellipse", "UnevenRoundedRectangle":
      return shape(node, style)
    case "Toggle":
      let toggle = JSON.mapping(["switch": self.toggle(node, style)])
      return style.hidesLabels || node.arguments.isEmpty
        ? toggle : line(label(of: node, style) + [spacer, toggle])
    case "Button", "Link", "Menu", "ShareLink", "NavigationLink", "PhotosPicker":
      var tinted = style
      if node.name != "NavigationLink", style.foreground == nil {
        tinted.foreground =
          node.argument("role")?.value.memberName == "destructive" ? "systemRed" : style.tint ?? "systemBlue"
      }
      return line(label(of: node, tinted))
    case "TextField", "SecureField", "TextEditor": return .mapping(["textField": field(node, style)])
    case "Slider": return slider(node, style)
    case "Stepper":
      return line(label(of: node, style) + [spacer, .mapping(["stepper": .mapping([:])])])
    case "ProgressView": return progress(node, style)
    case "Picker": return picker(node, style)
    case "DatePicker":
      return style.hidesLabels ? date(node) : line(label(of: node, style) + [spacer, date(node)])
    case "ColorPicker": return line(label(of: node, style) + [spacer, colorWell(node)])
    case "LabeledContent":
      return line(label(of: node, style) + [spacer] + contentViews(of: node).map { view($0, style) })
    case "DisclosureGroup": return line(label(of: node, style))
    case "ContentUnavailableView": return unavailable(node, style)
    default:
      if node.name.hasPrefix("Color") {
        return .mapping(["backgroundColor": .string(ColorNames.color(of: .view(node)) ?? "systemGray5")])
      }
      interpreter.tally.boxes += 1
      interpreter.guess("\(node.name) cannot be drawn, so a box stands in its place", at: node.node)
      return box(node.name)
    }
  }

  private var spacer: JSON {
    .mapping(["constraints": .array([.string("width >= 8")]), "contentHuggingPriority": .number(1)])
  }

  private func line(_ views: [JSON]) -> JSON {
    if views.count == 1 { return views[0] }
    return .mapping([
      "stackView": .mapping(["alignment": .string("center"), "spacing": .number(ContentMaker.spacing)]),
      "subviews": .array(views),
    ])
  }

  private func stack(_ node: ViewNode, _ style: ViewStyle, isVertical: Bool) -> JSON {
    let views = expander.content(of: node)
    let alignment = node.argument("alignment")?.value.memberName ?? "center"
    let aligned =
      switch alignment {
      case "leading" where isVertical, "trailing" where isVertical: alignment
      case "firstTextBaseline": "firstBaseline"
      case "lastTextBaseline": "lastBaseline"
      case "top" where !isVertical: "leading"
      case "bottom" where !isVertical: "trailing"
      default: "center"
      }
    let texts = views.allSatisfy { ["Text", "Text+"].contains($0.name) }
    let usual = isVertical && texts ? ContentMaker.textSpacing : ContentMaker.spacing
    let spacing = node.argument("spacing")?.value.number ?? usual
    // A stack is as wide as it may be where something in it is.
    let isFilled = isVertical && views.contains { isFlexible($0) || $0.name == "Divider" }
    return .mapping([
      "stackView": .mapping([
        "axis": isVertical ? .string("vertical") : nil,
        "alignment": .string(isFilled && aligned == "leading" ? "fill" : aligned),
        "spacing": .number(min(max(spacing, -100), 500)),
      ]),
      "subviews": .array(views.filter { !(isVertical && $0.name == "Spacer") }.map { view($0, style) }),
    ])
  }

  private func layers(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    let views = expander.content(of: node)
    let subviews = views.map { view -> JSON in
      let made = self.view(view, style)
      let own = made["constraints"]?.items ?? []
      let inside = [
        "centerX == superview.centerX", "centerY == superview.centerY", "width <= superview.width",
        "height <= superview.height",
      ]
      return made.with("constraints", .array(own + inside.map(JSON.string)))
    }
    return .mapping(["subviews": .array(subviews)])
  }

  private func label(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    var views: [JSON] = []
    let labelStyle = node.modifier("labelStyle")?.arguments.first?.value.memberName
    var tinted = style
    tinted.foreground = style.foreground ?? style.tint ?? "systemBlue"
    if labelStyle != "titleOnly" {
      if let name = node.argument("systemImage")?.value {
        if let symbol = texts.symbol(name, tinted) { views.append(.mapping(["imageView": symbol])) }
      } else {
        views += expander.content(of: node, "icon").map { view($0, tinted) }
      }
    }
    if labelStyle != "iconOnly" { views += label(of: node, style) }
    return line(views)
  }

  /// The views of a control's label.
  private func label(of node: ViewNode, _ style: ViewStyle) -> [JSON] {
    if let title = title(of: node) { return [.mapping(["label": texts.label(title, style)])] }
    return labelViews(of: node).map { view($0, style) }
  }

  /// The title that a control is written with; `nil` where its label is made of views.
  func title(of node: ViewNode) -> TextMaker.Made? {
    guard let first = node.arguments.first, first.label == nil || first.label == "titleKey", !first.isTrailing
    else {
      return nil
    }
    switch first.value {
    case .closure, .function, .view, .array: return nil
    case .library("URL", _): return nil
    default: return texts.text(of: first.value)
    }
  }

  /// The views of a control's label: its title, or what its closure makes.
  func labelViews(of node: ViewNode) -> [ViewNode] {
    if let first = node.arguments.first, first.label == nil, !first.isTrailing, title(of: node) != nil {
      let title = ViewNode("Text", [Argument(value: first.value, node: first.node)], node: node.node)
      guard let image = node.argument("systemImage") else { return [title] }
      return [ViewNode("Label", [Argument(value: first.value, node: first.node), image], node: node.node)]
    }
    for name in ["label", "title"] where node.argument(name) != nil {
      return expander.content(of: node, name)
    }
    switch node.name {
    case "Picker", "LabeledContent", "DisclosureGroup", "Menu": return []
    case "NavigationLink"
    where node.argument("destination") == nil && node.argument("value") == nil
      && node.argument("isActive") == nil:
      return []
    default: return expander.content(of: node)
    }
  }

  /// The views that a labelled content shows.
  func contentViews(of node: ViewNode) -> [ViewNode] {
    if let value = node.argument("value") {
      return [ViewNode("Text", [Argument(value: value.value, node: value.node)], node: node.node)]
    }
    return expander.content(of: node)
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

  /// A text field as a spec has it.
  func field(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    let value = (node.argument("text") ?? node.argument("value"))?.value
    var typed: String?
    if case .string(let text)? = value, !text.text.isEmpty {
      typed = node.name == "SecureField" ? String(repeating: "•", count: text.text.count) : text.text
    } else if let number = value?.number {
      typed = JSONWriter.digits(of: number)
    }
    if value?.unknown != nil {
      interpreter.tally.unknownControls += 1
    } else {
      interpreter.tally.knownControls += 1
    }
    let prompt = node.argument("prompt")?.value.view.map { texts.text(of: $0) } ?? title(of: node)
    return .mapping([
      "text": typed.map { .string(String($0.prefix(2_000))) }, "placeholder": prompt.map(\.json),
      "font": style.font.json,
      "enabled": style.isDisabled ? .bool(false) : nil,
    ])
  }

  private func slider(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    var (low, high) = (0.0, 1.0)
    if case .array(let range)? = node.argument("in")?.value, let first = range.first?.number,
      let last = range.last?.number
    {
      (low, high) = (first, last)
    }
    let value = node.argument("value")?.value.number
    if value == nil { interpreter.tally.unknownControls += 1 } else { interpreter.tally.knownControls += 1 }
    let part = high > low ? ((value ?? (low + high) / 2) - low) / (high - low) : 0.5
    return .mapping([
      "slider": .mapping([
        "value": .number(min(max(part, 0), 1)), "enabled": style.isDisabled ? .bool(false) : nil,
        "tintColor": style.tint.map(JSON.string),
      ])
    ])
  }

  private func progress(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    if let value = node.argument("value")?.value {
      let total = node.argument("total")?.value.number ?? 1
      let part = (value.number ?? 0) / (total == 0 ? 1 : total)
      return .mapping(["progressView": .number(min(max(part, 0), 1))])
    }
    let wheel = JSON.mapping(["activityIndicator": .mapping([:])])
    let label = self.label(of: node, style)
    return label.isEmpty ? wheel : line([wheel] + label)
  }

  private func picker(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    let options = expander.content(of: node)
    let chosen = chosen(of: node)
    let kind = node.modifier("pickerStyle")?.arguments.first?.value.memberName ?? ""
    if kind.lowercased().contains("segmented"), !options.isEmpty {
      let titles = options.prefix(20).map { optionText($0) }
      titles.forEach(texts.count)
      return .mapping([
        "segmentedControl": .mapping([
          "titles": .array(titles.map(\.json)),
          "selectedSegmentIndex": options.prefix(20).firstIndex { $0 === chosen }.map { .number(Double($0)) },
        ])
      ])
    }
    var secondary = style
    secondary.foreground = style.tint ?? "systemBlue"
    let value = chosen.map { JSON.mapping(["label": texts.label(optionText($0), secondary)]) }
    return line(
      (style.hidesLabels ? [] : label(of: node, style) + [spacer]) + (value.map { [$0] } ?? [box("Picker")]))
  }

  /// The option of a picker that is chosen; `nil` where that is not known.
  func chosen(of node: ViewNode) -> ViewNode? {
    guard let selection = node.argument("selection")?.value, selection.unknown == nil else { return nil }
    return expander.content(of: node).first { option in
      let tag = option.modifier("tag")?.arguments.first?.value ?? option.tag
      return tag?.equals(selection) == true
    }
  }

  /// The text of an option.
  func optionText(_ option: ViewNode) -> TextMaker.Made {
    switch option.name {
    case "Text", "Text+": texts.text(of: option)
    case "Label": title(of: option) ?? texts.text(of: option)
    default:
      expander.content(of: option).first { $0.name == "Text" }.map { texts.text(of: $0) }
        ?? TextMaker.Made(json: .string("…"), plain: "‹…›", isKnown: false)
    }
  }

  /// The capsule with the day, or the time, that a date picker shows.
  func date(_ node: ViewNode) -> JSON {
    interpreter.guess("dates are shown as Jan 9, 2007, 9:41 AM", at: node.node)
    let shown = node.argument("displayedComponents")?.value
    let names = (shown?.items ?? shown.map { [$0] } ?? []).compactMap(\.memberName)
    let day = names.isEmpty || names.contains("date") ? ["Jan 9, 2007"] : []
    let time = names.isEmpty || names.contains("hourAndMinute") ? ["9:41 AM"] : []
    let capsules = (day + time).map { text in
      JSON.mapping([
        "frame": .array([.number(0), .number(0), .number(text.count > 8 ? 120 : 92), .number(34)]),
        "backgroundColor": .string("tertiarySystemFill"), "cornerRadius": .number(17),
        "label": .mapping(["text": .string(text), "textAlignment": .string("center")]),
      ])
    }
    guard capsules.count > 1 else { return capsules.first ?? box("DatePicker") }
    return .mapping([
      "frame": .array([.number(0), .number(0), .number(218), .number(34)]),
      "subviews": .array([
        capsules[0], capsules[1].with("frame", .array([.number(126), .number(0), .number(92), .number(34)])),
      ]),
    ])
  }

  /// The circle that shows a colour.
  func colorWell(_ node: ViewNode) -> JSON {
    let color = node.argument("selection").flatMap { ColorNames.color(of: $0.value) } ?? "systemGray3"
    return .mapping([
      "frame": .array([.number(0), .number(0), .number(28), .number(28)]), "cornerRadius": .number(14),
      "backgroundColor": .string(color), "borderWidth": .number(3), "borderColor": .string("systemGray5"),
    ])
  }

  private func unavailable(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    var secondary = style
    secondary.foreground = "secondaryLabel"
    let texts =
      title(of: node).map { [JSON.mapping(["label": self.texts.label($0, style)])] }
      ?? labelViews(of: node).map { view($0, style) }
    let description =
      node.argument("description").map { expander.views(of: $0, values: []).map { view($0, secondary) } }
      ?? []
    return .mapping([
      "stackView": .mapping([
        "axis": .string("vertical"), "alignment": .string("center"), "spacing": .number(8),
      ]),
      "subviews": .array(texts + description),
    ])
  }

  private func shape(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    let fill = node.modifier("fill")?.arguments.first.flatMap { ColorNames.color(of: $0.value) }
    let stroke = node.modifier("stroke", "strokeBorder")?.arguments.first.flatMap {
      ColorNames.color(of: $0.value)
    }
    let (width, height) = frame(of: node)
    var radius = node.argument("cornerRadius")?.value.number
    if ["Circle", "Capsule", "Ellipse"].contains(node.name) {
      radius = min(width ?? height ?? 20, height ?? width ?? 20) / 2
    }
    return .mapping([
      "backgroundColor": .string(stroke == nil ? fill ?? style.foreground ?? "label" : fill ?? "clear"),
      "cornerRadius": radius.map { .number(min(max($0, 0), 400)) },
      "borderWidth": stroke == nil ? nil : .number(1), "borderColor": stroke.map(JSON.string),
    ])
  }

  private func frame(of node: ViewNode) -> (Double?, Double?) {
    guard let frame = node.modifier("frame") else { return (nil, nil) }
    return (frame.argument("width")?.value.number, frame.argument("height")?.value.number)
  }

  /// A view with what modifiers put around it.
  private func modified(_ content: JSON, _ node: ViewNode) -> JSON {
    var view = content
    for modifier in node.modifiers {
      switch modifier.name {
      case "frame":
        var lines = view["constraints"]?.items ?? []
        for (label, length) in [("width", "width"), ("height", "height")] {
          if let value = modifier.argument(label)?.value.number, value > 0, value <= 2_000 {
            lines.append(.string("\(length) == \(JSONWriter.digits(of: value))@999"))
          }
          let name = "min" + length.prefix(1).uppercased() + length.dropFirst()
          if let value = modifier.argument(name)?.value.number, value > 0, value <= 2_000 {
            lines.append(.string("\(length) >= \(JSONWriter.digits(of: value))"))
          }
        }
        if !lines.isEmpty { view = view.with("constraints", .array(lines)) }
      case "padding": view = padded(view, modifier)
      case "background":
        guard let value = modifier.arguments.first?.value, let color = ColorNames.color(of: value),
          color != "clear"
        else {
          continue
        }
        if view["backgroundColor"] != nil { view = wrapped(view) }
        view = view.with("backgroundColor", .string(color))
      case "cornerRadius":
        if let radius = modifier.arguments.first?.value.number {
          view = view.with("cornerRadius", .number(min(max(radius, 0), 400))).with(
            "clipsToBounds", .bool(true))
        }
      case "clipShape":
        let shape = modifier.arguments.first?.value
        let radius = shape?.view?.argument("cornerRadius")?.value.number
        let (width, height) = frame(of: node)
        let isRound = ["Circle", "Capsule"].contains { name in
          shape?.view?.name == name || shape?.memberName == name.lowercased()
        }
        if let radius = isRound ? min(width ?? height ?? 20, height ?? width ?? 20) / 2 : radius {
          view = view.with("cornerRadius", .number(min(max(radius, 0), 400))).with(
            "clipsToBounds", .bool(true))
        }
      case "opacity":
        if let part = modifier.arguments.first?.value.number {
          view = view.with("alpha", .number(min(max(part, 0), 1)))
        }
      case "hidden": view = view.with("alpha", .number(0))
      default: continue
      }
    }
    return view
  }

  private func wrapped(_ view: JSON, margins: JSON? = nil) -> JSON {
    .mapping([
      "stackView": .mapping(["layoutMarginsRelativeArrangement": margins == nil ? nil : .bool(true)]),
      "layoutMargins": margins, "subviews": .array([view]),
    ])
  }

  private func padded(_ view: JSON, _ modifier: ViewNode.Modifier) -> JSON {
    let amount = modifier.arguments.last?.value.number ?? ContentMaker.padding
    let edges = modifier.arguments.first?.value
    let names =
      edges?.number == nil ? (edges?.items ?? edges.map { [$0] } ?? []).compactMap(\.memberName) : []
    let has = { (side: String, axis: String) in
      names.isEmpty || names.contains(side) || names.contains(axis) || names.contains("all")
    }
    let length = { (isThere: Bool) in JSON.number(isThere ? min(max(amount, 0), 500) : 0) }
    return wrapped(
      view,
      margins: .mapping([
        "top": length(has("top", "vertical")), "left": length(has("leading", "horizontal")),
        "bottom": length(has("bottom", "vertical")), "right": length(has("trailing", "horizontal")),
      ]))
  }

  /// Whether a view takes all the width that there is.
  func isFlexible(_ node: ViewNode) -> Bool {
    if node.modifiers.contains(where: { $0.name == "frame" && $0.argument("maxWidth") != nil }) {
      return true
    }
    if node.modifiers.contains(where: { $0.name == "frame" && $0.argument("width") != nil }) { return false }
    switch node.name {
    case "Spacer", "TextField", "SecureField", "TextEditor", "Slider", "Stepper", "Toggle", "LabeledContent",
      "DatePicker", "Divider", "List", "Form", "Section", "ScrollView", "ColorPicker":
      return true
    case "Picker": return true
    case "ProgressView": return node.argument("value") != nil
    case "HStack", "VStack", "ZStack", "LazyVStack", "Grid", "GridRow":
      return expander.content(of: node).contains { isFlexible($0) }
    case "Button", "NavigationLink", "Menu": return labelViews(of: node).contains { isFlexible($0) }
    default: return node.unknown == nil && node.name.hasPrefix("Color")
    }
  }
}
