import TableModel
import TableRendering
import TableSources

/// A look over all pictures of a plan before the first is drawn.
package struct PlanReview {
  /// The most collisions that are told one by one.
  private static let mostTold = 20

  /// The number of pictures of the whole plan.
  package private(set) var jobCount = 0
  /// The number of pictures of the part that this run draws.
  package private(set) var shardJobCount = 0
  /// Why the plan cannot be drawn, whatever its inputs are; empty where it can.
  package private(set) var faults: [BatchPlanError] = []
  /// What is wrong with files that were found beside others whose pictures have the same names, by their paths.
  ///
  /// Whoever may put a file into a folder must neither end the batch of all others in it nor have its picture taken for
  /// another's. Files of two folders, or names that a pattern does not tell apart, are a mistake of the call.
  package private(set) var rivals: [FilePath: Diagnostic] = [:]
  private var rivalProblems: [BatchPlanError] = []

  /// Why not all of the plan can be drawn; empty where it can.
  package var problems: [BatchPlanError] { faults + rivalProblems }
  /// The inputs, and the images that they show where any of these could be written over.
  package private(set) var protected = ProtectedFiles()
  /// The hashes of all names, in ascending order.
  private(set) var names: [UInt64] = []

  private let plan: BatchPlan
  private let sources: SourceStore
  private let outline: PlanOutline
  private var hasStrangers = false
  private var showsBars = false

  /// Looks over a plan.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - shard: The part that this run draws.
  ///   - sources: Where inputs are read.
  ///   - isOwn: Whether a file that exists was written by a batch before.
  package init(
    _ plan: BatchPlan, shard: Shard, sources: SourceStore = SourceStore(), isOwn: (FilePath) -> Bool
  ) {
    self.plan = plan
    self.sources = sources
    let outline = PlanOutline(plan, sources: sources)
    self.outline = outline
    outline.visit { unit, job in
      jobCount += 1
      if shard.contains(unit.index) { shardJobCount += 1 }
      names.append(NameHash.ofPath(job.output))
      if !hasStrangers { hasStrangers = OutputFile(path: job.output).exists && !isOwn(job.output) }
      showsBars = showsBars || job.variant.bars == .shown
      if unit.isFirst { protected.insert(unit.input.path) }
    }
    names.sort()
    findCollisions()
    if hasStrangers, faults.isEmpty { findSources() }
  }

  /// Whether a picture of this path is planned.
  package func contains(_ output: FilePath) -> Bool {
    let hash = NameHash.ofPath(output)
    var (low, high) = (0, names.count)
    while low < high {
      let middle = (low + high) / 2
      if names[middle] < hash { low = middle + 1 } else { high = middle }
    }
    return low < names.count && names[low] == hash
  }

  /// Goes through all pictures of the plan in order.
  package func visit(_ body: (BatchUnit, BatchJob) -> Void) {
    outline.visit(body)
  }

  /// Goes through all inputs of the plan in order, each with its first unit.
  package func visitInputs(_ body: (BatchUnit) -> Void) {
    outline.visitInputs(body)
  }

  /// Goes through all units of the plan in order.
  package func visitUnits(_ body: (BatchUnit) -> Void) {
    for index in 0..<plan.unitCount { body(plan.unit(at: index)) }
  }

  private mutating func findCollisions() {
    let twice = Set(zip(names, names.dropFirst()).lazy.filter(==).map(\.0))
    guard !twice.isEmpty else { return }
    var owners: [FilePath: (unit: BatchUnit, output: FilePath)] = [:]
    var count = 0
    let outline = outline
    outline.visit { unit, job in
      guard twice.contains(NameHash.ofPath(job.output)) else { return }
      let folded = job.output.caseFolded
      guard let owner = owners[folded] else {
        owners[folded] = (unit, job.output)
        return
      }
      if plan.areRivals(owner.unit, unit) {
        return add(collision(owner, unit, job), ofRivals: [owner.unit.input.path, unit.input.path])
      }
      count += 1
      if count <= PlanReview.mostTold { faults.append(collision(owner, unit, job)) }
    }
    if count > PlanReview.mostTold {
      faults.append(
        BatchPlanError("\(count - PlanReview.mostTold) more pictures have names that are taken"))
    }
  }

  private mutating func add(_ problem: BatchPlanError, ofRivals paths: [FilePath]) {
    guard !paths.allSatisfy({ rivals[$0] != nil }) else { return }
    rivalProblems.append(problem)
    for path in paths where rivals[path] == nil {
      rivals[path] = Diagnostic(
        .error, at: SourceLocation(file: path.text), problem.message, hint: problem.hint)
    }
  }

  private func collision(
    _ owner: (unit: BatchUnit, output: FilePath), _ unit: BatchUnit, _ job: BatchJob
  ) -> BatchPlanError {
    let path = owner.unit.input.path
    let sources =
      path == unit.input.path ? "twice for \(path)" : "for \(path) and for \(unit.input.path)"
    guard owner.output == job.output else {
      return BatchPlanError(
        "\(owner.output) and \(job.output), \(sources), are one file on systems that ignore case",
        hint: "give one of them another name")
    }
    var hint = "add what differs to the pattern"
    if path != unit.input.path {
      let another = "give one of them another name"
      hint = plan.areRivals(owner.unit, unit) ? another : "\(another), or \(hint)"
    } else if job.table != nil, !plan.tellsTablesApart(unit: unit.index) {
      hint = "the file has several tables: add {table} to the pattern"
    }
    return BatchPlanError("\(job.output) would be written \(sources)", hint: hint)
  }

  /// Whether an input cannot be read, so that nobody knows which pictures it has.
  package func hasBrokenInput() -> Bool {
    var isBroken = false
    outline.visitInputs { unit in
      isBroken =
        isBroken || sources.source(of: unit.input, isWantedAgain: false).document == nil
    }
    return isBroken
  }

  /// The inputs, and the images that they show.
  package func inputsAndImages() -> ProtectedFiles {
    var shown: Set<FilePath> = []
    var protected = protected
    outline.visitInputs { unit in
      let source = sources.source(of: unit.input, isWantedAgain: true)
      var paths = source.document?.imagePaths ?? []
      if showsBars, let bars = source.bars { paths.formUnion(bars.images()) }
      for path in paths where shown.insert(path).inserted { protected.insert(path) }
    }
    return protected
  }

  /// Finds pictures that would take the place of an input or of an image that an input shows.
  private mutating func findSources() {
    protected = inputsAndImages()
    var found: [BatchPlanError] = []
    outline.visit { unit, job in
      guard found.count < PlanReview.mostTold, protected.contains(job.output) else { return }
      found.append(
        BatchPlanError(
          "\(job.output) would be written for \(unit.input.path), but it is an input or an image that an input shows"
        ))
    }
    faults += found
  }
}

