import TableModel
import TableSources

/// Gives a document’s texts in another language, as UIKit does while it loads a nib: before anything is made of them.
struct IBLocalizer {
  /// The texts that a document shows, by the names of their properties.
  private static let properties = [
    "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "backButtonTitle",
  ]
  private static let configurationProperties = ["title", "subtitle"]
  /// The texts of a cell’s content configuration.
  static let contentProperties = ["text", "secondaryText"]
  /// How a button’s titles are called for its states.
  private static let stateTitles = [
    "normal": "normalTitle", "selected": "selectedTitle", "highlighted": "highlightedTitle",
    "disabled": "disabledTitle",
  ]

  private let text: InterfaceBuilderTexts

  init(_ text: @escaping InterfaceBuilderTexts) {
    self.text = text
  }

  /// An element with the texts of all objects in it and below.
  ///
  /// The key of a text is the identifier of its object, a point, and the name of the property. What has no text in the
  /// document gets none.
  func localized(_ element: XMLElement) -> XMLElement {
    var element = element
    if let id = element.id {
      for property in IBLocalizer.properties { replace(property, of: &element, key: "\(id).\(property)") }
      replaceParts(of: &element, id: id)
    }
    for index in element.children.indices { element.children[index] = localized(element.children[index]) }
    return element
  }

  private func replaceParts(of element: inout XMLElement, id: String) {
    for index in element.children.indices {
      let child = element.children[index]
      switch child.name {
      case "state":
        guard let property = child["key"].flatMap({ IBLocalizer.stateTitles[$0] }) else { continue }
        replace("title", of: &element.children[index], key: "\(id).\(property)")
      case "buttonConfiguration":
        for property in IBLocalizer.configurationProperties {
          replace(property, of: &element.children[index], key: "\(id).configuration.\(property)")
        }
      case "listContentConfiguration":
        for property in IBLocalizer.contentProperties {
          replace(property, of: &element.children[index], key: "\(id).contentConfiguration.\(property)")
        }
      case "segments":
        for segment in child.children.indices {
          replace(
            "title", of: &element.children[index].children[segment], key: "\(id).segmentTitles[\(segment)]")
        }
      case "scopeButtonTitles":
        for title in child.children.indices {
          let shown = IBText.content(of: child.children[title])
          guard let other = text("\(id).scopeButtonTitles[\(title)]", shown, child.range.start) else {
            continue
          }
          element.children[index].children[title].setText(other)
        }
      default: break
      }
    }
  }

  /// Replaces a text that is an attribute or an element of its own.
  private func replace(_ property: String, of element: inout XMLElement, key: String) {
    if let index = element.attributes.firstIndex(where: { $0.name == property }) {
      guard let other = text(key, element.attributes[index].value, element.range.start) else { return }
      element.attributes[index].value = other
    } else if let index = element.children.firstIndex(where: { $0["key"] == property && $0.isText }) {
      let shown = IBText.content(of: element.children[index])
      guard let other = text(key, shown, element.children[index].range.start) else { return }
      element.children[index].setText(other)
    }
  }
}

extension XMLElement {
  fileprivate var isText: Bool { name == "string" || name == "mutableString" }

  fileprivate mutating func setText(_ text: String) {
    attributes.removeAll { $0.name == "base64-UTF8" }
    self.text = text
  }
}

/// Texts that stand between tags: `<string key="text">`.
enum IBText {
  /// The characters of a text; Interface Builder writes some in base 64.
  static func content(of element: XMLElement) -> String {
    guard element["base64-UTF8"] == "YES" else { return element.text }
    return String(decoding: Base64.bytes(of: element.text.utf8), as: UTF8.self)
  }
}

/// Gives the text that is shown for a key in place of the document's own; `nil` for the document's own.
///
/// The key is the identifier of an object, a point, and the name of a property: `abc-12-xyz.text`. The offset is that of
/// the element that has the text, in characters from the beginning of the file.
package typealias InterfaceBuilderTexts = (_ key: String, _ text: String, _ offset: Int) -> String?
