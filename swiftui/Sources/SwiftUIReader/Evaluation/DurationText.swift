/// Durations as texts, as `Duration.formatted` writes them in English.
enum DurationText {
  /// How many seconds a duration has: `Duration.seconds(90)`; `nil` for other values.
  static func seconds(of value: Value) -> Double? {
    let (name, arguments): (String, [Argument])
    switch value {
    case .library(let path, let all) where path.hasPrefix("Duration."):
      (name, arguments) = (String(path.dropFirst(9)), all)
    case .implicit(let path, let all): (name, arguments) = (path, all)
    default: return nil
    }
    guard let factor = ["seconds": 1, "milliseconds": 1e-3, "microseconds": 1e-6][name],
      arguments.count == 1, let number = arguments[0].value.number, abs(number) < 1e12
    else { return nil }
    return number * factor
  }

  /// So many seconds in a style, or as hours, minutes and seconds; `nil` for styles that are not known.
  static func text(_ seconds: Double, as style: Value?) -> String? {
    guard seconds >= 0 else { return nil }
    switch style {
    case nil: return clock(seconds, "hourMinuteSecond")
    case .implicit("time", let says)?:
      guard says.count == 1, case .implicit(let pattern, let more)? = says.first?.value, more.isEmpty else {
        return nil
      }
      return clock(seconds, pattern)
    case .implicit("units", let says)?: return units(seconds, says)
    default: return nil
    }
  }

  /// Numbers between colons, of which all but the first have two digits.
  private static func clock(_ seconds: Double, _ pattern: String) -> String? {
    let two = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    let whole = Int(seconds.rounded(.toNearestOrEven))
    switch pattern {
    case "hourMinuteSecond": return "\(whole / 3_600):\(two(whole / 60 % 60)):\(two(whole % 60))"
    case "minuteSecond": return "\(whole / 60):\(two(whole % 60))"
    case "hourMinute":
      let minutes = Int((seconds / 60).rounded(.toNearestOrEven))
      return "\(minutes / 60):\(two(minutes % 60))"
    default: return nil
    }
  }

  /// A unit with its names by how wide they are; the abbreviated ones are the same for many, but for weeks and days.
  private struct Unit {
    var name: String
    var seconds: Int
    var narrow: String
    var short: String
  }

  private static let all = [
    Unit(name: "weeks", seconds: 604_800, narrow: "w", short: "wk"),
    Unit(name: "days", seconds: 86_400, narrow: "d", short: "day"),
    Unit(name: "hours", seconds: 3_600, narrow: "h", short: "hr"),
    Unit(name: "minutes", seconds: 60, narrow: "m", short: "min"),
    Unit(name: "seconds", seconds: 1, narrow: "s", short: "sec"),
  ]

  /// How much there is of each unit that is allowed, without those of which there is nothing.
  private static func units(_ seconds: Double, _ says: [Argument]) -> String? {
    let value = { (label: String) in says.first { $0.label == label }?.value }
    let known: Set<String?> = ["allowed", "width", "maximumUnitCount"]
    let names = value("allowed").map { Set(($0.items ?? [$0]).map { $0.memberName ?? "" }) }
    let allowed = names ?? ["hours", "minutes", "seconds"]
    let width = value("width").map { $0.memberName ?? "" } ?? "abbreviated"
    guard says.allSatisfy({ known.contains($0.label) }), ["narrow", "abbreviated", "wide"].contains(width),
      allowed.isSubset(of: all.map(\.name)), let least = all.last(where: { allowed.contains($0.name) })
    else { return nil }
    var rest = Int((seconds / Double(least.seconds)).rounded(.toNearestOrEven)) * least.seconds
    var parts: [(unit: Unit, count: Int)] = []
    for unit in all where allowed.contains(unit.name) {
      if rest >= unit.seconds { parts.append((unit, rest / unit.seconds)) }
      rest %= unit.seconds
    }
    if parts.isEmpty { parts = [(least, 0)] }
    if let most = value("maximumUnitCount") {
      guard case .int(let count) = most, count >= parts.count else { return nil }
    }
    return parts.map { unit, count in
      switch width {
      case "narrow": return "\(count)\(unit.narrow)"
      case "wide": return "\(count) \(count == 1 ? String(unit.name.dropLast()) : unit.name)"
      default: return "\(count) \(unit.short)\(count != 1 && unit.seconds >= 86_400 ? "s" : "")"
      }
    }
    .joined(separator: width == "narrow" ? " " : ", ")
  }
}
