import SwiftSyntax

/// Stacks, and what modifiers put around a view in one.
extension ContentMaker {
  private static let corners: Set<String> = [
    "topLeading", "top", "topTrailing", "leading", "center", "trailing", "bottomLeading", "bottom",
    "bottomTrailing",
  ]
  /// The keys of views by which stacks lay them out, and of what lies behind a view and around it.
  private static let traits = ["padding", "flexibleFrame", "fixedSize", "layoutPriority", "fillsStack"]
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
    return stacked(
      isVertical ? "vStack" : "hStack", views, alignment: alignment.flatMap { known.contains($0) ? $0 : nil },
      spacing: node.argument("spacing")?.value.number)
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

  func isStack(_ view: JSON) -> Bool { ["hStack", "vStack", "zStack"].contains { view[$0] != nil } }

  /// A view in a row, which is offered all of its width and begins at its start.
  func filling(_ view: JSON) -> JSON {
    let view = hosted(view)
    guard isStack(view) else { return view }
    let isFree = view["flexibleFrame"] == nil && !isDecorated(view)
    return (isFree ? view : wrapped(view)).with(
      "flexibleFrame", .mapping(["maxWidth": .string("infinity"), "alignment": .string("leading")]))
  }

  /// A view in a stack of its own, so that more can be put around it.
  func wrapped(_ view: JSON) -> JSON {
    stacked("zStack", [view.without("layoutPriority")]).with("layoutPriority", view["layoutPriority"])
  }

  private func isDecorated(_ view: JSON) -> Bool { ContentMaker.decorations.contains { view[$0] != nil } }

  /// Whether a view is no more than a colour, which its frame makes larger or smaller.
  private func isBare(_ view: JSON) -> Bool {
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
    frame = frame.with(
      "alignment", corner(modifier.argument("alignment")?.value.memberName).map(JSON.string))
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
    let isTaken = view["padding"] != nil || view["flexibleFrame"] != nil || isDecorated(view) || isBare(view)
    return (isTaken ? wrapped(view) : view).with(
      "padding",
      .mapping([
        "top": top.map(JSON.number), "left": left.map(JSON.number), "bottom": bottom.map(JSON.number),
        "right": right.map(JSON.number),
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
