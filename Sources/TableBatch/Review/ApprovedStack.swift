import TableSources

/// What the lock beside approved pictures says after some of a review were approved.
struct ApprovedStack {
  private let file: ReviewFile
  private let folder: ReviewFolder

  /// The stack of a review in a folder.
  init(_ file: ReviewFile, in folder: ReviewFolder) {
    self.file = file
    self.folder = folder
  }

  /// What pictures are noted as drawn with; `nil` where the review does not say it.
  ///
  /// As long as others of the review differ, which may come of what has changed since, that is not to be forgotten.
  func stack(after chosen: [ReviewFile.Entry]) throws -> DrawingStack? {
    guard let stack = StackFile(in: folder.path).stack else { return nil }
    guard let older = StackFile(in: file.baselines).stack else { return stack }
    guard !stack.changes(since: older).isEmpty else { return stack.joined(with: older) }
    let names = Set(chosen.map(\.name))
    let isWhole = try file.entries.allSatisfy { try names.contains($0.name) || isApproved($0) }
    return isWhole ? stack.joined(with: older) : older.joined(with: stack)
  }

  /// Whether what the review found of a picture was approved since.
  private func isApproved(_ entry: ReviewFile.Entry) throws -> Bool {
    let target = file.baselines.appending(entry.name)
    switch entry.state {
    case .same: return true
    case .failed: return false
    case .obsolete: return !target.exists
    case .changed, .resized, .new:
      let bytes = OpenFile.wholeBytes(of: folder.path(of: entry.name, .actual)) ?? []
      return try Baseline(at: target)?
        .isSame(as: NotedFile(bytes)) ?? false
    }
  }
}
