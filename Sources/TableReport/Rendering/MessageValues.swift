import Mustache

/// A finding of the program as the template shows it.
final class MessageValues: TemplateValue, MustacheParent {
  private let message: ReviewEntry.Message

  init(_ message: ReviewEntry.Message) {
    self.message = message
  }

  func child(named name: String) -> Any? {
    switch name {
    case "severity": TemplateText(message.severity)
    case "message": TemplateText(message.message)
    case "hint": TemplateList(message.hint)
    case "place": TemplateList(place)
    default: nil
    }
  }

  /// File, line and column, as far as they are known.
  private var place: String? {
    message.file.map { file in
      ([file] + [message.line, message.column].compactMap { $0.map(String.init) }).joined(separator: ":")
    }
  }
}
