import TableModel

/// What to write for keys that there are not, but that somebody who knows UIKit or another program will try.
struct KeyAdvice {
  /// What to do, as a hint.
  let hint: String
  /// The key that it leads to, in the mapping that the other was found in; `nil` for none of them.
  let key: String?

  /// What to write for a key in a mapping; `nil` where nobody is known to try it.
  ///
  /// `owners` tells the mappings that have the key.
  init?(for name: String, in mapping: String, owners: (String) -> Set<String>) {
    let mapping = ValueKind.Mapping.documentedName(of: mapping)
    if let advice = KeyAdvice.known[mapping]?[name] ?? KeyAdvice.members[mapping]?[name] {
      self = advice
    } else if mapping == "cell", let member = Availability.of("cell", name), member.last != nil {
      self = KeyAdvice.deprecated(member)
    } else if mapping == "cell", KeyAdvice.controls.contains(name) {
      self.init("write accessoryView: {\(name): …}", "accessoryView")
    } else if let place = KeyAdvice.place(of: name, in: mapping, owners: owners(name)) {
      self = place
    } else if let advice = KeyAdvice.everywhere[name] {
      self = advice
    } else {
      return nil
    }
  }

  /// Advice that leads to a key of the same mapping, or to none of them.
  init(_ hint: String, _ key: String? = nil) {
    self.hint = hint
    self.key = key
  }

  private static func deprecated(_ member: Availability) -> KeyAdvice {
    guard let replacement = member.replacement else {
      return KeyAdvice("it names an action, and a picture has none")
    }
    let key = String(replacement.prefix { $0 != ":" })
    return KeyAdvice("write \(replacement); “\(member.key)” gave way to it in iPhone OS 3", key)
  }

  private static let controls: Set<String> = [
    "switch", "stepper", "slider", "segmentedControl", "button", "textField", "activityIndicator",
    "progressView", "badge",
  ]
}
