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
  /// The most files that a finding names.
  private static let mostNamed = 8
  /// How often git is asked anew that ends where it lacks something, as a partial clone may lack nearly all.
  private static let mostAttempts = 64

  /// What tells the files of a folder from others: the same folder may be another one’s project.
  struct Key: Hashable {
    fileprivate var tree: ObjectIdentifier
    fileprivate var folder: FilePath
    fileprivate var file: FilePath?
    fileprivate var label: FilePath
    fileprivate var project: SourceReach.Scope
  }

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

  /// Which folder is the project’s around sources here, and what the user names for all.
  let project: SourceReach.Scope

  /// The repository that all is of.
  let repository: GitRepository

  /// The files of a folder, and in any case one of them by its name, taken over where it is not the folder that was before
  /// for the same use.
  static func folder(
    _ folder: FilePath, with file: FilePath? = nil, of tree: GitTree, in repository: GitRepository,
    _ revision: String, label: FilePath, project: SourceReach.Scope, _ memory: RevisionMemory,
    as use: RevisionMemory.Use = .sources
  ) throws -> RevisionFolder {
    let key = Key(tree: ObjectIdentifier(tree), folder: folder, file: file, label: label, project: project)
    if let known = memory.folders[use], known.key == key { return known.folder }
    memory.folders[use] = nil
    let made = try RevisionFolder(
      folder, with: file, of: tree, in: repository, revision, label: label, project: project, memory)
    memory.folders[use] = (key, made)
    return made
  }

  /// The files of a revision around a path, and the path among them; `nil` where the revision does not have it.
  static func checkedOut(
    _ revision: String, _ path: FilePath, _ label: FilePath, _ repository: GitRepository,
    _ project: SourceReach.Scope, _ memory: RevisionMemory, as use: RevisionMemory.Use = .sources
  ) throws -> (label: FilePath, folder: RevisionFolder, path: FilePath)? {
    guard
      let (path, tree) = try repository.files(around: path, in: revision, wanted: RevisionFiles.mayMatter)
    else { return nil }
    switch tree.kind(at: path) {
    case nil: return nil
    case .folder:
      let slash = label.bytes.last == UInt8(ascii: ":") || label.endsWithSlash ? "" : "/"
      let folder = try Self.folder(
        path, of: tree, in: repository, revision, label: label + slash, project: project, memory, as: use)
      return (label, folder, folder.path)
    case .file, .symbolicLink:
      let name = path.name
      let parent = path.bytes.contains(UInt8(ascii: "/")) ? path.folder : ""
      var above = label
      while above.endsWithSlash { above = FilePath(bytes: above.bytes.dropLast()) }
      above = FilePath(bytes: above.bytes.dropLast(name.bytes.count))
      let folder = try Self.folder(
        parent, with: name, of: tree, in: repository, revision, label: above, project: project, memory,
        as: use)
      return (label, folder, folder.path.appending(name))
    case .submodule:
      throw Diagnostic(
        .error, at: SourceLocation(file: label.text),
        "this is a submodule, whose content is in another repository")
    }
  }

  /// Takes the files of a folder over that pictures can be made of, and what lies around it and has a part in them; in any
  /// case a file that is named.
  ///
  /// Throws where the repository cannot be read, or there is no room.
  private init(
    _ folder: FilePath, with file: FilePath?, of tree: GitTree, in repository: GitRepository,
    _ revision: String, label: FilePath, project: SourceReach.Scope, _ memory: RevisionMemory
  ) throws {
    temporary = try PrivateFolder()
    self.repository = repository
    let isView = file?.hasEnding(SourceKind.swiftEndings) ?? false
    let bounds = RevisionSurroundings.bounds(of: folder, in: tree, project, top: repository.top)
    let around = RevisionSurroundings(of: folder, in: tree, within: bounds, ofView: isView)
    let (root, below) = (around.root, Self.relative(folder, to: around.root))
    path = below.isEmpty ? temporary.path : temporary.path.appending(below)
    names = RevisionNames(
      path: path, label: label, revision: revision,
      project: below.isEmpty
        ? nil : (temporary.path, "\(revision):\(root.isEmpty ? "" : root.text + "/")"))
    let own = folder.isEmpty ? repository.top : repository.top.appending(folder)
    self.project = Self.moved(project, of: own, to: path, root: temporary.path)
    let entries = tree.entries(below: folder).compactMap { $0.moved(to: Self.relative($0.path, to: folder)) }
      .filter { RevisionFiles.isSafe($0.path) }
    let leftOut = memory.leftOutFiles(of: repository)
    let isThere = { (entry: GitEntry, place: FilePath) -> Bool in
      let path = place.appending(entry.path)
      guard leftOut.contains(path) else { return true }
      memory.gaps[repository.top, default: []].insert(leftOut.gap(around: path))
      return false
    }
    let wanted = entries.filter {
      (RevisionFiles.isWanted($0) || $0.path == file || isView && $0.path.hasEnding(SourceKind.swiftEndings))
        && isThere($0, own)
    }
    guard wanted.count <= Self.mostFiles else {
      throw GitRepository.excess(SourceLocation(file: label.text))
    }
    submodules = entries.filter { $0.kind == .submodule }.map(\.path)
    room = Self.mostBytes
    do {
      if !below.isEmpty { try DraftFile.makeFolders(for: path.appending("a")) }
      // Links come last.
      try takeSubmodules(of: around, repository, memory)
      try take(fitting(wanted, in: path, repository), repository)
      try take(
        around.entries.filter { isThere($0, repository.top) }, from: around.root, around.gap, repository)
    } catch let error as SystemError {
      throw Diagnostic(
        .error, at: SourceLocation(file: label.text),
        "the files of the revision cannot be kept in \(path): \(error.explanation)")
    }
  }

  /// The user’s project where a folder lies in a copy below `root`; as it is where a revision has nothing to do with it.
  private static func moved(
    _ project: SourceReach.Scope, of folder: FilePath, to copy: FilePath, root: FilePath
  ) -> SourceReach.Scope {
    guard let named = project.folder?.resolved, named != folder, !folder.isBelow(named) else {
      return project.moved(to: root)
    }
    guard named.isBelow(folder), let inside = named.relative(to: folder) else { return project }
    return project.moved(to: copy.appending(inside))
  }

  private static func relative(_ path: FilePath, to folder: FilePath) -> FilePath {
    folder.isEmpty ? path : path.relative(to: folder) ?? ""
  }

  /// Those of some files that are not too large, with their sizes; others of which pictures can be made are told.
  private func fitting(
    _ entries: [GitEntry], in folder: FilePath, _ repository: GitRepository,
    lacking: ((GitEntry) -> Void)? = nil
  ) throws -> [(entry: GitEntry, size: Int)] {
    var fitting: [(entry: GitEntry, size: Int)] = []
    var attempts = 0
    for entry in entries {
      let sizes = attempts < Self.mostAttempts ? try repository.objects(.sizes) : nil
      guard let size = try sizes?.size(of: entry.object) else {
        if sizes?.hasEnded == true { attempts += 1 }
        guard let lacking else { throw repository.lack(of: entry.path) }
        lacking(entry)
        continue
      }
      if entry.kind == .symbolicLink, size >= PATH_MAX {
        // The system takes no such link, and a hundred may share one content.
        strayLinks.append(entry.path)
      } else if size <= Self.largestFile {
        fitting.append((entry, size))
        room -= size
      } else if entry.path.hasEnding(RevisionFiles.endings) {
        leaveOut(folder.appending(entry.path))
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

  /// Takes over what has a part in the pictures and lies in submodules, from the commits that the revision has of these;
  /// of those that are not checked out the disk has nothing either.
  private func takeSubmodules(
    of around: RevisionSurroundings, _ repository: GitRepository, _ memory: RevisionMemory
  ) throws {
    for submodule in around.submodules {
      let inner: GitRepository
      do throws(Diagnostic) {
        guard let found = try repository.repository(of: submodule, label: names.label) else { continue }
        inner = found
      } catch {
        var finding = error
        finding.severity = .warning
        findings.append(finding)
        continue
      }
      guard let files = try inner.files(around: "", in: submodule.object, wanted: RevisionFiles.mayMatter)
      else {
        continue
      }
      let leftOut = memory.leftOutFiles(of: inner)
      let entries = files.tree.entries.filter { entry in
        guard entry.kind == .file, around.matters(submodule.path.appending(entry.path)) else { return false }
        let path = inner.top.appending(entry.path)
        guard leftOut.contains(path) else { return true }
        memory.gaps[inner.top, default: []].insert(leftOut.gap(around: path))
        return false
      }
      try take(
        entries.map { $0.moved(to: submodule.path.appending($0.path)) }, from: around.root, files.tree.gap,
        inner)
    }
  }

  /// Takes over files around the folder; what git lacks of them is left out, and told in one go.
  private func take(
    _ entries: [GitEntry], from root: FilePath, _ gap: GitTree.Gap?, _ repository: GitRepository
  ) throws {
    let entries = entries.map { $0.moved(to: Self.relative($0.path, to: root)) }.filter {
      RevisionFiles.isSafe($0.path)
    }
    guard entries.count <= Self.mostFiles else {
      throw GitRepository.excess(SourceLocation(file: names.label.text))
    }
    var lacking: [GitEntry] = []
    let fitting = try fitting(entries, in: temporary.path, repository) { lacking.append($0) }
    let largeFiles = LargeFileStore(of: repository)
    for (entry, size) in fitting {
      guard Interruption.signal == nil else { return }
      let file = temporary.path.appending(entry.path)
      try DraftFile.makeFolders(for: file)
      if try !write(entry, of: size, to: file, try repository.objects(.contents), largeFiles) {
        lacking.append(entry)
      }
    }
    tell(lacking, gap)
  }

  /// Says which files around the folder are left out, as far as git knows them.
  private func tell(_ lacking: [GitEntry], _ gap: GitTree.Gap?) {
    let shown = lacking.map { names.shown(temporary.path.appending($0.path).text) }
    let files = listed(shown, atMost: Self.mostNamed)
    if gap == .excess {
      findings.append(
        Diagnostic(
          .warning, at: SourceLocation(file: names.label.text),
          "the revision has too many files to look for those of the project around this, which are left out",
          hint: "if their texts and pictures matter, compare with a folder: “git worktree add” makes one"))
    }
    guard gap == .lack || !lacking.isEmpty else { return }
    findings.append(
      Diagnostic(
        .warning, at: SourceLocation(file: names.label.text),
        "git lacks files of the project around this, which are left out"
          + (lacking.isEmpty ? "" : ": \(files)"),
        hint: "\(GitRepository.wholeClone), if their texts and pictures matter"))
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
    if let pointer = LargeFilePointer(bytes), try write(pointer, to: file, at: path, largeFiles) {
      return true
    }
    try file.write(bytes)
    return true
  }

  /// Writes what a pointer stands for, and says whether it did: one whose file is not there is taken over as it is.
  private func write(
    _ pointer: LargeFilePointer, to file: OpenFile, at path: FilePath, _ largeFiles: LargeFileStore
  ) throws -> Bool {
    guard pointer.size <= Self.largestFile else {
      leaveOut(path)
      return false
    }
    guard try largeFiles.write(pointer, to: file) else { return false }
    room -= pointer.size
    try checkRoom()
    return true
  }

  private func leaveOut(_ file: FilePath) {
    findings.append(
      Diagnostic(
        .warning, at: SourceLocation(file: names.shown(file.text)),
        "the file has more than \(Self.largestFile >> 20) MB and is left out"))
  }

  private func checkRoom() throws(Diagnostic) {
    guard room >= 0 else {
      throw Diagnostic(
        .error, at: SourceLocation(file: names.label.text),
        "the files of the revision are too large together", hint: "name a folder with fewer files")
    }
  }
}

/// What was found out of revisions already, for all inputs of a comparison.
final class RevisionMemory {
  /// What git has said.
  let git = GitMemory()
  /// What the other sides of the comparisons are on the disk, by paths from the root.
  private let disk: [FilePath]
  /// The folders and files that are missing there, as a sparse checkout leaves them out, and would have counted.
  var gaps: [FilePath: Set<FilePath>] = [:]

  /// What is found out for comparisons of which some sides are paths of the disk.
  init(disk: [FilePath] = []) { self.disk = disk.map(\.rooted) }

  /// What the disk lacks of a repository for no change's sake, if it is one side of the comparison.
  func leftOutFiles(of repository: GitRepository) -> LeftOutFiles {
    let isOther = disk.contains { $0 == repository.top || $0.isBelow(repository.top) }
    return isOther ? repository.leftOutFiles : LeftOutFiles()
  }

  /// What is to be said where nothing is left in a folder of the disk; `nil` where nothing has been left out of it.
  func absence(in folder: FilePath) -> PlaceOutOfReach? {
    for (top, gaps) in gaps where gaps.contains(where: { $0.isBelow(folder.rooted) }) {
      return git.leftOut[top].map { PlaceOutOfReach($0.absence(of: folder, "folder")) }
    }
    return nil
  }

  /// What is to be said of what counts on neither side.
  var neglects: [Diagnostic] {
    gaps.sorted { $0.key < $1.key }.compactMap { top, gaps in git.leftOut[top]?.neglect(of: gaps) }
  }

  /// What folders are taken over for.
  enum Use {
    case sources, strings, data, symbols
  }

  /// The folders that were taken over last: several ways of drawing them come one after the other.
  var folders: [Use: (key: RevisionFolder.Key, folder: RevisionFolder)] = [:]
}
