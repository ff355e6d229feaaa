import TableModel

/// Reads UIKit's controls.
struct NibControl {
  let context: NibContext

  /// The control of an element; `nil` where it is none that can be drawn.
  func control(_ element: XMLElement) -> Control? {
    kind(element).map {
      Control($0, isEnabled: element.flag("enabled") ?? true, tintColor: tint(of: element))
    }
  }

  private func kind(_ element: XMLElement) -> Control.Kind? {
    switch element.name {
    case "switch": .switch(isOn: element.flag("on") ?? false)
    case "slider": .slider(value: position(of: element))
    case "stepper": stepper(element)
    case "segmentedControl": segmentedControl(element)
    case "textField":
      .textField(
        text: context.text("text", of: element) ?? "",
        placeholder: context.text("placeholder", of: element) ?? ""
      )
    case "activityIndicatorView":
      .activityIndicator(
        isAnimating: element.flag("animating") ?? false,
        hidesWhenStopped: element.flag("hidesWhenStopped") ?? false
      )
    case "progressView":
      .progressView(progress: context.number("progress", of: element, in: .from(0, to: 1)) ?? 0)
    default: nil
    }
  }

  private func tint(of element: XMLElement) -> Color? {
    let keys = ["onTintColor", "minimumTrackTintColor", "progressTintColor", "color", "tintColor"]
    return keys.lazy.compactMap { context.color($0, of: element) }.first
  }

  /// The greatest value of a slider or stepper that is understood.
  private static let values = NumberRange.from(-1e12, to: 1e12)

  /// Where a slider stands between its ends, 0…1.
  private func position(of slider: XMLElement) -> Double {
    let value = { (name: String) in context.number(name, of: slider, in: NibControl.values) }
    let (least, most) = (value("minValue") ?? 0, value("maxValue") ?? 1)
    guard most > least else { return 0 }
    return min(1, max(0, ((value("value") ?? least) - least) / (most - least)))
  }

  private func stepper(_ element: XMLElement) -> Control.Kind {
    let number = { (name: String) in context.number(name, of: element, in: NibControl.values) }
    let (least, most) = (number("minimumValue") ?? 0, number("maximumValue") ?? 100)
    let value = number("value") ?? 0
    let wraps = element.flag("wraps") ?? false
    return .stepper(canDecrement: wraps || value > least, canIncrement: wraps || value < most)
  }

  private func segmentedControl(_ element: XMLElement) -> Control.Kind {
    let titles = element.elements(in: "segments").map { context.text("title", of: $0) ?? "" }
    let chosen = element["selectedSegmentIndex"].flatMap(Int.init)
    return .segmentedControl(
      titles: titles,
      selectedIndex: chosen.flatMap { titles.indices.contains($0) ? $0 : nil }
    )
  }
}
