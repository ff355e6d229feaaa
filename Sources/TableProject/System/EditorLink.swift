import TableModel

/// How a page or a terminal opens a place of a source in an editor: a URL with marks for the path, the line and the column.
package struct EditorLink: Hashable, Sendable {
  /// The URL with `{path}`, `{line}` and `{column}`; empty for no links.
  package let template: String

  /// The editors that are known by name.
  package static let known: [(name: String, template: String)] = [
    ("vscode", "vscode://file{path}:{line}:{column}"),
    ("vscodium", "vscodium://file{path}:{line}:{column}"),
    ("cursor", "cursor://file{path}:{line}:{column}"),
    ("zed", "zed://file{path}:{line}:{column}"),
    ("sublime", "subl://open?url=file://{path}&line={line}&column={column}"),
    ("idea", "idea://open?file={path}&line={line}&column={column}"),
    ("emacs", "org-protocol://open-source?url=file://{path}&line={line}"),
    ("none", ""),
  ]

  /// Schemes that would open no editor but run something, or load something, in the browser.
  private static let refused: Set<String> = [
    "javascript", "data", "vbscript", "blob", "about", "http", "https", "file",
  ]

  /// The editor of a name, or of a URL of its own with a mark for the path; `nil` for anything else.
  package init?(_ text: String) {
    if let editor = EditorLink.known.first(where: { $0.name == text }) {
      template = editor.template
      return
    }
    let scheme = text.prefix { $0 != ":" }
    let isScheme =
      scheme.first?.isLetter == true && scheme.utf8.count < text.utf8.count
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    guard isScheme, !EditorLink.refused.contains(scheme.lowercased()), text.contains("{path}"),
      text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else { return nil }
    template = text
  }

  /// The URL of a place in a file, given by its absolute path; `nil` where there are to be no links.
  package func url(of path: FilePath, line: Int?, column: Int?) -> String? {
    guard !template.isEmpty else { return nil }
    return template.replacing("{path}", with: path.inURL)
      .replacing("{line}", with: String(line ?? 1)).replacing("{column}", with: String(column ?? 1))
  }
}

extension FilePath {
  /// The path as URLs have it: all bytes but slashes and those that mean nothing there are escaped.
  package var inURL: String { bytes.percentEncoded() }
}
