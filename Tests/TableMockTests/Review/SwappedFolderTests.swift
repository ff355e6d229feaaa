import Foundation
import TableBatch
import TableMock
import TableProject
import TableSources
import Testing

@testable import TableReview

/// Folders in whose place somebody puts a link between the look at them and the writing: nothing is written or deleted
/// where that leads.
@Suite struct SwappedFolderTests {
  /// What writes, or deletes, after the swap.
  enum Writer: String, CaseIterable {
    case approve, undo, desk, reject, verify, batch

    /// The folder that is swapped.
    var folders: [String] {
      switch self {
      case .approve, .undo, .desk: ["golden", "golden/old", "out/review", "out"]
      case .reject: ["out/review", "out"]
      case .verify: ["out/review", "out", "out/review/actual"]
      case .batch: ["pictures", "pictures/old"]
      }
    }
  }

  private static let cases = Writer.allCases.flatMap { writer in
    [(writer, nil)] + writer.folders.map { (writer, $0) }
  }

  private final class Silent: JobObserver {}

  @Test(arguments: cases) func nothingIsWrittenThroughALinkThatComesLater(
    _ writer: Writer, _ folder: String?
  ) throws {
    let project = try ReviewProject.reviewed()
    try project.folder.write("inputs: [screens]\n", to: "tablemock.yaml")
    if writer == .batch {
      #expect(try project.run("batch", "screens", "-o", "pictures").status == 0)
      try project.folder.write("old", to: "pictures/old/b.png")
    }
    let root = FilePath(project.folder.url.path)
    let owner = try ApprovalProject(
      baselines: root + "/golden", review: root + "/out/review", manifest: root + "/tablemock.yaml")
    let review = owner.reviewFolder
    let desk = ReviewDesk(review, of: owner)
    let plan = try #require(owner.plan)
    var options = VerifyRun.Options(baselines: owner.baselines, review: review.path)
    options.reviewReach = review.reach
    let verify = VerifyRun(plan, pictures: PictureOptions(), options: options)
    // The review and the approval name the places as the owner does.
    let places = [
      "--project", root.text, "--baseline", owner.baselines.text, "--review", review.path.text,
    ]
    var environment = ProcessInfo.processInfo.environment
    environment["CI"] = nil
    let run = { try CommandRun($0 + places, in: Repository.root, environment: environment).status }
    if writer != .verify { #expect(try run(["verify"]) == 1) }
    if writer == .undo { #expect(try run(["approve", "--all"]) == 0) }
    if writer == .desk { _ = try desk.page() }
    let drawn = try BatchPlan(
      BatchManifest(inputs: [.init(path: root + "/screens")]), outputFolder: root + "/pictures")
    let batch = BatchRun(drawn, settings: BatchSettings(), options: .init(prunes: true))

    // What lies elsewhere looks the same, so that nothing but its place is in the way.
    if let folder {
      let swapped = project.folder.url.appendingPathComponent(folder)
      let elsewhere = project.folder.url.appendingPathComponent("elsewhere")
      try? FileManager.default.createDirectory(at: swapped, withIntermediateDirectories: true)
      try FileManager.default.moveItem(at: swapped, to: elsewhere)
      try FileManager.default.createSymbolicLink(at: swapped, withDestinationURL: elsewhere)
    }
    let watched = folder == nil ? "" : "elsewhere"
    let before = try project.content(of: watched)

    do {
      switch writer {
      case .approve:
        let result = try ApproveJob(.all, in: review, of: owner).run()
        #expect(folder != nil || result.refusals.isEmpty, "\(result.refusals)")
      case .undo: _ = try ReplacedPictures(in: review, of: owner).putBack()
      case .desk: _ = desk.decide(.approved, on: [1, 2, 3], of: review.recordDigest ?? "")
      case .reject: try review.write(rejected: ["a.png"])
      case .verify: _ = try verify.run(Silent())
      case .batch: _ = try batch.run(Silent())
      }
    } catch {
      // The link may be told; without one there is nothing to be told.
      if folder == nil { throw error }
    }
    // Without a link each of them changes something.
    #expect(try (project.content(of: watched) == before) == (folder != nil))
  }
}
