import TableModel
import TableSources

/// What files of a git revision are called, which lie in a folder for temporary files.
struct RevisionNames: Sendable {
  /// The path of the folder, with no links in it.
  let path: FilePath
  /// What the folder is called: `main:screens/`.
  let label: FilePath
  /// What git calls the revision.
  let revision: String
  /// The folder of the project around it, and what that is called; `nil` where there is none.
  var project: (path: FilePath, label: String)?

  /// A text in which paths of the folder are called by what they are of the revision.
  func shown(_ text: String) -> String {
    let text = text.replacing(path.text + "/", with: label.text).replacing(path.text, with: label.text)
    guard let project else { return text }
    let name = project.label.hasSuffix("/") ? String(project.label.dropLast()) : project.label
    return text.replacing(project.path.text + "/", with: project.label).replacing(
      project.path.text, with: name)
  }

  /// A finding in which this is so, and whose hint helps where a file of the revision is meant.
  func shown(_ finding: Diagnostic) -> Diagnostic {
    var shown = finding
    shown.location.file = self.shown(finding.location.file)
    shown.message = self.shown(finding.message)
    shown.hint = finding.hint.map(self.shown)
    if finding.hint == LargeFilePointer.hint, shown.location.file != finding.location.file {
      // What “git lfs pull” fetches is for the files that are checked out.
      shown.hint = "fetch the pictures with “git lfs fetch origin \(FilePath(revision).shellWord)”"
    }
    return shown
  }
}
