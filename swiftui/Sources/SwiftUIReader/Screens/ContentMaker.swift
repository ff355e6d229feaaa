import SwiftSyntax

/// Makes the views of rows that none of UIKit's styles has: stacks, pictures, fields and controls.
final class ContentMaker {
  let interpreter: Interpreter
  let expander: ViewExpander
  let texts: TextMaker
  private var count = 0
  /// Whether rows are those of a list; elsewhere a colour alone lies behind what follows, and takes no room.
  var makesListRows = false

  init(_ expander: ViewExpander) {
    self.expander = expander
    interpreter = expander.interpreter
    texts = TextMaker(interpreter: interpreter)
  }

  /// The space between views of a stack where none is written.
  static let spacing = 8.0
  /// The space between texts that stand above each other.
  static let textSpacing = 4.0
  /// The padding where none is written.
  static let padding = 16.0

  /// A row with views of its own.
  func row(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    count = 0
    var style = style
    // Letters that nobody says anything of are those of the body, which follow the text size.
    if style.font.size == nil, style.font.textStyle == nil { style.font.textStyle = "body" }
    var content = shallow(filling(view(node, style)), node)
    let name = content["id"]?.text ?? newName()
    content = content.with("id", .string(name))
    // A colour alone has no height.
    let isText =
      isStack(content) || content["label"] != nil || makesListRows && isBare(content.without("id"))
    let end = isStack(content) || isFlexible(node) ? "==" : "<="
    // What rows are higher than their content, above and below, as measured on pictures of iOS 17, 18 and 26.
    let inset = interpreter.options.system >= 26 ? 15.0 : 11
    let said = insets(of: node)
    let (top, bottom) = (said?.top ?? inset, said?.bottom ?? inset)
    let (left, right) = (
      said.map { "superview.leading + \(JSONWriter.digits(of: $0.leading))" } ?? "superview.leadingMargin",
      said.map { "superview.trailing - \(JSONWriter.digits(of: $0.trailing))" } ?? "superview.trailingMargin"
    )
    if node.fillsHeight {
      let edges =
        [("leading", left), ("trailing", right)] + [
          ("top", "superview.top + \(JSONWriter.digits(of: top))"),
          ("bottom", "superview.bottom - \(JSONWriter.digits(of: bottom))"),
        ]
      return .mapping([
        "fillsHeight": .bool(true),
        "contentView": .mapping([
          "constraints": .array(edges.map { .string("\(name).\($0.0) == \($0.1)") }),
          "subviews": .array([content]),
        ]),
      ])
    }
    // Rows of lists are 52 or 44 points high at least.
    let least = node.edges == nil ? 22 + 2 * inset - top - bottom : 0
    let horizontal = ["\(name).leading == \(left)", "\(name).trailing \(end) \(right)"]
    return .mapping([
      "contentView": .mapping([
        "constraints": .array(
          (horizontal + (isText && least > 0 ? ["\(name).height >= \(JSONWriter.digits(of: least))"] : []) + [
            "\(name).top >= superview.top + \(JSONWriter.digits(of: top))",
            "\(name).bottom <= superview.bottom - \(JSONWriter.digits(of: bottom))",
            top == bottom
              ? "\(name).centerY == superview.centerY"
              : "\(name).top == superview.top + \(JSONWriter.digits(of: top))@700",
          ]).map(JSON.string)),
        "subviews": .array([content]),
      ])
    ])
  }

  /// The distances from the edges of its row that a view says, in points; `nil` for the usual ones.
  private func insets(of node: ViewNode) -> ViewNode.Edges? {
    if let edges = node.edges { return edges }
    guard case .library(let name, let arguments)? = node.modifier("listRowInsets")?.arguments.first?.value,
      name == "EdgeInsets" || name == "init"
    else { return nil }
    let length = { (label: String) in
      min(max(arguments.first { $0.label == label }?.value.number ?? 0, 0), 200)
    }
    return ViewNode.Edges(
      top: length("top"), leading: length("leading"), bottom: length("bottom"), trailing: length("trailing"))
  }

  func newName() -> String {
    count += 1
    return "view\(count)"
  }

  /// A view of a spec from a view with its modifiers.
  func view(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    // A constant that is a view may stand in another one twice, and that again.
    guard interpreter.step() else { return box("…") }
    let made = interpreter.deeper { () -> JSON in
      let inner = style.inside(node, interpreter)
      let content = plain(node, inner)
      return modified(content, node, inner)
    }
    return made ?? box("…")
  }

  /// A box in the place of what cannot be drawn, with its name.
  func box(_ name: String, isWide: Bool = false) -> JSON {
    .mapping([
      "customClass": .string(String(name.prefix(60))),
      "flexibleFrame": .mapping([
        "minWidth": .number(120), "maxWidth": isWide ? .string("infinity") : .number(120),
        "height": .number(29),
      ]),
    ])
  }

