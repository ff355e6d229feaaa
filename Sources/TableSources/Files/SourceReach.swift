import CLinux
import Glibc
import TableModel

/// How far links may lead from what a user names: the folders that a source must lie in, and all that it leads to.
///
/// What counts is where a file lies that has been got hold of, not what its path promised before.
package struct SourceReach: Hashable, Sendable {
  /// Which folder is the project's around what a user names, and what the user names for all sources.
  package struct Scope: Hashable, Sendable {
    fileprivate enum Project: Hashable, Sendable {
      case named(FilePath)
      case nearest
      case found(in: FilePath, strings: FilePath?)
      case none
    }

    fileprivate let project: Project
    /// The user's folder of symbols, whose files come before all others; `nil` for none.
    package var symbols: FilePath?

    /// The one that the user says it is.
    package static func named(_ folder: FilePath) -> Scope { Scope(project: .named(folder)) }

    /// The nearest one with a manifest, or else the repository, or else the nearest one with a project of Xcode.
    package static let nearest = Scope(project: .nearest)

    /// That of a manifest which was found in a folder.
    ///
    /// What it names, and the user has not, lies in the repository around it, or else in that folder. The user may have
    /// named folders of strings and of symbols.
    package static func found(
      in folder: FilePath, strings: FilePath? = nil, symbols: FilePath? = nil
    ) -> Scope {
      Scope(project: .found(in: folder, strings: strings), symbols: symbols)
    }

    /// There is none, so that only what is named counts.
    package static let none = Scope(project: .none)

    /// The folder that the user says is the project’s, or in which its manifest was found; `nil` where nobody says it.
    package var folder: FilePath? {
      switch project {
      case .named(let folder), .found(let folder, _): folder
      case .nearest, .none: nil
      }
    }

    /// The same for copies of what it is for, with another folder as the project’s.
    package func moved(to folder: FilePath) -> Scope { Scope(project: .named(folder), symbols: symbols) }

    /// What all must lie in that is named by a manifest that was found; `nil` where the user names things.
    package var bounds: SourceReach? {
      guard case .found(let folder, let strings) = project else { return nil }
      var bounds = SourceReach(ofManifestIn: folder)
      if let strings { bounds.formUnion(SourceReach(around: strings, in: .none)) }
      return bounds
    }

    /// Throws where something that the user has not named lies elsewhere than a manifest may name which was found; what
    /// it is goes into the message, which names both ends.
    ///
    /// - Returns: The place where it lies or, where it is not there, would lie.
    @discardableResult
    package func check(
      _ path: FilePath, as what: String, hint: String? = nil
    ) throws(Diagnostic) -> SourceReach {
      let place = (path.isEmpty ? .current : path).rooted
      // What leads up behind a folder that there is not may lie anywhere as soon as that is made.
      guard let bounds, place.leadsUp || !bounds.contains(place) else {
        return SourceReach(places: [place])
      }
      throw Diagnostic(
        .error, at: SourceLocation(file: path.text),
        "\(what) would be \(place.fromItself), outside \(bounds)", hint: hint)
    }

    /// Sample data without their file where it is one that a manifest may not name: that is never read, and told elsewhere.
    package func allowed(_ data: SampleData?) -> SampleData? {
      guard var data, (try? check(data)) == nil else { return data }
      data.file = nil
      return data
    }

    /// Throws where there is no such file of sample data, or one that a manifest may not name.
    package func check(_ data: SampleData) throws(Diagnostic) {
      guard let path = data.file else { return }
      try check(path, as: "the sample data", hint: "name the file with --data")
      guard FileStatus(of: path)?.kind == .regular else {
        throw Diagnostic(
          .error, at: SourceLocation(file: path.text),
          "there is no such file of sample data")
      }
    }
  }

  /// The folders, without links in their paths, none of which lies in another.
  package private(set) var places: Set<FilePath> = []
  /// The user's folder of symbols, wherever it lies; `nil` for none.
  package var symbols: FilePath?

  /// Nothing but some folders, whose paths have no links in them.
  package init(places: Set<FilePath>) {
    for place in places { insert(place) }
  }

  /// What may be reached from a folder that a user names, or that a file lies in which the user names, and from the
  /// folder of its strings where that is another.
  package init(around folder: FilePath, strings: FilePath? = nil, in project: Scope = .nearest) {
    let named = (folder.isEmpty ? .current : folder).resolved
    symbols = project.symbols
    switch project.project {
    case .none: break
    case .named(let folder), .found(let folder, _): folder.resolved.map { insert($0) }
    case .nearest: named.map { insert(ProjectFolder.nearest(to: $0) ?? $0.aroundLanguages) }
    }
    if let named { insert(named) }
    guard let strings else { return }
    // Those that an export lies beside are of other languages.
    let folder = strings.hasEnding(["xcloc"]) ? strings.folder : strings
    formUnion(SourceReach(around: folder, in: project))
  }

  /// What a manifest may name that was found in a folder.
  package init(ofManifestIn folder: FilePath) {
    guard let real = (folder.isEmpty ? .current : folder).resolved else { return }
    insert(ProjectFolder.repository(around: real) ?? real)
  }

  private mutating func insert(_ place: FilePath) {
    guard !contains(place) else { return }
    places = places.filter { !$0.isBelow(place) }
    places.insert(place)
  }

  /// Takes in what may be reached from something else that the user names.
  package mutating func formUnion(_ other: SourceReach) {
    for place in other.places { insert(place) }
    symbols = symbols ?? other.symbols
  }

  /// Whether a path, which has no links in it, is that of one of the folders or lies in one.
  package func contains(_ path: FilePath) -> Bool {
    // Paths may be a thousand folders deep.
    if places.count <= 4 { return places.contains { $0 == path || path.isBelow($0) } }
    var path = path
    while !places.contains(path) {
      guard path != "/", path.isAbsolute else { return false }
      path = path.folder
    }
    return true
  }

  /// Gets hold of a folder within reach without opening it; where it lies elsewhere the error says where.
  package func hold(_ folder: FilePath) throws(SystemError) -> OpenFile {
    try checked(OpenFile(holding: folder.isEmpty ? .current : folder))
  }

  /// Opens a folder within reach to list it; where it lies elsewhere the error says where.
  package func list(_ folder: FilePath) throws(SystemError) -> Folder {
    Folder(try checked(OpenFile(folder.isEmpty ? .current : folder, O_RDONLY | O_DIRECTORY)))
  }

  /// Opens a file within reach; where it lies elsewhere the error says where.
  package func open(
    _ path: FilePath, _ flags: Int32 = OpenFile.reading
  ) throws(SystemError) -> OpenFile {
    let folder: OpenFile
    do {
      folder = try hold(path.folder)
    } catch {
      throw SystemError(number: error.number, destination: error.destination?.appending(path.name))
    }
    return try folder.file(below: path.name, flags, within: self)
  }

  private func checked(_ file: OpenFile) throws(SystemError) -> OpenFile {
    guard let place = file.path, contains(place) else {
      throw SystemError(number: EXDEV, destination: file.path)
    }
    return file
  }

  /// Why a file is not read that a link leads to; names both ends.
  package func refusal(of error: SystemError) -> Refusal {
    let end = error.destination.map { "to \($0.fromItself)," } ?? "nowhere, or"
    return Refusal(message: "a link leads from here \(end) outside \(self)", hint: SourceReach.advice)
  }

  /// What helps where a link leads too far.
  package static let advice =
    "name the file itself, or pass --project with a folder that contains both"
}

