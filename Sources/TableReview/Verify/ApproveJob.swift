import TableComparison
import TableModel
import TableProject
import TableRendering
import TableSources

/// Makes pictures that a review has found the approved ones: what `tablemock approve` does.
public struct ApproveJob: Sendable {
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
  private enum Step {
    case write(ReviewFile.Entry)
    case delete(ReviewFile.Entry)

    /// The file and the digest that it will have.
    var file: (name: FilePath, after: String?) {
      switch self {
      case .write(let entry): (entry.name, entry.sha256)
      case .delete(let entry): (entry.name, nil)
      }
    }
  }

  private static let advice = "run “tablemock verify” again"

  private let choice: ApprovalChoice
  private let folder: ReviewFolder
  private let project: ApprovalProject
  private var baselines: FilePath { project.baselines }
  /// Whether this goes on with the last approval, so that both are taken back as one.
  var goesOn = false
  /// The digest of the review that was looked at; `nil` where any will do.
  var reviewed: String?

  /// A job for some pictures of a review, of which only the pictures are taken: where they go and what they are called is
  /// for the project to say.
  public init(_ choice: ApprovalChoice, in folder: ReviewFolder, of project: ApprovalProject) {
    (self.choice, self.folder, self.project) = (choice, folder, project)
  }

  /// Approves what was chosen: all of it or, where anything is refused, nothing.
  ///
  /// - Throws: An error where there is no review, it is of another folder of pictures, a file cannot be written, or another
  ///   process is at work in its folder.
  public func run() throws -> Result {
    let claim = folder.path.isFolder ? try ReviewClaim(folder.path) : nil
    return try withExtendedLifetime(claim) { try approve() }
  }

  private func approve() throws -> Result {
    let file = try ReviewFile(in: folder, of: project, reviewed: reviewed)
    var result = Result()
    let selection = ApprovalSelection(choice, of: file, in: folder, baselines)
    let chosen = selection.entries
    result.refusals = selection.refusals
    let begun = selection.begun
    if chosen.contains(where: { !begun.contains($0.name) }),
      let manifest = file.plan?.changedManifest(now: project.manifestPath)
    {
      result.refusals.append(
        Diagnostic(
          .error, at: SourceLocation(file: folder.path.text), "\(manifest) has changed since it was reviewed",
          hint: ApproveJob.advice))
      return result
    }
    let steps = steps(for: chosen, begun, file, &result)
    // All of it is approved where nothing else has changed than what pictures are drawn with.
    let isForLock = !chosen.isEmpty || choice == .all && file.hasApprovedPictures
    if isForLock { check(StackFile.name, &result) }
    guard result.refusals.isEmpty else { return result }
    var leftovers = Leftovers()
    leftovers.remove(beside: StackFile(in: baselines).path)
    leftovers.remove(beside: folder.record)
    let lock = StackFile(in: baselines)
    let stack =
      isForLock
      ? try ApprovedStack(file, in: folder, of: project).stack(after: chosen, since: lock.stack) : nil
    // Where nothing is to be done, what the last approval has replaced stays kept.
    if steps.isEmpty, begun.isEmpty, stack == nil || stack == lock.stack {
      try folder.removeApproving()
      return result
    }
    let replaced = ReplacedPictures(in: folder, of: project)
    if !steps.isEmpty || isForLock {
      let files = steps.map(\.file) + (isForLock ? [(name: StackFile.name, after: nil)] : [])
      try replaced.keep(files, goesOn: goesOn || !begun.isEmpty)
    }
    if !steps.isEmpty { try folder.writeApproving(chosen.map(\.name)) }
    do {
      try carryOut(steps, &result)
    } catch {
      // What was not begun need not be finished.
      if result.written.isEmpty, result.deleted.isEmpty, begun.isEmpty { try? folder.removeApproving() }
      throw error
    }
    if let stack, try lock.write(stack, within: project.baselineReach) { result.lock = lock.path }
    if isForLock { try replaced.note(StackFile.name) }
    let rejected = Set(folder.rejected)
    let left = rejected.subtracting(chosen.map(\.name))
    if left != rejected { try folder.write(rejected: left) }
    try folder.removeApproving()
    return result
  }

  /// What is to be done, as far as nothing is in its way, which is then a refusal.
  private func steps(
    for chosen: [ReviewFile.Entry], _ begun: Set<FilePath>, _ file: ReviewFile, _ result: inout Result
  ) -> [Step] {
    var steps: [Step] = []
    var sources = ApprovedSources()
    var planned = PlannedPictures(in: project, file.plan)
    let pictures = planned.pictures(named: Set(chosen.map(\.name)))
    let reach = project.reach
    for entry in chosen {
      do throws(Diagnostic) {
        let step =
          entry.state == .obsolete
          ? try deletion(of: entry, reach, &planned)
          : try writing(of: entry, pictures[entry.name], reach, isBegun: begun.contains(entry.name), &sources)
        guard let step else {
          result.unchanged += 1
          continue
        }
        steps.append(step)
        check(entry.name, &result)
      } catch {
        result.refusals.append(error)
      }
    }
    return steps
  }

  /// How a picture is deleted; `nil` where it is already.
  private func deletion(
    of entry: ReviewFile.Entry, _ reach: SourceReach, _ planned: inout PlannedPictures
  ) throws(Diagnostic) -> Step? {
    guard let baseline = try Baseline(at: baselines.appending(entry.name), within: reach) else { return nil }
    guard baseline.file.digest == entry.expected else { throw changedSince(entry.name) }
    try planned.checkDeletion(of: entry.name)
    guard let format = PictureFormat(path: entry.name), OwnPicture.canRead(baseline.bytes, as: format)
    else {
      throw Diagnostic.refusal(
        entry.name, "this is not a picture, and only pictures are deleted", hint: "delete the file yourself")
    }
    return .delete(entry)
  }