  private func plain(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    if let unknown = node.unknown {
      if unknown.what.contains(".resizable()"), let place = ExprSyntax(node.node) {
        return image(
          ViewNode("Image", [Argument(value: .unknown(unknown), node: place)], node: node.node), style)
      }
      interpreter.tally.boxes += 1
      interpreter.guess("\(unknown.what) is not known, drawn as a box", at: node.node, isShown: true)
      return box(unknown.what)
    }
    switch node.name {
    case "Text", "Text+": return .mapping(["label": texts.label(texts.text(of: node), style)])
    case "Image": return image(node, style)
    case "Label": return label(node, style)
    case "Spacer":
      let least = node.argument("minLength")?.value.number
      return least.map { .mapping(["spacer": .mapping(["minLength": .number(min(max($0, 0), 500))])]) }
        ?? spacer
    case "HStack", "LazyHStack", "GridRow": return stack(node, style, isVertical: false)
    case "ScrollView" where ContentMaker.isLevel(node): return scroller(node, style)
    case "VStack", "LazyVStack", "Form", "List", "Section", "ScrollView":
      return stack(node, style, isVertical: true)
    case "GroupBox": return groupBox(node, style)
    case "Grid": return table(node, style)
    case "LazyVGrid": return grid(node, style)
    case "LazyHGrid": return levelGrid(node, style)
    case "ViewThatFits": return fitting(node, style)
    case "Gauge": return gauge(node, style)
    case _ where ViewCatalog.transparent.contains(node.name): return stack(node, style, isVertical: true)
    case "ZStack": return layers(node, style)
    case "Divider": return divider(isVertical: false)
    case "Circle", "Capsule", "Rectangle", "RoundedRectangle", "Ellipse", "UnevenRoundedRectangle":
      return shape(node, style)
    case "Toggle": return toggleView(node, style)
    case "Button", "Link", "Menu", "ShareLink", "NavigationLink", "PhotosPicker", "EditButton",
      "RenameButton", "PasteButton":
      return button(node, style)
    case "TextEditor", "TextField":
      if let written = writing(node, style) { return written }
      return .mapping(["textField": field(node, style)])
    case "SecureField": return .mapping(["textField": field(node, style)])
    case "Slider": return slider(node, style)
    case "Stepper":
      return line(label(of: node, style) + [spacer, .mapping(["stepper": .mapping([:])])])
    case "ProgressView": return progress(node, style)
    case "Picker": return picker(node, style)
    case "DatePicker":
      return style.hidesLabels || ContentMaker.isTall(node, style)
        ? date(node, style) : line(label(of: node, style) + [spacer, date(node, style)])
    case "ColorPicker": return line(label(of: node, style) + [spacer, colorWell(node, style)])
    case "LabeledContent":
      return line(label(of: node, style) + [spacer] + contentViews(of: node).map { view($0, style) })
    case "DisclosureGroup": return line(label(of: node, style))
    case "ContentUnavailableView": return unavailable(node, style)
    default: return other(node, style)
    }
  }

  /// A button without a border, whose words have the tint.
  private func button(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    if let button = borderedButton(node, style) { return button }
    var tinted = style
    if node.name != "NavigationLink", style.foreground == nil {
      tinted.foreground =
        node.argument("role")?.value.memberName == "destructive" ? "systemRed" : style.tapped
    }
    guard style.isDimmed else { return line(label(of: node, tinted)) }
    tinted.isDimmed = false
    return line(label(of: node, tinted)).with("alpha", .number(0.5))
  }

  /// A view that its name does not tell: a colour, a control under a name of the project, or a box.
  private func other(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    if node.name.hasPrefix("Color") {
      return filled(interpreter.paint(of: .view(node)) ?? Paint(color: "systemGray5"))
    }
    if node.name == "LinearGradient", let colors = gradient(node) { return colors }
    if let picture = asset(node, style) { return picture }
    let isPicture = node.modifiers.contains { ViewCatalog.ofPictures.contains($0.name) }
    if let name = isPicture ? "Image" : ViewCatalog.control(namedIn: node.name) {
      interpreter.guess("\(node.name) is drawn as \(name)", at: node.node)
      let control = ViewNode(name, node.arguments, node: node.node)
      control.modifiers = node.modifiers
      return plain(control, style)
    }
    interpreter.tally.boxes += 1
    interpreter.guess(
      "\(node.name) cannot be drawn, so a box stands in its place", at: node.node, isShown: true)
    return box(node.name, isWide: isFlexible(node))
  }

  var spacer: JSON { .mapping(["spacer": .bool(true)]) }

