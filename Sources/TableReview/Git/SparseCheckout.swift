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

  /// A file that is missing for that reason and that a picture may have been drawn from, as its name begins with that of
  /// the file.
  func source(ofPicture name: FilePath) -> FilePath? {
    let stem = name.stem.name.bytes
    let source = paths.filter { path in
      PictureFormat(path: path) == nil && stem.starts(with: path.stem.name.bytes)
    }.min()
    return source.map { FilePath.current.resolved.flatMap($0.relative) ?? $0 }
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
      hint: hint(for: path.folder))
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
