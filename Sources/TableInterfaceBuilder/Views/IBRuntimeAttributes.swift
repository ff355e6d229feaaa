import TableModel
import TableSources

/// What an author has views take on when the app runs: `<userDefinedRuntimeAttribute keyPath="layer.cornerRadius" …/>`.
///
/// Those that UIKit's own views and layers have are drawn; what others mean only the author's classes know.
struct IBRuntimeAttributes {
  let context: IBContext
  private let values: [String: XMLElement]

  /// The attributes of an element.
  init(of element: XMLElement, context: IBContext) {
    self.context = context
    let pairs = element.elements(in: "userDefinedRuntimeAttributes").compactMap { attribute in
      attribute["keyPath"].map { ($0, attribute) }
    }
    values = Dictionary(pairs) { _, last in last }
  }

  /// The attributes of elements that say the same, by key paths: those of numbers and words.
  private static let attributes = [
    "alpha": "alpha", "layer.opacity": "alpha", "clipsToBounds": "clipsSubviews",
    "layer.masksToBounds": "clipsSubviews", "text": "text", "placeholder": "placeholder",
    "numberOfLines": "numberOfLines",
  ]
  /// The parts of elements that say the same, by key paths: those of colours.
  private static let colors = ["backgroundColor", "textColor", "tintColor"]

  /// The element with what the attributes replace.
  func applied(to element: XMLElement) -> XMLElement {
    guard !values.isEmpty else { return element }
    var element = element
    for (path, name) in IBRuntimeAttributes.attributes.sorted(by: { $0.key < $1.key }) {
      guard let value = values[path].flatMap({ $0["value"] ?? $0.child(key: "value")?["value"] }) else {
        continue
      }
      element.attributes.removeAll { $0.name == name }
      element.attributes.append(XMLReader.Attribute(name: name, value: value))
    }
    for path in IBRuntimeAttributes.colors {
      guard var color = values[path]?.child(key: "value"), color.name == "color" else { continue }
      color.attributes = color.attributes.map { $0.name == "key" ? .init(name: "key", value: path) : $0 }
      element.children.removeAll { $0["key"] == path }
      element.children.append(color)
    }
    return element
  }

  /// The radius of corners, in points.
  var cornerRadius: Double { number(["layer.cornerRadius", "cornerRadius"]) }

  /// The width of the line along the edges, in points.
  var borderWidth: Double { number(["layer.borderWidth", "borderWidth"]) }

  /// The colour of that line; `nil` for a layer's own.
  ///
  /// Layers take no colours of UIKit, so that `layer.borderColor` stays black; authors write properties of their own, by
  /// names such as `layer.borderUIColor` and `borderColor`.
  var borderColor: Color? {
    let own = values.keys.sorted().first { path in
      let name = path.lowercased()
      return path != "layer.borderColor" && name.contains("border") && name.contains("color")
    }
    return own.flatMap { path in values[path].flatMap { context.color("value", of: $0) } }
  }

  private func number(_ paths: [String]) -> Double {
    let value = paths.lazy.compactMap { values[$0]?.child(key: "value") }.first
    return value.flatMap { context.number("value", of: $0, in: .from(0, to: 4_096)) } ?? 0
  }
}
