import TableDrawing
import TableModel
import TableProject
import TableSources

/// What the lock beside approved pictures says after some of a review were approved.
struct ApprovedStack {
  private let file: ReviewFile
  private let folder: ReviewFolder
  private let project: ApprovalProject

  /// The stack of a review in a folder, for the approved pictures of a project.
  init(_ file: ReviewFile, in folder: ReviewFolder, of project: ApprovalProject) {
    (self.file, self.folder, self.project) = (file, folder, project)
  }

  /// What pictures are noted as drawn with, by what they were before; `nil` where the review does not say it.
  ///
  /// As long as others of the review differ, which may come of what has changed since, that is not to be forgotten.
  func stack(
    after chosen: [ReviewFile.Entry] = [], since older: DrawingStack?
  ) throws -> DrawingStack? {
    guard let stack = folder.stack else { return nil }
    guard let older else { return stack }
    guard !stack.changes(since: older).isEmpty else { return stack.joined(with: older) }
    let names = Set(chosen.map(\.name))
    let isWhole = try file.entries.allSatisfy { try names.contains($0.name) || isApproved($0) }
    return isWhole ? stack.joined(with: older) : older.joined(with: stack)
  }

  /// Whether what the review found of a picture was approved since.
  func isApproved(_ entry: ReviewFile.Entry) throws -> Bool {
    let target = project.baselines.appending(entry.name)
    switch entry.state {
    case .same: return true
    case .failed: return false
    case .obsolete: return !target.exists
    case .changed, .resized, .new:
      let bytes = folder.bytes(
        of: FilePath(ReviewFolder.Part.actual.rawValue).appending(entry.name), atMost: OwnPicture.limit)
      return try Baseline(at: target, within: project.reach)?
        .isSame(as: FileWithMetadata(bytes ?? [])) ?? false
    }
  }
}
