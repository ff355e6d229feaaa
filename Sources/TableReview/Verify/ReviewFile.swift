import TableComparison
import TableModel
import TableRendering
import TableSources

/// What a review has found, as approving reads it from the review's folder.
///
/// A review may have come from another machine, or from a stranger: what it says is held against the project, and decides
/// neither where anything lies nor what it is called.
struct ReviewFile {
  /// A picture that may be approved.
  struct Entry {
    /// The picture's name below the folder of approved ones.
    var name: FilePath
    /// What was found.
    var state: ReviewState
    /// The source, by which it is seen whether this is the place to approve; `nil` where there is none.
    var input: FilePath?
    /// The digest of the picture in the review's folder; `nil` where there is none.
    var sha256: String?
    /// The extent of that picture, in pixels where it has any.
    var size: Size?
    /// The digest of the approved picture that it was compared with; `nil` where there was none.
    var expected: String?
    /// Why there is no picture; `nil` where there is one.
    var complaint: String?
    /// The digest of all that the picture was made from; `nil` where it is not known.
    var digest: String?
    /// The files that the picture was made from and the first digits of their digests; empty where they are not known.
    var files: [(path: String, digits: String)]
  }

  /// All pictures that are not as they were approved.
  let entries: [Entry]
  /// Whether any picture had been approved before.
  let hasApprovedPictures: Bool
  /// What was planned; `nil` where the review does not say.
  let plan: PlanRecord?

  /// The file in the folder of a review of a project.
  ///
  /// Throws where there is none, it says something that no review does, it is of another folder of approved pictures, or it
  /// has not the digest of the one that was looked at.
  init(
    in folder: ReviewFolder, of project: ApprovalProject, reviewed: String? = nil
  ) throws(Diagnostic) {
    let place = SourceLocation(file: folder.record.text)
    let bytes = try folder.found(
      otherwise: "there is no review to approve", hint: "run “tablemock verify” first")
    if let reviewed, reviewed != Fingerprint.of(bytes) {
      throw Diagnostic(
        .error, at: place, "the review has changed since its page was loaded", hint: "load the page again")
    }
    let damage = Diagnostic(.error, at: place, "this is not a review of tablemock, or it is damaged")
    var reader = JSONReader(bytes)
    let read = Content(&reader) { name in
      folder.path(of: name, .actual).exists || project.baselines.appending(name).exists
    }
    guard !reader.hasTooManyValues else { throw folder.hasTooManyValues }
    guard let content = read, content.members["format"]?.text == ReviewRecord.format,
      let expected = content.members["expected"]?.text
    else { throw damage }
    guard content.entries.count <= ReviewFolder.mostEntries else { throw folder.hasTooManyEntries }
    guard content.members["kind"]?.text == ReviewRecord.Kind.verify.rawValue else {
      throw Diagnostic(
        .error, at: place, "this review compares two sides and has nothing to approve",
        hint: "reviews of “tablemock verify” can be approved")
    }
    guard content.damagedCount == 0 else {
      throw Diagnostic(
        .error, at: place, "the review is damaged: \(content.damagedCount) entries cannot be read")
    }
    entries = content.entries
    plan = folder.plan
    hasApprovedPictures = content.hasSame || entries.contains { $0.expected != nil }
    try checkPlace(expected, place, project)
  }

  /// Throws where the review compared with other pictures than those of the project, or none of its sources is there, as seen
  /// from the current folder.
  ///
  /// Paths hold from the folder that the review was made in.
  private func checkPlace(
    _ expected: String, _ place: SourceLocation, _ project: ApprovalProject
  ) throws(Diagnostic) {
    let named = [FilePath(spelledOut: expected), FilePath(expected)].compactMap(\.self)
    guard named.contains(where: { $0.rooted == project.baselines.rooted }) else {
      throw Diagnostic(
        .error, at: place,
        "the review compared with \(quoted(expected)), but this project’s approved pictures are in \(quoted(project.baselines.shown))",
        hint:
          "run “tablemock approve” in the folder in which “tablemock verify” ran, with the same --manifest and --baseline"
      )
    }
    let entries = entries.filter { $0.state != .failed }
    let sources = entries.compactMap(\.input)
    let isElsewhere =
      sources.isEmpty ? !entries.isEmpty && !project.baselines.isFolder : !sources.contains(where: \.exists)
    guard isElsewhere else { return }
    throw Diagnostic(
      .error, at: SourceLocation(file: (sources.first ?? project.baselines).text),
      "the review refers to this file, which does not exist from this folder",
      hint: "run “tablemock approve” in the folder in which “tablemock verify” ran")
  }

