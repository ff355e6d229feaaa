import TableComparison
import TableModel
import TableProject
import TableRendering
import TableSources

/// The approved pictures that a verification would have drawn if they still had a source.
struct ObsoletePictures {
  /// What is between the name of an input and the ways in which it is drawn.
  private static let marks: [UInt8] = [UInt8(ascii: "-"), UInt8(ascii: "@")]

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
