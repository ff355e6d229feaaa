import TableModel
import TableSources

extension GitRepository {
  /// How a person who stands here calls git for a repository with an uppermost folder.
  static func call(in top: FilePath) -> String {
    isHere(top) ? "git" : "git -C \(top.fromHere.shellWord)"
  }

  /// What such a call says for a path of the repository.
  static func path(_ path: FilePath, in top: FilePath) -> FilePath {
    isHere(top) ? top.appending(path).fromHere : path
  }

  private static func isHere(_ top: FilePath) -> Bool {
    FilePath.current.resolved.flatMap(Self.top(above:)) == top
  }
}
