import Mustache

/// Attributes of an element as text that templates take as it is: each value that a template asks for by itself takes
/// longer than to write it.
struct PageAttributes {
  private var text = ""

  /// What a template is filled with.
  var value: TemplateText { TemplateText(text) }

  /// Adds an attribute behind a blank, unless there is no value.
  mutating func add(_ name: String, _ value: String?) {
    guard let value else { return }
    text += " "
    text += name
    text += "=\""
    text += PageText.escaped(value)
    text += "\""
  }
}
