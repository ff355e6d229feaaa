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
    let number = { (label: String) in arguments.first { $0.label == label }?.value.number }
    guard let from = number("from"), let step = number("by"), let end = number("through") ?? number("to"),
      step != 0, from.isFinite, step.isFinite
    else { return nil }
    let isWhole = arguments.allSatisfy { if case .int = $0.value { true } else { false } }
    var items: [Value] = []
    while items.count < mostItems {
      let next = from + Double(items.count) * step
      let isBefore = step > 0 ? next < end : next > end
      guard isBefore || number("through") != nil && next == end else { break }
      items.append(isWhole ? .int(Int(next)) : .double(next))
    }
    return .array(items)
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
