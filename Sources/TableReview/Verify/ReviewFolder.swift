import Glibc
import TableComparison
import TableModel
import TableProject
import TableSources

/// The folder in which a review leaves what it found: pictures of both sides and of their difference, the views that
/// they show, and what is to be said of all of them.
public struct ReviewFolder: Sendable {
  /// The parts of a picture's entry that are files, by the names of their folders.
  public enum Part: String, Sendable, CaseIterable {
    /// The picture as it should be.
    case expected
    /// The picture as it is.
    case actual
    /// The pixels in which they differ.
    case difference
  }

  /// The file with what was found.
  static let recordName: FilePath = "review.json"
  private static let approvingName: FilePath = "approving.txt"
  /// The folder of what the last approval has taken the place of.
  static let replaced: FilePath = "replaced"
  /// The file that says what it was.
  static let replacedRecord: FilePath = "replaced.json"
  /// The file with the names of pictures that were rejected.
  private static let rejectedName: FilePath = "rejected.txt"
  private static let planName: FilePath = "plan.json"
  static let scenes: FilePath = "scenes"
  private static let pageName: FilePath = "index.html"
  /// The file that says that a review has made the folder; as long as that is at work, it has the names of what it has written,
  /// a zero behind each.
  private static let mark: FilePath = ".tablemock-review"
  /// The folder in which what an earlier review has left waits to be deleted.
  ///
  /// Deleting it first would have file systems such as ext4, which keep the entries of deleted files for some minutes, search
  /// among them for room for each new file: of a thousand changed pictures that took a quarter of the time.
  private static let earlier: FilePath = ".earlier"
  /// The most bytes of what a review notes for approving besides its entries.
  private static let mostRecorded = 16 << 20
  /// The most bytes of what a review notes of the files that it writes.
  private static let mostNoted = 256 << 20
  /// The folders that a review fills.
  private static let parts = Part.allCases.map { FilePath($0.rawValue) } + [scenes]
  /// The files that a review writes beside them.
  private static let files: [FilePath] = [
    recordName, planName, StackFile.name, "reg.json", rejectedName, pageName,
  ]

  /// The path of the folder.
  public let path: FilePath

  /// What is written must lie in: the place of the folder when that was looked up.
  let reach: SourceReach

  /// A folder at a path.
  public init(path: FilePath) {
    self.init(path: path, within: SourceReach(placesOf: [path]))
  }

  /// A folder at a path that leads to a place within reach.
  package init(path: FilePath, within reach: SourceReach) {
    (self.path, self.reach) = (path, reach)
  }

  /// The path of the file with what was found.
  public var record: FilePath { path.appending(ReviewFolder.recordName) }

  /// The path of the page on which people see what was found.
  public var page: FilePath { path.appending(ReviewFolder.pageName) }

  /// Whether a review has marked the folder as its own, or left its record: what carries folders from one machine to another
  /// often leaves hidden files behind.
  var isMarked: Bool {
    guard !path.appending(ReviewFolder.mark).exists else { return true }
    let beginning = Array(ReviewRecord.beginning.utf8)
    return (try? OpenFile(record).read(at: 0, count: beginning.count)) == beginning
  }

  /// Whether a path is that of something that a review writes here itself.
  public func writes(_ path: FilePath) -> Bool {
    guard let name = path.rooted.relative(to: self.path.rooted)?.components.first else { return false }
    let others = [ReviewFolder.approvingName, ReviewFolder.replaced, ReviewFolder.replacedRecord]
    return (ReviewFolder.parts + ReviewFolder.files + others).contains(name)
  }

  /// The path of a part of a picture's entry.
  func path(of name: FilePath, _ part: Part) -> FilePath {
    path.appending(FilePath(part.rawValue)).appending(name)
  }

  /// The file with the names of pictures that are being approved, which is left where that was cut off.
  private var approvingPath: FilePath { path.appending(ReviewFolder.approvingName) }

  /// How an approval that was cut off is finished, or given up.
  var wayToFinish: String {
    "finish it with “tablemock approve --review \(path.shellWord) --from \(approvingPath.shellWord)”, or delete that file"
  }

  /// The names of pictures whose approval was cut off; empty where none was.
  var approving: [FilePath] {
    bytes(of: ReviewFolder.approvingName, atMost: ReviewFolder.mostRecorded).map(ApprovalList.names(in:))
      ?? []
  }

