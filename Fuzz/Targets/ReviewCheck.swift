import Glibc
import Synchronization
import TableDrawing
import TableModel
import TableProject
import TableRendering
import TableReview
import TableSources
import TableSpec

/// Reviews that somebody else has left: whatever they say, approving writes pictures below the folder of approved ones, deletes
/// pictures there, and touches nothing else.
enum ReviewCheck {
  /// The first byte says what the others are.
  static func review(_ bytes: [UInt8]) -> [String] {
    guard let first = bytes.first else { return [] }
    let content = Array(bytes.dropFirst())
    switch first % 10 {
    case 0: return project?.approved(with: content, as: "out/review/review.json") ?? []
    case 1: return project?.approved(with: content, as: "out/review/plan.json") ?? []
    case 2: return project?.approved(with: content, as: "out/review/approving.txt") ?? []
    case 3: return project?.approved(with: content, as: "out/review/tablemock.lock") ?? []
    case 4: return png(PNGMender.mended(content))
    case 5: return markup(content)
    case 6: return pages(content)
    case 8: return moving(content)
    case 9: return page(content)
    default:
      return OwnPicture.accepts(content, as: .jpg) && (try? JPEGReader.bitmap(content)) == nil
        ? ["a JPEG file is taken that cannot be read"] : []
    }
  }

  private static func png(_ bytes: [UInt8]) -> [String] {
    guard let size = PNGFileCheck.size(of: bytes), size.width * size.height < 1 << 20 else { return [] }
    guard let bitmap = try? PNGReader.bitmap(bytes) else {
      return ["a PNG file is taken that cannot be read"]
    }
    var broken =
      bitmap.width == size.width && bitmap.height == size.height ? [] : ["a PNG file has two sizes"]
    if OwnPicture.accepts(bytes + [0], as: .png) {
      broken.append("a PNG file is taken with bytes behind its end")
    }
    return broken
  }

  private static func moving(_ bytes: [UInt8]) -> [String] {
    guard OwnPicture.accepts(bytes, as: .gif) else { return [] }
    return OwnPicture.accepts(bytes + [0x3B], as: .gif)
      ? ["a GIF file is taken with bytes behind its end"] : []
  }

  private static func page(_ bytes: [UInt8]) -> [String] {
    guard OwnPicture.accepts(bytes, as: .html) else { return [] }
    let text = String(decoding: bytes, as: UTF8.self)
    return ["<script", "<iframe", "<object", "<embed", "<link", "<base", "<img", "<a ", "<form"]
      .filter(text.contains).map { "a page is taken with “\($0)”" }
  }

  private static func markup(_ bytes: [UInt8]) -> [String] {
    guard OwnPicture.accepts(bytes, as: .svg) else { return [] }
    let text = String(decoding: bytes, as: UTF8.self)
    return [
      "<script", "<foreignObject", "<iframe", "<style", "<!", "<?", "xlink:href=\"http", " href=\"http",
      "url(http",
    ]
    .filter(text.contains).map { "an SVG file is taken with “\($0)”" }
  }

  private static func pages(_ bytes: [UInt8]) -> [String] {
    guard OwnPicture.accepts(bytes, as: .pdf) else { return [] }
    return OwnPicture.accepts(bytes + [0x20], as: .pdf)
      ? ["a PDF file is taken with bytes behind its end"] : []
  }

  private static let project = try? ReviewedProject()
}

/// A project in which one picture has changed and one is obsolete, and a review of it.
private final class ReviewedProject: Sendable {
  private let folder: FilePath
  /// Several tests approve in the one folder.
  private let turn = Mutex(())
  /// All files as they were after the review, by their paths below the folder.
  private let files: [FilePath: [UInt8]]

