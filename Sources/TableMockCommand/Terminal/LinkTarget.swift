import ArgumentParser
import TableProject

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