  /// How a picture is approved; `nil` where it is already.
  private func writing(
    of entry: ReviewFile.Entry, _ picture: PlannedPictures.Picture?, _ reach: SourceReach, isBegun: Bool,
    _ sources: inout ApprovedSources
  ) throws(Diagnostic) -> Step? {
    guard entry.state != .failed else {
      throw Diagnostic.refusal(
        entry.name,
        "there is no picture to approve: \(entry.complaint ?? "it could not be drawn")")
    }
    guard let picture, PictureFormat(path: entry.name) == picture.job.format else {
      throw Diagnostic.refusal(
        entry.name, "no source of this project draws this picture",
        hint:
          "run “tablemock approve” in the folder in which “tablemock verify” ran, with the same --manifest and --pattern"
      )
    }
    let bytes = try reviewedBytes(of: entry)
    guard OwnPicture.accepts(bytes, as: picture.job.format), hasSize(bytes, of: entry, picture.job.format)
    else {
      throw Diagnostic.refusal(
        entry.name, "the file in the review’s folder is not a picture that tablemock drew",
        hint: ApproveJob.advice)
    }
    // What was being approved before had the sources that it was reviewed with then.
    if !isBegun, let changed = sources.change(of: picture, since: entry) {
      throw Diagnostic.refusal(
        entry.name, "\(changed) has changed since it was reviewed", hint: ApproveJob.advice)
    }
    let baseline = try Baseline(at: baselines.appending(entry.name), within: reach)
    if let baseline, baseline.isSame(as: FileWithMetadata(bytes)) { return nil }
    guard baseline?.file.digest == entry.expected else { throw changedSince(entry.name) }
    return .write(entry)
  }

  /// Whether a picture has the extent that people were told.
  private func hasSize(_ bytes: [UInt8], of entry: ReviewFile.Entry, _ format: PictureFormat) -> Bool {
    format.pixels(of: bytes).map { $0 == entry.size } ?? true
  }

  /// The picture in the review's folder, as it was reviewed.
  private func reviewedBytes(of entry: ReviewFile.Entry) throws(Diagnostic) -> [UInt8] {
    let name = FilePath(ReviewFolder.Part.actual.rawValue).appending(entry.name)
    guard let bytes = folder.bytes(of: name, atMost: OwnPicture.limit), Fingerprint.of(bytes) == entry.sha256
    else {
      throw Diagnostic.refusal(
        entry.name, "the picture in the review’s folder is not the one that was reviewed",
        hint: ApproveJob.advice)
    }
    return bytes
  }

  private func carryOut(_ steps: [Step], _ result: inout Result) throws {
    guard !steps.isEmpty else { return }
    var leftovers = Leftovers()
    for step in steps {
      switch step {
      case .write(let entry):
        let file = OutputFile(path: baselines.appending(entry.name), within: project.baselineReach)
        leftovers.remove(beside: file.path)
        try file.write(try reviewedBytes(of: entry))
        result.written.append(entry.name)
      case .delete(let entry):
        try delete(entry.name)
        result.deleted.append(entry.name)
      }
    }
  }

  /// Refuses where a file below the folder of approved pictures could not be written or deleted, or lies elsewhere through
  /// links, so that nothing else is done by halves.
  private func check(_ name: FilePath, _ result: inout Result) {
    let path = baselines.appending(name)
    do throws(FileError) {
      try OutputFile(path: path).check()
      let (root, place) = (baselines.rooted, path.folder.rooted)
      guard place == root || place.isBelow(root) else {
        throw FileError(path: path, reason: "a link leads out of \(baselines)")
      }
    } catch {
      result.refusals.append(
        Diagnostic(
          .error, at: SourceLocation(file: path.text), "this file cannot be replaced: \(error.reason)"))
    }
  }

  private func delete(_ name: FilePath) throws(Diagnostic) {
    do {
      try FolderSweep.removeFile(name, in: baselines, within: project.baselineReach)
    } catch {
      throw Diagnostic(
        .error, at: SourceLocation(file: baselines.appending(name).text),
        "the picture cannot be deleted: \(error.explanation)",
        hint: "the next “tablemock approve” goes on")
    }
  }

  private func changedSince(_ name: FilePath) -> Diagnostic {
    Diagnostic.refusal(
      name, "the approved picture has changed since it was compared", hint: ApproveJob.advice)
  }
}

/// Sees whether sources are still what they were when their pictures were reviewed; each is read once.
struct ApprovedSources {
  private let store = SourceStore()
  private var keys: [InputFile: JobKey] = [:]

  /// What a picture would not be made from any more as it was reviewed, in words; `nil` where it is as it was, as far as the
  /// review says what that is.
  mutating func change(of picture: PlannedPictures.Picture, since entry: ReviewFile.Entry) -> String? {
    guard let digest = entry.digest else { return nil }
    let (input, job) = (picture.input.path, picture.job)
    let key = key(of: picture.input)
    guard key.digits(of: job) != digest else { return nil }
    let files = key.files(of: job, from: input)
      .map { (path: $0.path.text, digits: String($0.digest.prefix(ReviewEntry.fileDigits))) }
    let isIn = { (file: (path: String, digits: String), others: [(path: String, digits: String)]) in
      others.contains { $0 == file }
    }
    if let changed = entry.files.first(where: { !isIn($0, files) })
      ?? files.first(where: { !isIn($0, entry.files) })
    {
      return changed.path
    }
    return "what \(input) shows"
  }

  private mutating func key(of input: InputFile) -> JobKey {
    if let key = keys[input] { return key }
    let key = JobKey(of: store.source(of: input, isWantedAgain: false))
    keys[input] = key
    return key
  }
}
