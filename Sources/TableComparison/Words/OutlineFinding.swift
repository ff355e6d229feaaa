import TableModel

/// What a linter found on a screen, as an outline of it remembers that.
public struct OutlineFinding: Hashable, Sendable {
  /// The identifier of the rule.
  public var rule: String
  /// What was found.
  public var message: String
  /// The part of the document, in the words of specs.
  public var path: String

  /// A finding.
  public init(rule: String, message: String, path: String) {
    (self.rule, self.message, self.path) = (rule, message, path)
  }

  /// A finding from its JSON; `nil` where that is none.
  init?(_ json: JSONValue) {
    guard let rule = json["rule"]?.text, let message = json["message"]?.text, let path = json["path"]?.text
    else {
      return nil
    }
    self.init(rule: rule, message: message, path: path)
  }

  /// Writes the value as JSON.
  func write(to line: inout JSONLine) {
    line.beginObject()
    line.key("rule")
    line.string(rule)
    line.key("message")
    line.string(message)
    line.key("path")
    line.string(path)
    line.endObject()
  }
}
