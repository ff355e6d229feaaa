import TableModel

/// Reads UIKit's controls.
struct IBControl {
  let context: IBContext

  /// The control of an element; `nil` where it is none that can be drawn.
  func control(_ element: XMLElement) -> Control? {
    guard element.name != "textField" else { return textField(element) }
    return kind(element).map {
      Control($0, isEnabled: element.flag("enabled") ?? true, tintColor: tint(of: element))
    }
  }

  private func textField(_ element: XMLElement) -> Control {
    Control(
      .textField(
        text: shownText(of: element),
        placeholder: context.text("placeholder", of: element) ?? "",
        textAlignment: IBLabel.alignment(element["textAlignment"]),
        borderStyle: context.word("borderStyle", of: element, among: IBControl.borderStyles) ?? .none
      ),
      isEnabled: element.flag("enabled") ?? true,
      font: IBFont(context: context).attributes(of: element),
      textColor: context.color("textColor", of: element)
    )
  }

  private static let borderStyles: [String: TextFieldBorderStyle] = Dictionary(
    uniqueKeysWithValues: TextFieldBorderStyle.allCases.map { ($0.rawValue, $0) })

  /// The text of a field, in dots where it is a secret.
  private func shownText(of field: XMLElement) -> String {
    let text = context.text("text", of: field) ?? ""
    let isSecret = field.child(key: "textInputTraits")?.flag("secureTextEntry") ?? false
    return isSecret ? String(repeating: "•", count: text.count) : text
  }

  private func kind(_ element: XMLElement) -> Control.Kind? {
    switch element.name {
    case "switch": .switch(isOn: element.flag("on") ?? false)
    case "slider": .slider(value: position(of: element))
    case "stepper": stepper(element)
    case "segmentedControl": segmentedControl(element)
    case "activityIndicatorView":
      .activityIndicator(
        isAnimating: element.flag("animating") ?? false,
        hidesWhenStopped: element.flag("hidesWhenStopped") ?? false,
        style: IBControl.largeIndicators.contains(element["style"] ?? "") ? .large : .medium
      )
    case "progressView":
      .progressView(
        progress: context.number("progress", of: element, in: .from(0, to: 1)) ?? 0,
        style: element["progressViewStyle"].flatMap(ProgressViewStyle.init) ?? .default)
    case "datePicker": IBDatePicker(context: context).kind(of: element)
    case "pageControl" where element["customClass"] == nil:
      .pageControl(
        numberOfPages: pages(of: element), currentPage: page("currentPage", of: element),
        pageTint: context.color("pageIndicatorTintColor", of: element))
    default: nil
    }
  }

  /// The dots of a page control, which may hide a single one.
  private func pages(of element: XMLElement) -> Int {
    let pages = page("numberOfPages", of: element)
    return pages == 1 && element["hidesForSinglePage"] == "YES" ? 0 : pages
  }

  /// A number of pages, of which a spec may have a hundred.
  private func page(_ name: String, of element: XMLElement) -> Int {
    Int(min(100, max(0, context.number(name, of: element, in: .from(-1_000_000, to: 1_000_000)) ?? 0)))
  }

  private static let largeIndicators = ["whiteLarge", "large"]
  private static let whiteIndicators = ["whiteLarge", "white"]

  private func tint(of element: XMLElement) -> Color? {
    let keys = [
      "onTintColor", "minimumTrackTintColor", "progressTintColor", "color", "currentPageIndicatorTintColor",
      "tintColor",
    ]
    if let own = keys.lazy.compactMap({ context.color($0, of: element) }).first { return own }
    guard element.name == "activityIndicatorView" else {
      return element.name == "switch" ? nil : context.ownTint(of: element)
    }
    return IBControl.whiteIndicators.contains(element["style"] ?? "") ? .white : nil
  }

  /// The greatest value of a slider or stepper that is understood.
  private static let values = NumberRange.from(-1e12, to: 1e12)

  /// Where a slider stands between its ends, 0…1.
  private func position(of slider: XMLElement) -> Double {
    let value = { (name: String) in context.number(name, of: slider, in: IBControl.values) }
    let (least, most) = (value("minValue") ?? 0, value("maxValue") ?? 1)
    guard most > least else { return 0 }
    return min(1, max(0, ((value("value") ?? least) - least) / (most - least)))
  }

  private func stepper(_ element: XMLElement) -> Control.Kind {
    let number = { (name: String) in context.number(name, of: element, in: IBControl.values) }
    let (least, most) = (number("minimumValue") ?? 0, number("maximumValue") ?? 100)
    let value = number("value") ?? 0
    let wraps = element.flag("wraps") ?? false
    return .stepper(canDecrement: wraps || value > least, canIncrement: wraps || value < most)
  }

  private func segmentedControl(_ element: XMLElement) -> Control.Kind {
    let segments = element.elements(in: "segments")
    let titles = segments.map { context.text("title", of: $0) ?? "" }
    // What is tapped in a momentary control does not stay chosen.
    let chosen = element.flag("momentary") == true ? nil : element["selectedSegmentIndex"].flatMap(Int.init)
    return .segmentedControl(
      titles: titles,
      selectedIndex: chosen.flatMap { titles.indices.contains($0) ? $0 : nil },
      disabledSegments: segments.indices.filter { segments[$0].flag("enabled") == false }
    )
  }
}
