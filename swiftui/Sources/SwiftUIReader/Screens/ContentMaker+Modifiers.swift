import SwiftSyntax

extension ContentMaker {
  func shape(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    let paint = node.modifier("fill")?.arguments.first.flatMap { interpreter.paint(of: $0.value) }
    let fill = paint?.solid ?? (node.modifier("fill") == nil ? nil : "systemFill")
    let stroke = node.modifier("stroke", "strokeBorder").map { color(ofStroke: $0, style) }
    let (width, height) = frame(of: node)
    var radius = node.argument("cornerRadius")?.value.number
    if ["Circle", "Capsule", "Ellipse"].contains(node.name) {
      radius = min(width ?? height ?? 20, height ?? width ?? 20) / 2
    }
    let shade = node.modifier("fill")?.arguments.first?.value.view.flatMap {
      $0.name == "LinearGradient" ? gradient($0) : nil
    }
    if let fill = node.modifier("fill"), paint == nil, shade == nil {
      interpreter.tell("a shape is filled with grey", fill)
    }
    let solid = stroke == nil ? fill ?? style.foreground ?? "label" : fill ?? "clear"
    let made = JSON.mapping([
      "backgroundColor": shade == nil ? .string(solid) : nil, "gradient": shade?["gradient"],
      "cornerRadius": radius.map { .number(min(max($0, 0), 400)) },
      "clipsToBounds": shade == nil ? nil : .bool(true),
      "borderWidth": stroke == nil ? nil : .number(1), "borderColor": stroke.map(JSON.string),
      "alpha": paint?.alpha,
    ])
    // A circle of a height is as wide as it is high, in the middle of the width that it is offered.
    guard node.name == "Circle", let side = width ?? height, width == nil || height == nil else {
      return made
    }
    let square = made.with(
      "flexibleFrame", .mapping(["width": .number(side), "height": .number(side)]))
    return wrapped(square).with(
      "flexibleFrame", .mapping([width == nil ? "maxWidth" : "maxHeight": .string("infinity")]))
  }

  /// The colour of a line around a shape, which is hollow also where nobody knows its colour here.
  private func color(ofStroke stroke: ViewNode.Modifier, _ style: ViewStyle) -> String {
    guard let said = stroke.arguments.first(where: { $0.label == nil || $0.label == "content" }) else {
      return style.foreground ?? "separator"
    }
    return interpreter.color(of: said.value) ?? "separator"
  }

  private func lineWidth(of stroke: ViewNode.Modifier) -> Double? {
    if let width = stroke.argument("lineWidth")?.value.number { return width }
    let style = stroke.arguments.first { $0.label == "style" } ?? stroke.arguments.last
    guard case .library(_, let parts)? = style?.value else { return nil }
    return parts.first { $0.label == "lineWidth" }?.value.number
  }

  /// A view of a colour.
  func filled(_ paint: Paint) -> JSON {
    .mapping(["backgroundColor": .string(paint.solid), "alpha": paint.alpha])
  }

  /// A view of the colours of a gradient; `nil` where they are not known.
  func gradient(_ node: ViewNode) -> JSON? {
    let inner = node.argument("gradient")?.value
    let made: [Argument]? = if case .library(_, let arguments)? = inner { arguments } else { nil }
    let list = node.argument("colors")?.value.items ?? made?.first { $0.label == "colors" }?.value.items
    let colors = (list ?? []).compactMap { interpreter.color(of: $0) }
    guard colors.count >= 2, colors.count == list?.count else { return nil }
    let isLevel = ["leading", "trailing"].contains(node.argument("startPoint")?.value.memberName ?? "")
    return .mapping([
      "gradient": .mapping([
        "colors": .array(colors.prefix(20).map(JSON.string)),
        "axis": isLevel ? .string("horizontal") : nil,
      ])
    ])
  }

