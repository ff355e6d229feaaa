import TableModel
import TableProject
import TableRendering
import TableSources

/// The files that a commit has and a sparse checkout leaves out, as far as they lie in one folder.
///
/// They are asked for when a file is missing, once for all threads: most checkouts have all files.
final class SparseCheckout: Sendable {
  private let folder: FilePath
  private let known = Monitor<Set<FilePath>?>(nil)

  /// What is left out of a folder, which need not be there itself.
  init(of folder: FilePath) { self.folder = folder }

  /// Whether a file in the folder is missing for that reason, and not because nobody has made it.
  func leavesOut(_ path: FilePath) -> Bool {
    let paths = paths
    return !paths.isEmpty && paths.contains(path.rooted)
  }

  /// A source that is missing for that reason and that a picture may have been drawn from, as its name is that of the
  /// source, or goes on, behind one of the marks, with the ways in which it is drawn.
  func source(ofPicture name: FilePath, marks: [UInt8]) -> FilePath? {
    let stem = name.stem.name.bytes
    let source = paths.filter { path in
      guard let input = Self.input(path) else { return false }
      let own = input.stem.name.bytes
      return stem.starts(with: own)
        && (stem.count == own.count || marks.contains(stem[stem.startIndex + own.count]))
    }.min()
    return source.map { FilePath.current.resolved.flatMap($0.relative) ?? $0 }
  }

  /// What a file is drawn as, by its name: itself, the Settings bundle that it lies in, or nothing.
  private static func input(_ path: FilePath) -> FilePath? {
    if path.hasEnding(SourceKind.settingsEndings) {
      return path.folder.hasEnding(["bundle"]) ? path.folder : path
    }
    let endings = SourceKind.specEndings + SourceKind.documentEndings + SourceKind.swiftEndings
    return path.hasEnding(endings) ? path : nil
  }

  private var paths: Set<FilePath> {
    known.withLock { known in
      if let known { return known }
      let paths = Self.paths(leftOutAt: folder)
      known = paths
      return paths
    }
  }

  /// What is to be said of a file that is left out, which no other is to take the place of.
  static func absence(of path: FilePath) -> Diagnostic {
    Diagnostic(
      .error, at: SourceLocation(file: path.text), "the sparse checkout leaves this file out",
      hint: hint(for: path.folder == "." ? path : path.folder))
  }

  /// What brings a folder.
  static func hint(for folder: FilePath) -> String {
    "“git sparse-checkout add \(folder.shellWord)” brings it"
  }

  /// The files that are left out at a path or below, by paths from the root; none where git cannot tell.
  private static func paths(leftOutAt path: FilePath) -> Set<FilePath> {
    var above = path.rooted
    while !above.isFolder, above != "/" { above = above.folder }
    guard let repository = try? GitRepository(of: above, label: path) else { return [] }
    return repository.paths(leftOutAt: path)
  }
}

extension GitRepository {
  /// What `ls-files -t` puts before a file that the index has and that is not to be on the disk.
  private static let leftOut = Array("S ".utf8)

  /// The files that are left out of the disk at a path or below, by paths from the root; none where git cannot tell.
  ///
  /// The index knows it: what lists the patterns of a sparse checkout stays when there is none any more.
  func paths(leftOutAt path: FilePath) -> Set<FilePath> {
    let path = path.rooted
    guard let below = path == top ? "." : path.relative(to: top),
      let list = try? freshAnswer(.indexedFiles, ["-t", "-z", "--", below]), list.status == 0
    else { return [] }
    let lines = list.output.split(separator: 0).filter { $0.starts(with: Self.leftOut) }
    return Set(lines.map { top.appending(FilePath(bytes: $0.dropFirst(Self.leftOut.count))) })
  }
}
