import TableComparison
import TableDrawing
import TableLayout
import TableModel
import TableProject
import TableRendering
import TableSources

/// Holds pictures that are drawn against those that have been approved, and leaves what differs in the review's folder.
struct PictureReview: Sendable {
  /// A picture that has been drawn.
  struct Drawn {
    /// The job that it was drawn for.
    var job: BatchJob
    /// The file.
    var file: FileWithMetadata
    /// What it shows.
    var scene: Scene
    /// Where the parts of its document were written; `nil` where nobody knows.
    var origins: Origins?
    /// What the source says of the screen, in the way in which it was drawn.
    var properties: () -> [ElementProperty]
    /// The digest of rows that are out of sight; `nil` without any.
    var hidden: String?
    /// What is overlooked.
    var rules: ReviewRules
    /// The rows of its pixels; painting them once more takes less time than to read them from the file.
    var rows: () throws -> any PixelRows
    /// What the linter finds; `nil` where nobody asks.
    var findings: (() throws -> [FindingChanges.Placed])?
  }

  /// What was found of a picture.
  struct Finding {
    /// The entry, which knows its sides and its difference but not where it comes from.
    var entry: ReviewEntry
    /// Whether the tolerance was needed.
    var neededTolerance = false
    /// Whether pixels were compared.
    var hasCompared = false
  }

  /// The folder of approved pictures.
  let baselines: FilePath
  /// What links among them may lead to.
  let reach: SourceReach
  /// Where what differs is left.
  let folder: ReviewFolder
  /// What images are told apart by, which is asked only where a picture is not the same.
  private let images = FileDigests()
  /// Which approved pictures are not on the disk, which is asked only where one is missing.
  private let sparseness: SparseCheckout

  /// Holds pictures against those in one folder, and leaves what differs in another.
  init(baselines: FilePath, within reach: SourceReach, folder: ReviewFolder) {
    (self.baselines, self.reach, self.folder) = (baselines, reach, folder)
    sparseness = SparseCheckout(of: baselines)
  }

  /// The name of a picture below the folder of approved pictures.
  func name(of output: FilePath) -> FilePath { output.relative(to: baselines) ?? output }

  /// What is to be said of a picture.
  ///
  /// Throws where it cannot be compared, or what differs cannot be left in the folder.
  func finding(of drawn: Drawn) throws -> Finding {
    let name = name(of: drawn.job.output)
    var entry = ReviewEntry(
      name: name.text, state: .same, format: drawn.job.format.rawValue, scale: drawn.scene.scale)
    entry.screen = drawn.job.screen
    guard let baseline = try Baseline(at: drawn.job.output, within: reach) else {
      if let absence = sparseness.absence(of: drawn.job.output) { throw absence }
      entry.state = .new
      try keep(drawn, nil, name, in: &entry)
      return Finding(entry: entry)
    }
    guard !baseline.isSame(as: drawn.file) else {
      entry.aside = aside(of: drawn, baseline)
      return Finding(entry: entry)
    }
    guard drawn.job.format == .png else {
      (entry.state, entry.unknown) = (.changed, "pixels and words are compared in PNG files")
      try keep(drawn, nil, beside: baseline, name, in: &entry)
      return Finding(entry: entry)
    }
    do {
      return try compare(drawn, with: baseline, name, entry)
    } catch let error as DrawingError {
      guard let flaw = baseline.flaw else { throw error }
      entry.state = .changed
      entry.unknown = "\(drawn.job.output) cannot be compared: \(flaw.message)"
      try keep(drawn, nil, name, in: &entry)
      // What is no picture is not shown as one; its digest says what may be replaced.
      entry.expected = ReviewPicture(sha256: baseline.file.digest, width: 0, height: 0)
      return Finding(entry: entry)
    }
  }

