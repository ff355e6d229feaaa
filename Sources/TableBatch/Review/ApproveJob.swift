import TableDrawing
import TableModel
import TableRendering
import TableReview
import TableSources

/// Makes pictures that a review has found the approved ones: what `tablemock approve` does.
public struct ApproveJob: Sendable {
  /// Which pictures are approved.
  public struct Choice: Hashable, Sendable {
    /// Names of pictures, or patterns for them.
    public var names: [FilePath]
    /// States of which all pictures are approved.
    public var states: Set<ReviewState>

    /// A choice by names, by states or both.
    public init(names: [FilePath] = [], states: Set<ReviewState> = []) {
      self.names = names
      self.states = states
    }

    /// All that can be approved.
    public static let all = Choice(states: ApprovalSelection.approvable)
  }

  /// What became of pictures.
  public struct Result: Sendable {
    /// The names of pictures that were written.
    public var written: [FilePath] = []
    /// The names of pictures that were deleted.
    public var deleted: [FilePath] = []
    /// The path of the file that says what pictures were drawn with, if it says something else now.
    public var lock: FilePath?
    /// The number of pictures that were approved already.
    public var unchanged = 0
    /// Why pictures were not approved.
    public var refusals: [Diagnostic] = []
  }

  /// What is to be done for a picture, checked.
  private enum Step: Sendable {
    case write(ReviewFile.Entry)
    case delete(ReviewFile.Entry)
  }

  private let folder: ReviewFolder
  private let choice: Choice

  /// A job for some pictures of a review.
  public init(_ choice: Choice, in folder: ReviewFolder) {
    self.choice = choice
    self.folder = folder
  }

  /// Approves what was chosen: all of it or, where anything is refused, nothing.
  ///
  /// - Throws: An error where there is no review, a file cannot be written, or another process is at work in its folder.
  public func run() throws -> Result {
    let claim = folder.path.isFolder ? try ReviewClaim(folder.path) : nil
    return try withExtendedLifetime(claim) { try approve() }
  }

  private func approve() throws -> Result {
    let file = try ReviewFile(in: folder)
    try file.checkPlace()
    var result = Result()
    let selection = ApprovalSelection(
      names: choice.names, states: choice.states, of: file, in: folder)
    let chosen = selection.entries
    result.refusals = selection.refusals
    var steps: [Step] = []
    var sources = ApprovedSources()
    var planned = PlannedAgain(file.plan)
    let approving = selection.begun
    if chosen.contains(where: { !approving.contains($0.name) }), let manifest = file.plan?.changedManifest {
      result.refusals.append(
        Diagnostic(
          .error, at: SourceLocation(file: folder.path.text), "\(manifest) has changed since it was reviewed",
          hint: "run “tablemock verify” again"))
      return result
    }
    for entry in chosen {
      do throws(Diagnostic) {
        guard let step = try step(for: entry, in: file.baselines, approving, &sources, &planned) else {
          result.unchanged += 1
          continue
        }
        steps.append(step)
        check(file.baselines.appending(entry.name), &result)
      } catch {
        result.refusals.append(error)
      }
    }
    // All of it is approved where nothing else has changed than what pictures are drawn with.
    let isForLock = !chosen.isEmpty || choice == .all && file.hasApprovedPictures
    if isForLock { check(StackFile(in: file.baselines).path, &result) }
    guard result.refusals.isEmpty else { return result }
    clearLeftovers(of: chosen, in: file.baselines)
    if !steps.isEmpty { try folder.writeApproving(chosen.map(\.name)) }
    do {
      try carryOut(steps, in: file.baselines, &result)
    } catch {
      // What was not begun need not be finished.
      if result.written.isEmpty, result.deleted.isEmpty, approving.isEmpty { try? folder.removeApproving() }
      throw error
    }
    if isForLock, let stack = try ApprovedStack(file, in: folder).stack(after: chosen) {
      let lock = StackFile(in: file.baselines)
      if try lock.write(stack) { result.lock = lock.path }
    }
    try folder.removeApproving()
    return result
  }

