import SwiftSyntax

/// Stacks, and what modifiers put around a view in one.
extension ContentMaker {
  private static let corners: Set<String> = [
    "topLeading", "top", "topTrailing", "leading", "center", "trailing", "bottomLeading", "bottom",
    "bottomTrailing",
  ]
  /// The keys of views by which stacks lay them out, and of what lies behind a view and around it.
  private static let traits = ["padding", "flexibleFrame", "fixedSize", "layoutPriority", "fillsStack"]
  private static let stacks = ["hStack", "vStack", "zStack", "grid", "gridRow", "viewThatFits"]
  private static let decorations = ["backgroundColor", "cornerRadius", "borderWidth", "clipsToBounds"]

  /// A stack of a kind; without a spacing, its views say how far apart they are.
  func stacked(_ kind: String, _ views: [JSON], alignment: String? = nil, spacing: Double? = nil) -> JSON {
    .mapping([
      kind: .mapping([
        "alignment": alignment.map(JSON.string),
        "spacing": spacing.map { .number(min(max($0, -100), 500)) },
      ]),
      "subviews": .array(views),
    ])
  }

  /// Views in a line, or the only one by itself.
  func line(_ views: [JSON]) -> JSON { views.count == 1 ? views[0] : stacked("hStack", views) }

  func stack(_ node: ViewNode, _ style: ViewStyle, isVertical: Bool) -> JSON {
    var alignment = node.argument("alignment")?.value.memberName
    if let name = alignment, name.hasPrefix("listRowSeparator") {
      alignment = name.hasSuffix("Leading") ? "leading" : "trailing"
    }
    let known: Set<String> =
      isVertical
      ? ["leading", "trailing"] : ["top", "bottom", "firstTextBaseline", "lastTextBaseline"]
    let views = expander.content(of: node).map { child in
      child.name == "Divider" && !isVertical ? divider(isVertical: true) : view(child, style)
    }
    // One view alone is as large as its stack, which takes a level of the few that a spec has. A colour alone takes the
    // room that its stack is offered, and has no height without one.
    if views.count == 1, case let only = views[0].without("layoutPriority"), only["spacer"] == nil,
      !isBare(only)
    {
      return only
    }
    return stacked(
      isVertical ? "vStack" : "hStack", views, alignment: alignment.flatMap { known.contains($0) ? $0 : nil },
      spacing: node.argument("spacing")?.value.number)
  }

  /// Views on a card, below a label that is a headline.
  ///
  /// The corners are those that Apple’s pictures of it have, by eye.
  func groupBox(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    var headline = style
    headline.font.textStyle = "headline"
    let views =
      labelViews(of: node).map { view($0, headline) } + expander.content(of: node).map { view($0, style) }
    let padding = JSON.number(ContentMaker.padding)
    let card = JSON.mapping([
      "backgroundColor": .string("secondarySystemBackground"), "zStack": .mapping([:]),
      "padding": .mapping(["top": padding, "left": padding, "bottom": padding, "right": padding]),
      "subviews": .array([stacked("vStack", views, alignment: "leading")]),
    ])
    return rounded(card, 8)
  }

  /// The first of several views that fits.
  func fitting(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    let views = expander.content(of: node).map { view($0, style) }
    let axes = node.argument("in")?.value.memberName == "horizontal" ? JSON.string("horizontal") : nil
    return .mapping(["viewThatFits": .mapping(["axes": axes]), "subviews": .array(views)])
  }

  /// Views that lie over each other.
  func layers(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    let alignment = node.argument("alignment")?.value.memberName
    return stacked(
      "zStack", expander.content(of: node).map { view($0, style) }, alignment: corner(alignment))
  }

  /// A name of an alignment in both directions; `nil` for the middle, and for others.
  func corner(_ name: String?) -> String? {
    name.flatMap { $0 != "center" && ContentMaker.corners.contains($0) ? $0 : nil }
  }

  /// A line as wide as its stack, or as high as one whose views stand beside each other.
  func divider(isVertical: Bool) -> JSON {
    .mapping([
      "backgroundColor": .string("separator"),
      "flexibleFrame": .mapping([isVertical ? "width" : "height": .number(0.5)]),
    ])
  }

  /// A view as it may stand where no stack is around it.
  func hosted(_ view: JSON) -> JSON {
    guard !isStack(view), ContentMaker.traits.contains(where: { view[$0] != nil }) else { return view }
    return wrapped(view)
  }

  func isStack(_ view: JSON) -> Bool { ContentMaker.stacks.contains { view[$0] != nil } }

  /// A view in a row, which is offered all of its width and begins at its start.
  func filling(_ view: JSON) -> JSON {
    let view = hosted(view.without("layoutPriority"))
    guard isStack(view), !takesAllWidth(view) else { return view }
    let isFree = view["flexibleFrame"] == nil && !isDecorated(view)
    return (isFree ? view : wrapped(view)).with(
      "flexibleFrame", .mapping(["maxWidth": .string("infinity"), "alignment": .string("leading")]))
  }

  /// Whether a frame makes a view as wide as it may be.
  private func takesAllWidth(_ view: JSON) -> Bool {
    guard let frame = view["flexibleFrame"], frame["width"] == nil else { return false }
    return frame["maxWidth"]?.text == "infinity"
  }

  /// The most stacks in one another that a spec has room for in a row.
  private static let mostLevels = 9

