import TableComparison
import TableDrawing
import TableLayout
import TableLint
import TableModel
import TableRendering
import TableSources

/// Draws pictures of one source after the other and says what became of each: the one way in which jobs, batches and
/// workers draw.
package final class PictureDrawer {
  /// Takes a picture file for a path, and says whether it is still wanted; throws where it cannot be written.
  package typealias Put = (_ bytes: [UInt8], _ path: FilePath) throws -> Bool

  /// A screen in one way, laid out once for all kinds of files.
  private struct Drawn {
    var variant: Variant
    var screen: Int
    var scenes: [Scene]
  }

  package let renderer: Renderer
  /// What is noted on pictures of screens.
  var annotations: [Annotation] = []
  private let pictures: PictureOptions
  private let pageHeight: Double?
  private let sizeHint: String?
  private let withDigests: Bool
  /// The source at hand.
  private var source = Source.empty
  private var input = InputFile(path: "", outputName: "")
  private var drawn: Drawn?

  /// A drawer that writes files in one way.
  ///
  /// - Parameters:
  ///   - renderer: What lays out and paints.
  ///   - pictures: How files are written.
  ///   - pageHeight: The greatest height of pages in points; `nil` for pictures as the variants say.
  ///   - sizeHint: What the user can do about pictures as high as their content that are too high.
  ///   - withDigests: Whether results have the digests of files.
  package init(
    _ renderer: Renderer, pictures: PictureOptions, pageHeight: Double? = nil, sizeHint: String? = nil,
    withDigests: Bool = true
  ) {
    self.renderer = renderer
    renderer.budget = pictures.budget
    self.pictures = pictures
    self.pageHeight = pageHeight
    self.sizeHint = sizeHint
    self.withDigests = withDigests
  }

  /// What was drawn last; `nil` where nothing was, and the first page of several.
  package var scene: Scene? { drawn?.scenes.first }

  /// Turns to another source, of which pictures are drawn from now on.
  package func turn(to source: Source, of input: InputFile) {
    self.source = source
    self.input = input
    drawn = nil
  }

  /// Draws a picture, or the pages of one, and hands over the files; `nil` where one is not wanted any more.
  package func draw(_ job: BatchJob, put: Put) -> [JobResult]? {
    let contents: [PictureContent]
    do {
      contents = try self.contents(of: job)
    } catch {
      return [failure(job, error)]
    }
    var results: [JobResult] = []
    for (index, content) in contents.enumerated() {
      var page = job
      if pageHeight != nil { page.output = job.output(ofPage: index + 1, of: contents.count) }
      guard let result = write(content, as: page, put: put) else { return nil }
      results.append(result)
    }
    return results
  }

  /// What the files of a picture show: HTML pages have the dark screen too, where nobody says that it is to be light.
  private func contents(of job: BatchJob) throws -> [PictureContent] {
    guard job.format == .html else { return try scenes(of: job).map(PictureContent.still) }
    // Pages alone say their language, which may have to be looked for in the whole project.
    let language = source.language(as: job.variant)
    let scenes = try self.scenes(of: job).map { $0.saying(language) }
    guard let screen = source.screen(job.screen, as: job.variant), job.variant.followsReader(of: screen)
    else { return scenes.map(PictureContent.still) }
    let light = drawn
    defer { drawn = light }
    var dark = job
    dark.variant.appearance = .dark
    return zip(scenes, try self.scenes(of: dark).map { $0.saying(language) }).map { scene, dark in
      scene == dark ? .still(scene) : .schemes(light: scene, dark: dark)
    }
  }

  /// Paints a picture and hands over the file; `nil` where it is not wanted any more.
  func write(_ content: PictureContent, as job: BatchJob, put: Put) -> JobResult? {
    do {
      let bytes = try renderer.picture(of: content, as: job.format, options: pictures)
      guard try put(bytes, job.output) else { return nil }
      var result = JobResult(.written, job, of: input)
      result.size = job.format.pixels(of: bytes) ?? content.size
      result.bytes = bytes.count
      let findings = content.scenes.flatMap(\.findings)
      if !findings.isEmpty {
        result.diagnostics += findings.diagnostics(
          file: input.path.text, source.origins.map(OriginFinder.init), screen: job.screen)
      }
      if withDigests { result.sha256 = Fingerprint.of(bytes) }
      return result
    } catch {
      var result = failure(job, error)
      if let place = place(of: error, in: content, job) {
        let isShare = (error as? DrawingError)?.isAboutPainting ?? false
        for index in result.diagnostics.indices {
          result.diagnostics[index].location = place
          if isShare { result.diagnostics[index].message += ", most of them for this view" }
        }
      }
      return result
    }
  }

  /// Paints a picture to where a plan wants it, for the caller to tell what became of it.
  package func write(
    _ content: PictureContent, as job: BatchJob, _ plan: OutputPlan, _ files: inout WrittenFiles,
    _ account: inout PictureAccount
  ) -> JobResult? {
    write(content, as: job) { bytes, path in
      try files.put(bytes, at: path, of: input, plan, &account)
      return true
    }
  }

  /// Why a picture cannot be painted, which is thrown away; nothing where it can.
  package func complaints(about content: PictureContent, as job: BatchJob) -> [Diagnostic] {
    guard let result = write(content, as: job, put: { _, _ in true }), result.status == .failed else {
      return []
    }
    return result.diagnostics
  }

  /// Where the view was written whose image made drawing fail, or that has most to be painted; `nil` where it was
  /// something else.
  private func place(of error: any Error, in content: PictureContent, _ job: BatchJob) -> SourceLocation? {
    guard let error = error as? DrawingError, let origins = source.origins else { return nil }
    let element = content.scenes.lazy.compactMap { scene in
      if let path = error.imagePath {
        scene.elementPath(screen: job.screen, ofFirst: { $0.drawsImage(at: path) })
      } else if error.isAboutPainting {
        scene.pathOfMostPainted(screen: job.screen)
      } else {
        nil
      }
    }
    return element.first.flatMap { origins.finder(as: job.variant).origin(of: $0)?.location }
  }

  /// The result of a picture that could not be drawn or written.
  package func failure(_ job: BatchJob, _ error: any Error) -> JobResult {
    let told = Diagnostic(error, at: SourceLocation(file: input.path.text))
    let isAboutSize = (error as? DrawingError)?.isAboutSize ?? false
    let isHigh = isAboutSize && pageHeight == nil && job.variant.height == .content
    return .failure(job, of: input, told.message, hint: (isHigh ? sizeHint : nil) ?? told.hint)
  }

  /// The boxes of a picture's views, which is laid out for that where it was not drawn last; `nil` without a picture.
  package func boxes(
    of job: BatchJob, _ result: JobResult, _ options: BoxesOptions, source: [UInt8]
  ) -> PictureBoxes? {
    guard let size = result.size, let scene = try? scenes(of: job).first, scene.size.width > 0 else {
      return nil
    }
    let views = SceneBoxes.boxes(of: scene, scale: size.width / scene.size.width, detail: options.detail)
    return PictureBoxes(
      views, size: size, input: result.input, table: result.table, language: result.variant.language,
      split: options.splits?.name(of: source))
  }

  private func scenes(of job: BatchJob) throws -> [Scene] {
    if let drawn, drawn.screen == job.screen, drawn.variant == job.variant { return drawn.scenes }
    guard let screen = source.screen(job.screen, as: job.variant) else {
      throw DrawingError("the source has no screen of this number")
    }
    var scenes =
      if let pageHeight {
        try renderer.pages(of: screen, height: pageHeight, as: job.variant)
      } else {
        [try renderer.scene(of: screen, as: job.variant)]
      }
    scenes = try scenes.map { try noted($0, of: screen, number: job.screen, as: job.variant) }
    drawn = Drawn(variant: job.variant, screen: job.screen, scenes: scenes)
    return scenes
  }

  /// The scene of the screen of a number with what is to be noted on it.
  func noted(_ scene: Scene, of screen: Screen, number: Int, as variant: Variant) throws -> Scene {
    guard !annotations.isEmpty else { return scene }
    var findings: [LintFinding] = []
    // Pages are cut from another scene and have no marks of the linter.
    if annotations.contains(.lint), pageHeight == nil {
      findings = try Linter().findings(on: renderer.linted(screen, number: number, as: variant))
    }
    return try renderer.annotated(scene, with: Set(annotations), findings: findings)
  }
}

extension Scene {
  /// The scene with the language that its texts are in.
  fileprivate func saying(_ language: String?) -> Scene {
    var scene = self
    scene.language = language
    return scene
  }
}
