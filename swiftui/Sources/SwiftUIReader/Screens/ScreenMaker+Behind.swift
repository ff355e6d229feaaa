/// What lies behind a screen.
extension ScreenMaker {
  /// The views that only paint, as far as they have no size of their own.
  private static let paints: Set<String> = [
    "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient", "Canvas",
    "Rectangle", "Circle", "Ellipse", "Path", "Image", "TimelineView",
  ]

  /// Whether what stands in a layer is a background, over which the next layers lie.
  func isBackdrop(_ layer: Container) -> Bool {
    guard layer.list == nil, layer.below.isEmpty, !layer.above.isEmpty else { return false }
    return layer.above.allSatisfy { view in
      guard !isSized(view) else { return false }
      if isColor(view) { return interpreter.color(of: .view(view)) != "clear" }
      guard ScreenMaker.paints.contains(view.name) else { return false }
      // A picture may be all that a layer is for.
      return view.name != "Image" || view.modifier("ignoresSafeArea", "edgesIgnoringSafeArea") != nil
    }
  }

  private func isColor(_ view: ViewNode) -> Bool {
    view.name == "Color" || view.name.hasPrefix("Color.")
  }

  /// Whether a view has a size of its own, and does not take all that it is offered.
  func isSized(_ view: ViewNode) -> Bool {
    view.modifiers.contains { modifier in
      guard modifier.name == "frame" else { return false }
      return ["width", "height"].contains { modifier.argument($0)?.value.isNone == false }
        || ["maxWidth", "maxHeight"].contains { modifier.argument($0)?.value.isFinite == true }
    }
  }

  /// Whether a view has an outline of its own.
  func isCut(_ view: ViewNode) -> Bool { view.modifier("clipShape", "cornerRadius", "border") != nil }

  /// What lies behind a view that takes all of the screen; `nil` for one that is as large as what it shows.
  func backdrop(of view: ViewNode, _ style: ViewStyle) -> Value? {
    guard var behind = style.behind, !isCut(view) else { return nil }
    if case .closure(let closure) = behind {
      guard let made = interpreter.view(of: interpreter.call(closure, [])) else { return nil }
      behind = .view(made)
    }
    let before = view.modifiers.prefix { $0.name != "background" }
    guard fills(view, before) || ignoresEdges(behind), interpreter.color(of: behind) != "clear" else {
      return nil
    }
    return behind
  }

  /// Whether a view with some of its modifiers takes all the height that it is offered, as what scrolls and colours do.
  func fills(_ view: ViewNode, _ modifiers: ArraySlice<ViewNode.Modifier>) -> Bool {
    guard !isSized(view) else { return false }
    let isHigh = { (modifier: ViewNode.Modifier) in
      modifier.name == "frame" && modifier.argument("maxHeight")?.value.isFinite == false
    }
    if modifiers.contains(where: isHigh) { return true }
    if ViewCatalog.scrolling.contains(view.name) || isColor(view) { return true }
    return ["VStack", "ZStack", "HStack"].contains(view.name)
      && expander.content(of: view).contains {
        view.name == "VStack" && $0.name == "Spacer" && !isSized($0)
          || !ContentMaker.isLevel($0) && fills($0, $0.modifiers[...])
      }
  }

  /// Whether what lies behind a view goes beyond it to the edges of the screen.
  private func ignoresEdges(_ value: Value) -> Bool {
    switch value {
    case .view(let view): view.modifier("ignoresSafeArea", "edgesIgnoringSafeArea") != nil
    case .library(let name, _):
      ["ignoresSafeArea", "edgesIgnoringSafeArea"].contains { name.contains("." + $0) }
    default: false
    }
  }

  /// Whether something lies behind a stack alone, as behind a card.
  func isCard(_ view: ViewNode) -> Bool {
    isCut(view)
      || view.modifiers.contains { modifier in
        guard modifier.name == "background", let value = modifier.arguments.first?.value else { return false }
        return interpreter.color(of: value) != "clear"
      }
  }

  /// A table with what lies behind it: that of a list shows where its own background is hidden.
  ///
  /// Rows without a list have no colour of their own, so that it shows behind them, too.
  func backed(_ table: JSON, _ container: Container) -> JSON {
    let backed = colored(table, container)
    let isDrawn = backed["backgroundColor"] != nil || backed["backgroundView"] != nil
    guard container.list == nil, isDrawn, let sections = table["sections"]?.items else { return backed }
    let clear = sections.map { section -> JSON in
      let rows = (section["rows"]?.items ?? []).map { row in
        row["backgroundColor"] == nil ? row.with("backgroundColor", .string("clear")) : row
      }
      return section.with("rows", .array(rows))
    }
    return backed.with("sections", .array(clear))
  }

  private func colored(_ table: JSON, _ container: Container) -> JSON {
    let hides = container.list?.modifier("scrollContentBackground")?.arguments.first?.value.memberName
    guard container.list == nil || hides == "hidden" else { return table }
    let behind = (container.list == nil ? nil : container.style.behind) ?? container.backdrop
    guard let behind else {
      return container.list == nil ? table : table.with("backgroundColor", .string("systemBackground"))
    }
    let fill = behind.view?.modifier("fill")?.arguments.first?.value
    if let paint = interpreter.paint(of: fill ?? behind), paint.opacity == 1 || paint.isDigits {
      return table.with("backgroundColor", .string(paint.solid))
    }
    let view = (fill?.view ?? behind.view).flatMap { view in
      view.name.hasSuffix("Gradient") ? rows.contents.gradient(view) : nil
    }
    return table.with("backgroundView", view)
  }
}
