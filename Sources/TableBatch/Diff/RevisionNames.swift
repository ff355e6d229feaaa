import TableModel

/// What files of a git revision are called, which lie in a folder for temporary files.
struct RevisionNames: Sendable {
  /// The path of the folder, with no links in it.
  let path: FilePath
  /// What the folder is called: `main:screens/`.
  let label: FilePath

  /// A text in which paths of the folder are called by what they are of the revision.
  func shown(_ text: String) -> String {
    text.replacing(path.text + "/", with: label.text).replacing(path.text, with: label.text)
  }
}