  /// A view in which boxes stand for what lies in more stacks than a spec may have in one another.
  func shallow(_ view: JSON, _ node: ViewNode) -> JSON {
    guard !view.isShallow(ContentMaker.mostLevels) else { return view }
    interpreter.tally.boxes += 1
    interpreter.guess(
      "what lies in more than \(ContentMaker.mostLevels) stacks, grids and rows of grids is drawn as a box",
      at: node.node,
      isShown: true)
    return view.cut(to: ContentMaker.mostLevels, box("…"))
  }

  /// A view in a stack of its own, so that more can be put around it.
  func wrapped(_ view: JSON) -> JSON {
    stacked("zStack", [view.without("layoutPriority")]).with("layoutPriority", view["layoutPriority"])
  }

  private func isDecorated(_ view: JSON) -> Bool { ContentMaker.decorations.contains { view[$0] != nil } }

  /// Whether a view is no more than a colour, which its frame makes larger or smaller.
  func isBare(_ view: JSON) -> Bool {
    let own = Set(ContentMaker.decorations + ["alpha", "gradient", "borderColor", "flexibleFrame"])
    return view.members.allSatisfy { own.contains($0.name) }
  }

  /// A view in a frame.
  func framed(_ view: JSON, _ modifier: ViewNode.Modifier) -> JSON {
    var frame = JSON.mapping([:])
    for label in ["width", "minWidth", "idealWidth", "height", "minHeight", "idealHeight"] {
      guard let length = modifier.argument(label)?.value.number, length >= 0, length <= 2_000 else {
        continue
      }
      frame = frame.with(label, .number(length))
    }
    for label in ["maxWidth", "maxHeight"] {
      guard let value = modifier.argument(label)?.value else { continue }
      if value.memberName == "infinity" || value.isFinite == false {
        frame = frame.with(label, .string("infinity"))
      } else if let length = value.number, length >= 0 {
        frame = frame.with(label, .number(min(length, 2_000)))
      }
    }
    guard !frame.members.isEmpty else { return view }
    return framed(
      view,
      frame.with("alignment", corner(modifier.argument("alignment")?.value.memberName).map(JSON.string)))
  }

  /// A view in a frame as a spec has it.
  func framed(_ view: JSON, _ frame: JSON) -> JSON {
    let isTaken = view["flexibleFrame"] != nil || isDecorated(view) && !isBare(view)
    return (isTaken ? wrapped(view) : view).with("flexibleFrame", frame)
  }

  /// A view with space around it.
  func padded(_ view: JSON, _ modifier: ViewNode.Modifier) -> JSON {
    let amount = modifier.arguments.last?.value.number ?? ContentMaker.padding
    let edges = modifier.arguments.first?.value
    let names =
      edges?.number == nil ? (edges?.items ?? edges.map { [$0] } ?? []).compactMap(\.memberName) : []
    let length = { (side: String, axis: String) -> Double? in
      let isThere = names.isEmpty || names.contains(side) || names.contains(axis) || names.contains("all")
      return isThere ? min(max(amount, -500), 500) : nil
    }
    return inset(
      view, top: length("top", "vertical"), left: length("leading", "horizontal"),
      bottom: length("bottom", "vertical"), right: length("trailing", "horizontal"))
  }

  /// A view with distances from its edges to those of what it is in.
  func inset(_ view: JSON, top: Double?, left: Double?, bottom: Double?, right: Double?) -> JSON {
    let isTaken = view["flexibleFrame"] != nil || isDecorated(view) || isBare(view)
    // Padding around padding is more of it.
    let inner = isTaken ? nil : view["padding"]
    let sum = { (side: String, length: Double?) -> JSON? in
      let lengths = [inner?[side]?.number, length].compactMap(\.self)
      return lengths.isEmpty ? nil : .number(lengths.reduce(0, +))
    }
    return (isTaken ? wrapped(view) : view).with(
      "padding",
      .mapping([
        "top": sum("top", top), "left": sum("left", left), "bottom": sum("bottom", bottom),
        "right": sum("right", right),
      ]))
  }

  /// A view that does not give way.
  func fixed(_ view: JSON, _ modifier: ViewNode.Modifier) -> JSON {
    let isFixed = { (label: String) in
      modifier.arguments.isEmpty || modifier.argument(label)?.value.bool == true
    }
    let (across, down) = (isFixed("horizontal"), isFixed("vertical"))
    guard across || down else { return view }
    let isTaken = ["padding", "flexibleFrame", "fixedSize"].contains { view[$0] != nil } || isDecorated(view)
    return (isTaken ? wrapped(view) : view).with(
      "fixedSize", .string(across && down ? "both" : across ? "horizontal" : "vertical"))
  }

  /// A view over another one, or under it, which is as large as that one.
  func layered(_ view: JSON, with other: JSON, isBehind: Bool, alignment: String? = nil) -> JSON {
    let inner = view.without("layoutPriority")
    let layer = hosted(other).with("fillsStack", .bool(true))
    return stacked(
      "zStack", isBehind ? [layer, inner] : [inner, layer], alignment: corner(alignment)
    ).with("layoutPriority", view["layoutPriority"])
  }
}

extension JSON {
  /// Whether no more views than a number lie in one another.
  fileprivate func isShallow(_ levels: Int) -> Bool {
    guard let views = self["subviews"]?.items, !views.isEmpty else { return true }
    return levels > 0 && views.allSatisfy { $0.isShallow(levels - 1) }
  }

  /// The view with a box for each view with others in it that lies deeper.
  fileprivate func cut(to levels: Int, _ box: JSON) -> JSON {
    guard let views = self["subviews"]?.items, !views.isEmpty else { return self }
    return levels > 0 ? with("subviews", .array(views.map { $0.cut(to: levels - 1, box) })) : box
  }
}
