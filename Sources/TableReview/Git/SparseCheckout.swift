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

  /// The same of a table of texts in a language, whose pictures are not as approved without it.
  func absence(ofTextsIn language: String) -> Diagnostic? {
    let name = FilePath(language)
    let table = files.paths(at: folder).filter { path in
      guard path.hasEnding(SourceFootprint.stringEndings) else {
        return path.stem.name == name && path.folder.name == "strings"
      }
      return path.hasEnding(["xcstrings"]) || path.folder.name == name + ".lproj" || path.stem.name == name
    }.min()
    return table.map { files.absence(of: $0, "file") }
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
  func explained(_ entry: ReviewEntry) -> ReviewEntry {
    var entry = entry
    switch entry.state {
    case .failed: entry.diagnostics = entry.diagnostics.map(explained)
    case .changed, .resized:
      if let absence = entry.variant.language.flatMap(absence(ofTextsIn:)) { entry.fail([absence]) }
    default: break
    }
    return entry
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

/// The files of a repository that are not to be on the disk: those outside of a sparse checkout, and those that somebody
/// has marked so in the index.
struct LeftOutFiles: Sendable {
  private let top: FilePath
  /// By paths from the root; what is marked so may be on the disk all the same.
  private let marked: Set<FilePath>
  /// The submodules, as the repository has them.
  private let submodules: [GitEntry]

  /// Files of a repository with an uppermost folder; none without any.
  init(top: FilePath = "", marked: Set<FilePath> = [], submodules: [GitEntry] = []) {
    (self.top, self.marked, self.submodules) = (top, marked, submodules)
  }

  /// Whether a file is left out.
  func contains(_ path: FilePath) -> Bool {
    !marked.isEmpty && marked.contains(path.rooted) && Self.isMissing(path)
  }

  /// The files that are left out at a path or below, by paths from the root.
  func paths(at place: FilePath) -> [FilePath] {
    guard !marked.isEmpty else { return [] }
    let place = place.rooted
    return marked.filter { ($0 == place || $0.isBelow(place)) && Self.isMissing($0) }
  }

  /// The uppermost folder that is not there either, or the file itself, by their paths from the root.
  func gap(around path: FilePath) -> FilePath {
    var gap = path.rooted
    while gap.folder != top, gap.folder.isBelow(top), Self.isMissing(gap.folder) { gap = gap.folder }
    return gap
  }

  /// What is to be said where there is nothing for that reason at a path, which is a file or a folder.
  func absence(of path: FilePath, _ kind: String) -> Diagnostic {
    Diagnostic(
      .error, at: SourceLocation(file: path.rooted.fromHere.text),
      "the sparse checkout leaves this \(kind) out", hint: hint(for: [gap(around: path)]))
  }

  /// What is to be said of a path in a submodule that is not checked out; `nil` for any other.
  func absence(ofSubmoduleAround path: FilePath) -> Diagnostic? {
    guard !submodules.isEmpty, !path.exists else { return nil }
    let place = path.rooted
    return submodules.first { place.isBelow(top.appending($0.path)) }.flatMap { submodule in
      GitRepository.top(above: top.appending(submodule.path)) == top
        ? GitRepository.absence(of: path, in: submodule, of: top) : nil
    }
  }

  /// What is to be said where files, or folders, are missing on one side and so do not count on the other; `nil` for
  /// none.
  func neglect(of gaps: Set<FilePath>) -> Diagnostic? {
    let names = gaps.map(\.fromHere).sorted()
    guard let first = names.first else { return nil }
    let others = listed(names.dropFirst().map { "“\($0.shown)”" }, atMost: Self.mostNamed)
    return Diagnostic(
      .warning, at: SourceLocation(file: first.text),
      others.isEmpty
        ? "the sparse checkout leaves this out, so it counts on neither side"
        : "the sparse checkout leaves this and \(others) out, so they count on neither side",
      hint: hint(for: gaps))
  }

  /// What brings files or folders: the command does wherever one stands, whatever has left them out, and changes no file
  /// that is there.
  private func hint(for gaps: Set<FilePath>) -> String {
    let what = gaps.count == 1 ? gaps.map { "“\($0.fromHere.shown)”" }[0] : "them"
    let git = GitProgram.call(in: top)
    return "add \(what) to the sparse checkout, or bring all files with “\(git) sparse-checkout disable”"
  }

  /// The most names that a finding has besides the first.
  private static let mostNamed = 4

  private static func isMissing(_ path: FilePath) -> Bool {
    FileStatus(of: path, followingLinks: false) == nil
  }
}

extension GitRepository {
  /// What `ls-files -t` puts before a file that the index has and that is not to be on the disk.
  private static let leftOut = UInt8(ascii: "S")

  /// The files of the repository that are left out of the disk, and its submodules; none where git cannot tell.
  ///
  /// The index knows it: what lists the patterns of a sparse checkout stays when there is none any more.
  var leftOutFiles: LeftOutFiles {
    if let known = memory.leftOut[top] { return known }
    var marked: Set<FilePath> = []
    var submodules: [GitEntry] = []
    try? readIndexedFiles { line in
      // A letter, the mode, the object and a number between blanks, then a tab and the path.
      guard let tab = line.firstIndex(of: 0x09) else { return }
      let path = FilePath(bytes: line[(tab + 1)...])
      if line.first == Self.leftOut { marked.insert(top.appending(path)) }
      let words = line[..<tab].split(separator: 0x20)
      if words.count == 4, words[1].elementsEqual("160000".utf8) {
        let object = String(decoding: words[2], as: UTF8.self)
        submodules.append(GitEntry(kind: .submodule, object: object, path: path))
      }
    }
    let files = LeftOutFiles(top: top, marked: marked, submodules: submodules)
    memory.leftOut[top] = files
    return files
  }

  /// Hands over what the index has, of which large repositories have more than anybody is to keep.
  private func readIndexedFiles(_ take: (ArraySlice<UInt8>) -> Void) throws(SystemError) {
    guard !isBare else { return }
    let git = try GitProgram.start(
      .indexedFiles, ["-t", "--stage", "-z"], in: top, isBare: false, hearsErrors: false)
    git.closeInput()
    var rest: [UInt8] = []
    while case let bytes = try git.readOn(count: 1 << 16), !bytes.isEmpty {
      let text = rest + bytes
      var start = 0
      while let end = text[start...].firstIndex(of: 0) {
        take(text[start..<end])
        start = end + 1
      }
      rest = Array(text[start...])
    }
    _ = git.wait()
  }
}
