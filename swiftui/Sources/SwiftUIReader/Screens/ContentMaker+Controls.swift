import SwiftSyntax

extension ContentMaker {
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

  func slider(_ node: ViewNode, _ style: ViewStyle) -> JSON {
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

  func progress(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    if let value = node.argument("value")?.value {
      let total = node.argument("total")?.value.number ?? 1
      let part = (value.number ?? 0) / (total == 0 ? 1 : total)
      return .mapping(["progressView": .number(min(max(part, 0), 1))])
    }
    let wheel = JSON.mapping(["activityIndicator": .mapping([:])])
    let label = self.label(of: node, style)
    return label.isEmpty ? wheel : line([wheel] + label)
  }

  /// A gauge as lists have it: its label above a bar.
  func gauge(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    let bounds = node.argument("in")?.value.items?.compactMap(\.number) ?? [0, 1]
    let (low, high) = (bounds.first ?? 0, bounds.last ?? 1)
    let value = node.argument("value")?.value.number
    if value == nil { interpreter.tally.unknownControls += 1 } else { interpreter.tally.knownControls += 1 }
    let part = high > low ? ((value ?? low) - low) / (high - low) : 0
    let bar = JSON.mapping([
      "progressView": .number(min(max(part, 0), 1)), "flexibleFrame": .mapping(["minWidth": .number(60)]),
    ])
    return stacked(
      "vStack", label(of: node, style) + [bar], alignment: "leading", spacing: ContentMaker.textSpacing)
  }

  func picker(_ node: ViewNode, _ style: ViewStyle) -> JSON {
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
    secondary.foreground = style.tapped
    let value = chosen.map { JSON.mapping(["label": texts.label(optionText($0), secondary)]) }
    return line(
      (style.hidesLabels ? [] : label(of: node, style) + [spacer]) + (value.map { [$0] } ?? [box("Picker")]))
  }

  /// The option of a picker that is chosen, or the first where that is not known; `nil` where none is.
  func chosen(of node: ViewNode) -> ViewNode? {
    let options = expander.content(of: node)
    guard let selection = node.argument("selection") else { return nil }
    let same = options.map { option in
      (option.modifier("tag")?.arguments.first?.value ?? option.tag)?.equals(selection.value)
    }
    if let place = same.firstIndex(of: true) {
      interpreter.tally.knownControls += 1
      return options[place]
    }
    // Where all is known, SwiftUI shows no choice either.
    let isUnknown = options.isEmpty || selection.value.unknown != nil || same.contains(nil)
    guard isUnknown else {
      interpreter.tally.knownControls += 1
      return nil
    }
    interpreter.tally.unknownControls += 1
    let what = selection.value.unknown?.what ?? selection.node.written
    interpreter.guess(
      "\(what) is not known, so \(options.isEmpty ? "no choice" : "the first choice") is shown", at: node.node
    )
    return options.first
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
    let color = node.argument("selection").flatMap { interpreter.color(of: $0.value) } ?? "systemGray3"
    return .mapping([
      "frame": .array([.number(0), .number(0), .number(28), .number(28)]), "cornerRadius": .number(14),
      "backgroundColor": .string(color), "borderWidth": .number(3), "borderColor": .string("systemGray5"),
    ])
  }
}
