import SwiftSyntax

/// Styles of the project, which make other views of the parts of a control.
extension ViewExpander {
  /// The views that have styles, with the modifier that gives them one and the protocols of these.
  private static let styles: [String: (modifier: String, protocols: [String])] = [
    "Button": ("buttonStyle", ["ButtonStyle", "PrimitiveButtonStyle"]),
    "Toggle": ("toggleStyle", ["ToggleStyle"]), "Label": ("labelStyle", ["LabelStyle"]),
    "LabeledContent": ("labeledContentStyle", ["LabeledContentStyle"]),
    "GroupBox": ("groupBoxStyle", ["GroupBoxStyle"]),
  ]
  private static let configuration = "StyleConfiguration"

  /// Views in the styles of the project that the view around them gives, unless they have some.
  func styled(_ views: [ViewNode], by around: ViewNode) -> [ViewNode] {
    let given = around.modifiers.filter { modifier in
      guard let kind = ViewExpander.styles.values.first(where: { $0.modifier == modifier.name }),
        let value = modifier.arguments.first?.value
      else { return false }
      return style(value, kind.protocols) != nil || StyleName.name(of: value, modifier.name) == nil
    }
    guard !given.isEmpty else { return views }
    return views.flatMap { view -> [ViewNode] in
      let lacking = given.filter { view.modifier($0.name) == nil }
      guard !lacking.isEmpty else { return [view] }
      return self.views(of: view.with(view.modifiers + lacking))
    }
  }

  /// The views that a style of the project makes of a control; `nil` for other views and styles.
  func styled(_ node: ViewNode) -> [ViewNode]? {
    guard let (name, protocols) = ViewExpander.styles[node.name] else { return nil }
    if case .library(ViewExpander.configuration, let parts)? = node.arguments.first?.value {
      // A style may make the control anew: `Button(configuration)`.
      let made = ViewNode(node.name, parts, node: node.node)
      made.modifiers = node.modifiers
      return [made]
    }
    // The innermost style counts.
    guard let style = node.modifiers.first(where: { $0.name == name })?.arguments.first else { return nil }
    guard let object = self.style(style.value, protocols) else {
      if StyleName.name(of: style.value, name) == nil { leaveOut(style) }
      return nil
    }
    let configuration = Value.library(ViewExpander.configuration, parts(of: node, style.node))
    let argument = Argument(label: "configuration", value: configuration, node: style.node)
    guard let body = interpreter.property("makeBody", of: object, node.node),
      let view = interpreter.view(of: interpreter.apply(body, [argument], style.node)), view.unknown == nil
    else {
      leaveOut(style)
      return nil
    }
    let around = node.with(node.modifiers.filter { $0.name != name })
    let made = views(of: view)
    return made.isEmpty ? nil : made.map { outer(around, around: $0) }
  }

  private func leaveOut(_ style: Argument) {
    interpreter.guess("the style \(style.node.written) is left out", at: style.node)
  }

  private func style(_ value: Value, _ protocols: [String]) -> Object? {
    if case .object(let object) = value { return object }
    guard case .implicit(let name, let arguments) = value else { return nil }
    return interpreter.extended(name, arguments, of: protocols)?.object
  }

  /// What a style is told of a control.
  private func parts(of node: ViewNode, _ place: ExprSyntax) -> [Argument] {
    let maker = ContentMaker(self)
    let part = { (label: String, views: [ViewNode]) in
      Argument(
        label: label, value: .view(ViewNode("Group", [], children: views, node: node.node)), node: place)
    }
    if node.name == "Label" {
      let title =
        maker.title(of: node) == nil
        ? content(of: node, "title").isEmpty ? content(of: node) : content(of: node, "title")
        : [ViewNode("Text", [node.arguments[0]], node: node.node)]
      let symbol = node.argument("systemImage").map { argument in
        ViewNode(
          "Image", [Argument(label: "systemName", value: argument.value, node: argument.node)],
          node: node.node)
      }
      return [part("title", title), part("icon", symbol.map { [$0] } ?? content(of: node, "icon"))]
    }
    var parts = [part("label", maker.labelViews(of: node))]
    if node.name == "LabeledContent" { parts.append(part("content", maker.contentViews(of: node))) }
    if node.name == "GroupBox" { parts.append(part("content", content(of: node))) }
    if let isOn = node.argument("isOn") { parts.append(isOn) }
    if let role = node.argument("role") { parts.append(role) }
    parts.append(Argument(label: "isPressed", value: .bool(false), node: place))
    return parts
  }
}
