import TableModel
import TableProject

/// The folder that a batch's journals lie in, and the names that things have there.
struct JournalFolder: Hashable, Sendable {
  /// What the names of journals begin and end with.
  private static let (prefix, ending) = (".tablemock-batch", ".jsonl")

  /// The path of the folder; empty for the current one.
  let path: FilePath

  /// The path of the journal of a part of a plan.
  func journal(of shard: Shard) -> FilePath {
    path(of: FilePath(JournalFolder.prefix + shard.suffix + JournalFolder.ending))
  }

  /// Whether a file of this name is a journal.
  static func isJournal(_ name: FilePath) -> Bool {
    name.bytes.starts(with: prefix.utf8) && name.bytes.suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }

  /// The path of a file in the folder.
  func path(of name: FilePath) -> FilePath { path.appending(name) }

  /// The path of a picture as journals have it: from their folder, where the picture lies below that.
  func name(of output: FilePath) -> FilePath {
    path.isEmpty ? output : output.relative(to: path) ?? output
  }
}
