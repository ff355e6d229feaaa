import TableModel
import TableProject
import TableRendering
import TableSources

/// Draws a batch.
public final class BatchRun {
  /// What a run is to do besides drawing.
  public struct Options: Hashable, Sendable {
    /// The number of threads; at least 1.
    public var threads: Int
    /// The part of the plan that is drawn.
    public var shard: Shard
    /// Whether pictures that are there and would be the same are left alone.
    public var keepsUnchanged: Bool
    /// Whether pictures of earlier runs that the plan no longer has are deleted.
    public var prunes: Bool
    /// The seconds that a picture may take; `nil` for any time.
    public var timeout: Double?
    /// The path of a file for continuous integration; `nil` for none.
    public var junit: FilePath?
    /// Whether each picture is on the disk when it is reported, and all records are at the end.
    public var isDurable: Bool

    /// Options for all of a plan, drawn anew, unless they are given.
    public init(
      threads: Int = 1, shard: Shard = .whole, keepsUnchanged: Bool = false, prunes: Bool = false,
      timeout: Double? = nil, junit: FilePath? = nil, isDurable: Bool = false
    ) {
      self.threads = max(1, threads)
      self.shard = shard
      self.keepsUnchanged = keepsUnchanged
      self.prunes = prunes
      self.timeout = timeout
      self.junit = junit
      self.isDurable = isDurable
    }
  }

  /// Why the plan cannot be drawn; empty where it can.
  public var problems: [BatchPlanError] { review.faults }
  /// The number of pictures of the whole plan.
  public var jobCount: Int { review.jobCount }

  private let plan: BatchPlan
  private let settings: BatchSettings
  private let options: Options
  private let folder: JournalFolder
  private let reach: SourceReach
  private let sources = SourceStore()
  private let older: JournalIndex
  private let review: PlanReview

  /// A run of a plan, which is looked over at once.
  public init(_ plan: BatchPlan, settings: BatchSettings, options: Options) {
    self.plan = plan
    self.settings = settings
    self.options = options
    reach = plan.writtenReach
    folder = JournalFolder(path: plan.folder)
    let older = JournalIndex(in: folder)
    self.older = older
    review = PlanReview(plan, shard: options.shard, sources: sources, isOwn: older.knows)
  }

  /// The path of the file with all results.
  public var resultsPath: FilePath {
    folder.path(of: FilePath("results\(options.shard.suffix).json"))
  }

  /// Goes through the pictures of this run's part in the order of the plan, without drawing any.
  ///
  /// Returns how many pictures there are, and how many inputs have errors, which the observer gets.
  ///
  /// For workers, inputs are only read as far as their tables have to be known, since workers tell what is wrong with
  /// them. Those with errors have the pictures then that they would have with one table.
  public func rehearse(
    _ observer: any JobObserver, forWorkers: Bool = false, _ body: (InputFile, BatchJob) throws -> Void
  ) rethrows -> (pictures: Int, brokenInputs: Int) {
    var (pictures, broken) = (0, 0)
    var names: [String?]?
    for index in 0..<plan.unitCount {
      let unit = plan.unit(at: index)
      if unit.isFirst { names = nil }
      guard options.shard.contains(index) else { continue }
      if names == nil {
        let outline = outline(of: unit, forWorkers: forWorkers, observer)
        let isLeftOut = outline.isBroken && (!forWorkers || review.rivals[unit.input.path] != nil)
        names = isLeftOut ? [] : outline.names
        if outline.isBroken { broken += 1 }
      }
      for job in unit.jobs(forScreens: names ?? []) {
        pictures += 1
        try body(unit.input, job)
      }
    }
    return (pictures, broken)
  }

  /// The names of an input's screens; what is found in it on the way is told.
  private func outline(of unit: BatchUnit, forWorkers: Bool, _ observer: any JobObserver) -> SourceOutline {
    if let rivalry = review.rivals[unit.input.path] {
      observer.found([rivalry])
      return .unknown
    }
    if forWorkers {
      let outline = sources.outline(of: unit.input, needsNames: true)
      if !outline.isBroken { return outline }
    }
    let source = sources.source(of: unit.input, isWantedAgain: !unit.isLast)
    observer.found(source.diagnostics)
    return source.document.map { SourceOutline(names: $0.screens.map(\.name), isBroken: false) } ?? .unknown
  }

  /// Draws what is planned and tells an observer.
  ///
  /// - Throws: An error where no picture can be drawn or the records cannot be written; what was drawn stays.
  public func run(_ observer: any JobObserver) throws -> BatchSummary {
    let journal = try Journal(
      in: folder, within: reach, shard: options.shard, older: older, isDurable: options.isDurable)
    let (settings, sources, review, reach) = (settings, sources, review, reach)
    let isDurable = options.isDurable
    let records = PictureRecords(
      tools: ToolDigest(of: ToolDigest.Tools(pictures: settings.pictures)), journal: journal,
      older: options.keepsUnchanged ? older : nil)
    defer { records.finish(isDurable: isDurable) }
    return try run(observer) {
      try PictureWorker(
        settings: settings, sources: sources, records: records, protected: review.protected,
        rivals: review.rivals, within: reach, isDurable: isDurable)
    }
  }

