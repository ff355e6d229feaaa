import TableModel
import TableSources

/// What the user names as one side of a comparison.
public enum DiffOperand: Hashable, Sendable {
  /// A file or folder on the disk.
  case disk(FilePath)
  /// What a path of the disk is in a revision of the git repository that it belongs to.
  case since(String, FilePath)
  /// What a path below a git repository's uppermost folder, or with a dot at its beginning below this folder, is in a
  /// revision.
  case revision(String, FilePath)

  /// What an argument means: a path as long as there is something, else a revision and a path with a colon between.
  public init(_ argument: FilePath) {
    guard argument != SourceFile.standardInput, FileStatus(of: argument, followingLinks: false) == nil,
      let colon = DiffOperand.colon(in: argument.bytes), colon > 0
    else {
      self = .disk(argument)
      return
    }
    self = .revision(
      String(decoding: argument.bytes[..<colon], as: UTF8.self),
      FilePath(bytes: argument.bytes[(colon + 1)...]))
  }

  /// The path, as the disk or a revision has it.
  var place: FilePath {
    switch self {
    case .disk(let path), .since(_, let path), .revision(_, let path): path
    }
  }

  /// What the side is called, as long as git has not been asked.
  public var label: FilePath {
    switch self {
    case .disk(let path): path
    case .since(let revision, let path):
      FilePath(bytes: "\(GitRepository.start(of: revision)):".utf8 + path.bytes)
    case .revision(let revision, let path): FilePath(bytes: "\(revision):".utf8 + path.bytes)
    }
  }

  /// The first colon outside braces, in which revisions may have some.
  private static func colon(in bytes: [UInt8]) -> Int? {
    var depth = 0
    return bytes.firstIndex { byte in
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      return byte == UInt8(ascii: ":") && depth <= 0
    }
  }
}

extension DiffOperand {
  /// Where the file or folder lies, what it is called, and the files of the revision that it is of; `nil` where it has come
  /// since that revision.
  ///
  /// Throws where there is no such thing, or git cannot read it.
  func files(
    in project: SourceReach.Scope = .nearest, _ memory: RevisionMemory = RevisionMemory()
  ) throws -> (label: FilePath, revision: RevisionFolder?, path: FilePath)? {
    switch self {
    case .disk(let path): return (label, nil, path)
    case .since(let name, let place):
      // What has been deleted since lies below the nearest folder that is left.
      var (folder, below) = (place, FilePath(""))
      while !folder.isFolder, folder != folder.folder {
        below = below.isEmpty ? folder.name : folder.name.appending(below)
        folder = folder.folder
      }
      let repository = try GitRepository(of: folder, label: label, memory.git)
      if !below.isEmpty { below = repository.prefix.appending(below) } else { below = repository.prefix }
      let beginning = try repository.beginning(ofChangesSince: name)
      let shown = label(of: place, at: below, in: beginning.name)
      try check(place, at: below, in: beginning.revision, repository, memory)
      if let found = try RevisionFolder.checkedOut(
        beginning.revision, below, shown, repository, project, memory)
      {
        return (found.label, found.folder, found.path)
      }
      guard place.exists else {
        throw absence(
          of: shown, in: beginning.name, hint: "with --since the path begins at the working folder")
      }
      return nil
    case .revision(let name, let place):
      let repository = try GitRepository(of: .current, label: label, memory.git)
      if let found = try RevisionFolder.checkedOut(name, place, label, repository, project, memory) {
        return (found.label, found.folder, found.path)
      }
      throw absence(
        of: label, in: name,
        hint: "the path begins at the repository’s uppermost folder, or with ./ at this one")
    }
  }

  /// Throws that a path is not on the disk for no change’s sake: what is there of it cannot be compared.
  private func check(
    _ place: FilePath, at path: FilePath, in revision: String, _ repository: GitRepository,
    _ memory: RevisionMemory
  ) throws {
    for revision in place.exists ? [revision] : [revision, "HEAD"] {
      guard let (submodule, _) = try repository.submodule(holding: path, in: revision) else {
        continue
      }
      throw PlaceOutOfReach(repository.absence(of: place, in: submodule))
    }
    guard !place.exists else { return }
    let leftOut = memory.leftOutFiles(of: repository)
    let isFile = leftOut.contains(place)
    guard isFile || !leftOut.paths(at: place).isEmpty else { return }
    throw PlaceOutOfReach(leftOut.absence(of: place, isFile ? "file" : "folder"))
  }

  /// What git takes for a path of this folder that lies elsewhere as seen from the uppermost one.
  private func label(of place: FilePath, at path: FilePath, in revision: String) -> FilePath {
    // Files of this folder are called without a dot; as the uppermost one it needs none for git either.
    if path.isEmpty, place.components == [.current] { return FilePath("\(revision):") }
    let isFromHere = place.isAbsolute || [".", ".."].contains(place.components.first)
    let start = isFromHere || place.components == path.components ? "" : "./"
    return FilePath(bytes: "\(revision):\(start)".utf8 + place.bytes)
  }

  private func absence(of label: FilePath, in revision: String, hint: String) -> Diagnostic {
    Diagnostic(
      .error, at: SourceLocation(file: label.text), "“\(revision)” has no such file or folder", hint: hint)
  }
}
