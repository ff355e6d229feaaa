/// What is known of a phone, and of an app that has just been installed.
extension LibraryFunction {
  /// What `UserDefaults` has for a key that nothing is stored under, by the function that asks; `nil` for other functions.
  static func stored(_ name: String) -> Value? {
    switch name {
    case "bool": .bool(false)
    case "integer": .int(0)
    case "double", "float": .double(0)
    case "string", "object", "data", "array", "stringArray", "dictionary", "url", "value": Value.none
    default: nil
    }
  }

  /// The numbers from one to another, as far as a loop goes; `nil` where they are not known.
  static func stride(_ arguments: [Argument]) -> Value? {
    let value = { (label: String) in arguments.first { $0.label == label }?.value }
    let through = value("through")
    guard let from = value("from"), let step = value("by"), let end = through ?? value("to") else {
      return nil
    }
    if case (.int(let from), .int(let step), .int(let end)) = (from, step, end) {
      guard step != 0 else { return nil }
      // The numbers end where Int does.
      let numbers = numbers(to: end, isUp: step > 0, isThrough: through != nil) { count in
        let (way, isLong) = step.multipliedReportingOverflow(by: count)
        let (next, isFar) = from.addingReportingOverflow(way)
        return isLong || isFar ? nil : next
      }
      return .array(numbers.map(Value.int))
    }
    guard let from = from.number, let step = step.number, let end = end.number, step != 0, from.isFinite,
      step.isFinite
    else { return nil }
    let numbers = numbers(to: end, isUp: step > 0, isThrough: through != nil) { from + Double($0) * step }
    return .array(numbers.map(Value.double))
  }

  /// The numbers that a function makes of 0, 1, 2 …, up or down to an end.
  private static func numbers<Number: Comparable>(
    to end: Number, isUp: Bool, isThrough: Bool, _ next: (Int) -> Number?
  ) -> [Number] {
    var numbers: [Number] = []
    while numbers.count < mostItems, let number = next(numbers.count) {
      guard (isUp ? number < end : number > end) || isThrough && number == end else { break }
      numbers.append(number)
    }
    return numbers
  }

  /// The most items of a list that a function makes.
  private static let mostItems = 2_000

  /// What is known of the phone that pictures are of, by the path to it; `nil` where that is nothing.
  static func fact(_ path: String, system: Double) -> Value? {
    switch path {
    case "UIDevice.current.userInterfaceIdiom": .implicit("phone", [])
    case "UIDevice.current.systemVersion": .string(TextValue(system < 26 ? "\(system)" : "26.0"))
    case "UIDevice.current.model", "UIDevice.current.localizedModel", "UIDevice.current.name":
      .string(TextValue("iPhone"))
    case "UIDevice.current.systemName": .string(TextValue("iOS"))
    case "UIScreen.main.bounds", "UIScreen.main.bounds.size": .library(path, [])
    case "UIScreen.main.bounds.width", "UIScreen.main.bounds.size.width": .double(system < 26 ? 390 : 402)
    case "UIScreen.main.bounds.height", "UIScreen.main.bounds.size.height": .double(system < 26 ? 844 : 874)
    case "ProcessInfo.processInfo.isMacCatalystApp", "ProcessInfo.processInfo.isiOSAppOnMac": .bool(false)
    case "UIScreen.main.traitCollection.horizontalSizeClass", "UITraitCollection.current.horizontalSizeClass":
      .implicit("compact", [])
    case "UIScreen.main.traitCollection.userInterfaceStyle", "UITraitCollection.current.userInterfaceStyle":
      .implicit("light", [])
    case "UIScreen.main.traitCollection", "UITraitCollection.current": .library(path, [])
    case "UIAccessibility.isVoiceOverRunning", "UIAccessibility.isReduceMotionEnabled",
      "ProcessInfo.processInfo.isLowPowerModeEnabled":
      .bool(false)
    case "Locale.current.identifier": .string(TextValue("en_US"))
    case "Thread.isMainThread", "UIApplication.shared.supportsAlternateIcons": .bool(true)
    case "UIApplication.shared.alternateIconName": Value.none
    case "Bundle.main.infoDictionary":
      .dictionary(
        ["CFBundleShortVersionString": "1.0", "CFBundleVersion": "1"].map {
          (key: .string(TextValue($0.key)), value: .string(TextValue($0.value)))
        })
    default: nil
    }
  }
}