  /// Compares the pixels of two PNG files, and where they differ, what the files show.
  private func compare(
    _ drawn: Drawn, with baseline: Baseline, _ name: FilePath, _ entry: ReviewEntry
  ) throws -> Finding {
    var entry = entry
    let outline = outline(of: drawn, drawn.origins?.finder(as: drawn.job.variant))
    let older = baseline.metadata?.scene
    // What is ignored lies where it is drawn: the approved file is not asked which of its pixels count.
    let ignored = drawn.rules.ignore.flatMap { outline.frames(ofID: $0.id) }
    var options = ComparisonOptions(
      tolerance: drawn.rules.tolerance.map { PixelTolerance(pixels: $0.pixels, by: $0.by) } ?? .none,
      ignored: ignored.map { PixelRect(covering: $0, scale: drawn.scene.scale) })
    var (comparison, picture) = try difference(of: drawn, from: baseline, options)
    let ids = Set(drawn.rules.ignore.map(\.id))
    let isSame = comparison.result.isSame
    let hidden = isSame ? older.map { HiddenChanges.words($0, outline, ignoring: ids, in: ignored) } : nil
    if isSame, let hidden, !hidden.isEmpty {
      // What is ignored must not hide others: all pixels count then.
      options.ignored = []
      (comparison, picture) = try difference(of: drawn, from: baseline, options)
    }
    if comparison.result.isSame, let chunk = baseline.strangeChunk {
      entry.state = .changed
      entry.unknown =
        "no pixel differs, but the approved file has a chunk “\(chunk)”, which may change what other programs show"
      try keep(drawn, outline, beside: baseline, name, in: &entry)
      return Finding(entry: entry, hasCompared: true)
    }
    switch comparison.result {
    case .identical, .tolerated:
      entry.aside = aside(of: drawn, baseline)
      return Finding(
        entry: entry, neededTolerance: comparison.result != .identical, hasCompared: true)
    case .different: entry.state = .changed
    case .sizesDiffer: entry.state = .resized
    }
    entry.words = older.map { isSame ? hidden ?? [] : HiddenChanges.words($0, outline, ignoring: ids) } ?? []
    try tell(comparison, of: drawn, outline, older, beside: baseline, name, in: &entry)
    entry.difference = try folder.write(picture.finish(), as: .difference, of: name)
    return Finding(entry: entry, hasCompared: true)
  }

  /// Tells how much of a picture differs and which findings that brings, and leaves both sides in the folder.
  private func tell(
    _ comparison: PixelComparison, of drawn: Drawn, _ outline: SceneOutline, _ older: SceneOutline?,
    beside baseline: Baseline, _ name: FilePath, in entry: inout ReviewEntry
  ) throws {
    var outline = outline
    let texts = [outline, older].compactMap(\.self).flatMap(\.textFrames)
      .map { PixelRect(covering: $0, scale: drawn.scene.scale) }
    let areTextsAlone = !texts.isEmpty && older.map(outline.isLikeButForTexts) ?? true
    entry.pixels = ReviewPixels(
      comparison.difference, isInTextAlone: areTextsAlone && comparison.differs(onlyIn: texts))
    if older == nil {
      entry.unknown =
        "the approved picture does not record its views, so only pixels were compared; approve it again to record them"
    }
    if let findings = try drawn.findings?() {
      outline.findings = findings.map(\.finding)
      entry.diagnostics = FindingChanges(of: older, findings, file: drawn.origins?.file ?? "").diagnostics
    }
    try keep(drawn, outline, beside: baseline, name, in: &entry)
    entry.expected?.width = Double(comparison.expectedSize.width)
    entry.expected?.height = Double(comparison.expectedSize.height)
    try folder.write(scenesOf: name, expected: older, actual: outline)
  }

  /// Compares a drawn picture with the approved one, and paints what differs.
  private func difference(
    of drawn: Drawn, from baseline: Baseline, _ options: ComparisonOptions
  ) throws -> (comparison: PixelComparison, picture: PNGRowWriter) {
    let expected = try PNGRowReader.rows(of: baseline.bytes)
    let actual = try drawn.rows()
    var picture = try PNGRowWriter(
      width: max(expected.width, actual.width), height: max(expected.height, actual.height),
      colors: DifferencePainter.colors)
    let comparison = try PixelComparison(expected: expected, actual: actual, options: options) {
      picture.append($0)
    }
    return (comparison, picture)
  }

