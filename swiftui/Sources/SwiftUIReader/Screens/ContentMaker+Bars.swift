/// Bars and wheels that show how far something is.
extension ContentMaker {
  func progress(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    let value = node.argument("value").flatMap { $0.value.isNone ? nil : $0 }
    let kind = style.controls["progressViewStyle"]
    let label = style.hidesLabels ? [] : self.label(of: node, style)
    // A phone shows a wheel that turns in the circular style, also where it is known how far it is.
    guard kind != "circular", value != nil || kind == "linear" else {
      let wheel = JSON.mapping([
        "activityIndicator": .mapping([
          "color": style.tint.map(JSON.string),
          "style": ["large", "extraLarge"].contains(style.controlSize) ? .string("large") : nil,
        ])
      ])
      return label.isEmpty ? wheel : line([wheel] + label)
    }
    let total = node.argument("total")?.value.number ?? 1
    let part = (value?.value.number ?? 0) / (total == 0 ? 1 : total)
    if let value, value.value.number == nil {
      interpreter.guess(
        "\(value.value.unknown?.what ?? value.node.written) is not known, taken as 0", at: value.node)
    }
    var smaller = style
    smaller.font.textStyle = style.font.textStyle ?? "caption1"
    smaller.foreground = style.foreground ?? "secondaryLabel"
    return column(label + [bar(part, style)] + labels(of: node, "currentValueLabel", smaller))
  }

  /// A gauge as lists have it: its label above a bar, its value below it.
  func gauge(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    let (low, high) = node.argument("in").map { $0.value.bounds ?? (0, 0) } ?? (0, 1)
    let value = node.argument("value")?.value.number
    if value == nil { interpreter.tally.unknownControls += 1 } else { interpreter.tally.knownControls += 1 }
    let kind = style.controls["gaugeStyle"] ?? "automatic"
    if kind.hasPrefix("accessoryCircular") {
      interpreter.guess(
        "a round gauge cannot be drawn, so a box stands in its place", at: node.node, isShown: true)
      interpreter.tally.boxes += 1
      return .mapping([
        "customClass": .string("Gauge"),
        "flexibleFrame": .mapping(["width": .number(60), "height": .number(60)]),
      ])
    }
    if kind.hasPrefix("accessory") { interpreter.guess("the gauge is drawn as a usual bar", at: node.node) }
    let part = high > low ? ((value ?? low) - low) / (high - low) : 0
    let bar = bar(part, style).with("flexibleFrame", .mapping(["minWidth": .number(60)]))
    let ends = ["minimumValueLabel", "maximumValueLabel"].map { labels(of: node, $0, style) }
    return column(
      label(of: node, style) + [line(ends[0] + [bar] + ends[1])]
        + labels(of: node, "currentValueLabel", style))
  }

  /// The views of an argument of a control.
  func labels(of node: ViewNode, _ label: String, _ style: ViewStyle) -> [JSON] {
    node.argument(label) == nil ? [] : expander.content(of: node, label).map { view($0, style) }
  }

  private func bar(_ part: Double, _ style: ViewStyle) -> JSON {
    .mapping([
      "progressView": .mapping([
        "progress": .number(part.isFinite ? min(max(part, 0), 1) : 0),
        "tintColor": style.tint.map(JSON.string),
      ])
    ])
  }

  private func column(_ views: [JSON]) -> JSON {
    views.count == 1
      ? views[0] : stacked("vStack", views, alignment: "leading", spacing: ContentMaker.textSpacing)
  }
}
