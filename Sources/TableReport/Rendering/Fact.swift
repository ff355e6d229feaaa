import Mustache

/// A line of what is known of an entry.
final class Fact: TemplateValue, MustacheParent {
  let name: String
  let value: String
  /// The name of the axis whose value this is.
  let axis: String?

  init(name: String, value: String, axis: String? = nil) {
    self.name = name
    self.value = value
    self.axis = axis
  }

  func child(named name: String) -> Any? {
    switch name {
    case "name": TemplateText(self.name)
    case "value": TemplateText(value)
    case "attributes": attributes.value
    default: nil
    }
  }

  private var attributes: PageAttributes {
    var attributes = PageAttributes()
    attributes.add("data-axis", axis)
    return attributes
  }

  /// The facts of an entry, axes by their names.
  static func all(of entry: ReviewEntry) -> [Fact] {
    var facts: [Fact] = []
    if let input = entry.input { facts.append(Fact(name: "Input", value: input)) }
    if let table = entry.table { facts.append(Fact(name: "Table", value: table)) }
    for (axis, value) in entry.variant.sorted(by: { $0.key < $1.key }) {
      facts.append(Fact(name: axis.capitalisedWord, value: value.text, axis: axis))
    }
    return facts + measures(of: entry)
  }

  /// The size and the scale of the pictures, if there are any.
  private static func measures(of entry: ReviewEntry) -> [Fact] {
    let pictures = [entry.expected, entry.actual].compactMap(\.self).filter { $0.file != nil }
    var sizes = pictures.map(\.size)
    if sizes.count == 2, sizes[0] == sizes[1] { sizes.removeLast() }
    guard !sizes.isEmpty else { return [] }
    // Vectors have a size in points, and no scale.
    let isVector = ["svg", "pdf"].contains(entry.format)
    let size = Fact(name: "Size", value: "\(sizes.joined(separator: " → ")) \(isVector ? "points" : "px")")
    // Nobody knows at which scale a picture was drawn that says nothing of it and has no source.
    let isKnown = entry.state != .obsolete || entry.scale != 1
    guard isKnown, !isVector, entry.variant["scale"] == nil else { return [size] }
    return [size, Fact(name: "Scale", value: "\(entry.scale.plain)×")]
  }
}

extension String {
  fileprivate var capitalisedWord: String { prefix(1).uppercased() + dropFirst() }
}
