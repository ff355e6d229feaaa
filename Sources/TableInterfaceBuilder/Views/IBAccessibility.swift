import TableModel
import TableSources

extension IBContext {
  /// What an element says to assistive technologies: `<accessibility key="accessibilityConfiguration">`, or the properties
  /// of Xcode 4.
  func accessibility(of element: XMLElement) -> Accessibility? {
    let configuration = element.child(key: "accessibilityConfiguration").flatMap {
      $0.name == "accessibility" ? $0 : nil
    }
    guard let configuration else { return nil }
    let words = configuration.child(key: "traits") ?? configuration.child(key: "accessibilityTraits")
    let traits = words.map { element in
      AccessibilityTraits.named.reduce(into: AccessibilityTraits()) { traits, trait in
        if element.flag(trait.name) == true { traits.insert(trait.traits) }
      }
    }
    let isElement = configuration.children.first { $0["key"] == "isElement" }.flatMap { $0.flag("value") }
    return Accessibility(
      label: text("label", of: configuration), hint: text("hint", of: configuration), traits: traits,
      isElement: isElement
    ).unlessEmpty
  }
}