  init() throws {
    let folder = FilePath("/tmp/tablemock-fuzz-\(getpid())-review")
    self.folder = folder
    FolderSweep.remove([folder.name], in: folder.folder)
    let spec = { (text: String) in
      Array("size: {width: 120, height: 44}\nscale: 1\ntheme: ios8\ntableView: {rows: [\(text)]}\n".utf8)
    }
    let write = { (bytes: [UInt8], name: FilePath) throws in
      try OutputFile(path: folder.appending(name)).write(bytes)
    }
    try write(Array("inputs: [in]\nformats: [png, svg]\n".utf8), "project/tablemock.yaml")
    try write(Array("nobody’s business".utf8), "outside/victim.png")
    for name in ["a", "b"] as [FilePath] {
      try write(spec("A"), FilePath("project/in").appending(name + ".yaml"))
    }
    let observer = Observer()
    try ReviewedProject.verify(folder, observer)
    _ = try ReviewedProject.approval(in: folder).run()
    try write(spec("B"), "project/in/a.yaml")
    FolderSweep.remove(["b.yaml"], in: folder.appending("project/in"))
    try ReviewedProject.verify(folder, observer)
    files = ReviewedProject.content(of: folder)
  }

  /// What stands in inputs for the path of the project, which is another one in each process.
  private static let token = Array("/PROJECT".utf8)

  /// Bytes with the path of the project in place of its token.
  private func placed(_ bytes: [UInt8]) -> [UInt8] {
    var (placed, rest) = ([UInt8](), bytes[...])
    while !rest.isEmpty {
      if rest.starts(with: ReviewedProject.token) {
        placed += folder.appending("project").bytes
        rest = rest.dropFirst(ReviewedProject.token.count)
      } else {
        placed.append(rest.removeFirst())
      }
    }
    return placed
  }

  /// What is wrong once all of the review was approved, with other bytes in one of its files.
  func approved(with bytes: [UInt8], as file: FilePath) -> [String] {
    turn.withLock { _ in approvedInTurn(with: bytes, as: file) }
  }

  private func approvedInTurn(with bytes: [UInt8], as file: FilePath) -> [String] {
    for name in ReviewedProject.content(of: folder).keys where files[name] == nil {
      FolderSweep.remove([name.name], in: folder.appending(name.folder))
    }
    for (name, content) in files { try? OutputFile(path: folder.appending(name)).write(content) }
    let target = OutputFile(path: folder.appending("project").appending(file))
    guard (try? target.write(placed(bytes))) != nil else {
      return []
    }
    _ = try? ReviewedProject.approval(in: folder).run()
    let after = ReviewedProject.content(of: folder)
    var broken: [String] = []
    for name in Set(files.keys).union(after.keys) where files[name] != after[name] {
      if name.isBelow("project/out/review") { continue }
      guard name.isBelow("project/golden") else {
        broken.append("approving has touched \(name)")
        continue
      }
      guard let content = after[name], name.name != "tablemock.lock" else { continue }
      let isPicture = PictureFormat(path: name).map { OwnPicture.accepts(content, as: $0) } ?? false
      if !isPicture { broken.append("approving has written \(name), which is no picture") }
    }
    return broken
  }

  private static func verify(_ folder: FilePath, _ observer: any JobObserver) throws {
    let place = folder.appending("project")
    let manifest = place.appending("tablemock.yaml")
    guard let value = SpecLoader(vocabulary: .all).loadManifest(path: manifest).value else { return }
    let golden = place.appending("golden")
    var options = VerifyRun.Options(baselines: golden, review: place.appending("out/review"), version: "fuzz")
    options.manifest = manifest
    let plan = try BatchPlan(value, inputFolder: place, outputFolder: golden)
    _ = try VerifyRun(plan, pictures: PictureOptions(), options: options).run(observer)
  }

  private static func approval(in folder: FilePath) throws -> ApproveJob {
    let place = folder.appending("project")
    let project = try ApprovalProject(manifest: place.appending("tablemock.yaml"))
    return ApproveJob(.all, in: ReviewFolder(path: project.review), of: project)
  }

  private static func content(of folder: FilePath) -> [FilePath: [UInt8]] {
    let names = ["project", "outside"].flatMap { FolderSweep.files(below: $0, in: folder) }
    return Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, OpenFile.wholeBytes(of: folder.appending($0), atMost: 1 << 24) ?? [])
      })
  }

  private final class Observer: JobObserver {
    let wantsDigests = false
    func found(_ findings: [Diagnostic]) {}
    func finished(_ result: JobResult, _ summary: BatchSummary) {}
  }
}
