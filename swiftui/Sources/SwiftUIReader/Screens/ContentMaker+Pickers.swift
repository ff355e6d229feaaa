import SwiftSyntax

/// Controls that choose one of several values.
extension ContentMaker {
  func picker(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    let options = expander.content(of: node)
    let chosen = chosen(of: node)
    let kind = style.controls["pickerStyle"]
    if kind == "segmented", !options.isEmpty {
      let titles = options.prefix(20).map { optionText($0) }
      titles.forEach(texts.count)
      return .mapping([
        "segmentedControl": .mapping([
          "titles": .array(titles.map(\.json)),
          "selectedSegmentIndex": options.prefix(20).firstIndex { $0 === chosen }.map { .number(Double($0)) },
          "enabled": style.isDisabled ? .bool(false) : nil,
        ])
      ])
    }
    if kind == "wheel", !options.isEmpty {
      let titles = options.prefix(1_000).map { optionText($0) }
      // As in a menu, what counts is the one that is chosen.
      texts.count(chosen.map { optionText($0) } ?? titles[0])
      return .mapping([
        "pickerView": .mapping([
          "components": .array([
            .mapping([
              "rows": .array(titles.map(\.json)),
              "selectedRow": options.prefix(1_000).firstIndex { $0 === chosen }.map { .number(Double($0)) },
            ])
          ])
        ])
      ])
    }
    let color = makesListRows ? ContentMaker.valueColor(style) : style.tapped
    var tinted = style
    tinted.foreground = color
    // Where nothing is chosen, the mark stands alone.
    let value = chosen.map { JSON.mapping(["label": texts.label(optionText($0), tinted)]) }
    let mark = JSON.mapping(["imageView": ContentMaker.menuMark(color)])
    return line(
      (style.hidesLabels ? [] : label(of: node, style) + [spacer]) + [
        value.map { stacked("hStack", [$0, mark], spacing: ContentMaker.markSpacing) } ?? mark
      ])
  }

  /// The colour of what is chosen in a row of a list, as measured on pictures of iOS 26.
  static func valueColor(_ style: ViewStyle) -> String {
    style.isDisabled ? "tertiaryLabel" : "secondaryLabel"
  }

  /// The space between what is chosen and the room that symbols have at their sides: their ink is 6.3 points away on iOS 26.
  private static let markSpacing = 5.0

  /// The mark of what opens a menu.
  static func menuMark(_ color: String) -> JSON {
    .mapping([
      "systemName": .string("chevron.up.chevron.down"),
      "preferredSymbolConfiguration": .mapping(["textStyle": .string("body"), "scale": .string("small")]),
      "tintColor": .string(color),
    ])
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
      interpreter.deeper {
        expander.content(of: option).lazy.map { self.optionText($0) }
          .first { $0.plain != ContentMaker.noText.plain }
      }.flatMap(\.self) ?? ContentMaker.noText
    }
  }

  private static var noText: TextMaker.Made {
    TextMaker.Made(json: .string("…"), plain: "‹…›", isKnown: false)
  }

  /// Whether a date picker is higher than a line: a month, or wheels.
  static func isTall(_ node: ViewNode, _ style: ViewStyle) -> Bool {
    node.name == "DatePicker" && ["graphical", "wheel"].contains(style.controls["datePickerStyle"])
  }

  /// What a date picker shows: capsules with the day and the time, a month, or wheels.
  func date(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    interpreter.guess("dates are shown as Jan 9, 2007, 9:41 AM", at: node.node)
    let shown = node.argument("displayedComponents")?.value
    let names = (shown?.items ?? shown.map { [$0] } ?? []).compactMap(\.memberName)
    let looks = ["graphical": "inline", "wheel": "wheels"]
    return .mapping([
      "datePicker": .mapping([
        "date": names.isEmpty || names.contains("date") ? .string("2007-01-09") : nil,
        "time": names.isEmpty || names.contains("hourAndMinute") ? .string("09:41") : nil,
        "preferredDatePickerStyle": style.controls["datePickerStyle"].flatMap { looks[$0] }.map(JSON.string),
        "tintColor": style.tint.map(JSON.string), "enabled": style.isDisabled ? .bool(false) : nil,
      ])
    ])
  }

  /// The circle that shows a colour.
  func colorWell(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    let argument = node.argument("selection")
    let color = argument.flatMap { interpreter.color(of: $0.value) }
    if color == nil, let argument {
      interpreter.guess(
        "\(argument.value.unknown?.what ?? argument.node.written) is not known, taken as grey",
        at: argument.node)
    }
    return .mapping([
      "colorWell": .mapping([
        "selectedColor": .string(color ?? "systemGray3"), "enabled": style.isDisabled ? .bool(false) : nil,
      ])
    ])
  }
}
