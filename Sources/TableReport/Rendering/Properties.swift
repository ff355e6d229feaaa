import Mustache

/// The properties of a value as a template asks for them, by their names.
///
/// They are listed once a value: a template that is handed the value itself lists them at each of its tags.
struct Properties: MustacheParent {
  private let values: [String: Any]

  /// The stored properties of a value, without those that are `nil`.
  init(_ subject: Any) {
    var values: [String: Any] = [:]
    for case (let name?, let value) in Mirror(reflecting: subject).children {
      values[name] = Self.unwrapped(value)
    }
    self.values = values
  }

  func child(named name: String) -> Any? { values[name] }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }
}
