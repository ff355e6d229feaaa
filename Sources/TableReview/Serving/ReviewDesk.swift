import Synchronization
import TableModel
import TableProject
import TableRendering
import TableSources

/// What a served page of a review shows and does: it approves, rejects and takes back, each at once.
///
/// Pages name pictures by their numbers, and the review by its digest: what nobody has looked at is not approved, whatever
/// a page says. What is approved goes through `ApproveJob`, as all approvals do.
package final class ReviewDesk: Sendable {
  /// What a page can ask for.
  package enum Verdict: String, CaseIterable, Sendable {
    /// The pictures become the approved ones.
    case approved
    /// The pictures are marked, and approved ones of them are what they were.
    case rejected
    /// The pictures have no verdict, and approved ones of them are what they were.
    case takenBack = "taken-back"
  }

  /// What came of a verdict.
  package struct Outcome: Sendable {
    /// The lines for whoever has started the server: `approved a.png`.
    package var lines: [String] = []
    /// Why something was not done, each in a sentence.
    package var refusals: [String] = []
    /// Whether the page shows another review than there is.
    package var isOfAnotherReview = false
  }

  /// A review as it was read for a page.
  private struct Reading {
    var digest: String
    var record: ReviewRecord
    /// The names of its pictures as the project has them, in the order of the page.
    var names: [FilePath]
    /// The files of the folder that the page shows, by their addresses.
    var files: [String: FilePath]
  }

  private struct State {
    var reading: Reading?
    var approved: Set<FilePath> = []
    var rejected: Set<FilePath> = []
    /// Whether an approval of this desk is the last.
    var hasApproved = false
  }

  private let folder: ReviewFolder
  private let project: ApprovalProject
  private let state = Mutex(State())

  /// A desk for the review in a folder, of which approved pictures go where the project has them.
  package init(_ folder: ReviewFolder, of project: ApprovalProject) {
    (self.folder, self.project) = (folder, project)
  }

  /// The page of the review that there is now.
  ///
  /// - Throws: What is wrong with it, or why it is none of the project.
  package func page() throws(Diagnostic) -> [UInt8] {
    let reading = try read()
    return ReviewPage.bytes(of: reading.record, served: reading.digest)
  }

  /// A picture that the page shows, or the script with views of one, by its address below the page; `nil` for all else.
  package func file(at address: String) -> (name: FilePath, bytes: [UInt8])? {
    guard let name = state.withLock({ $0.reading?.files[address] }) else { return nil }
    if let picture = name.relative(to: ReviewFolder.scenes) {
      return folder.script(ofScenes: picture).map { (name + ".js", $0) }
    }
    return folder.bytes(of: name, atMost: OwnPicture.limit).map { (name, $0) }
  }

  /// Reads the review anew.
  @discardableResult
  private func read() throws(Diagnostic) -> Reading {
    let place = SourceLocation(file: folder.record.text)
    guard let digest = folder.recordDigest else {
      throw Diagnostic(.error, at: place, "there is no review", hint: "run “tablemock verify” first")
    }
    var record = try ReviewRecord(in: folder)
    // The words of a review from elsewhere are no command of anybody's.
    record.approve = record.kind == .verify ? "tablemock approve" : nil
    let file: ReviewFile? =
      try record.kind == .verify ? ReviewFile(in: folder, of: project, reviewed: digest) : nil
    let known = Set((file?.entries ?? []).map(\.name))
    let shown = record.entries.map { ReviewFile.path($0.name, isThere: known.contains) }
    let reading = Reading(
      digest: digest, record: record, names: shown, files: Self.files(of: record, shown))
    let stack = file.map { ApprovedStack($0, in: folder, of: project) }
    let approved = (file?.entries ?? []).filter { (try? stack?.isApproved($0)) ?? false }.map(\.name)
    state.withLock { state in
      // What was approved of another review is no longer what this one was compared with.
      if state.reading?.digest != digest { state.hasApproved = false }
      // The next review removes the file, also where it finds the same.
      state.rejected = Set(folder.rejected).intersection(shown)
      (state.reading, state.approved) = (reading, Set(approved))
    }
    return reading
  }

  /// The files that a page shows, by their addresses.
  private static func files(of record: ReviewRecord, _ names: [FilePath]) -> [String: FilePath] {
    var files: [String: FilePath] = [:]
    for (entry, name) in zip(record.entries, names) {
      let scenes = ReviewFolder.scenes.appending(name)
      if let address = (scenes + ".js").addressInFolder { files[address] = scenes }
      for file in [entry.expected?.file, entry.actual?.file, entry.difference].compactMap(\.self) {
        if let address = file.addressInFolder { files[address] = file }
      }
    }
    return files
  }
}

