import Mustache

/// The properties of a value as a template asks for them, by their names.
///
/// They are named by hand: looking at values for what they hold takes as long as all the rest of a page.
struct Properties: MustacheParent, ExpressibleByDictionaryLiteral {
  private let values: [String: Any]

  /// Properties with their names, without those that are `nil`.
  init(dictionaryLiteral elements: (String, Any?)...) {
    var values = [String: Any](minimumCapacity: elements.count)
    for case (let name, let value?) in elements { values[name] = value }
    self.values = values
  }

  func child(named name: String) -> Any? { values[name] }
}