  private func carryOut(_ steps: [Step], in baselines: FilePath, _ result: inout Result) throws {
    for step in steps {
      switch step {
      case .write(let entry):
        try OutputFile(path: baselines.appending(entry.name)).write(try reviewedBytes(of: entry))
        result.written.append(entry.name)
      case .delete(let entry):
        try delete(entry.name, in: baselines)
        result.deleted.append(entry.name)
      }
    }
  }

  /// Refuses where a file could not be written or deleted, so that nothing else is done by halves.
  private func check(_ path: FilePath, _ result: inout Result) {
    do {
      try OutputFile(path: path).check()
    } catch {
      result.refusals.append(
        Diagnostic(
          .error, at: SourceLocation(file: path.text), "this file cannot be replaced: \(error.reason)"))
    }
  }

  private func delete(_ name: FilePath, in baselines: FilePath) throws(Diagnostic) {
    do {
      try FolderSweep.removeFile(name, in: baselines)
    } catch {
      throw Diagnostic(
        .error, at: SourceLocation(file: baselines.appending(name).text),
        "the picture cannot be deleted: \(error.explanation)",
        hint: "the next “tablemock approve” goes on")
    }
  }

  /// Removes the drafts that an approval left which was killed, so that none is kept among approved pictures.
  private func clearLeftovers(of chosen: [ReviewFile.Entry], in baselines: FilePath) {
    var leftovers = Leftovers()
    for entry in chosen { leftovers.remove(beside: baselines.appending(entry.name)) }
    leftovers.remove(beside: StackFile(in: baselines).path)
    leftovers.remove(beside: folder.record)
  }

  /// What is to be done for a picture; `nil` where it is done already.
  private func step(
    for entry: ReviewFile.Entry, in baselines: FilePath, _ approving: Set<FilePath>,
    _ sources: inout ApprovedSources, _ planned: inout PlannedAgain
  ) throws(Diagnostic) -> Step? {
    let target = baselines.appending(entry.name)
    switch entry.state {
    case .same: return nil
    case .failed:
      throw Diagnostic.refusal(
        entry.name,
        "there is no picture that could be approved: \(entry.complaint ?? "it could not be drawn")")
    case .obsolete:
      guard let bytes = OpenFile.wholeBytes(of: target) else { return nil }
      guard Fingerprint.of(bytes) == entry.expected else { throw changedSince(entry.name) }
      try planned.check(entry.name, at: target)
      return .delete(entry)
    case .changed, .resized, .new:
      let bytes = try reviewedBytes(of: entry)
      // What was being approved before had the sources that it was reviewed with then.
      if !approving.contains(entry.name), let changed = sources.change(since: entry) {
        throw Diagnostic.refusal(
          entry.name, "\(changed) has changed since it was reviewed", hint: "run “tablemock verify” again")
      }
      let baseline = try Baseline(at: target)
      if let baseline, baseline.isSame(as: NotedFile(bytes)) { return nil }
      guard baseline?.file.digest == entry.expected else {
        throw changedSince(entry.name)
      }
      return .write(entry)
    }
  }

  /// The picture in the review's folder, as it was reviewed.
  private func reviewedBytes(of entry: ReviewFile.Entry) throws(Diagnostic) -> [UInt8] {
    guard let bytes = OpenFile.wholeBytes(of: folder.path(of: entry.name, .actual)),
      Fingerprint.of(bytes) == entry.sha256
    else {
      throw Diagnostic.refusal(
        entry.name, "the picture in the review’s folder is not the one that was reviewed",
        hint: "run “tablemock verify” again")
    }
    return bytes
  }

  private func changedSince(_ name: FilePath) -> Diagnostic {
    Diagnostic.refusal(
      name, "the approved picture has changed since it was compared", hint: "run “tablemock verify” again")
  }
}