  /// The path that a text in a review stands for: where it may spell out bytes that are not UTF-8, the one that there is.
  static func path(_ text: String, isThere: (FilePath) -> Bool) -> FilePath {
    FilePath(spelledOut: text).flatMap { isThere($0) ? $0 : nil } ?? FilePath(text)
  }
}

extension ReviewFile {
  /// What stands in the file, read entry by entry, as its whole text may come to many megabytes.
  private struct Content {
    private static let wanted = ["format", "kind", "expected"]

    /// The members that say what the review is of.
    var members: [String: JSONValue] = [:]
    /// Whether any picture is the same.
    var hasSame = false
    /// The entries, or one more than there may be.
    var entries: [Entry] = []
    /// The number of entries that are none, or have the name of another.
    var damagedCount = 0

    /// `nil` where what a reader has before it is no JSON, has too many values, or says something twice.
    init?(_ reader: inout JSONReader, hasPicture: (FilePath) -> Bool) {
      var (names, hasEntries): (Set<FilePath>, Bool) = ([], false)
      let isSound = reader.visitMembers { reader, key in
        switch key {
        case "same":
          return reader.visitItems { reader in
            hasSame = true
            return reader.passOver()
          }
        case "entries": break
        default:
          guard Self.wanted.contains(key) else { return reader.passOver() }
          guard let value = reader.value() else { return false }
          return members.updateValue(value, forKey: key) == nil
        }
        guard !hasEntries, reader.isAtArray else { return false }
        hasEntries = true
        return reader.visitItems { reader in
          guard entries.count <= ReviewFolder.mostEntries else { return reader.passOver() }
          guard let value = reader.value() else { return false }
          if let entry = Entry(value, hasPicture: hasPicture), names.insert(entry.name).inserted {
            entries.append(entry)
          } else {
            damagedCount += 1
          }
          return true
        }
      }
      guard isSound, hasEntries, reader.isAtEnd else { return nil }
    }
  }
}

extension ReviewFile.Entry {
  /// An entry of a review's file; `nil` for anything else, and for names that lead out of folders or are not of pictures.
  ///
  /// `hasPicture` says whether there is a picture of a name.
  fileprivate init?(_ json: JSONValue, hasPicture: (FilePath) -> Bool) {
    guard let name = json["name"]?.text.map({ ReviewFile.path($0, isThere: hasPicture) }), !name.isAbsolute,
      !name.leadsUp, !name.isEmpty,
      let state = json["state"]?.text.flatMap({ ReviewState(rawValue: $0) }),
      let format = json["format"]?.text.flatMap({ PictureFormat(rawValue: $0) }),
      PictureFormat(path: name) == format
    else { return nil }
    self.name = name
    self.state = state
    input = json["input"]?.text.map { ReviewFile.path($0, isThere: \.exists) }
    let actual = json["actual"]
    sha256 = actual?["sha256"]?.text
    if let width = actual?["width"]?.number, let height = actual?["height"]?.number {
      size = Size(width: width, height: height)
    }
    expected = json["expected"]?["sha256"]?.text
    digest = json["digest"]?.text
    files = json["files"]?.members?.compactMap { path, digits in digits.text.map { (path, $0) } } ?? []
    let errors = json["diagnostics"]?.items?.filter { $0["severity"]?.text == "error" }
    complaint = state == .failed ? errors?.first?["message"]?.text : nil
  }
}