  /// Whether a view scrolls sideways.
  static func isLevel(_ node: ViewNode) -> Bool {
    guard node.name == "ScrollView", let axes = node.arguments.first, axes.label == nil else { return false }
    return (axes.value.items ?? [axes.value]).first?.memberName == "horizontal"
  }

  /// Views in a line that scrolls sideways, which are as wide as they like.
  private func scroller(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    let content = expander.content(of: node)
    let line =
      content.count == 1 ? hosted(view(content[0], style)) : stack(node, style, isVertical: false)
    let edges = ["leading", "trailing", "top", "bottom"].map { "\($0) == superview.\($0)" }
    let lines = (edges + ["height == superview.height"]).map(JSON.string)
    return .mapping([
      "scrollView": .bool(true), "clipsToBounds": .bool(true),
      "subviews": .array([line.with("constraints", .array((line["constraints"]?.items ?? []) + lines))]),
    ])
  }

  /// The label that a button of the library brings along.
  func ready(_ name: String, _ title: String, _ symbol: String?, _ node: ViewNode) -> ViewNode {
    let place = ExprSyntax(NilLiteralExprSyntax())
    let image = symbol.map {
      Argument(label: "systemImage", value: .string(TextValue($0)), node: place)
    }
    let text = Argument(value: .string(TextValue(title)), node: place)
    return ViewNode(name, [text] + (image.map { [$0] } ?? []), node: node.node)
  }

  /// The views that a labelled content shows.
  func contentViews(of node: ViewNode) -> [ViewNode] {
    if let value = node.argument("value") {
      let text = Argument(value: value.value, node: value.node)
      return [ViewNode("Text", [text] + (node.argument("format").map { [$0] } ?? []), node: node.node)]
    }
    return expander.content(of: node)
  }

  /// A symbol above a title and what describes it, in the middle.
  private func unavailable(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    let inner = { (textStyle: String, color: String?) -> ViewStyle in
      var inner = style
      (inner.font.textStyle, inner.alignment) = (textStyle, "center")
      inner.foreground = color ?? style.foreground
      return inner
    }
    var title = inner("title3", nil)
    title.font.weight = "bold"
    let views = labelViews(of: node)
    let label = views.count == 1 && views[0].name == "Label" ? views[0] : nil
    let icon = label.map { (label: ViewNode) -> [JSON] in
      var large = inner("largeTitle", "secondaryLabel")
      large.imageScale = "large"
      guard let name = label.argument("systemImage")?.value else {
        return expander.content(of: label, "icon").map { view($0, large) }
      }
      return texts.symbol(name, large, isPlain: true).map { [.mapping(["imageView": $0])] } ?? []
    }
    let titles = label.map { self.label(of: $0, title) } ?? views.map { view($0, title) }
    let more = ["description", "actions"].flatMap { part in
      node.argument(part).map { expander.views(of: $0, values: []).map { $0.speaking(as: node) } } ?? []
    }
    let stack = stacked(
      "vStack",
      (icon ?? []) + titles
        + more.map { view($0, $0.name.hasPrefix("Text") ? inner("subheadline", "secondaryLabel") : style) },
      spacing: ContentMaker.spacing)
    return stack.with("flexibleFrame", .mapping(["maxWidth": .string("infinity")]))
  }

  /// Whether a view takes all the width that there is.
  func isFlexible(_ node: ViewNode) -> Bool {
    let isWide = { (modifier: ViewNode.Modifier) in
      modifier.name == "frame" && modifier.argument("maxWidth")?.value.isFinite == false
    }
    if node.modifiers.contains(where: isWide) { return true }
    if node.modifiers.contains(where: { $0.name == "frame" && $0.argument("width") != nil }) { return false }
    if let isWide = isWideInItsStyle(node) { return isWide }
    switch node.name {
    case "Spacer", "TextField", "SecureField", "TextEditor", "Slider", "Stepper", "Toggle", "LabeledContent",
      "DatePicker", "Divider", "List", "Form", "Section", "ScrollView", "ColorPicker":
      return true
    case "Picker": return true
    case "ProgressView": return node.argument("value") != nil
    case "Gauge": return true
    case "LazyVGrid", "Map", "Chart", "Canvas", "VideoPlayer", "WebView": return true
    case "HStack", "VStack", "ZStack", "LazyVStack", "Grid", "GridRow", "ViewThatFits":
      return expander.content(of: node).contains { isFlexible($0) }
    case "Button", "NavigationLink", "Menu", "Link", "ShareLink":
      return labelViews(of: node).contains { isFlexible($0) }
    default:
      return node.unknown == nil
        && (node.name.hasPrefix("Color") || ContentMaker.shapes.contains(node.name))
    }
  }
}