  /// Notes what is being approved.
  func writeApproving(_ names: [FilePath]) throws {
    try OutputFile(path: approvingPath, within: reach).write(ApprovalList.bytes(of: names))
  }

  /// Forgets what was being approved; throws where the list of it stays.
  func removeApproving() throws {
    do {
      try FolderSweep.removeFile(ReviewFolder.approvingName, in: path, within: reach)
    } catch {
      throw Diagnostic(
        .error, at: SourceLocation(file: approvingPath.text),
        "all was approved, but the list of it cannot be deleted: \(error.explanation)")
    }
  }

  /// The names of pictures that were rejected since the review.
  var rejected: [FilePath] {
    bytes(of: ReviewFolder.rejectedName, atMost: ReviewFolder.mostRecorded).map(ApprovalList.names(in:)) ?? []
  }

  /// Keeps the names of rejected pictures for others to read, and for the next page.
  func write(rejected names: Set<FilePath>) throws {
    guard !names.isEmpty else { return remove([ReviewFolder.rejectedName]) }
    try write(ApprovalList.bytes(of: names.sorted()), to: ReviewFolder.rejectedName)
  }

  /// Makes the folder, and puts away what an earlier review has left until this one has written its record; other files in
  /// it stay.
  ///
  /// Throws where it holds anything that no review has put there, an approval of that review was cut off, or another
  /// process is at work there. Nobody else is, as long as what is returned lives.
  public func prepare() throws -> ReviewClaim {
    _ = try reach.holdMade(path)
    let claim = try ReviewClaim(path)
    guard !approvingPath.exists else {
      throw Diagnostic(
        .error, at: SourceLocation(file: path.text), "the last approval was interrupted",
        hint: wayToFinish
      )
    }
    var leftovers = Leftovers()
    leftovers.remove(beside: record)
    let names = (try? Folder(path).names(withHidden: true)) ?? []
    guard names.isEmpty || isMarked else {
      throw Diagnostic(
        .error, at: SourceLocation(file: path.text), "the folder has files that no review wrote",
        hint: "give another folder, or empty this one")
    }
    // As long as it is not all away, somebody has to know whose it is, however this call ends.
    let found = ReviewFolder.parts.map { FolderSweep.files(below: $0, in: path) }
    let own = own(of: Set(found.joined()))
    try write(own.sorted().flatMap { $0.bytes + [0] }, to: ReviewFolder.mark)
    // What was found goes first: nobody is to approve pictures that are not there any more.
    remove([ReviewFolder.recordName])
    remove([ReviewFolder.earlier])
    var cleared = ReviewFolder.files
    for (part, found) in zip(ReviewFolder.parts, found) {
      if own.isSuperset(of: found) {
        cleared.append(part)
      } else {
        // Somebody else has put a file there, too, which stays.
        for file in found {
          leftovers.remove(beside: path.appending(file))
          if own.contains(file) { try? FolderSweep.removeFile(file, in: path, within: reach) }
        }
      }
    }
    FolderSweep.move(cleared, to: ReviewFolder.earlier, in: path, within: reach)
    try write([], to: ReviewFolder.mark)
    return claim
  }

  /// Writes a file below the folder, and nowhere else wherever links lead by now.
  func write(_ bytes: [UInt8], to file: FilePath) throws(FileError) {
    try OutputFile(path: path.appending(file), within: reach).write(bytes)
  }

  /// A file below the folder, and nowhere else, that nobody sees before it is whole.
  func draft(of file: FilePath) throws(FileError) -> DraftFile {
    try DraftFile(for: path.appending(file), within: reach)
  }

  /// Deletes files of the folder, and folders with all that is in them.
  func remove(_ names: [FilePath]) { FolderSweep.remove(names, in: path, within: reach) }

