import TableModel
import TableSources

/// What files are called from the uppermost folder of a repository, as annotations on its pages want them.
package struct RepositoryPaths {
  /// The folder that paths are wanted from; `nil` where nothing says which.
  private let root: FilePath?
  /// The uppermost folder of the repository that this folder belongs to.
  private let top: FilePath?
  private let current: FilePath
  private let sides: [DiffOperand]

  /// Paths from a workspace, or from the uppermost folder of git's repository, where this folder belongs to one.
  ///
  /// - Parameters:
  ///   - workspace: The folder that the repository lies in, where the surroundings tell.
  ///   - sides: What is compared, in whose revisions files may be.
  package init(workspace: FilePath?, sides: [DiffOperand] = []) {
    let here = FilePath.current.resolved ?? .current
    current = here
    top = GitRepository.top(above: here)
    self.sides = sides
    let workspace = workspace?.resolved
    let isInside = workspace.map { here == $0 || here.isBelow($0) } ?? false
    root = isInside ? workspace : top
  }

  /// A file as the program calls it, as seen from the uppermost folder; one that lies elsewhere stays as it is.
  package func path(_ file: String) -> String {
    let (path, folder) = place(FilePath(file))
    let whole = RepositoryPaths.tidy(folder.appending(path))
    if let root, let inside = whole.relative(to: root) { return inside.text }
    return whole.relative(to: current)?.text ?? path.text
  }

  /// A path without the revision that it is of, and the folder from which it leads.
  private func place(_ file: FilePath) -> (path: FilePath, folder: FilePath) {
    for side in sides {
      switch side {
      case .disk: continue
      case .since(let revision, _):
        // Where the changes since a revision begin may be a commit without a name.
        let name = String(GitRepository.start(of: revision))
        for name in [name, "origin/\(name)", RepositoryPaths.commit(in: file)].compactMap(\.self) {
          if let path = RepositoryPaths.path(file, in: name) { return (path, current) }
        }
      case .revision(let revision, let place):
        guard let path = RepositoryPaths.path(file, in: revision) else { continue }
        let isFromHere = [".", ".."].contains(place.components.first ?? "")
        return (path, isFromHere ? current : top ?? current)
      }
    }
    return (file, current)
  }

  /// The digits of a commit in front of a path; `nil` where there are none.
  private static func commit(in file: FilePath) -> String? {
    guard let colon = file.bytes.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let name = String(decoding: file.bytes[..<colon], as: UTF8.self)
    return (4...64).contains(colon) && name.allSatisfy(\.isHexDigit) ? name : nil
  }

  private static func path(_ file: FilePath, in revision: String) -> FilePath? {
    let prefix = Array("\(revision):".utf8)
    return file.bytes.starts(with: prefix) ? FilePath(bytes: file.bytes.dropFirst(prefix.count)) : nil
  }

  /// A path from the root without parts that lead nowhere, or back.
  private static func tidy(_ path: FilePath) -> FilePath {
    path.components.reduce(into: "/") { tidy, part in
      switch part {
      case ".": break
      case "..": tidy = tidy.folder
      default: tidy = tidy.appending(part)
      }
    }
  }
}
