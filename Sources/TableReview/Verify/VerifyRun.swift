import TableComparison
import TableModel
import TableProject
import TableRendering
import TableSources

/// Draws a plan in memory, compares each picture with the approved one, and leaves what differs in the review folder.
///
/// It never writes where approved pictures lie.
public final class VerifyRun {
  /// What is to be verified, and where things lie.
  public struct Options: Sendable {
    /// The folder of approved pictures.
    public var baselines: FilePath
    /// The folder in which the review leaves what it finds.
    public var review: FilePath
    /// Which pictures are looked at.
    public var filter: NameFilter
    /// The part of the plan that is looked at.
    public var shard: Shard
    /// The number of threads; at least 1.
    public var threads: Int
    /// The seconds that a picture may take; `nil` for any time.
    public var timeout: Double?
    /// The path of a file for continuous integration; `nil` for none.
    public var junit: FilePath?
    /// The words of the command by which all of it is approved, after the name of its verb.
    public var approval: [String]
    /// The path of the manifest, for findings about its rules.
    public var manifest: FilePath = ManifestSearch.name
    /// How much of the project this is.
    public var scope: VerifyScope = .whole
    /// Which folder is the project's around the approved pictures, which no link among them leads out of.
    package var project = SourceReach.Scope.nearest
    /// What is written must lie in, wherever links lead by then; `nil` for where the review's folder lies.
    package var reviewReach: SourceReach?
    /// By what pictures that differ are linted; `nil` where they are not.
    public var lint: VerifyLint?
    /// The version of the program.
    public var version: String

    /// Options for all of a plan unless they are given.
    public init(
      baselines: FilePath, review: FilePath, filter: NameFilter = .all, shard: Shard = .whole,
      threads: Int = 1, timeout: Double? = nil, junit: FilePath? = nil,
      version: String = TableMockVersion.text
    ) {
      self.baselines = baselines
      self.review = review
      self.filter = filter
      self.shard = shard
      self.threads = max(1, threads)
      self.timeout = timeout
      self.junit = junit
      self.version = version
      approval = ["--review", review.shellWord]
    }
  }

  /// Why the plan cannot be verified; empty where it can.
  public var problems: [BatchPlanError] { review.problems }
  /// The number of pictures that are looked at.
  public let plannedCount: Int
  /// Whether any are, in this part of the plan or another.
  public let hasPictures: Bool

  private let plan: BatchPlan
  private let pictures: PictureOptions
  private let options: Options
  private let sources = SourceStore()
  private let review: PlanReview
  private let pictureReview: PictureReview
  private let account: VerifyAccount

  /// A run of a plan whose pictures are named below the folder of approved ones; it is looked over at once.
  public init(_ plan: BatchPlan, pictures: PictureOptions, options: Options) {
    self.plan = plan
    self.pictures = pictures
    var options = options
    options.filter = options.filter.below(options.baselines)
    self.options = options
    account = VerifyAccount(manifest: options.manifest)
    let review = PlanReview(plan, shard: options.shard, sources: sources, isOwn: { _ in true })
    self.review = review
    pictureReview = PictureReview(
      baselines: options.baselines,
      within: SourceReach(around: options.baselines, in: options.project),
      folder: options.reviewReach.map { ReviewFolder(path: options.review, within: $0) }
        ?? ReviewFolder(path: options.review))
    let (names, filter, shard) = (pictureReview, options.filter, options.shard)
    var (count, wholeCount) = (0, 0)
    if filter == .all {
      (count, wholeCount) = (review.shardJobCount, review.jobCount)
    } else {
      review.visit { unit, job in
        guard filter.matches(names.name(of: job.output)) else { return }
        wholeCount += 1
        if shard.contains(unit.index) { count += 1 }
      }
    }
    plannedCount = count
    hasPictures = wholeCount > 0
  }

  /// Whether there are approved pictures that nothing draws, so that there is something to tell where nothing is planned.
  public var hasObsoletePictures: Bool {
    let obsolete = ObsoletePictures(
      plan, review, options.scope, in: options.baselines, sources: sources)
    guard options.shard.number == 1 else { return false }
    return !obsolete.broken(options.filter).isEmpty
      || !obsolete.names(options.filter).isEmpty && !review.hasBrokenInput()
  }

