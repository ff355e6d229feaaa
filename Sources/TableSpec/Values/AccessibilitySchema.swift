import TableModel

extension Field where Model: AccessibleElement {
  /// The keys for assistive technologies.
  static var accessibility: [Field] {
    [
      Field(
        "accessibilityLabel", .localizedText, "What VoiceOver calls it.",
        without: "its text", get: { $0.accessibility?.label },
        set: { model, label in model.changeAccessibility { $0.label = label } }),
      Field(
        "accessibilityHint", .localizedText, "What happens if it is used.", without: "nothing",
        get: { $0.accessibility?.hint },
        set: { model, hint in model.changeAccessibility { $0.hint = hint } }),
      Field(
        "accessibilityTraits", AccessibilitySchema.traits, "What it is and does.",
        without: "those of its class", get: { $0.accessibility?.traits },
        set: { model, traits in model.changeAccessibility { $0.traits = traits } }),
      Field(
        "isAccessibilityElement", .boolean, "Whether assistive technologies find it.",
        without: "as its class", get: { $0.accessibility?.isElement },
        set: { model, isElement in model.changeAccessibility { $0.isElement = isElement } }),
    ]
    .written(rank: 4)
  }
}

enum AccessibilitySchema {
  static let traits = ValueCoding<AccessibilityTraits>.options(
    AccessibilityTraits.named.map { (name: $0.name, option: $0.traits) }, names: { $0.names })
}
