import SwiftSyntax

/// What lies over a list, and at the lower edge of its screen.
extension ScreenMaker {
  /// Views that lie over a list.
  struct Cover {
    var views: [ViewNode]
    /// Where they stand, as SwiftUI names it; `nil` for the middle.
    var alignment: String?
  }

  /// What modifiers put over a view; what says that a list is empty stands in its place.
  func covers(of view: ViewNode) -> [Cover] {
    view.modifiers.filter { $0.name == "overlay" }.compactMap { modifier in
      guard let argument = modifier.arguments.first(where: { $0.label != "alignment" }) else { return nil }
      let views =
        argument.value.view.map { expander.views(of: $0) } ?? expander.views(of: argument, values: [])
      let shown = views.filter {
        $0.name != "ContentUnavailableView" && !ContentMaker.shapes.contains($0.name)
      }
      return shown.isEmpty
        ? nil : Cover(views: shown, alignment: modifier.argument("alignment")?.value.memberName)
    }
  }

  /// The views around the table of a list: its place, and what lies over it; `nil` where nothing does.
  func surroundings(_ container: Container, _ style: ViewStyle) -> JSON? {
    let layers = container.covers.compactMap { layer($0, style) }
    let bar = bar(container.below, isInset: container.belowIsInset, style)
    guard !layers.isEmpty || bar != nil else { return nil }
    let fill = { (name: String) in
      ["leading", "trailing", "top", "bottom"].map { "\(name).\($0) == superview.\($0)" }
    }
    var (views, lines) = (
      [JSON.mapping(["id": .string("list"), "customClass": .string("UITableView")])], fill("list")
    )
    for (number, layer) in layers.enumerated() {
      let name = "layer\(number + 1)"
      views.append(layer.with("id", .string(name)))
      lines += ["leading", "trailing"].map { "\(name).\($0) == superview.\($0)" }
      lines += ["top", "bottom"].map { "\(name).\($0) == superview.\($0)Margin" }
    }
    if let bar {
      let color = bar["backgroundColor"]
      views += [
        .mapping(["id": .string("behind"), "backgroundColor": color]), bar.with("id", .string("bar")),
      ]
      lines += [
        "bar.bottom == superview.bottomMargin", "behind.top == bar.top", "behind.bottom == superview.bottom",
      ]
      lines += ["bar", "behind"].flatMap { name in
        ["leading", "trailing"].map { "\(name).\($0) == superview.\($0)" }
      }
    }
    return .mapping([
      "preservesSuperviewLayoutMargins": .bool(true),
      "constraints": .array(lines.map(JSON.string)), "subviews": .array(views),
    ])
  }

  /// A layer as large as the screen between the bars; `nil` where it would be a box, which hides what it lies over.
  private func layer(_ cover: Cover, _ style: ViewStyle) -> JSON? {
    let contents = rows.contents
    let (tally, guesses) = (interpreter.tally, interpreter.guesses)
    let made = cover.views.map { contents.view($0, style) }
    guard interpreter.tally.boxes == tally.boxes else {
      (interpreter.tally, interpreter.guesses) = (tally, guesses)
      cover.views.first.map { interpreter.guess("what lies over the list is left out", at: $0.node) }
      return nil
    }
    let endless = JSON.mapping(["maxWidth": .string("infinity"), "maxHeight": .string("infinity")])
    let stack = contents.stacked("zStack", made, alignment: contents.corner(cover.alignment))
    let framed = contents.framed(
      stack, endless.with("alignment", contents.corner(cover.alignment).map(JSON.string)))
    return contents.shallow(framed, cover.views[0])
  }

  /// The views below a list, which stand at the lower edge of the screen; `nil` for none.
  private func bar(_ views: [ViewNode], isInset: Bool, _ style: ViewStyle) -> JSON? {
    let contents = rows.contents
    let shown = views.filter { $0.name != "Spacer" }
    guard let first = shown.first else { return nil }
    let made = shown.map { contents.view($0, style) }
    let padded = zip(made, shown).map { json, view -> JSON in
      guard let edges = view.edges else { return json }
      return contents.inset(
        json, top: edges.top, left: edges.leading, bottom: edges.bottom, right: edges.trailing)
    }
    let column = contents.framed(
      contents.stacked("vStack", padded, spacing: 0), .mapping(["maxWidth": .string("infinity")]))
    // Beside a list, the screen shows; over it, what the views say.
    let color = isInset ? made.lazy.compactMap { $0["backgroundColor"] }.first : .string("systemBackground")
    return contents.shallow(column, first).with("backgroundColor", color)
  }
}