  /// What is to be said though the picture is the same: approved pictures note what rows out of sight said.
  private func aside(of drawn: Drawn, _ baseline: Baseline) -> String? {
    guard drawn.job.format == .png, let metadata = baseline.metadata, metadata.hidden != drawn.hidden else {
      return nil
    }
    return "same picture; rows out of sight differ"
  }

  /// What a picture shows, with places in the source as far as they are asked for.
  private func outline(of drawn: Drawn, _ origins: OriginFinder?) -> SceneOutline {
    var outline = SceneOutline(
      drawn.scene, origins: origins, screen: drawn.job.screen, properties: drawn.properties(),
      imageDigest: images.digest)
    outline.hidden = drawn.hidden
    outline.decidedAxes = drawn.job.variant.decidedAxes
    return outline
  }

  /// Leaves the picture as it is; its file notes what it shows.
  private func keep(
    _ drawn: Drawn, _ outline: SceneOutline?, _ name: FilePath, in entry: inout ReviewEntry
  ) throws {
    var file = drawn.file
    if drawn.job.format == .png {
      var outline = outline ?? self.outline(of: drawn, nil)
      if outline.findings == nil { outline.findings = try drawn.findings?().map(\.finding) }
      file = BaselineMetadata(outline: outline.json.bytes).added(to: file)
    }
    let size = drawn.job.format.pixels(of: drawn.file.bytes) ?? drawn.scene.size
    entry.actual = ReviewPicture(
      file: try folder.write(file.bytes, as: .actual, of: name), sha256: file.digest,
      width: size.width, height: size.height)
  }

  /// Leaves the picture as it is, and beside it as it was approved.
  private func keep(
    _ drawn: Drawn, _ outline: SceneOutline?, beside baseline: Baseline, _ name: FilePath,
    in entry: inout ReviewEntry
  ) throws {
    try keep(drawn, outline, name, in: &entry)
    entry.expected = ReviewPicture(
      file: try folder.write(baseline.bytes, as: .expected, of: name), sha256: baseline.file.digest,
      width: entry.actual?.width ?? 0, height: entry.actual?.height ?? 0)
  }
}

extension PixelRect {
  /// The whole pixels that a rectangle in points touches.
  init(covering rect: Rect, scale: Double) {
    let bound = { (value: Double) in Int(max(-1e6, min(1e6, value))) }
    let (left, top) = (bound((rect.minX * scale).rounded(.down)), bound((rect.minY * scale).rounded(.down)))
    let (right, bottom) = (bound((rect.maxX * scale).rounded(.up)), bound((rect.maxY * scale).rounded(.up)))
    self.init(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}

/// What differs of views that nobody ignores.
enum HiddenChanges {
  /// The changes of a picture that differs in what is not ignored.
  ///
  /// A view that only one side has is told though it is ignored, as others have moved for it.
  static func words(
    _ older: SceneOutline, _ newer: SceneOutline, ignoring ids: Set<String>
  ) -> [SceneChange] {
    let shared = ids.filter { !older.frames(ofID: $0).isEmpty && !newer.frames(ofID: $0).isEmpty }
    var (older, newer) = (older, newer)
    if !shared.isEmpty {
      older.root.remove(shared)
      newer.root.remove(shared)
    }
    return SceneComparison(older, newer, hasHiddenRows: false).changes
  }

  /// The changes that ignored parts of a picture hide, of views without the identifiers that are ignored.
  static func words(
    _ older: SceneOutline, _ newer: SceneOutline, ignoring ids: Set<String>, in frames: [Rect]
  ) -> [SceneChange] {
    guard !ids.isEmpty else { return [] }
    var (older, newer) = (older, newer)
    older.root.remove(ids)
    newer.root.remove(ids)
    return SceneComparison(older, newer, hasHiddenRows: false).changes.filter { change in
      [change.expected, change.actual].compactMap(\.self).contains { place in
        frames.contains { $0.overlaps(place.frame) }
      }
    }
  }
}

extension ViewOutline {
  /// Takes away the views of some identifiers.
  fileprivate mutating func remove(_ ids: Set<String>) {
    children.removeAll { view in view.id.map(ids.contains) ?? false }
    for index in children.indices { children[index].remove(ids) }
  }
}

extension Rect {
  /// Whether two rectangles have more than an edge in common.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
