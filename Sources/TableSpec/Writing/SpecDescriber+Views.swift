import TableModel
import TableSources

extension SpecDescriber {
  /// A view: a text for a label that fills it and has nothing else.
  func view(_ view: View) -> SpecValue {
    var builder = SpecValueBuilder()
    builder.add("frame", view.frame.map(frame))
    let mask = AutoresizingMask.named.filter { view.autoresizingMask.contains($0.mask) }.map(\.name)
    if !mask.isEmpty { builder.add("autoresizingMask", options(mask)) }
    builder.add("backgroundColor", view.backgroundColor.map(color))
    builder.add("cornerRadius", view.cornerRadius, usually: 0)
    builder.add("alpha", view.alpha, usually: 1)
    builder.add("clipsToBounds", view.clipsToBounds, usually: false)
    content(view.content, into: &builder)
    builder.add("subviews", list: view.subviews.map(self.view))
    if case .text(let text) = builder.value.short(for: "label") { return .text(text) }
    return builder.value
  }

  private func content(_ content: ViewContent, into builder: inout SpecValueBuilder) {
    switch content {
    case .none: break
    case .label(let shown): builder.add("label", label(shown))
    case .image(let shown): builder.add("imageView", imageView(shown))
    case .gradient(let gradient, let axis): builder.add("gradient", self.gradient(gradient, axis))
    case .control(let shown): builder.add(name(of: shown.kind), control(shown))
    case .searchBar(let shown): builder.add("searchBar", searchBar(shown))
    case .unknown(let className): builder.add("customClass", text: className)
    }
  }

  private func gradient(_ gradient: Gradient, _ axis: ViewContent.Axis) -> SpecValue {
    var builder = SpecValueBuilder()
    if gradient == Gradient(colors: gradient.stops.map(\.color)) {
      builder.add("colors", .list(gradient.stops.map { color($0.color) }))
    } else {
      builder.add("stops", .list(gradient.stops.map(stop)))
    }
    builder.add("axis", axis, usually: .vertical)
    return builder.value
  }

  private func stop(_ stop: Gradient.Stop) -> SpecValue {
    var builder = SpecValueBuilder()
    builder.add("location", stop.location)
    builder.add("color", color(stop.color))
    return builder.value
  }

  /// An image view: a picture where it has nothing else.
  func imageView(_ imageView: ImageView) -> SpecValue {
    var builder = SpecValueBuilder()
    builder.add("image", image(imageView.image))
    builder.add("highlightedImage", imageView.highlightedImage.map(image))
    builder.add("contentMode", imageView.contentMode)
    builder.add("template", imageView.image.isTemplate, usually: false)
    builder.add("tintColor", imageView.tintColor.map(color))
    builder.add("capInsets", imageView.image.capInsets.map(insets))
    return builder.value.short(for: "image")
  }

  /// A picture: the path of its file, or a box in its place.
  func image(_ image: Image) -> SpecValue {
    if let name = images.name(of: image.representations) { return .text(name) }
    var builder = SpecValueBuilder()
    builder.add(
      ImagePlaceholderDecoder.key,
      text: image.placeholder?.name ?? image.representations.first.map { FilePath($0.name).name.text } ?? "")
    builder.add("size", size(image.size))
    return builder.value
  }
}
