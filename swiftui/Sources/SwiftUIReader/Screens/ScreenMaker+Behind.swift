/// What lies behind a screen.
extension ScreenMaker {
  /// The views that only paint, as far as they have no size of their own.
  private static let paints: Set<String> = [
    "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient", "Canvas",
    "Rectangle",
    "Circle", "Ellipse", "Path", "Image", "TimelineView",
  ]

  /// Whether what stands in a layer is a background, over which the next layers lie.
  func isBackdrop(_ layer: Container) -> Bool {
    guard layer.list == nil, layer.below.isEmpty, !layer.above.isEmpty else { return false }
    return layer.above.allSatisfy { view in
      if view.name.hasPrefix("Color") { return true }
      guard ScreenMaker.paints.contains(view.name) else { return false }
      // A picture may be all that a layer is for.
      return view.name != "Image" || view.modifier("ignoresSafeArea", "edgesIgnoringSafeArea") != nil
    }
  }

  /// Whether something lies behind a stack alone, as behind a card.
  func isCard(_ view: ViewNode) -> Bool {
    view.modifier("clipShape", "cornerRadius", "border") != nil
      || view.modifiers.contains { modifier in
        guard modifier.name == "background", let value = modifier.arguments.first?.value else { return false }
        return interpreter.color(of: value) != "clear"
      }
  }

  /// A table with what lies behind it: that of a list shows where its own background is hidden.
  func backed(_ table: JSON, _ container: Container) -> JSON {
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
