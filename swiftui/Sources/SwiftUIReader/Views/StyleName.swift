/// The names that the library has for styles of controls.
enum StyleName {
  /// The styles that each modifier takes, by the name of the protocol that they have.
  private static let known: [String: (kind: String, names: Set<String>)] = [
    "buttonStyle": (
      "ButtonStyle",
      ["automatic", "plain", "borderless", "bordered", "borderedProminent", "glass", "glassProminent"]
    ),
    "labelStyle": ("LabelStyle", ["automatic", "titleOnly", "iconOnly", "titleAndIcon"]),
    "toggleStyle": ("ToggleStyle", ["automatic", "switch", "button"]),
    "pickerStyle": (
      "PickerStyle", ["automatic", "inline", "menu", "navigationLink", "palette", "segmented", "wheel"]
    ),
    "datePickerStyle": ("DatePickerStyle", ["automatic", "compact", "graphical", "wheel"]),
    "textFieldStyle": ("TextFieldStyle", ["automatic", "plain", "roundedBorder"]),
    "progressViewStyle": ("ProgressViewStyle", ["automatic", "circular", "linear"]),
    "gaugeStyle": (
      "GaugeStyle",
      [
        "automatic", "linearCapacity", "accessoryCircular", "accessoryCircularCapacity", "accessoryLinear",
        "accessoryLinearCapacity",
      ]
    ),
    "menuStyle": ("MenuStyle", ["automatic", "button", "borderlessButton"]),
    "labeledContentStyle": ("LabeledContentStyle", ["automatic"]),
    "groupBoxStyle": ("GroupBoxStyle", ["automatic"]),
  ]

  /// The name of a style, which is `plain` for `.plain` and `PlainButtonStyle()`; `nil` where it is not the library’s.
  static func name(of value: Value, _ modifier: String) -> String? {
    guard let (kind, names) = known[modifier], let name = value.memberName else { return nil }
    if names.contains(name) { return name }
    guard name.hasSuffix(kind), name != kind else { return nil }
    let short = name.dropLast(kind.count)
    let lower = short == "Default" ? "automatic" : short.prefix(1).lowercased() + short.dropFirst()
    return names.contains(lower) ? lower : nil
  }
}
