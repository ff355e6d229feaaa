import Glibc
import TableModel
import TableProject
import TableSources

/// The files of a git revision in a private folder for temporary files, which goes when this object does.
///
/// Nothing is ever written outside of it: files come before links, no link of a revision leads out of it, and what has
/// a name that no file of a repository may have is left out.
final class RevisionFolder {
  /// The largest file that is taken over; larger ones are not there.
  private static let largestFile = 128 << 20
  /// The bytes of all files together.
  private static let mostBytes = 4 << 30
  /// The most files that are taken over.
  private static let mostFiles = 250_000
  /// The most folders that a file may lie in.
  private static let nesting = 60
  /// The most bytes of a path below the folder, so that the whole is none that the system refuses.
  private static let longestPath = Int(PATH_MAX) - 1_024
  /// The endings of files that pictures can be made of.
  private static let endings =
    InputExpansion.endings + SourceKind.settingsEndings
    + ImageReference.Format.endings + SourceFootprint.stringEndings + ["nib"]
  /// The endings of files without which there is no project around a source whose string tables it has.
  private static let projectEndings = ["pbxproj", "xcworkspacedata"]

  /// The path of the folder, with no links in it.
  let path: FilePath
  /// What the folder and its files are called.
  let names: RevisionNames
  /// What is to be said of files that were left out.
  private(set) var findings: [Diagnostic] = []

  /// The folders that have their content in repositories of their own, as paths below this one.
  let submodules: [FilePath]

  /// The links that lead out of the folder and were left out, as paths below this one.
  private(set) var strayLinks: [FilePath] = []

  private let temporary: PrivateFolder
  /// The bytes that further files may have.
  private var room: Int

  /// Takes the files of a tree over that pictures can be made of.
  ///
  /// Throws where the repository cannot be read, or there is no room.
  init(
    _ tree: GitObjectID, of repository: GitRepository, in revision: String, label: FilePath,
    project: RevisionProject? = nil
  ) throws {
    temporary = try PrivateFolder()
    path = project.map { [temporary] in temporary.path.appending($0.below) } ?? temporary.path
    names = RevisionNames(
      path: path, label: label, revision: revision,
      project: project.map { [temporary] in (temporary.path, $0.label) })
    let entries = try repository.entries(of: tree).filter { Self.isSafe($0.path) }
    let wanted = entries.filter { Self.isWanted($0) }
    guard wanted.count <= Self.mostFiles else {
      throw GitRepository.excess(SourceLocation(file: label.text))
    }
    submodules = entries.filter { $0.kind == .submodule }.map(\.path)
    room = Self.mostBytes
    do {
      if project != nil { try DraftFile.makeFolders(for: path.appending("a")) }
      try take(fitting(wanted, repository), repository)
      if let project { try take(project, repository) }
    } catch let error as SystemError {
      throw Diagnostic(
        .error, at: SourceLocation(file: label.text),
        "the files of the revision cannot be kept in \(path): \(error.explanation)")
    }
  }

  /// Those of some files that are not too large, with their sizes; others of which pictures can be made are told.
  private func fitting(
    _ entries: [GitEntry], _ repository: GitRepository
  ) throws(Diagnostic) -> [(entry: GitEntry, size: Int)] {
    let sizes = try repository.objects(.sizes)
    var fitting: [(entry: GitEntry, size: Int)] = []
    for entry in entries {
      guard let size = sizes.size(of: entry.object) else { throw repository.lack(of: entry.path) }
      if entry.kind == .symbolicLink, size >= PATH_MAX {
        // The system takes no such link, and a hundred may share one content.
        strayLinks.append(entry.path)
      } else if size <= Self.largestFile {
        fitting.append((entry, size))
        room -= size
      } else if entry.path.hasEnding(Self.endings) {
        leaveOut(entry)
      }
    }
    try checkRoom()
    return fitting
  }

