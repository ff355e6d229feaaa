import TableBatch
import TableModel
import TableServer

/// What the program is started with: options of one word and one value, `--`, and the sources.
struct PreviewArguments {
  /// Why arguments make no sense.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The files, folders and patterns.
  private(set) var inputs: [FilePath] = []
  /// What the user wants.
  private(set) var options: PreviewOptions
  /// Whether a browser is to be opened.
  private(set) var opens = false
  /// Whether nothing is to be said but the address and errors.
  private(set) var isQuiet = false

  /// Whether the preview ends when nothing more can come on standard input.
  private(set) var endsWithInput = false

  private static let usage =
    "usage: tablemock-preview [--port N] [--editor NAME] [--open] [--quiet] [--strings FOLDER] [--project FOLDER] [--with-input] [--AXIS VALUE] -- INPUT…, as ‘tablemock preview’ starts it"

  /// Reads arguments; `paths` are the same with all their bytes.
  init(_ words: [String], paths: [FilePath]) throws(Failure) {
    guard let editor = EditorLink("vscode") else { throw Failure(description: PreviewArguments.usage) }
    options = PreviewOptions(editor: editor)
    var index = 0
    while index < words.count, words[index] != "--" {
      let name = words[index]
      index += 1
      if name == "--open" {
        opens = true
        continue
      }
      if name == "--quiet" {
        isQuiet = true
        continue
      }
      if name == "--with-input" {
        endsWithInput = true
        continue
      }
      guard index < words.count, words[index] != "--" else {
        throw Failure(description: PreviewArguments.usage)
      }
      switch name {
      case "--strings": options.strings = paths.dropFirst(index).first
      case "--project": options.project = paths.dropFirst(index).first
      default: try set(name, to: words[index])
      }
      index += 1
    }
    inputs = Array(paths.dropFirst(index + 1))
    guard !inputs.isEmpty else { throw Failure(description: PreviewArguments.usage) }
  }

  private mutating func set(_ name: String, to value: String) throws(Failure) {
    switch name {
    case "--port":
      guard let port = UInt16(value) else { throw Failure(description: "‘\(value)’ is no port, 0 to 65535") }
      options.port = port
    case "--editor":
      guard let editor = EditorLink(value) else {
        throw Failure(
          description:
            "‘\(value)’ is no editor: there are \(EditorLink.known.map(\.name).joined(separator: ", ")), or a URL with {path} in it"
        )
      }
      options.editor = editor
    default:
      guard name.hasPrefix("--"), let axis = VariantAxis.named(String(name.dropFirst(2))),
        axis.set(value, in: &options.variant)
      else { throw Failure(description: PreviewArguments.usage) }
    }
  }
}
