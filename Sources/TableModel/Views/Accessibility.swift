/// What a view or an item says to assistive technologies: UIKit's `UIAccessibility`.
public struct Accessibility: Hashable, Sendable {
  /// What the element is called.
  public var label: String?
  /// What happens if it is used.
  public var hint: String?
  /// What it is and what it does.
  public var traits: AccessibilityTraits?
  /// Whether it is an element; `nil` for what UIKit says of its kind.
  public var isElement: Bool?

  /// What is said of an element.
  public init(
    label: String? = nil, hint: String? = nil, traits: AccessibilityTraits? = nil, isElement: Bool? = nil
  ) {
    (self.label, self.hint, self.traits, self.isElement) = (label, hint, traits, isElement)
  }

  /// The same, or `nil` where nothing is said.
  package var unlessEmpty: Accessibility? { self == Accessibility() ? nil : self }
}

/// What an element is and does: `UIAccessibilityTraits`.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// A bit for each trait.
  public let rawValue: Int

  /// Traits from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// All traits by UIKit's names.
  public static let named: [(name: String, traits: AccessibilityTraits)] = [
    "button", "link", "header", "searchField", "image", "selected", "playsSound", "keyboardKey", "staticText",
    "summaryElement", "notEnabled", "updatesFrequently", "startsMediaSession", "adjustable",
    "allowsDirectInteraction", "causesPageTurn", "tabBar", "toggleButton",
  ]
  .enumerated().map { ($1, AccessibilityTraits(rawValue: 1 << $0)) }

  /// The names of the traits, in the order of ``named``.
  public var names: [String] { AccessibilityTraits.named.filter { contains($0.traits) }.map(\.name) }
}

/// What can be told to assistive technologies.
package protocol AccessibleElement: Sendable {
  /// What is said of it.
  var accessibility: Accessibility? { get set }
}

extension AccessibleElement {
  /// Changes what is said of it.
  package mutating func changeAccessibility(_ change: (inout Accessibility) -> Void) {
    var value = accessibility ?? Accessibility()
    change(&value)
    accessibility = value.unlessEmpty
  }

  /// Makes the texts that are read aloud into others.
  mutating func mapAccessibility(_ change: (String) -> String) {
    guard accessibility != nil else { return }
    changeAccessibility {
      $0.label = $0.label.map(change)
      $0.hint = $0.hint.map(change)
    }
  }
}
