import TableComparison
import TableModel
import TableProject
import TableRendering
import TableSources

/// The files that a commit has and a sparse checkout leaves out, of the repository that a folder lies in.
///
/// They are asked for when a file is missing, once for all threads: most checkouts have all files.
final class SparseCheckout: Sendable {
  private let folder: FilePath
  private let known = Monitor<LeftOutFiles?>(nil)

  /// What is left out around a folder, which need not be there itself.
  init(of folder: FilePath) { self.folder = folder }

  /// What is to be said of a file in the folder that is missing for that reason, or as its submodule is not checked out,
  /// and not because nobody has made it; no other file is to take its place.
  func absence(of path: FilePath) -> Diagnostic? {
    files.contains(path) ? files.absence(of: path, "file") : files.absence(ofSubmoduleAround: path)
  }

  /// The same of a source that a picture may have been drawn from, as its name is that of the source, or goes on, behind
  /// one of the marks, with the ways in which it is drawn.
  func absence(ofSourceOf picture: FilePath, marks: [UInt8]) -> Diagnostic? {
    let stem = picture.stem.name.bytes
    let source = files.paths(at: folder).filter { path in
      guard let input = Self.input(path) else { return false }
      let own = input.stem.name.bytes
      return stem.starts(with: own)
        && (stem.count == own.count || marks.contains(stem[stem.startIndex + own.count]))
    }.min()
    return source.map { files.absence(of: $0, "file") }
  }

  /// The tables of texts in a language.
  private func tables(in language: String) -> [FilePath] {
    let name = FilePath(language)
    return files.paths(at: folder).filter { path in
      guard path.hasEnding(SourceFootprint.stringEndings) else {
        return path.stem.name == name && path.folder.name == "strings"
      }
      return path.hasEnding(["xcstrings"]) || path.folder.name == name + ".lproj" || path.stem.name == name
    }.sorted()
  }

  /// An error about something that is not there, with the reason if that is this one.
  func explained(_ finding: Diagnostic) -> Diagnostic {
    let path = FilePath(finding.location.file)
    guard finding.severity == .error, !path.exists else { return finding }
    if files.contains(path) { return files.absence(of: path, "file") }
    guard files.paths(at: path).isEmpty else { return files.absence(of: path, "folder") }
    return files.absence(ofSubmoduleAround: path) ?? finding
  }

  /// A picture whose texts are left out cannot be compared, and what it fails for otherwise has its reason.
  ///
  /// Tables that its source does not look up change nothing; that they are left out is said.
  func explained(_ entry: ReviewEntry, _ sources: SourceStore) -> ReviewEntry {
    var entry = entry
    switch entry.state {
    case .failed: entry.diagnostics = entry.diagnostics.map(explained)
    case .changed, .resized:
      let tables = entry.variant.language.map(tables) ?? []
      guard let first = tables.first else { break }
      let missed = missed(of: tables, by: entry, sources)
      var absence = files.absence(of: missed ?? first, "file")
      if missed != nil {
        entry.fail([absence])
      } else {
        absence.severity = .warning
        entry.diagnostics.append(absence)
      }
    default: break
    }
    return entry
  }

  /// The first of some tables that the source of a picture would look up.
  private func missed(
    of tables: [FilePath], by entry: ReviewEntry, _ sources: SourceStore
  ) -> FilePath? {
    guard let path = entry.input.map({ FilePath($0) }) else { return nil }
    let input = InputFile(path: path, outputName: path.stem, strings: entry.strings.map { FilePath($0) })
    let source = sources.source(of: input, isWantedAgain: true)
    return tables.first(where: SourceTables(of: input, source, leftOut: files.paths(at: folder)).wouldHave)
  }

  /// What a file is drawn as, by its name: itself, the Settings bundle that it lies in, or nothing.
  private static func input(_ path: FilePath) -> FilePath? {
    if path.hasEnding(SourceKind.settingsEndings) {
      return path.folder.hasEnding(["bundle"]) ? path.folder : path
    }
    let endings = SourceKind.specEndings + SourceKind.documentEndings + SourceKind.swiftEndings
    return path.hasEnding(endings) ? path : nil
  }

  private var files: LeftOutFiles {
    known.withLock { known in
      if let known { return known }
      var above = folder.rooted
      while !above.isFolder, above != "/" { above = above.folder }
      let files = (try? GitRepository(of: above, label: folder))?.leftOutFiles ?? LeftOutFiles()
      known = files
      return files
    }
  }
}
