import SwiftSyntax

/// What lies behind a view and over it.
extension ContentMaker {
  static let shapes: Set<String> = [
    "Circle", "Capsule", "Rectangle", "RoundedRectangle", "Ellipse", "UnevenRoundedRectangle",
    "LinearGradient",
  ]

  /// Colours in place of materials, which blur what lies behind them.
  ///
  /// They are `systemGray6`; the thicker a material, the less is seen through it. By eye.
  private static let materials = [
    "ultraThinMaterial": "#F2F2F766/#1C1C1E66", "thinMaterial": "#F2F2F799/#1C1C1E99",
    "regularMaterial": "#F2F2F7CC/#1C1C1ECC", "thickMaterial": "#F2F2F7E6/#1C1C1EE6",
    "ultraThickMaterial": "#F2F2F7F2/#1C1C1EF2", "bar": "#F2F2F7E6/#1C1C1EE6",
  ]

  /// A view with what its modifier puts behind it; `height` is how high it is about.
  func backed(_ view: JSON, _ modifier: ViewNode.Modifier, _ style: ViewStyle, height: Double) -> JSON {
    guard let argument = modifier.arguments.first(where: { $0.label != "alignment" && $0.label != "in" })
    else { return view }
    let radius =
      modifier.argument("in").flatMap { self.radius(of: $0.value, nil, height: height) }
      ?? corners(of: argument.value, height: height)
    let material = argument.value.memberName.flatMap { ContentMaker.materials[$0] }
    if material != nil { interpreter.tell("materials are drawn as pale colours", modifier) }
    let round = { (view: JSON) in radius.map { self.rounded(view, $0) } ?? view }
    if let paint = material.map({ Paint(color: $0) }) ?? interpreter.paint(of: argument.value) {
      guard paint.color != "clear" else { return view }
      guard paint.opacity == 1 || paint.isDigits else {
        return round(layered(view, with: filled(paint), isBehind: true))
      }
      let view = view["backgroundColor"] == nil && view["cornerRadius"] == nil ? view : wrapped(view)
      return round(view.with("backgroundColor", .string(paint.solid)))
    }
    let views = argument.value.view.map { expander.views(of: $0) } ?? expander.views(of: argument, values: [])
    if let back = views.first, views.count == 1, argument.value.view !== back, back.name.hasPrefix("Color") {
      let plain = Argument(value: .view(back), node: argument.node)
      return backed(
        view, ViewNode.Modifier(name: "background", arguments: [plain], node: modifier.node), style,
        height: height)
    }
    guard let back = views.first, views.count == 1,
      ContentMaker.shapes.contains(back.name) || back.name.hasPrefix("Color")
    else {
      if !views.isEmpty { interpreter.tell("what lies behind a view is left out", modifier) }
      return view
    }
    let hasSize = back.modifiers.contains { $0.name == "frame" }
    var made = self.view(back, style)
    if ["Circle", "Capsule"].contains(back.name), !hasSize {
      made = made.with("cornerRadius", .number(height / 2))
    }
    return hasSize ? view : layered(view, with: made, isBehind: true)
  }

  /// A view with what its modifier puts over it.
  func covered(
    _ view: JSON, by argument: Argument, _ alignment: String?, _ style: ViewStyle, of node: ViewNode
  ) -> JSON {
    let views = argument.value.view.map { expander.views(of: $0) } ?? expander.views(of: argument, values: [])
    guard let cover = views.first, views.count == 1, cover.unknown == nil else { return view }
    let (boxes, guesses) = (interpreter.tally.boxes, interpreter.guesses)
    let made = self.view(cover.speaking(as: node), style)
    guard interpreter.tally.boxes == boxes else {
      // A box would hide what it lies over.
      (interpreter.tally.boxes, interpreter.guesses) = (boxes, guesses)
      return view
    }
    return layered(view, with: made, isBehind: false, alignment: alignment)
  }

  /// How round the corners are that modifiers give a view, or a colour; `nil` where they give none.
  private func corners(of value: Value, height: Double) -> Double? {
    if case .library(let name, let arguments) = value {
      if name.hasSuffix(".cornerRadius") { return arguments.last?.value.number }
      return name.hasSuffix(".clipShape") ? radius(of: arguments.last?.value, nil, height: height) : nil
    }
    return value.view?.modifier("cornerRadius")?.arguments.first?.value.number
      ?? value.view?.modifier("clipShape").flatMap {
        radius(of: $0.arguments.first?.value, nil, height: height)
      }
  }

  /// A view with round corners.
  func rounded(_ view: JSON, _ radius: Double) -> JSON {
    view.with("cornerRadius", .number(min(max(radius, 0), 400))).with("clipsToBounds", .bool(true))
  }

  /// How round the corners of a shape are; `nil` for rectangles and what is not known.
  func radius(of shape: Value?, _ node: ViewNode?, height: Double) -> Double? {
    if let radius = shape?.view?.argument("cornerRadius")?.value.number { return radius }
    switch shape {
    case .implicit("rect", let arguments)?:
      return arguments.first { $0.label == "cornerRadius" }?.value.number
    default: break
    }
    let isRound = ["Circle", "Capsule"].contains { name in
      shape?.view?.name == name || shape?.memberName == name.lowercased()
    }
    guard isRound else { return nil }
    let (width, said) = node.map { frame(of: $0) } ?? (nil, nil)
    return min(width ?? said ?? height, said ?? width ?? height) / 2
  }

  /// About how high a view is with the modifiers before one of them: as high as it says, or a line with its padding.
  func height(of node: ViewNode, before place: Int, _ style: ViewStyle) -> Double {
    var height = (style.font.points * 1.2).rounded()
    for modifier in node.modifiers.prefix(place) {
      if modifier.name == "frame" { height = modifier.argument("height")?.value.number ?? height }
      guard modifier.name == "padding" else { continue }
      let edges = modifier.arguments.first?.value
      let names =
        edges?.number == nil ? (edges?.items ?? edges.map { [$0] } ?? []).compactMap(\.memberName) : []
      let amount = modifier.arguments.last?.value.number ?? ContentMaker.padding
      let has = { (name: String) in names.isEmpty || names.contains(name) || names.contains("all") }
      if has("vertical") || has("top") { height += amount }
      if has("vertical") || has("bottom") { height += amount }
    }
    return height
  }
}
