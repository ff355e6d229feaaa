import SwiftSyntax

/// Buttons with something behind them.
extension ContentMaker {
  /// The configurations of UIKit’s buttons that the styles of SwiftUI look like.
  private static let configurations = [
    "bordered": "bordered", "borderedProminent": "borderedProminent", "glass": "glass",
    "glassProminent": "prominentGlass",
  ]

  /// The configuration of a button in a style; `nil` for one that is text alone.
  ///
  /// A button that pastes is filled in every style, so that people know it.
  private func configuration(of node: ViewNode, _ style: ViewStyle) -> String? {
    if node.name == "PasteButton" { return "borderedProminent" }
    guard let found = style.buttonStyle.flatMap({ ContentMaker.configurations[$0] }) else { return nil }
    // Glass came with iOS 26, and a tint colours what lies behind a bordered button.
    if found == "glass", interpreter.options.system < 26 { return "bordered" }
    if found == "prominentGlass", interpreter.options.system < 26 { return "borderedProminent" }
    return found == "bordered" && style.tint != nil ? "borderedTinted" : found
  }

  /// The label of a button that has something behind it; `nil` where none has.
  func borderedLabel(_ node: ViewNode, _ style: ViewStyle) -> ViewNode? {
    guard configuration(of: node, style) != nil,
      ["Button", "Link", "Menu", "ShareLink", "PasteButton"].contains(node.name)
    else {
      return nil
    }
    let labels = labelViews(of: node)
    guard labels.count == 1, let label = labels.first else { return nil }
    return ["Text", "Text+", "Label", "Image"].contains(label.name) ? label : nil
  }

  /// The symbol of a button as buttons have it: in their tint, and as large as their letters where these are usual.
  private func buttonImage(_ name: Value, _ style: ViewStyle) -> JSON? {
    guard let symbol = texts.symbol(name, style) else { return nil }
    return symbol.without("tintColor").without("preferredSymbolConfiguration").with(
      "configuration", style.font.isBody ? nil : symbol["preferredSymbolConfiguration"])
  }

  /// A button with something behind it; `nil` for one that is text alone, or shows more than a text and a symbol.
  func borderedButton(_ node: ViewNode, _ style: ViewStyle) -> JSON? {
    guard let configuration = configuration(of: node, style), let label = borderedLabel(node, style) else {
      return nil
    }
    let inner = style.inside(label, interpreter)
    var title = label.name == "Label" ? self.title(of: label) : nil
    if label.name.hasPrefix("Text") { title = texts.text(of: label) }
    let symbol = (label.argument("systemImage") ?? label.argument("systemName"))?.value
    if inner.labelStyle == "iconOnly", symbol != nil { title = nil }
    guard title != nil || symbol != nil else { return nil }
    title.map(texts.count)
    let isDestructive = node.argument("role")?.value.memberName == "destructive"
    let size = style.controlSize.flatMap { ["mini", "small", "large"].contains($0) ? $0 : nil }
    let tint = isDestructive ? "systemRed" : style.tint ?? style.accent
    let hasBoth = title != nil && symbol != nil
    let button = JSON.mapping([
      "button": .mapping([
        "title": title?.json,
        "image": inner.labelStyle == "titleOnly" ? nil : symbol.flatMap { buttonImage($0, inner) },
        "font": inner.font.isBody ? nil : inner.font.json,
        "titleColor": inner.foreground.map(JSON.string),
        "configuration": .mapping([
          "style": .string(configuration), "buttonSize": size.map(JSON.string),
          "imagePadding": hasBoth ? .number(ContentMaker.spacing) : nil,
        ]),
        "enabled": inner.isDisabled ? .bool(false) : nil, "tintColor": tint.map(JSON.string),
      ])
    ])
    // The frame of the label is what makes the button wide.
    return isFlexible(label) ? button.with("contentHuggingPriority", .number(1)) : button
  }
}