  /// Verifies what is planned and tells an observer how it goes on.
  ///
  /// - Returns: What was found, and the number of the signal that ended the run early, which leaves nothing to approve and no
  ///   report.
  /// - Throws: An error where nothing can be drawn, or the review's folder cannot be written.
  public func run(_ observer: any JobObserver) throws -> (record: ReviewRecord, signal: Int32?) {
    let began = MonotonicClock.now
    let folder = pictureReview.folder
    let claim = try prepare()
    defer { withExtendedLifetime(claim) {} }
    var entries: [ReviewEntry] = []
    var otherCount = 0
    var summary = BatchSummary(planned: plannedCount)
    let junit = try options.junit.map { path throws(FileError) in try JUnitFile(path: path, verb: "verify") }
    let loop = BatchLoop(
      plan: plan, threads: options.threads, shard: options.shard, timeout: options.timeout)
    let (pictures, sources, pictureReview, account) = (pictures, sources, pictureReview, account)
    let (filter, lint) = (options.filter, options.lint)
    summary.signal = try loop.run {
      try VerifyWorker(
        pictures: pictures, sources: sources, review: pictureReview, filter: filter, account: account,
        lint: lint)
    } finished: { result in
      summary.count(result)
      summary.seconds = MonotonicClock.now - began
      // Tests are called as approving takes pictures.
      var test = result
      test.output = pictureReview.name(of: result.output)
      try junit?.append(test)
      let entry = entry(of: result)
      entries.append(entry)
      if entry.state != .same { otherCount += 1 }
      // Nobody is to wait for a review that cannot be read.
      guard otherCount <= ReviewFolder.mostEntries else { throw folder.hasTooManyEntries }
      try observer.finished(result, summary)
    } goesOn: {
      summary.seconds = MonotonicClock.now - began
      observer.goesOn(summary)
    }
    // Nobody is to take a part for the whole: without a record there is nothing to approve.
    if let signal = summary.signal { return (record(of: entries), signal) }
    return (try finish(entries, &summary, junit, observer), nil)
  }

  /// Makes the review's folder ready for what is found, unless there are no approved pictures that can be compared.
  private func prepare() throws -> ReviewClaim {
    let folder = pictureReview.folder
    guard !folder.mayHold(options.baselines) else {
      throw Diagnostic(
        .error, at: SourceLocation(file: options.review.text),
        "the approved pictures are in the review’s folder",
        hint: "give another folder")
    }
    do {
      try BaselineFolder(path: options.baselines).check()
    } catch {
      folder.putAway(besides: options.baselines)
      throw error
    }
    return try folder.prepare()
  }

  /// Adds to the entries of all pictures what is to be said of the whole, and leaves the review in its folder.
  private func finish(
    _ drawn: [ReviewEntry], _ summary: inout BatchSummary, _ junit: JUnitFile?, _ observer: any JobObserver
  ) throws -> ReviewRecord {
    let folder = pictureReview.folder
    var entries = drawn
    // What could not be read may have had any picture.
    let isComplete = !entries.contains { $0.state == .failed }
    for entry in isComplete ? try obsoleteEntries() : [] {
      entries.append(entry)
      summary.failed += 1
      try junit?.append(entry)
    }
    entries = RenamedBaselines(in: folder).told(entries)
    if entries.contains(where: { $0.state != .same }) {
      let sparseness = SparseCheckout(of: options.manifest.folder)
      entries = entries.map { sparseness.explained($0, sources) }
    }
    // Pictures that are not drawn may need a rule.
    let isWhole = options.filter == .all && options.shard == .whole && !options.scope.hasOwnWays
    let notices = isComplete && isWhole ? account.unused : []
    observer.found(notices)
    var record = record(of: entries)
    record.notices = notices
    let stack = DrawingStack.current(version: options.version, fonts: account.fonts)
    // Where nothing was approved, there is nothing that a lock could tell of.
    if record.hasApprovedPictures { record.stack = StackFile(in: options.baselines).changes(to: stack) }
    try folder.write(stack)
    if !record.isSame {
      try folder.write(
        PlanRecord([plan, options.scope.project].compactMap(\.self), manifest: options.manifest))
    }
    try folder.write(record)
    try junit?.finish(summary)
    return record
  }

  private func record(of entries: [ReviewEntry]) -> ReviewRecord {
    var record = ReviewRecord(
      version: options.version, kind: .verify, expected: options.baselines.text, actual: "as drawn",
      approve: (["tablemock", "approve"] + options.approval).joined(separator: " "),
      entries: ReviewGroups.grouped(entries))
    record.part = options.shard
    return record
  }

  /// The entry of a result; one that has none could not be drawn.
  private func entry(of result: JobResult) -> ReviewEntry {
    var entry =
      result.review
      ?? ReviewEntry(
        name: pictureReview.name(of: result.output).text, state: .failed,
        format: result.format?.rawValue ?? "png")
    entry.input = result.input.text
    entry.table = result.table
    entry.variant = result.variant
    if entry.state == .failed { entry.diagnostics = result.diagnostics }
    return entry
  }