  func frame(of node: ViewNode) -> (Double?, Double?) {
    guard let frame = node.modifier("frame") else { return (nil, nil) }
    return (frame.argument("width")?.value.number, frame.argument("height")?.value.number)
  }

  /// A view with what modifiers put around it.
  func modified(_ content: JSON, _ node: ViewNode, _ style: ViewStyle) -> JSON {
    var view = content
    for (place, modifier) in node.modifiers.enumerated() {
      switch modifier.name {
      case "frame": view = framed(view, modifier)
      case "fixedSize": view = fixed(view, modifier)
      case "layoutPriority":
        if let priority = modifier.arguments.first?.value.number {
          view = view.with("layoutPriority", .number(min(max(priority, -1_000), 1_000)))
        }
      case "padding": view = padded(view, modifier)
      case "background":
        view = backed(view, modifier, style, height: height(of: node, before: place, style))
      case "cornerRadius":
        if let radius = modifier.arguments.first?.value.number { view = rounded(view, radius) }
      case "clipShape":
        let shape = modifier.arguments.first?.value
        if let radius = radius(of: shape, node, height: height(of: node, before: place, style)) {
          view = rounded(view, radius)
        }
      case "border":
        guard let color = modifier.arguments.first.flatMap({ interpreter.color(of: $0.value) }) else {
          continue
        }
        view = bordered(view, color, width: modifier.argument("width")?.value.number, radius: nil)
      case "overlay":
        guard let argument = modifier.arguments.first(where: { $0.label != "alignment" }) else { continue }
        // A shape with a stroke is a border; other views lie over the view.
        guard argument.node.ownText.contains("stroke"),
          let shape = argument.value.view ?? expander.views(of: argument, values: []).first,
          let stroke = shape.modifier("stroke", "strokeBorder")
        else {
          let alignment = modifier.argument("alignment")?.value.memberName
          view = covered(view, by: argument, alignment, style, of: node)
          continue
        }
        let (width, height) = frame(of: node)
        let isRound = ["Circle", "Capsule"].contains(shape.name)
        view = bordered(
          view, color(ofStroke: stroke, style), width: lineWidth(of: stroke),
          radius: isRound
            ? min(width ?? height ?? 20, height ?? width ?? 20) / 2
            : shape.argument("cornerRadius")?.value.number)
      case "opacity":
        if let part = modifier.arguments.first?.value.number {
          view = view.with("alpha", .number(min(max(part, 0), 1)))
        }
      case "offset": view = moved(view, modifier)
      case "hidden": view = view.with("alpha", .number(0))
      default: continue
      }
    }
    return view
  }

  private func bordered(_ view: JSON, _ color: String, width: Double?, radius: Double?) -> JSON {
    let bordered = view.with("borderColor", .string(color)).with(
      "borderWidth", .number(min(max(width ?? 1, 0), 100)))
    return radius.map { bordered.with("cornerRadius", .number(min(max($0, 0), 400))) } ?? bordered
  }

  /// A view that is drawn beside its place, which it keeps: what one side has less of, the other has more of.
  private func moved(_ view: JSON, _ modifier: ViewNode.Modifier) -> JSON {
    var lengths = [
      modifier.argument("x")?.value.number ?? 0, modifier.argument("y")?.value.number ?? 0,
    ]
    if case .library(_, let size)? = modifier.arguments.first?.value {
      lengths = size.map { $0.value.number ?? 0 }
    }
    if modifier.arguments.contains(where: { $0.value.unknown != nil }) {
      interpreter.tell("offset is left out", modifier)
    }
    guard lengths.count == 2, lengths.contains(where: { $0 != 0 }), lengths.allSatisfy({ abs($0) <= 2_000 })
    else {
      return view
    }
    let (x, y) = (lengths[0], lengths[1])
    // What comes after lies around the place, not around what is moved.
    return wrapped(
      inset(view["padding"] == nil ? view : wrapped(view), top: y, left: x, bottom: -y, right: -x))
  }
}