  /// Draws what is planned with workers of another kind, or on threads that are started otherwise.
  func run(
    _ observer: any JobObserver, startThread: @escaping WorkerPool.StartThread = BackgroundThread.start,
    with makeWorker: @escaping WorkerPool.MakeWorker
  ) throws -> BatchSummary {
    let began = MonotonicClock.now
    var leftovers = Leftovers()
    leftovers.remove(beside: resultsPath)
    let results = try ResultsFile(
      path: resultsPath, within: reach, version: settings.version, isDurable: options.isDurable)
    let junit = try options.junit.map { path throws(FileError) in
      try JUnitFile(path: path, verb: "batch", isDurable: options.isDurable)
    }
    let boxes = try settings.boxes.map { options throws(FileError) in
      try BoxesFile(in: plan.folder, within: reach, shard: self.options.shard, options.format)
    }
    var summary = BatchSummary(planned: review.shardJobCount)
    let loop = BatchLoop(
      plan: plan, threads: options.threads, shard: options.shard, timeout: options.timeout,
      startThread: startThread)
    summary.signal = try loop.run(with: makeWorker) { result in
      summary.count(result)
      summary.seconds = MonotonicClock.now - began
      try results.append(result)
      try junit?.append(result)
      try boxes?.append(result)
      try observer.finished(result, summary)
    } goesOn: {
      summary.seconds = MonotonicClock.now - began
      observer.goesOn(summary)
    }
    if options.prunes, summary.signal == nil { summary.pruned = prune() }
    summary.seconds = MonotonicClock.now - began
    try results.finish(summary)
    try junit?.finish(summary)
    try boxes?.finish()
    return summary
  }

  /// Deletes what earlier runs wrote and the plan no longer has, and counts it; what an input shows by now is kept.
  private func prune() -> Int {
    var count = 0
    var kept: ProtectedFiles?
    older.surplus(besides: review.contains, within: reach) { picture in
      let protected = kept ?? review.inputsAndImages()
      kept = protected
      if !protected.contains(picture.path), picture.remove() { count += 1 }
    }
    return count
  }
}

/// The boxes of all views of a batch's pictures, as a file that appears when the batch has ended.
final class BoxesFile {
  private let draft: DraftFile
  private let format: BoxesOptions.Format
  private let folder: FilePath
  private var text: String
  private var annotationCount = 0
  /// The pictures in COCO's form, which stand behind all annotations.
  private var images: [String] = []

  /// A file in the folder of a batch's records, which names of pictures are relative to.
  init(
    in folder: FilePath, within reach: SourceReach, shard: Shard, _ format: BoxesOptions.Format
  ) throws(FileError) {
    let ending = format == .coco ? ".coco.json" : ".jsonl"
    draft = try DraftFile(for: folder.appending(FilePath("boxes\(shard.suffix)\(ending)")), within: reach)
    self.format = format
    self.folder = folder
    text = format == .coco ? "{\"info\": {\"description\": \"tablemock\"}, \"annotations\": [" : ""
  }

  /// Adds a picture; those that could not be made have no boxes.
  func append(_ result: JobResult) throws(FileError) {
    guard let boxes = result.boxes else { return }
    let name = JournalFolder(path: folder).name(of: result.output).text
    switch format {
    case .jsonl: appendLine(name, boxes)
    case .coco: appendImage(name, boxes)
    }
    if text.utf8.count > 1 << 16 { try flush() }
  }

  /// Ends the file and puts it in its place.
  func finish() throws(FileError) {
    if format == .coco {
      text += "\n], \"images\": [\n" + images.joined(separator: ",\n")
      text += "\n], \"categories\": \(BoxesOptions.categories.line)}\n"
    }
    try flush()
    try draft.publish()
  }

  private func appendLine(_ name: String, _ boxes: PictureBoxes) {
    JSONValue.object([("file", .string(name))] + boxes.line).write(to: &text)
    text += "\n"
  }

  private func appendImage(_ name: String, _ boxes: PictureBoxes) {
    let heading: [(key: String, value: JSONValue)] = [
      ("id", .number(Double(images.count + 1))), ("file_name", .string(name)),
    ]
    images.append(JSONValue.object(heading + boxes.picture).line)
    for annotation in boxes.annotations {
      text += annotationCount == 0 ? "\n" : ",\n"
      annotationCount += 1
      let ids: [(key: String, value: JSONValue)] = [
        ("id", .number(Double(annotationCount))), ("image_id", .number(Double(images.count))),
      ]
      JSONValue.object(ids + annotation).write(to: &text)
    }
  }

  private func flush() throws(FileError) {
    try draft.append(Array(text.utf8))
    text = ""
  }
}
