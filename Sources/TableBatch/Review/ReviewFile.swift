import TableModel
import TableRendering
import TableReview
import TableSources

/// What a review has found, as approving reads it from the review's folder.
struct ReviewFile {
  /// A picture that may be approved.
  struct Entry {
    /// The picture's name below the folder of approved ones.
    var name: FilePath
    /// What was found.
    var state: ReviewState
    /// The source; `nil` where there is none.
    var input: FilePath?
    /// The folder of the source's strings; `nil` for that of the source.
    var strings: FilePath?
    /// The digest of the picture in the review's folder; `nil` where there is none.
    var sha256: String?
    /// The digest of the approved picture that it was compared with; `nil` where there was none.
    var expected: String?
    /// Why there is no picture; `nil` where there is one.
    var complaint: String?
    /// The digest of all that the picture was made from; `nil` where it is not known.
    var digest: String?
    /// The files that the picture was made from and the first digits of their digests; empty where they are not known.
    var files: [(path: String, digits: String)]
    /// The picture in terms of the batch that drew it.
    var job: BatchJob
  }

  /// The largest file that is read.
  private static let limit = 1 << 30

  /// The folder of approved pictures.
  let baselines: FilePath
  /// All pictures that are not as they were approved.
  let entries: [Entry]
  /// Whether any picture had been approved before.
  let hasApprovedPictures: Bool
  /// What was planned; `nil` where the review does not say.
  let plan: PlanRecord?

  /// The file in the folder of a review.
  ///
  /// Throws where there is none, or it says something that no review does.
  init(in folder: ReviewFolder) throws(Diagnostic) {
    let place = SourceLocation(file: folder.record.text)
    guard case .success(let bytes) = SourceFile.read(folder.record, atMost: ReviewFile.limit) else {
      throw Diagnostic(
        .error, at: place, "there is no review that could be approved", hint: "run “tablemock verify” first")
    }
    guard let record = JSONReader.value(bytes), record["format"]?.text == ReviewRecord.format,
      let baselines = record["expected"]?.text, let items = record["entries"]?.items
    else { throw Diagnostic(.error, at: place, "this is no review of this program, or a damaged one") }
    guard record["kind"]?.text == ReviewRecord.Kind.verify.rawValue else {
      throw Diagnostic(
        .error, at: place, "this review compares two sides and has nothing to approve",
        hint: "reviews of “tablemock verify” can be approved")
    }
    let entries = items.compactMap { item in
      Entry(item) { name in
        folder.path(of: name, .actual).exists || FilePath(baselines).appending(name).exists
      }
    }
    guard entries.count == items.count else {
      throw Diagnostic(
        .error, at: place, "the review is damaged: \(items.count - entries.count) entries cannot be read")
    }
    self.baselines = FilePath(baselines)
    self.entries = entries
    plan = folder.plan
    let same = record["same"]?.items ?? []
    hasApprovedPictures = !same.isEmpty || entries.contains { $0.expected != nil }
  }
}

extension ReviewFile {
  /// Throws where none of the review's sources is there, as seen from the current folder.
  ///
  /// Paths hold from the folder that the review was made in.
  func checkPlace() throws(Diagnostic) {
    let entries = entries.filter { $0.state != .failed }
    let places = entries.compactMap(\.input)
    let isElsewhere =
      places.isEmpty ? !entries.isEmpty && !baselines.isFolder : !places.contains(where: \.exists)
    guard isElsewhere else { return }
    throw Diagnostic(
      .error, at: SourceLocation(file: (places.first ?? baselines).text),
      "the review names this, and it is not there, as seen from this folder",
      hint: "run “tablemock approve” in the folder in which “tablemock verify” ran")
  }

  /// The path that a text in a review stands for: where it may spell out bytes that are not UTF-8, the one that there is.
  static func path(_ text: String, isThere: (FilePath) -> Bool) -> FilePath {
    FilePath(spelledOut: text).flatMap { isThere($0) ? $0 : nil } ?? FilePath(text)
  }
}

extension ReviewFile.Entry {
  /// An entry of a review's file; `nil` for anything else, and for names that lead out of folders or are not of pictures.
  ///
  /// A review may have come from elsewhere: whatever it says, approving it writes pictures and nothing else.
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
    strings = json["strings"]?.text.map { ReviewFile.path($0, isThere: \.exists) }
    sha256 = json["actual"]?["sha256"]?.text
    expected = json["expected"]?["sha256"]?.text
    digest = json["digest"]?.text
    files = json["files"]?.members?.compactMap { path, digits in digits.text.map { (path, $0) } } ?? []
    let errors = json["diagnostics"]?.items?.filter { $0["severity"]?.text == "error" }
    complaint = state == .failed ? errors?.first?["message"]?.text : nil
    var variant = Variant()
    for axis in VariantAxis.all {
      if let word = json["variant"]?[axis.name]?.text { _ = axis.set(word, in: &variant) }
    }
    job = BatchJob(
      variant: variant, screen: Int(exactly: json["screen"]?.number ?? 0) ?? 0, format: format, output: name)
  }
}