extension SourceReach: CustomStringConvertible {
  /// The folders for people to read.
  package var description: String {
    places.isEmpty ? "the named files" : places.sorted().map(\.shown).joined(separator: " and ")
  }
}

extension FilePath {
  /// The path as a link of a stranger has it, who does not know the number of this process.
  package var fromItself: FilePath {
    relative(to: FilePath("/proc/\(getpid())")).map { FilePath("/proc/self").appending($0) } ?? self
  }

  /// The folder that those of all languages lie in, where this is that of one; else this folder itself.
  fileprivate var aroundLanguages: FilePath { hasEnding(["lproj"]) ? folder : self }
}

/// Finds the folder of the project that something belongs to, by what owners put there and no stranger can.
enum ProjectFolder {
  /// What tells that a folder is a repository's, or a worktree's.
  private static let repository: FilePath = ".git"
  private static let mostLevels = 64

  /// The folder, by a path without links as the other has; `nil` where there is none but the root.
  static func nearest(to folder: FilePath) -> FilePath? {
    let folders = folders(from: folder)
    return folders.first { has(ProjectMarkers.manifest, in: $0) } ?? repository(around: folder)
      ?? folders.prefix(1 + ProjectMarkers.projectLevels).first(where: hasXcodeProject)
  }

  /// The folder of the repository that a folder belongs to; `nil` where there is none but the root.
  static func repository(around folder: FilePath) -> FilePath? {
    folders(from: folder).first { has(repository, in: $0) }
  }

  private static func folders(from folder: FilePath) -> [FilePath] {
    sequence(first: folder) { $0 == "/" ? nil : $0.folder }.prefix(mostLevels).filter { $0 != "/" }
  }

  /// Whether something lies in a folder that the user has put there, or who runs the machine; in the folder in which one
  /// stands it may be its owner's.
  private static func has(_ name: FilePath, in folder: FilePath) -> Bool {
    guard let owner = FileStatus(of: folder.appending(name), followingLinks: false)?.owner else {
      return false
    }
    return owner == geteuid() || owner == 0
      || owner == FileStatus(of: folder)?.owner && folder == FilePath.current.resolved
  }

  private static func hasXcodeProject(_ folder: FilePath) -> Bool {
    guard let names = try? Folder(folder).names(atMost: FolderNames.mostNames) else { return false }
    return names.contains { $0.hasEnding(ProjectMarkers.projectEndings) && has($0, in: folder) }
  }
}

