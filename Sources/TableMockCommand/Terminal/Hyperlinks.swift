import ArgumentParser
import Glibc
import TableModel
import TableProject
import TableSources

/// Links in what terminals show, written as the control sequence OSC 8.
struct Hyperlinks {
  /// Where links lead; `nil` where there are none.
  private let target: LinkTarget?
  private let host: String

  /// No links.
  static let none = Hyperlinks(target: nil, host: "")

  /// The links of standard output; none where that is no terminal that may have them.
  static func ofResults(_ target: LinkTarget) -> Hyperlinks {
    Hyperlinks(target, if: Terminal.resultsMayLink)
  }

  /// The links of standard error; none where that is no terminal that may have them.
  static func ofFindings(_ target: LinkTarget) -> Hyperlinks {
    Hyperlinks(target, if: Terminal.findingsMayLink)
  }

  private init(_ target: LinkTarget, if isAllowed: Bool) {
    self.init(target: isAllowed ? target : nil, host: isAllowed ? Hyperlinks.hostName : "")
  }

  /// The name of this machine, by which terminals tell whether a file is theirs; empty where nobody knows it.
  private static var hostName: String {
    var letters = [CChar](repeating: 0, count: 256)
    guard gethostname(&letters, letters.count - 1) == 0 else { return "" }
    return FilePath(bytes: letters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }).inURL
  }

  private init(target: LinkTarget?, host: String) {
    (self.target, self.host) = (target, host)
  }

  /// Whether there are any.
  var areShown: Bool { target != nil }

  /// A text that nothing in it can do anything to a terminal, as a link to a place in a file, if that is there.
  func linked(_ text: String, to path: FilePath, line: Int? = nil, column: Int? = nil) -> String {
    guard let target, path.exists else { return text }
    let place = path.absolute
    let url =
      switch target {
      case .file: "file://\(host)\(place.inURL)"
      case .editor(let editor): editor.url(of: place, line: line, column: column)
      }
    guard let url else { return text }
    return "\u{1B}]8;;\(url)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  /// The same for the place of a finding.
  func linked(_ text: String, to place: SourceLocation) -> String {
    linked(text, to: FilePath(place.file), line: place.line, column: place.column)
  }
}

/// Where links lead.
enum LinkTarget: ExpressibleByArgument {
  /// To files, which the desktop opens by their kinds.
  case file
  /// To places in an editor, or nowhere.
  case editor(EditorLink)

  init?(argument: String) {
    guard argument != LinkTarget.fileWord else {
      self = .file
      return
    }
    guard let editor = EditorLink(argument) else { return nil }
    self = .editor(editor)
  }

  private static let fileWord = "file"

  /// The words of known targets.
  static var words: [String] { [fileWord] + EditorLink.known.map(\.name) }

  var defaultValueDescription: String { LinkTarget.fileWord }
}
