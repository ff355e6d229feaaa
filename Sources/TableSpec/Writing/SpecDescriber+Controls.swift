import TableModel
import TableSources

extension SpecDescriber {
  /// The key of a kind of controls.
  func name(of kind: Control.Kind) -> String {
    switch kind {
    case .switch: "switch"
    case .stepper: "stepper"
    case .slider: "slider"
    case .segmentedControl: "segmentedControl"
    case .button: "button"
    case .textField: "textField"
    case .activityIndicator: "activityIndicator"
    case .progressView: "progressView"
    case .badge: "badge"
    }
  }

  /// A control: its state where it has nothing else.
  func control(_ control: Control) -> SpecValue {
    var builder = SpecValueBuilder()
    let shortKey = state(of: control.kind, into: &builder)
    builder.add("font", control.font.map(font))
    builder.add(textColorKey(of: control.kind), control.textColor.map(color))
    builder.add("enabled", control.isEnabled, usually: true)
    builder.add(tintKey(of: control.kind), control.tintColor.map(color))
    return shortKey.map { builder.value.short(for: $0) } ?? builder.value
  }

  /// The key of a control's colour, as UIKit calls it.
  private func tintKey(of kind: Control.Kind) -> String {
    switch kind {
    case .activityIndicator, .badge: "color"
    default: "tintColor"
    }
  }

  /// The key of the colour of a control's text, as UIKit calls it.
  private func textColorKey(of kind: Control.Kind) -> String {
    switch kind {
    case .button: "titleColor"
    default: "textColor"
    }
  }

  /// Adds what only controls of a kind have, and returns the key that the short form stands for.
  private func state(of kind: Control.Kind, into builder: inout SpecValueBuilder) -> String? {
    switch kind {
    case .switch(let isOn):
      builder.add("on", .word(isOn ? "on" : "off"))
      return "on"
    case .stepper(let canDecrement, let canIncrement):
      builder.add("canDecrement", canDecrement, usually: true)
      builder.add("canIncrement", canIncrement, usually: true)
      return nil
    case .slider(let value):
      builder.add("value", value)
      return "value"
    case .segmentedControl(let titles, let selectedIndex):
      builder.add("titles", .list(titles.map { .text($0) }))
      builder.add("selectedSegmentIndex", selectedIndex.map { .word(String($0)) })
      return "titles"
    case .button(let title):
      builder.add("title", text: title)
      return "title"
    case .textField(let text, let placeholder, let textAlignment, let borderStyle):
      builder.add("text", textUnlessEmpty: text)
      builder.add("placeholder", textUnlessEmpty: placeholder)
      builder.add("textAlignment", textAlignment)
      builder.add("borderStyle", borderStyle, usually: .none)
      return "text"
    case .activityIndicator(let isAnimating, let hidesWhenStopped, let style):
      builder.add("animating", isAnimating, usually: true)
      builder.add("hidesWhenStopped", hidesWhenStopped, usually: true)
      builder.add("style", style, usually: .medium)
      return nil
    case .progressView(let progress):
      builder.add("progress", progress)
      return "progress"
    case .badge(let text):
      builder.add("text", text: text)
      return "text"
    }
  }
}