  /// Takes files over first and links after them, so that nothing is written by way of a link.
  private func take(_ entries: [(entry: GitEntry, size: Int)], _ repository: GitRepository) throws {
    let contents = try repository.objects(.contents)
    let largeFiles = LargeFileStore(of: repository)
    var links: [(path: FilePath, target: FilePath)] = []
    for (entry, size) in entries {
      guard Interruption.signal == nil else { return }
      let file = path.appending(entry.path)
      try DraftFile.makeFolders(for: file)
      if entry.kind == .symbolicLink {
        var target: [UInt8] = []
        guard try contents.read(entry.object, { target += $0 }) else { throw repository.lack(of: entry.path) }
        links.append((file, FilePath(bytes: target)))
      } else {
        guard try write(entry, of: size, to: file, contents, largeFiles) else {
          throw repository.lack(of: entry.path)
        }
      }
    }
    for link in links {
      _ = link.target.withCString { target in link.path.withCString { symlink(target, $0) } }
    }
    // Only now do all links lead where they lead: one may go by way of another.
    for link in links where !(link.path.resolved?.isBelow(path) ?? false) {
      if let name = link.path.relative(to: path) { strayLinks.append(name) }
      _ = link.path.withCString { unlink($0) }
    }
  }

  /// Takes over what a project has for the folder: what makes it one, and its string tables.
  private func take(_ project: RevisionProject, _ repository: GitRepository) throws {
    guard let all = try? repository.entries(of: project.tree) else { return }
    let entries = all.filter { entry in
      entry.kind == .file && Self.isSafe(entry.path) && !entry.path.isBelow(project.below)
        && (Self.isOfProject(entry.path) || entry.path.hasEnding(SourceFootprint.stringEndings))
    }
    guard entries.count <= Self.mostFiles else { return }
    let (contents, largeFiles) = (try repository.objects(.contents), LargeFileStore(of: repository))
    // As the repository of the other side does, this says how far sources reach.
    try DraftFile.makeFolders(for: temporary.path.appending(".git/a"))
    for (entry, size) in try fitting(entries, repository) {
      guard Interruption.signal == nil else { return }
      let file = temporary.path.appending(entry.path)
      try DraftFile.makeFolders(for: file)
      guard try write(entry, of: size, to: file, contents, largeFiles) else {
        throw repository.lack(of: entry.path)
      }
    }
  }

  /// Writes a file, and says whether git has its content.
  private func write(
    _ entry: GitEntry, of size: Int, to path: FilePath, _ contents: GitObjects, _ largeFiles: LargeFileStore
  ) throws -> Bool {
    // Two names may be one on this disk: the first has it then.
    let file = try? OpenFile(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, permissions: 0o600)
    guard size <= LargeFilePointer.longest else {
      return try contents.read(entry.object) { try file?.write($0) }
    }
    var bytes: [UInt8] = []
    guard try contents.read(entry.object, { bytes += $0 }) else { return false }
    guard let file else { return true }
    if let pointer = LargeFilePointer(bytes), try write(pointer, of: entry, to: file, largeFiles) {
      return true
    }
    try file.write(bytes)
    return true
  }

  /// Writes what a pointer stands for, and says whether it did: one whose file is not there is taken over as it is.
  private func write(
    _ pointer: LargeFilePointer, of entry: GitEntry, to file: OpenFile,
    _ largeFiles: LargeFileStore
  ) throws -> Bool {
    guard pointer.size <= Self.largestFile else {
      leaveOut(entry)
      return false
    }
    guard try largeFiles.write(pointer, to: file) else { return false }
    room -= pointer.size
    try checkRoom()
    return true
  }

  private func leaveOut(_ entry: GitEntry) {
    findings.append(
      Diagnostic(
        .warning, at: SourceLocation(file: FilePath(bytes: names.label.bytes + entry.path.bytes).text),
        "the file has more than \(Self.largestFile >> 20) MB and is left out"))
  }

  private func checkRoom() throws(Diagnostic) {
    guard room >= 0 else {
      throw Diagnostic(
        .error, at: SourceLocation(file: names.label.text),
        "the files of the revision are too large together", hint: "name a folder with fewer files")
    }
  }

  private static func isWanted(_ entry: GitEntry) -> Bool {
    guard entry.kind != .submodule else { return false }
    return entry.kind == .symbolicLink || entry.path.ending == nil
      || entry.path.hasEnding(endings) || isOfProject(entry.path)
  }

  private static func isOfProject(_ path: FilePath) -> Bool {
    path.hasEnding(projectEndings) || ProjectFolders.projectFiles.contains(path.name)
  }

  private static func isSafe(_ path: FilePath) -> Bool {
    let parts = path.components
    guard !path.isAbsolute, !parts.isEmpty, parts.count <= nesting, path.bytes.count <= longestPath else {
      return false
    }
    return parts.allSatisfy { $0 != "." && $0 != ".." && $0.bytes.count <= Int(NAME_MAX) }
  }
}

