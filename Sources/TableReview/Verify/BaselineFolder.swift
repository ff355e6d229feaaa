import Glibc
import TableModel
import TableRendering
import TableSources

/// The folder of approved pictures.
struct BaselineFolder {
  /// How deep folders may lie in each other.
  private static let nesting = 64

  /// The path of the folder.
  let path: FilePath

  /// The names of all pictures in the folder and those in it, in the order of their bytes; folders of reviews are left out.
  var pictures: [FilePath] {
    var names: [FilePath] = []
    collect(in: path, below: "", depth: 0, &names)
    return names.sorted()
  }

  /// Throws where there is something that cannot be listed as a folder: all in it would pass for not approved.
  func check() throws(Diagnostic) {
    do {
      _ = try Folder(path).entries(atMost: 1)
    } catch {
      let isThere = FileStatus(of: path, followingLinks: false) != nil
      guard isThere || error.number != ENOENT else { return }
      let message =
        switch error.number {
        case ENOENT: "this is a symbolic link to a folder that does not exist"
        case ENOTDIR: "this is not a folder"
        default: "the folder cannot be read: \(error.explanation)"
        }
      throw Diagnostic(
        .error, at: SourceLocation(file: path.text), message, hint: "give a folder of approved pictures")
    }
  }

  private func collect(in folder: FilePath, below prefix: FilePath, depth: Int, _ names: inout [FilePath]) {
    guard depth < BaselineFolder.nesting, let entries = try? Folder(folder).entries() else { return }
    // What a review has left below the folder is about its pictures, and none of them.
    guard depth == 0 || !ReviewFolder(path: folder).isMarked else { return }
    for entry in entries {
      let name = prefix.appending(entry.name)
      switch entry.kind {
      case .folder:
        collect(in: folder.appending(entry.name), below: name, depth: depth + 1, &names)
      case .file where PictureFormat(path: entry.name) != nil: names.append(name)
      default: break
      }
    }
  }
}
