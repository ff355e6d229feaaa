import TableModel
import TableProject
import TableRendering
import TableSources

/// What the project draws now, which decides what may be approved and what must not be deleted.
///
/// It is planned anew: by the manifest, and by what the review says that it was asked for, as far as that is of sources of
/// this project and names pictures as the project does.
struct PlannedPictures {
  private static let advice = "run “tablemock verify” again"
  /// The most pictures that are planned for a review, by all that it says that it was asked for.
  private static let most = 1 << 22

  /// A picture that is planned.
  struct Picture {
    /// The source.
    var input: InputFile
    /// How it is drawn.
    var job: BatchJob
  }

  private let project: ApprovalProject
  private let record: PlanRecord?
  private let plans: [BatchPlan]
  /// Whether all that the review was asked for could be planned.
  let isWhole: Bool
  private let sources = SourceStore()
  private lazy var silent = (reviews ?? []).map { SilentSources($0, sources: sources) }
  private lazy var shown = (reviews ?? []).map { $0.inputsAndImages() }
  private lazy var approved = ApprovedPictures(in: project.baselines)
  private lazy var reviews: [PlanReview]? = {
    guard isWhole, plans.allSatisfy(\.problems.isEmpty) else { return nil }
    let reviews = plans.map { PlanReview($0, shard: .whole, sources: sources) { _ in true } }
    return reviews.contains { $0.hasBrokenInput() } ? nil : reviews
  }()

  /// What is planned now in a project, by what a review had to draw; `nil` where it does not say that.
  init(in project: ApprovalProject, _ record: PlanRecord?) {
    (self.project, self.record) = (project, record)
    let parts = record?.requests ?? []
    let asked = parts.compactMap { requests in
      requests.allSatisfy(project.has)
        ? try? BatchPlan(BatchManifest(inputs: requests), outputFolder: project.baselines) : nil
    }
    var room = PlannedPictures.most
    let plans = ([project.plan].compactMap(\.self) + asked).filter { plan in
      guard plan.pictureCount <= room else { return false }
      room -= plan.pictureCount
      return true
    }
    self.plans = plans
    isWhole = plans.count == parts.count + (project.manifestPath == nil ? 0 : 1) && !plans.isEmpty
  }

  /// The pictures of some names below the folder of approved ones, as far as they are planned.
  func pictures(named names: Set<FilePath>) -> [FilePath: Picture] {
    var pictures: [FilePath: Picture] = [:]
    for plan in plans {
      PlanOutline(plan, sources: sources).visit { unit, job in
        guard let name = job.output.relative(to: project.baselines), names.contains(name),
          pictures[name] == nil
        else { return }
        pictures[name] = Picture(input: unit.input, job: job)
      }
    }
    return pictures
  }

  /// Throws where a picture is not to be deleted, as something may draw it again, shows it, or nobody has approved it.
  mutating func checkDeletion(of name: FilePath) throws(Diagnostic) {
    guard record != nil else {
      throw .refusal(name, "the review does not say what was planned", hint: PlannedPictures.advice)
    }
    guard let reviews else {
      throw .refusal(
        name, "a source has changed since, and not all of them can be read", hint: PlannedPictures.advice)
    }
    let path = project.baselines.appending(name)
    guard !reviews.contains(where: { $0.contains(path) }),
      !silent.contains(where: { $0.source(of: path) != nil })
    else {
      throw .refusal(
        name, "a source has changed since, and would draw this picture again", hint: PlannedPictures.advice)
    }
    guard !shown.contains(where: { $0.contains(path) }), approved.contains(name) else {
      throw .refusal(name, "this is not an approved picture", hint: PlannedPictures.advice)
    }
  }
}

/// Tells the pictures of a folder that have been approved from those that only lie there.
///
/// A picture with metadata of reviews was approved. Others, which `render` has written, and files of other kinds, were where the folder is one of approved pictures alone: it has a lock, and nothing that could be a source.
struct ApprovedPictures {
  private let folder: FilePath
  private let holdsNothingElse: Bool

  /// The approved pictures in a folder.
  init(in folder: FilePath) {
    self.folder = folder
    holdsNothingElse = StackFile(in: folder).path.exists && InputExpansion([folder]).inputs.isEmpty
  }

  /// Whether the picture of a name was approved.
  func contains(_ name: FilePath) -> Bool {
    if holdsNothingElse { return true }
    guard PictureFormat(path: name) == .png,
      let bytes = OpenFile.wholeBytes(of: folder.appending(name), atMost: OwnPicture.limit)
    else { return false }
    return FileWithMetadata(bytes).hasMetadata
  }
}
