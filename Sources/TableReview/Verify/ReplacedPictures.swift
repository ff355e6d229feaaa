import TableDrawing
import TableModel
import TableProject
import TableRendering
import TableSources

/// What the last approval has taken the place of, which the folder of the review keeps until the next: with it `tablemock
/// approve --undo` takes that approval back, and the page of `tablemock review` some pictures of it.
///
/// The folder may have come from elsewhere. So nothing is put back but pictures and a lock, in the place of the very files
/// that an approval has left there, and only by the very folder in which that approval kept them: what an archive says of
/// approvals is not believed.
package struct ReplacedPictures {
  /// A file below the folder of approved pictures, by the digests of what it was and became; `nil` for no file.
  private struct Entry {
    var name: FilePath
    var before: String?
    var after: String?
    /// The newest commit when the file was about to be deleted; `nil` for a file that stays, or without a commit.
    var commit: GitObjectID?
  }

  /// What is done to a file.
  private enum Step {
    case write([UInt8])
    case delete
  }

  private static let kept = ReviewFolder.replaced
  private static let recordName = ReviewFolder.replacedRecord

  private let folder: ReviewFolder
  private let project: ApprovalProject
  private var baselines: FilePath { project.baselines }

  /// What the folder of a review keeps for the approved pictures of a project.
  package init(in folder: ReviewFolder, of project: ApprovalProject) {
    (self.folder, self.project) = (folder, project)
  }

  /// The pictures that can be taken back, unless they have changed since.
  var names: Set<FilePath> { Set((recorded ?? []).map(\.name)).subtracting([StackFile.name]) }

  /// Keeps files that are about to be written or deleted, by the digests that they will have; where that goes on with an
  /// approval that was cut off, also what that has kept.
  func keep(_ files: [(name: FilePath, after: String?)], goesOn: Bool) throws {
    var entries = goesOn ? recorded ?? [] : []
    if !goesOn { folder.remove([Self.recordName, Self.kept]) }
    let reach = project.reach
    let isDeletion = { (name: FilePath, after: String?) in after == nil && name != StackFile.name }
    let head =
      files.contains(where: isDeletion)
      ? try? GitRepository(of: baselines, label: baselines).commit(of: "HEAD")?.id : nil
    for file in files {
      let commit = isDeletion(file.name, file.after) ? head : nil
      if let index = entries.firstIndex(where: { $0.name == file.name }) {
        (entries[index].after, entries[index].commit) = (file.after, commit)
        continue
      }
      let bytes = current(file.name, within: reach)
      if let bytes { try folder.write(bytes, to: Self.kept.appending(file.name)) }
      let before = bytes.map { Fingerprint.of($0) }
      entries.append(Entry(name: file.name, before: before, after: file.after, commit: commit))
    }
    try write(entries)
  }

  /// Notes what a file became whose digest nobody knew before.
  func note(_ name: FilePath) throws {
    guard var entries = recorded, let index = entries.firstIndex(where: { $0.name == name }) else { return }
    entries[index].after = current(name, within: project.reach).map { Fingerprint.of($0) }
    try write(entries)
  }

  /// Takes the last approval back, or some pictures of it: all of what is asked for or nothing.
  ///
  /// - Parameters:
  ///   - names: The pictures; `nil` for all.
  ///   - evenIfCommitted: Whether all are taken back though git has committed what was approved.
  /// - Returns: The names of the files that are as they were before.
  /// - Throws: An error where nothing is kept, a file has changed since, or it cannot be written.
  package func putBack(
    _ names: Set<FilePath>? = nil, evenIfCommitted: Bool = false
  ) throws -> [FilePath] {
    let claim = folder.path.isFolder ? try ReviewClaim(folder.path) : nil
    return try withExtendedLifetime(claim) {
      guard let entries = recorded else {
        throw Diagnostic(
          .error, at: SourceLocation(file: folder.path.text), "there is no approval that could be taken back",
          hint:
            "the folder in which “tablemock approve” ran keeps what it has replaced, and no copy of it does")
      }
      if names == nil, !evenIfCommitted, let name = committed(entries) {
        throw Diagnostic(
          .error, at: SourceLocation(file: baselines.appending(name).text),
          "git already has this as it was approved, and nothing is taken back",
          hint: "“git revert” takes a commit back; with --force the files alone are as they were before")
      }
      var chosen = entries.filter { names?.contains($0.name) ?? true }
      if let name = names?.sorted().first(where: { name in !chosen.contains { $0.name == name } }) {
        throw Diagnostic.refusal(
          name, "the last approval has not replaced this picture, so it cannot be taken back")
      }
      var rest = entries.filter { entry in !chosen.contains { $0.name == entry.name } }
      if rest.allSatisfy({ $0.name == StackFile.name }) {
        // Where no picture stays approved, nothing is left to say of what they were drawn with.
        chosen += rest
        rest = []
      }
      let reach = project.reach
      let steps = try chosen.compactMap { entry throws(Diagnostic) in
        try step(for: entry, within: reach).map { (entry.name, $0) }
      }
      var leftovers = Leftovers()
      for (name, step) in steps {
        let file = OutputFile(path: baselines.appending(name), within: project.baselineReach)
        leftovers.remove(beside: file.path)
        switch step {
        case .delete: try FolderSweep.removeFile(name, in: baselines, within: project.baselineReach)
        case .write(let bytes): try file.write(bytes)
        }
      }
      if rest.isEmpty {
        folder.remove([Self.recordName, Self.kept])
      } else {
        try write(rest)
        try settleLock(rest)
      }
      return steps.map(\.0)
    }
  }

  /// The first picture of an approval that git has as it was approved; `nil` where git has none, or cannot be asked.
  private func committed(_ entries: [Entry]) -> FilePath? {
    guard let repository = try? GitRepository(of: baselines, label: baselines),
      let tree = try? pictures(of: "HEAD", in: repository)
    else { return nil }
    let path = { (picture: Entry) in FilePath(bytes: repository.prefix.bytes + picture.name.bytes) }
    let objects = Dictionary(tree.entries.map { ($0.path, $0.object) }) { first, _ in first }
    return entries.filter { $0.name != StackFile.name }.first { picture in
      guard picture.after != nil else {
        // Of a picture that git never had it cannot have the deletion.
        let old = picture.commit.flatMap { try? pictures(of: $0, in: repository) }
        return objects[path(picture)] == nil && old?.kind(at: path(picture)) != nil
      }
      return objects[path(picture)].map { digest(of: $0, in: repository) == picture.after } ?? false
    }?.name
  }

  /// The pictures of a revision, by their paths from the uppermost folder of the repository.
  private func pictures(of revision: String, in repository: GitRepository) throws(Diagnostic) -> GitTree {
    let found = try repository.files(around: repository.prefix, in: revision) {
      PictureFormat(path: $0) != nil
    }
    return found?.tree ?? GitTree([])
  }

  /// The digest of what git has; `nil` where it does not have that, or it is larger than pictures are.
  private func digest(of object: GitObjectID, in repository: GitRepository) -> String? {
    var bytes: [UInt8] = []
    guard let size = try? repository.objects(.sizes).size(of: object), size <= OwnPicture.limit,
      (try? repository.objects(.contents).read(object, { bytes += $0 })) == true
    else { return nil }
    return LargeFilePointer(bytes)?.digest ?? Fingerprint.of(bytes)
  }

  /// Has the lock say what it would if only the rest of an approval had been approved, unless somebody else has changed it.
  private func settleLock(_ rest: [Entry]) throws {
    guard let entry = rest.first(where: { $0.name == StackFile.name }),
      current(entry.name, within: project.reach).map({ Fingerprint.of($0) }) == entry.after,
      let file = try? ReviewFile(in: folder, of: project)
    else { return }
    let before = folder.bytes(of: Self.kept.appending(entry.name), atMost: OwnPicture.limit)
    let older = entry.before == nil ? nil : before.flatMap { StackFile.stack(in: $0) }
    guard let stack = try ApprovedStack(file, in: folder, of: project).stack(since: older) else { return }
    try StackFile(in: baselines).write(stack, within: project.baselineReach)
    try note(StackFile.name)
  }

  /// What makes a file what it was; `nil` where it is.
  private func step(for entry: Entry, within reach: SourceReach) throws(Diagnostic) -> Step? {
    let now = current(entry.name, within: reach).map { Fingerprint.of($0) }
    guard now != entry.before else { return nil }
    let place = SourceLocation(file: baselines.appending(entry.name).text)
    guard now == entry.after else {
      throw Diagnostic(.error, at: place, "this has changed since it was approved, and nothing is taken back")
    }
    guard let before = entry.before else { return .delete }
    let bytes = folder.bytes(of: Self.kept.appending(entry.name), atMost: OwnPicture.limit)
    guard let bytes, Fingerprint.of(bytes) == before, isSound(bytes, of: entry.name) else {
      throw Diagnostic(
        .error, at: place, "what this was is not in the review’s folder any more, and nothing is taken back")
    }
    return .write(bytes)
  }

  /// Whether bytes are what a file of a name may have.
  private func isSound(_ bytes: [UInt8], of name: FilePath) -> Bool {
    if name == StackFile.name { return StackFile.stack(in: bytes) != nil }
    return PictureFormat(path: name).map { OwnPicture.canRead(bytes, as: $0) } ?? false
  }

  /// The bytes of a file below the folder of approved pictures; `nil` where there is none that may be read.
  private func current(_ name: FilePath, within reach: SourceReach) -> [UInt8]? {
    let path = baselines.appending(name)
    guard path.exists,
      case .success(let bytes) = SourceFile.read(path, within: reach, atMost: OwnPicture.limit)
    else { return nil }
    return bytes
  }

  /// The files of the last approval; `nil` where nothing is kept, or for pictures of another folder.
  private var recorded: [Entry]? {
    guard let bytes = folder.bytes(of: Self.recordName, atMost: ReviewFolder.mostFound),
      let json = JSONReader.value(bytes), let items = json["files"]?.items,
      let identity, json["folder"]?.text == identity,
      let place = json["baseline"]?.text,
      [FilePath(spelledOut: place), FilePath(place)].contains(where: { $0?.rooted == baselines.rooted })
    else { return nil }
    let entries = items.compactMap { item -> Entry? in
      guard let text = item["name"]?.text else { return nil }
      let name = FilePath(spelledOut: text) ?? FilePath(text)
      guard !name.isEmpty, !name.isAbsolute, !name.leadsUp,
        name == StackFile.name || PictureFormat(path: name) != nil
      else { return nil }
      return Entry(
        name: name, before: item["before"]?.text, after: item["after"]?.text, commit: item["commit"]?.text)
    }
    return entries.count == items.count ? entries : nil
  }

  /// What tells the folder of the review from all others of this machine, and nobody knows who has packed an archive.
  private var identity: String? {
    FileStatus(of: folder.path).map { "\($0.version.file.device) \($0.version.file.number)" }
  }

  private func write(_ entries: [Entry]) throws {
    let word = { (digest: String?) in digest.map(JSONValue.string) ?? .null }
    let files = entries.map { entry in
      JSONValue.object(
        [("name", .string(entry.name.text)), ("before", word(entry.before)), ("after", word(entry.after))]
          + (entry.commit == nil ? [] : [("commit", word(entry.commit))]))
    }
    let json = JSONValue.object([
      ("baseline", .string(baselines.text)), ("folder", word(identity)), ("files", .array(files)),
    ])
    try folder.write(Array((json.line + "\n").utf8), to: Self.recordName)
  }
}

/// What the lock beside approved pictures says after some of a review were approved.
struct ApprovedStack {
  private let file: ReviewFile
  private let folder: ReviewFolder
  private let project: ApprovalProject
  private let reach: SourceReach

  /// The stack of a review in a folder, for the approved pictures of a project.
  init(_ file: ReviewFile, in folder: ReviewFolder, of project: ApprovalProject) {
    (self.file, self.folder, self.project) = (file, folder, project)
    reach = project.reach
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
      return try Baseline(at: target, within: reach)?.isSame(as: FileWithMetadata(bytes ?? [])) ?? false
    }
  }
}