extension ReviewDesk {
  /// The verdicts by the numbers of the entries, for the page, with what came of the last.
  package func json(_ outcome: Outcome = Outcome()) -> JSONValue {
    let verdicts = state.withLock { state in
      (state.reading?.names ?? []).enumerated().compactMap { index, name -> (String, JSONValue)? in
        let verdict: Verdict? =
          state.approved.contains(name) ? .approved : state.rejected.contains(name) ? .rejected : nil
        return verdict.map { ("\(index + 1)", .string($0.rawValue)) }
      }
    }
    let sentences = { (texts: [String]) in JSONValue.array(texts.map { .string($0) }) }
    return .object([
      ("verdicts", .object(verdicts)), ("told", sentences(outcome.lines.map(\.sentence))),
      ("refusals", sentences(outcome.refusals)),
    ])
  }

  /// Carries out a verdict on the entries of some numbers, of the review with a digest.
  package func decide(_ verdict: Verdict, on numbers: [Int], of digest: String) -> Outcome {
    // One after the other: a verdict sees what came of those before it.
    state.withLock { state in
      guard let reading = state.reading, reading.digest == digest, folder.recordDigest == digest else {
        return Outcome(
          refusals: ["The review has changed since this page was loaded. Load it again."],
          isOfAnotherReview: true)
      }
      let names = numbers.filter { $0 > 0 && $0 <= reading.names.count }.map { reading.names[$0 - 1] }
      guard names.count == numbers.count, !names.isEmpty, reading.record.approve != nil else {
        return Outcome(refusals: ["The review has no such pictures to decide about."])
      }
      look(at: Set(names), of: digest, &state)
      let rejected = state.rejected
      var outcome =
        switch verdict {
        case .approved: approve(names, of: digest, &state)
        case .rejected: reject(names, &state)
        case .takenBack: takeBack(names, &state)
        }
      if state.rejected != rejected { outcome.refusals += keep(state.rejected) }
      return outcome
    }
  }

  /// Keeps which pictures are rejected; why not, where that cannot be done.
  private func keep(_ rejected: Set<FilePath>) -> [String] {
    do {
      try folder.write(rejected: rejected)
      return []
    } catch {
      return ["What is rejected cannot be kept: \(error)".sentence]
    }
  }

  /// Sees which pictures are approved by now: other commands approve and take back, too.
  private func look(at names: Set<FilePath>, of digest: String, _ state: inout State) {
    guard let file = try? ReviewFile(in: folder, of: project, reviewed: digest) else { return }
    let stack = ApprovedStack(file, in: folder, of: project)
    for entry in file.entries where names.contains(entry.name) {
      if (try? stack.isApproved(entry)) ?? false {
        state.approved.insert(entry.name)
      } else {
        state.approved.remove(entry.name)
      }
    }
  }

  private func approve(_ names: [FilePath], of digest: String, _ state: inout State) -> Outcome {
    var outcome = Outcome()
    var job = ApproveJob(ApprovalChoice(names: names), in: folder, of: project)
    (job.goesOn, job.reviewed) = (state.hasApproved, digest)
    do {
      let result = try job.run()
      guard result.refusals.isEmpty else {
        outcome.refusals = result.refusals.map(\.sentence)
        return outcome
      }
      if !result.written.isEmpty || !result.deleted.isEmpty { state.hasApproved = true }
      state.approved.formUnion(names)
      state.rejected.subtract(names)
      outcome.lines = result.written.map { "approved \($0)" } + result.deleted.map { "deleted \($0)" }
    } catch {
      outcome.refusals.append((error as? Diagnostic)?.sentence ?? "\(error)")
    }
    return outcome
  }

  private func reject(_ names: [FilePath], _ state: inout State) -> Outcome {
    var outcome = takeBack(names.filter(state.approved.contains), &state)
    let rejected = names.filter { !state.approved.contains($0) }
    state.rejected.formUnion(rejected)
    outcome.lines += rejected.map { "rejected \($0)" }
    return outcome
  }

  private func takeBack(_ names: [FilePath], _ state: inout State) -> Outcome {
    var outcome = Outcome()
    let marked = names.filter(state.rejected.contains)
    state.rejected.subtract(marked)
    outcome.lines = marked.map { "took back \($0)" }
    let replaced = ReplacedPictures(in: folder, of: project)
    let kept = replaced.names
    let approved = names.filter(state.approved.contains)
    for name in approved where !kept.contains(name) {
      outcome.refusals.append(
        "\(name): this was approved before the last approval, so it cannot be taken back here.")
    }
    let chosen = Set(approved).intersection(kept)
    guard !chosen.isEmpty else { return outcome }
    do {
      let names = try replaced.putBack(chosen).filter { $0 != StackFile.name }
      state.approved.subtract(chosen)
      outcome.lines += names.map { "took back \($0)" }
    } catch {
      outcome.refusals.append((error as? Diagnostic)?.sentence ?? "\(error)")
    }
    return outcome
  }
}

extension Diagnostic {
  /// What was found, where and what can be done, as a page tells it.
  fileprivate var sentence: String {
    "\(location.file): \(message)." + (hint.map { " \($0.sentence)" } ?? "")
  }
}

extension String {
  /// The words with a capital letter and a full stop.
  fileprivate var sentence: String {
    prefix(1).uppercased() + dropFirst() + (last == "." ? "" : ".")
  }
}