  /// Those of some files that the review has written itself, by its record and, as long as there is none, by what it has noted
  /// on the way.
  ///
  /// No more is kept of either than of the files that are there, however many names they have.
  private func own(of files: Set<FilePath>) -> Set<FilePath> {
    var own: Set<FilePath> = []
    let add = { (file: FilePath) in
      if files.contains(file) { own.insert(file) }
    }
    let noted = bytes(of: ReviewFolder.mark, atMost: ReviewFolder.mostNoted) ?? []
    var start = 0
    while start < noted.count, let end = noted[start...].firstIndex(of: 0) {
      add(FilePath(bytes: noted[start..<end]))
      start = end + 1
    }
    var reader = JSONReader(recordBytes ?? [], mostValues: .max)
    _ = reader.visitMembers { reader, key in
      guard key == "entries" else { return reader.passOver() }
      return reader.visitItems { reader in
        reader.visitMembers { reader, key in
          guard key == "name", let name = reader.value()?.text else { return reader.passOver() }
          for name in [FilePath(spelledOut: name), FilePath(name)].compactMap(\.self) {
            for part in Part.allCases { add(FilePath(part.rawValue).appending(name)) }
            add(ReviewFolder.scenes.appending(name + ".js"))
          }
          return true
        }
      }
    }
    return own
  }

  /// Puts away what an earlier review has left, for a call that ends before it has a review.
  ///
  /// The folder stays as it is where no review has marked it, approved pictures lie in it, an approval of its review was cut
  /// off, or another process is at work there.
  public func putAway(besides baselines: FilePath) {
    guard path.isFolder, isMarked, !mayHold(baselines), let claim = try? prepare() else { return }
    withExtendedLifetime(claim) { remove([ReviewFolder.earlier]) }
  }

  /// Whether approved pictures in a folder would lie among those of the review.
  func mayHold(_ baselines: FilePath) -> Bool {
    let (baselines, review) = (baselines.rooted, path.rooted)
    return baselines == review || baselines.isBelow(review)
  }

  /// Writes a part of a picture's entry, and returns its path below the folder.
  @discardableResult
  public func write(_ bytes: [UInt8], as part: Part, of name: FilePath) throws -> FilePath {
    let file = FilePath(part.rawValue).appending(name)
    try note(file)
    try write(bytes, to: file)
    return file
  }

  /// Notes a file that the review is about to write as its own.
  ///
  /// Throws where somebody else has put a file or a link there, or it is no name of something in the folder.
  func note(_ file: FilePath) throws {
    let place = path.appending(file)
    guard !file.leadsUp, !file.isAbsolute else {
      throw Diagnostic(
        .error, at: SourceLocation(file: place.text), "this file would be outside the review’s folder",
        hint: "“output” of the manifest, or --pattern, must not lead to a parent folder")
    }
    var folder = file.folder
    var isFree = FileStatus(of: place, followingLinks: false) == nil
    while isFree, !folder.isEmpty, folder != .current {
      isFree = FileStatus(of: path.appending(folder), followingLinks: false)?.kind != .symbolicLink
      folder = folder.folder
    }
    guard isFree else {
      throw Diagnostic(
        .error, at: SourceLocation(file: place.text), "there is something here that no review wrote",
        hint: "move it away, or give another folder for the review")
    }
    let mark = try OutputPlace(path.appending(ReviewFolder.mark), within: reach)
    do {
      try OpenFile(mark.way, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW).write(file.bytes + [0])
    } catch {
      throw FileError(path: mark.path, code: error.number)
    }
  }

  /// Deletes a file below the folder that turned out to be of no use.
  func discard(_ file: FilePath) {
    FolderSweep.remove([file.name], in: path.appending(file.folder), within: reach)
  }

  /// Writes the views of both sides for the page, which may load scripts but no data from a disk.
  package func write(scenesOf name: FilePath, expected: SceneOutline?, actual: SceneOutline?) throws {
    var line = JSONLine(reserving: SceneOutline.usualLength)
    line.beginObject()
    line.key("expected")
    if let expected { expected.root.writeForPage(to: &line) } else { line.null() }
    line.key("actual")
    if let actual { actual.root.writeForPage(to: &line) } else { line.null() }
    line.endObject()
    try write(scenes: line.bytes, of: name)
  }

  private func write(scenes json: [UInt8], of name: FilePath) throws {
    let file = ReviewFolder.scenes.appending(name + ".js")
    try note(file)
    try write(ReviewFolder.call(of: name) + json + ReviewFolder.callEnd, to: file)
  }

  /// What stands before the views of both sides in their file, which is a script.
  private static func call(of name: FilePath) -> [UInt8] {
    Array("tablemock.scene(\(JSONValue.string(name.text).line), ".utf8)
  }

  private static let callEnd = Array(")\n".utf8)