extension OpenFile {
  /// Opens a file below this folder, or by a link within reach; what lies elsewhere fails with `EXDEV`, and where that is.
  ///
  /// The kernel sees to it while it goes from folder to folder. Where it cannot, or gave up at a link that leads out or
  /// names its destination from the root, the file that was opened is asked where it lies: nothing is looked up twice.
  package func file(
    below name: FilePath, _ flags: Int32 = OpenFile.reading, within reach: SourceReach? = nil
  ) throws(SystemError) -> OpenFile {
    guard !name.isAbsolute else { throw SystemError(number: EXDEV) }
    var leadsOut = false
    do throws(SystemError) {
      return try open(name, flags, within: UInt64(TABLE_RESOLVE_BENEATH))
    } catch {
      guard OpenFile.mayBeTriedOtherwise(error) else { throw error }
      leadsOut = error.isElsewhere
    }
    // A file that is only held, and not open yet, can be asked without a device or a pipe noticing.
    let lastLink = flags & O_NOFOLLOW
    let held: OpenFile
    do throws(SystemError) {
      held = try OpenFile { name.withCString { openat(descriptor, $0, OpenFile.holding | lastLink) } }
    } catch {
      // What there is where a link leads out is not for strangers to find out.
      throw leadsOut && !lacks(name, within: reach) ? SystemError(number: EXDEV) : error
    }
    guard isReached(held, within: reach) else {
      throw SystemError(number: EXDEV, destination: held.path)
    }
    return try OpenFile(held.processPath, flags & ~lastLink)
  }

  /// Whether something that is held lies below this folder, or within reach.
  private func isReached(_ held: OpenFile, within reach: SourceReach?) -> Bool {
    guard let root = path, let place = held.path else { return false }
    return place == root || place.isBelow(root) || reach?.contains(place) ?? false
  }

  /// Whether a name has nothing but its last part missing, and the folder of that may be asked.
  private func lacks(_ name: FilePath, within reach: SourceReach?) -> Bool {
    let folder = try? OpenFile { name.folder.withCString { openat(descriptor, $0, OpenFile.holding) } }
    guard let folder, isReached(folder, within: reach) else { return false }
    var status = stat()
    return name.name.withCString { fstatat(folder.descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) } != 0
  }

  /// How a file is got hold of without being opened.
  package static let holding = Int32(TABLE_OPEN_PATH) | O_CLOEXEC

  /// Gets hold of a file or folder without opening it, so that it can be asked where it lies or what is below it.
  package convenience init(holding path: FilePath) throws(SystemError) {
    try self.init(path, OpenFile.holding)
  }

  /// Opens the regular file at a path that has no links in it, `nil` where there is none or a link has come there.
  package static func withoutLinks(_ path: FilePath) -> OpenFile? {
    do throws(SystemError) {
      return try OpenFile {
        path.withCString {
          table_open_within(
            AT_FDCWD, $0, OpenFile.reading | O_CLOEXEC, UInt64(TABLE_RESOLVE_NO_SYMLINKS))
        }
      }
    } catch {
      guard OpenFile.mayBeTriedOtherwise(error), let file = try? OpenFile(path, OpenFile.reading | O_NOFOLLOW)
      else { return nil }
      return !path.isAbsolute || file.path == path ? file : nil
    }
  }

  /// A path that leads to this very file or folder, wherever it is moved, as long as it is open.
  package var processPath: FilePath { FilePath("/proc/self/fd/\(descriptor)") }

  /// Where the file lies, with no links in the path; `nil` where the system does not tell.
  package var path: FilePath? {
    let longest = Int(PATH_MAX)
    var place = [UInt8](repeating: 0, count: longest)
    let count = place.withUnsafeMutableBytes { buffer in
      buffer.baseAddress.map {
        readlink("/proc/self/fd/\(descriptor)", $0.assumingMemoryBound(to: CChar.self), longest)
      } ?? 0
    }
    guard count > 0, count < longest else { return nil }
    return FilePath(bytes: place[..<count])
  }

  private func open(
    _ name: FilePath, _ flags: Int32, within limits: UInt64
  ) throws(SystemError) -> OpenFile {
    try OpenFile {
      name.withCString { table_open_within(descriptor, $0, flags | O_CLOEXEC, limits) }
    }
  }

  /// Whether the kernel refused the question and not the file.
  private static func mayBeTriedOtherwise(_ error: SystemError) -> Bool {
    [ENOSYS, EPERM, EINVAL, E2BIG, EXDEV, EAGAIN].contains(error.number)
  }
}

/// Looks into folders without following symbolic links.
package enum FolderNames {
  /// The most names of a folder that are looked at.
  package static let mostNames = 10_000

  /// The names of the folders in a folder, sorted; links to folders are not among them.
  package static func subfolders(of folder: FilePath, within reach: SourceReach) -> [FilePath] {
    entries(of: folder, within: reach).filter { $0.kind == .folder }.map(\.name)
  }

  /// What a folder within reach holds, sorted by names.
  package static func entries(of folder: FilePath, within reach: SourceReach) -> [FolderEntry] {
    (try? reach.list(folder).entries(atMost: mostNames)) ?? []
  }
}
