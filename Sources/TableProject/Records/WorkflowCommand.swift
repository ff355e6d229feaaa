import TableModel

/// A line that GitHub takes from a job's output and shows beside a line of a source.
package struct WorkflowCommand {
  private let name: String
  private let place: SourceLocation?
  private let title: String
  private let message: String

  /// A command of a name, such as `error`, at a place.
  package init(_ name: String, at place: SourceLocation?, title: String, _ message: String) {
    self.name = name
    self.place = place
    self.title = title
    self.message = message
  }

  /// The line without its end: `::error file=a.yaml,line=12,col=7,title=changed a.png::…`.
  package var line: String {
    let properties: [(name: String, value: String?)] = [
      ("file", place?.file), ("line", place?.line.map { String($0) }),
      ("col", place?.column.map { String($0) }),
      ("title", title),
    ]
    let words = properties.compactMap { property in
      property.value.map { "\(property.name)=\(WorkflowCommand.escaped($0, isProperty: true))" }
    }
    return "::\(name) \(words.joined(separator: ","))::\(WorkflowCommand.escaped(message, isProperty: false))"
  }

  /// A text with escapes for what would end it, and for commands that others than GitHub obey within a line.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    String(decoding: JobCommand.escaped(Array(text.utf8)), as: UTF8.self).unicodeScalars.reduce(into: "") {
      escaped, scalar in
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where isProperty: escaped += "%3A"
      case "," where isProperty: escaped += "%2C"
      default: escaped += scalar.visible
      }
    }
  }
}