  /// Takes over the views of both sides from a part of the review, as far as its file has them.
  func writeScenes(of name: FilePath, from part: ReviewFolder) throws {
    if let json = part.scenes(of: name) { try write(scenes: json, of: name) }
  }

  /// The views of both sides as a page may load them; `nil` where there are none.
  func script(ofScenes name: FilePath) -> [UInt8]? {
    scenes(of: name).map { ReviewFolder.call(of: name) + $0 + ReviewFolder.callEnd }
  }

  /// The views of both sides as JSON, as far as the file has them: it is a script, of which nothing is taken but data.
  private func scenes(of name: FilePath) -> [UInt8]? {
    let call = ReviewFolder.call(of: name)
    guard let bytes = bytes(of: ReviewFolder.scenes.appending(name + ".js"), atMost: 64 << 20),
      bytes.starts(with: call), bytes.suffix(ReviewFolder.callEnd.count).elementsEqual(ReviewFolder.callEnd),
      let json = JSONReader.value(Array(bytes.dropFirst(call.count).dropLast(ReviewFolder.callEnd.count)))
    else { return nil }
    return Array(json.line.utf8)
  }

  /// Writes what all pictures were drawn with, for the lock that approving writes.
  func write(_ stack: DrawingStack) throws {
    try StackFile(in: path).write(stack, within: reach)
  }

  /// Writes what was planned, for approving to see whether it still is.
  func write(_ plan: PlanRecord) throws {
    try write(Array((plan.json.line + "\n").utf8), to: ReviewFolder.planName)
  }

  /// What was planned; `nil` where the review does not say.
  var plan: PlanRecord? {
    bytes(of: ReviewFolder.planName, atMost: ReviewFolder.mostRecorded).flatMap { JSONReader.value($0) }
      .flatMap { PlanRecord($0) }
  }

  /// What all pictures were drawn with; `nil` where the review does not say.
  var stack: DrawingStack? {
    bytes(of: StackFile.name, atMost: ReviewFolder.mostRecorded).flatMap { StackFile.stack(in: $0) }
  }

  /// The bytes of a regular file in the folder; `nil` where there is none, it is larger than a limit, or links lead out of the
  /// folder.
  func bytes(of name: FilePath, atMost limit: Int) -> [UInt8]? {
    guard let file = file(of: name), let status = try? file.status(), status.size <= limit else { return nil }
    return try? file.read(at: 0, count: status.size)
  }

  /// The file with what was found; `nil` where there is none, or it is too large.
  private var recordBytes: [UInt8]? { bytes(of: ReviewFolder.recordName, atMost: ReviewFolder.mostFound) }

  /// The digest of the file with what was found; `nil` where there is none.
  var recordDigest: String? { recordBytes.map { Fingerprint.of($0) } }

  /// The file with what was found.
  ///
  /// - Throws: An error with a message and a hint where there is none, or it is too large.
  func found(otherwise message: String, hint: String) throws(Diagnostic) -> [UInt8] {
    if let bytes = recordBytes { return bytes }
    guard file(of: ReviewFolder.recordName) == nil else { throw hasTooManyBytes }
    throw Diagnostic(.error, at: SourceLocation(file: record.text), message, hint: hint)
  }

  /// Where a regular file in the folder lies, with no links in the path; `nil` where there is none, or links lead out of the
  /// folder.
  func realPath(of name: FilePath) -> FilePath? { file(of: name)?.path?.fromHere }

  private func file(of name: FilePath) -> OpenFile? {
    guard let root = try? OpenFile(path.isEmpty ? .current : path, O_RDONLY | O_DIRECTORY),
      let file = try? root.file(below: name), (try? file.status())?.kind == .regular
    else { return nil }
    return file
  }

  /// Writes what was found, for people, for programs and for reg-suit, and deletes what an earlier review has left.
  ///
  /// Throws where that is more than can be read, or cannot be written.
  public func write(_ record: ReviewRecord) throws {
    let draft = try draft(of: record)
    try write(Array(RegistrationRecord(record).text.utf8), to: "reg.json")
    let page = try self.draft(of: ReviewFolder.pageName)
    try ReviewPage.write(record, to: page.append)
    try page.publish()
    try draft.publish()
    // From now on the record says what is the review's own.
    try write([], to: ReviewFolder.mark)
    remove([ReviewFolder.earlier])
  }
}
