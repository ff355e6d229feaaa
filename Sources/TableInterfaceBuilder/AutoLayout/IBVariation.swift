import TableModel
import TableSources

/// What elements are on screens of some room: `<variation key="heightClass=regular-widthClass=compact" constant="8"/>`.
struct IBVariation {
  private let sizeClasses: SizeClasses

  /// The attribute by which what is left out on a screen is marked.
  private static let mark = "tablemockIsLeftOut"

  /// A document as screens of some room have it: attributes and parts of variations replace those of their elements, and
  /// what is not there is marked.
  static func applied(to document: XMLElement, for sizeClasses: SizeClasses) -> XMLElement {
    IBVariation(sizeClasses: sizeClasses).applied(to: document)
  }

  /// Whether an element is not there.
  static func leavesOut(_ element: XMLElement) -> Bool { element[mark] != nil }

  private func applied(to element: XMLElement) -> XMLElement {
    var element = element
    for index in element.children.indices where !element.children[index].children.isEmpty {
      element.children[index] = applied(to: element.children[index])
    }
    let variations = element.children.compactMap { child in
      rank(of: child).map { (rank: $0, element: child) }
    }
    // The more a variation says of the screen, the later it comes, so that it counts.
    for variation in variations.sorted(by: { $0.rank < $1.rank }) { apply(variation.element, to: &element) }
    return element
  }

  /// How much a variation says of a screen; `nil` where it is for others, or is none.
  private func rank(of element: XMLElement) -> Int? {
    guard element.name == "variation", let key = element["key"] else { return nil }
    guard key != "default" else { return 0 }
    let words = key.split(separator: "-")
    let own: Set<Substring> = [
      "widthClass=\(sizeClasses.horizontal.rawValue)", "heightClass=\(sizeClasses.vertical.rawValue)",
    ]
    return words.allSatisfy(own.contains) ? words.count : nil
  }

  private func apply(_ variation: XMLElement, to element: inout XMLElement) {
    for attribute in variation.attributes where !IBVariation.ownAttributes.contains(attribute.name) {
      element.attributes.removeAll { $0.name == attribute.name }
      element.attributes.append(attribute)
    }
    for child in variation.children {
      guard let key = child["key"] else { continue }
      if child.name == "mask" {
        mark(child, in: key, of: &element)
      } else if child.name != "rect" {
        element.children.removeAll { $0["key"] == key }
        element.children.append(child)
      }
    }
  }

  /// What variations say of themselves; frames are those of the canvas, and are not taken from them.
  private static let ownAttributes: Set<String> = ["key", "misplaced", "ambiguous", "fixedFrame"]

  /// Marks what is left out, and takes away the marks of what is there.
  private func mark(_ mask: XMLElement, in container: String, of element: inout XMLElement) {
    guard let place = element.children.firstIndex(where: { $0.name == container }) else { return }
    for change in mask.children {
      guard let id = change["reference"],
        let index = element.children[place].children.firstIndex(where: { $0.id == id })
      else { continue }
      element.children[place].children[index].attributes.removeAll { $0.name == IBVariation.mark }
      guard change.name == "exclude" else { continue }
      element.children[place].children[index].attributes.append(
        XMLReader.Attribute(name: IBVariation.mark, value: "YES"))
    }
  }
}