/// A number that stands for a name; different names nearly always have different ones.
package enum NameHash {
  /// The number of bytes.
  package static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    // The last bytes of similar names reach all bits.
    hash = (hash ^ (hash >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    return hash ^ (hash >> 29)
  }

  /// The number of a path, the same for paths that some file systems take for one.
  static func ofPath(_ path: FilePath) -> UInt64 { of(path.caseFolded.bytes) }
}

/// A plan with the names of its inputs' screens, so that all its pictures can be named.
package struct PlanOutline {
  private let plan: BatchPlan
  /// The names of inputs' screens by their first units, where there are several or they have names.
  private var names: [Int: [String?]] = [:]

  /// Looks into the inputs of a plan.
  package init(_ plan: BatchPlan, sources: SourceStore) {
    self.plan = plan
    PlanOutline.visitInputs(of: plan) { unit in
      let found = sources.outline(of: unit.input, needsNames: plan.needsTableNames).names
      if found != [nil] { names[unit.index] = found }
    }
  }

  /// Goes through all pictures of the plan in order.
  package func visit(_ body: (BatchUnit, BatchJob) -> Void) {
    var screens: [String?] = [nil]
    for index in 0..<plan.unitCount {
      let unit = plan.unit(at: index)
      if unit.isFirst { screens = names[index] ?? [nil] }
      for job in unit.jobs(forScreens: screens) { body(unit, job) }
    }
  }

  /// Goes through all inputs of the plan in order, each with its first unit.
  func visitInputs(_ body: (BatchUnit) -> Void) {
    PlanOutline.visitInputs(of: plan, body)
  }

  private static func visitInputs(of plan: BatchPlan, _ body: (BatchUnit) -> Void) {
    for index in 0..<plan.unitCount {
      let unit = plan.unit(at: index)
      if unit.isFirst { body(unit) }
    }
  }
}