/// The project that a folder of a revision lies in.
struct RevisionProject {
  /// The content of its folder.
  var tree: GitObjectID
  /// The way from there to the folder.
  var below: FilePath
  /// What git calls the project’s folder, with a colon or a slash at its end.
  var label: String

  private static let mostLevels = 10

  /// The uppermost project above a folder of the repository; `nil` where there is none.
  init?(around folder: FilePath, in revision: String, of repository: GitRepository) throws {
    var found: (tree: GitObjectID, path: FilePath)?
    for level in 1...Self.mostLevels where level <= folder.components.count {
      let parts = folder.components.dropLast(level).map(\.bytes)
      let above = FilePath(bytes: parts.joined(separator: [UInt8(ascii: "/")]))
      guard let tree = try repository.entry(at: above, in: revision)?.object else { continue }
      if ProjectFolders.holdProject(try repository.names(in: tree)) { found = (tree, above) }
    }
    guard let found, let below = found.path.isEmpty ? folder : folder.relative(to: found.path) else {
      return nil
    }
    (tree, self.below) = (found.tree, below)
    label = "\(revision):\(found.path.isEmpty ? "" : found.path.text + "/")"
  }
}

/// The files that Git LFS keeps beside a repository, which revisions have pointers of.
final class LargeFileStore {
  private static let chunkSize = 1 << 18

  private let repository: GitRepository
  /// The folder of the files; `nil` where git cannot say.
  private lazy var folder: FilePath? = try? repository.commonFolder().appending("lfs/objects")

  /// What lies beside a repository, which is asked when the first pointer is met.
  init(of repository: GitRepository) {
    self.repository = repository
  }

  /// Writes what a pointer stands for, and says whether it is there, whole and undamaged; nothing is written otherwise.
  func write(_ pointer: LargeFilePointer, to file: OpenFile) throws(SystemError) -> Bool {
    guard let object = object(of: pointer) else { return false }
    var offset = 0
    while offset < pointer.size {
      let chunk = try object.read(at: offset, count: min(LargeFileStore.chunkSize, pointer.size - offset))
      if chunk.isEmpty { break }
      try file.write(chunk)
      offset += chunk.count
    }
    return true
  }

  private func object(of pointer: LargeFilePointer) -> OpenFile? {
    let (first, second) = (pointer.digest.prefix(2), pointer.digest.dropFirst(2).prefix(2))
    guard let path = folder?.appending(FilePath("\(first)/\(second)/\(pointer.digest)")),
      let file = try? OpenFile(path), let status = try? file.status(), status.kind == .regular,
      status.size == pointer.size
    else { return nil }
    var (fingerprint, offset) = (Fingerprint(), 0)
    while let chunk = try? file.read(at: offset, count: LargeFileStore.chunkSize), !chunk.isEmpty {
      fingerprint.add(chunk)
      offset += chunk.count
    }
    return fingerprint.digits() == pointer.digest ? file : nil
  }
}

/// What files of a git revision are called, which lie in a folder for temporary files.
struct RevisionNames: Sendable {
  /// The path of the folder, with no links in it.
  let path: FilePath
  /// What the folder is called: `main:screens/`.
  let label: FilePath
  /// What git calls the revision.
  let revision: String
  /// The folder of the project around it, and what that is called; `nil` where there is none.
  var project: (path: FilePath, label: String)?

  /// A text in which paths of the folder are called by what they are of the revision.
  func shown(_ text: String) -> String {
    let text = text.replacing(path.text + "/", with: label.text).replacing(path.text, with: label.text)
    guard let project else { return text }
    return text.replacing(project.path.text + "/", with: project.label)
  }

  /// A finding in which this is so, and whose hint helps where a file of the revision is meant.
  func shown(_ finding: Diagnostic) -> Diagnostic {
    var shown = finding
    shown.location.file = self.shown(finding.location.file)
    shown.message = self.shown(finding.message)
    shown.hint = finding.hint.map(self.shown)
    if finding.hint == LargeFilePointer.hint, shown.location.file != finding.location.file {
      // What “git lfs pull” fetches is for the files that are checked out.
      shown.hint = "fetch the pictures with “git lfs fetch origin \(FilePath(revision).shellWord)”"
    }
    return shown
  }
}
