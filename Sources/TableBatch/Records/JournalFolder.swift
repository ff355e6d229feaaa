/// The folder that a batch's journals lie in, and the names that things have there.
struct JournalFolder: Hashable, Sendable {
  /// What the names of journals begin and end with.
  private static let (prefix, ending) = (".tablemock-batch", ".jsonl")

  /// The path of the folder; empty for the current one.
  let path: String

  /// The path of the journal of a part of a plan.
  func journal(of shard: Shard) -> String {
    path(of: JournalFolder.prefix + shard.suffix + JournalFolder.ending)
  }

  /// Whether a file of this name is a journal.
  static func isJournal(_ name: String) -> Bool {
    name.hasPrefix(prefix) && name.hasSuffix(ending)
  }

  /// The path of a file in the folder.
  func path(of name: String) -> String {
    path.isEmpty || path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  /// The path of a picture as journals have it: from their folder, where the picture lies below that.
  func name(of output: String) -> String {
    let base = path(of: "")
    return !base.isEmpty && output.hasPrefix(base) ? String(output.dropFirst(base.count)) : output
  }
}