  /// Approved pictures that the plan does not have, or those of them whose sources cannot be read; those of a part of it
  /// are looked for with the first part.
  private func obsoleteEntries() throws -> [ReviewEntry] {
    guard options.shard.number == 1 else { return [] }
    let obsolete = ObsoletePictures(
      plan, review, options.scope, in: options.baselines, sources: sources)
    let broken = obsolete.broken(options.filter)
    guard broken.isEmpty else { return broken }
    let names = obsolete.names(options.filter)
    // The inputs of other parts have not been drawn here.
    let hasDrawnAll = options.shard == .whole && options.filter == .all
    guard hasDrawnAll || names.isEmpty || !review.hasBrokenInput() else { return [] }
    let sparseness = SparseCheckout(of: options.manifest.folder)
    return try names.map { name in
      let format = PictureFormat(path: name) ?? .png
      var entry = ReviewEntry(name: name.text, state: .obsolete, format: format.rawValue)
      if let absence = sparseness.absence(ofSourceOf: name, marks: ObsoletePictures.marks) {
        (entry.state, entry.diagnostics) = (.failed, [absence])
        return entry
      }
      let baseline: Baseline?
      do throws(Diagnostic) {
        baseline = try Baseline(at: options.baselines.appending(name), within: pictureReview.reach)
      } catch {
        (entry.state, entry.diagnostics) = (.failed, [error])
        return entry
      }
      if let baseline {
        let size = format.pixels(of: baseline.bytes)
        if let scale = baseline.metadata?.scene?.scale { entry.scale = scale }
        entry.expected = ReviewPicture(
          file: try pictureReview.folder.write(baseline.bytes, as: .expected, of: name),
          sha256: baseline.file.digest, width: size?.width ?? 0, height: size?.height ?? 0)
      }
      return entry
    }
  }
}

/// The approved pictures that a verification would have drawn if they still had a source.
struct ObsoletePictures {
  /// What is between the name of an input and the ways in which it is drawn.
  static let marks: [UInt8] = [UInt8(ascii: "-"), UInt8(ascii: "@")]

  private let plan: BatchPlan
  private let review: PlanReview
  private let scope: VerifyScope
  private let folder: FilePath
  private let sources: SourceStore

  /// Those that lie in a folder and are not in a plan, which has been looked over.
  init(
    _ plan: BatchPlan, _ review: PlanReview, _ scope: VerifyScope, in folder: FilePath,
    sources: SourceStore
  ) {
    (self.plan, self.review, self.scope, self.folder) = (plan, review, scope, folder)
    self.sources = sources
  }

  /// The names of those that a filter lets through, in the order of their bytes.
  func names(_ filter: NameFilter) -> [FilePath] {
    let strangers = strangers(filter)
    guard !strangers.isEmpty else { return [] }
    let project = scope.project.map { PlanReview($0, shard: .whole, sources: sources) { _ in true } }
    // What a source shows is an image of it, wherever it comes from.
    let shown = [review, project].compactMap { $0?.inputsAndImages() }
    let obsolete = strangers.filter { name in !shown.contains { $0.contains(folder.appending(name)) } }
    guard scope.isPart else { return obsolete }
    let stems = scope.hasOwnWays ? plannedStems : []
    return obsolete.filter { name in
      let path = folder.appending(name)
      return plan.mayName(path) && !(project?.contains(path) ?? false) && !isVariant(path, of: stems)
    }
  }

  /// The names of approved pictures that a filter lets through and the plan does not have.
  private func strangers(_ filter: NameFilter) -> [FilePath] {
    let names = BaselineFolder(path: folder).pictures.filter { name in
      filter.matches(name) && !review.contains(folder.appending(name))
    }
    guard !names.isEmpty else { return [] }
    let approved = ApprovedPictures(in: folder)
    return names.filter(approved.contains)
  }

  /// Entries of pictures that a filter lets through and whose sources are passed over though they were approved.
  func broken(_ filter: NameFilter) -> [ReviewEntry] {
    let strangers = strangers(filter)
    guard !strangers.isEmpty else { return [] }
    let silent = SilentSources(review, sources: sources)
    return strangers.compactMap { name in
      silent.source(of: folder.appending(name)).map { source in
        var entry = ReviewEntry(
          name: name.text, state: .failed, format: (PictureFormat(path: name) ?? .png).rawValue)
        entry.input = source.input.path.text
        entry.diagnostics = [source.complaint]
        return entry
      }
    }
  }

  /// The planned pictures without their endings.
  private var plannedStems: Set<FilePath> {
    var stems: Set<FilePath> = []
    review.visit { _, job in stems.insert(job.output.stem) }
    return stems
  }

  /// Whether a picture may show what a planned one shows in a way that is not drawn this time.
  private func isVariant(_ path: FilePath, of stems: Set<FilePath>) -> Bool {
    let stem = path.stem.bytes
    return stem.indices.contains { index in
      ObsoletePictures.marks.contains(stem[index]) && stems.contains(FilePath(bytes: stem[..<index]))
    }
  }
}
