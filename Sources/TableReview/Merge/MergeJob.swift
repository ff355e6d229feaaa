import TableComparison
import TableModel
import TableProject
import TableRendering
import TableSources

/// Makes one review of those that several machines have made of parts of a plan: what `tablemock review merge` does.
///
/// The parts come from other machines and are not trusted: pictures are taken over under the names that lead nowhere else,
/// and the page and all records are written anew.
package struct MergeJob {
  /// What is merged, and where things go.
  package struct Request {
    /// The folders of the parts.
    package var parts: [FilePath]
    /// The folder of the review that they become.
    package var review: FilePath
    /// The path of JUnit’s XML; `nil` for none.
    package var junit: FilePath?
    /// The path of the Markdown; `nil` for none.
    package var summary: FilePath?
    /// The file to which the steps of a job add their summaries; `nil` outside of jobs.
    package var stepSummary: FilePath?
    /// Where the review’s folder can be seen.
    package var address: String?

    /// Some parts that become a review in a folder.
    package init(parts: [FilePath], review: FilePath) {
      (self.parts, self.review) = (parts, review)
    }
  }

  private let request: Request

  /// A job for a request.
  package init(_ request: Request) { self.request = request }

  /// Writes the review, and says what is in it.
  ///
  /// Throws where a part is missing, damaged or of something else, or the review cannot be written.
  package func run() throws -> ReviewRecord {
    let parts = request.parts.map { ReviewFolder(path: $0) }
    let records = try parts.map { folder throws(Diagnostic) in try ReviewRecord(in: folder) }
    try check(records)
    let whole = ReviewFolder(path: request.review)
    let reports = VerifyReports(
      junit: request.junit, summary: request.summary, address: request.address,
      stepSummary: request.stepSummary, inputs: [], baseline: FilePath(records.first?.expected ?? "golden"),
      review: request.review)
    try reports.check()
    let claim = try whole.prepare()
    return try withExtendedLifetime(claim) {
      for (part, record) in zip(parts, records) { try takeOver(record, from: part, to: whole) }
      try takePlan(of: parts, to: whole)
      if let stack = parts.compactMap(\.stack).reduce(
        nil, { sum, stack in sum?.joined(with: stack) ?? stack })
      {
        try whole.write(stack)
      }
      let record = merged(records, in: whole)
      try whole.write(record)
      try write(record, to: request.junit)
      try reports.write(record)
      return record
    }
  }

  /// Throws where the parts are not all parts of one plan, or have a picture twice.
  private func check(_ records: [ReviewRecord]) throws(Diagnostic) {
    guard let first = records.first else { return }
    var owners: [String: FilePath] = [:]
    for (path, record) in zip(request.parts, records) {
      guard record.kind == .verify else {
        throw complaint(path, "this review compares two sides, and is no part of a verification")
      }
      guard record.expected == first.expected, record.version == first.version else {
        throw complaint(
          path,
          "this part is of other pictures, or of another program: \(record.expected) and \(record.version), not \(first.expected) and \(first.version)"
        )
      }
      for name in record.same + record.entries.map(\.name) {
        if let other = owners.updateValue(path, forKey: name) {
          throw complaint(path, "“\(name)” is in \(other), too", hint: "give each part once")
        }
      }
    }
    try checkNumbers(records)
  }

  /// Throws where some parts of a plan are missing.
  private func checkNumbers(_ records: [ReviewRecord]) throws(Diagnostic) {
    let parts = records.map(\.part)
    guard let first = parts.first(where: { $0 != .whole }) else { return }
    guard parts.allSatisfy({ $0.count == first.count }) else {
      throw complaint(request.review, "the parts are of plans that were divided in several ways")
    }
    let there = Set(parts.map(\.number))
    let missing = (1...first.count).filter { !there.contains($0) }
    guard missing.isEmpty else {
      let names = listed(missing.map { "\($0)/\(first.count)" }, "and", atMost: 8)
      throw complaint(
        request.review, "there is no review of the part \(names)",
        hint: "a part that has ended early leaves none: see what its job says")
    }
  }

  private func complaint(_ path: FilePath, _ message: String, hint: String? = nil) -> Diagnostic {
    Diagnostic(.error, at: SourceLocation(file: path.text), message, hint: hint)
  }

  /// Copies the pictures and scenes of a part.
  private func takeOver(_ record: ReviewRecord, from part: ReviewFolder, to whole: ReviewFolder) throws {
    for entry in record.entries {
      let pictures: [(ReviewFolder.Part, FilePath?, String?)] = [
        (.expected, entry.expected?.file, entry.expected?.sha256),
        (.actual, entry.actual?.file, entry.actual?.sha256), (.difference, entry.difference, nil),
      ]
      for (kind, file, digest) in pictures {
        guard let file, let name = file.relative(to: FilePath(kind.rawValue)) else { continue }
        guard let bytes = part.bytes(of: file, atMost: OwnPicture.limit),
          digest.map({ $0 == Fingerprint.of(bytes) }) ?? true
        else {
          throw complaint(
            part.path.appending(file), "this picture of the review is missing or damaged",
            hint: "keep the whole folder of each part, not its records alone")
        }
        try whole.write(bytes, as: kind, of: name)
      }
      try whole.writeScenes(of: FilePath(entry.name), from: part)
    }
  }

  /// Takes over what was planned, which is the same for all parts that found something.
  private func takePlan(of parts: [ReviewFolder], to whole: ReviewFolder) throws {
    var first: PlanRecord?
    for part in parts {
      guard let plan = part.plan else { continue }
      guard first.map({ $0.json.line == plan.json.line }) ?? true else {
        throw complaint(part.path, "this part had something else to draw than those before it")
      }
      first = first ?? plan
    }
    if let first { try whole.write(first) }
  }

  private func merged(_ records: [ReviewRecord], in whole: ReviewFolder) -> ReviewRecord {
    var entries = records.flatMap(\.entries)
    // One part may have what has come, and another what is gone.
    if !entries.contains(where: { $0.state == .new && !$0.words.isEmpty }) {
      entries = RenamedBaselines(in: whole).told(entries)
    }
    let expected = records.first?.expected ?? ""
    var record = ReviewRecord(
      version: records.first?.version ?? "", kind: .verify, expected: expected, actual: "as drawn",
      approve: approval(of: FilePath(expected)), stack: records.flatMap(\.stack).uniqued(),
      entries: ReviewGroups.grouped(entries))
    record.add(same: records.flatMap(\.same), records.flatMap(\.remarks))
    record.notices = records.flatMap(\.notices).uniqued()
    return record
  }

  /// The command by which all of it is approved.
  private func approval(of baselines: FilePath) -> String {
    let found = try? ApprovalProject(review: request.review)
    let isFound = found?.baselines.rooted == baselines.rooted
    let words = ["tablemock", "approve", "--review", request.review.shellWord]
    return (words + (isFound ? [] : ["--baseline", baselines.shellWord])).joined(separator: " ")
  }

  private func write(_ record: ReviewRecord, to path: FilePath?) throws {
    guard let path else { return }
    let junit = try JUnitFile(path: path, verb: "verify")
    for name in record.same { try junit.append(same: name) }
    for entry in record.entries { try junit.append(entry) }
    var summary = BatchSummary(planned: record.same.count + record.entries.count)
    (summary.unchanged, summary.failed) = (record.same.count, record.entries.count)
    try junit.finish(summary)
  }
}
