import TableComparison
import TableDrawing
import TableLayout
import TableLinting
import TableModel
import TableProject
import TableRendering
import TableSources

/// Draws the screens of a preview, with fonts that stay open; it belongs to one thread.
final class PreviewRenderer {
  struct Drawn {
    var request: PreviewRequest
    var revision: Int
    var scene: Scene
  }

  private let renderer: Renderer
  private let search: ManifestSearch
  /// What was laid out last, for a picture of another kind; none of more views than a page can point at, as one screen
  /// may have so many that four of them do not fit into memory.
  private(set) var drawn: [Drawn] = []

  /// The screen whose frames were explained last, as one asks for one view of it after the other.
  private(set) var explained: (request: PreviewRequest, revision: Int, explanation: SceneExplanation)?

  private static let mostScenes = 4
  /// The most views whose places a page is told of.
  static let mostViews = 5_000
  /// The most views of a screen that the linter is asked about: its rules lay it out again for the dark, and two of more
  /// do not fit into what a preview may take.
  private let mostLintedViews: Int
  /// The most bytes of a picture that a page is sent.
  private static let mostBytes = 32 << 20
  /// The bytes that room is made for besides a picture.
  private static let usualBytes = 1 << 16

  /// A renderer that lints by the manifests that a search finds; throws where a font is missing.
  init(_ search: ManifestSearch = ManifestSearch(), mostLintedViews: Int = 50_000) throws {
    (self.search, self.mostLintedViews) = (search, mostLintedViews)
    renderer = try Renderer()
  }

  /// A screen that can be shown.
  private struct Shown {
    var sound: PreviewSource.Sound
    var inspected: InspectedScene
    var picture: [UInt8]
  }

  /// All that a page shows of a screen, as a line of JSON: its picture, its views, and what is to be said.
  func view(of source: PreviewSource, _ request: PreviewRequest) -> [UInt8] {
    var diagnostics = source.result?.diagnostics ?? []
    var shown: Shown?
    do {
      shown = try source.sound.map { try self.shown($0, source.input, request) }
    } catch {
      diagnostics.append(Diagnostic(error, at: SourceLocation(file: source.input.path.text)))
    }
    // The picture, which may be long, is written into the line from its bytes, and is nowhere else.
    let length = shown.map { $0.picture.count + $0.picture.count / 8 } ?? 0
    var line = JSONLine(reserving: length + PreviewRenderer.usualBytes)
    line.beginObject()
    line.key("source")
    line.value(source.json)
    if let shown {
      write(shown, of: source, to: &line)
      let inspected = shown.inspected
      diagnostics += shown.sound.source.lacks(of: [request.variant])
      diagnostics += inspected.scene.findings.diagnostics(
        file: inspected.file, inspected.origins, screen: inspected.screen)
    }
    line.key("diagnostics")
    line.value(.array(diagnostics.map(\.preview)))
    line.endObject()
    return line.take()
  }

  private func shown(
    _ sound: PreviewSource.Sound, _ input: InputFile, _ request: PreviewRequest
  ) throws -> Shown {
    let scene = try scene(of: sound, request)
    return Shown(
      sound: sound,
      inspected: InspectedScene(
        file: input.path.text, screen: screen(request, sound), scene: scene,
        origins: sound.result.origins?.finder(as: request.variant)),
      picture: try picture(of: scene, as: .svg))
  }

  private func write(_ shown: Shown, of source: PreviewSource, to line: inout JSONLine) {
    let scene = shown.inspected.scene
    line.key("screen")
    line.number(Double(shown.inspected.screen))
    line.key("isCurrent")
    line.bool(shown.sound.revision == source.revision)
    line.key("picture")
    line.string(utf8: shown.picture)
    line.key("inspection")
    if scene.root.holds(moreThan: PreviewRenderer.mostViews) {
      line.null()
    } else {
      JSONInspection(shown.inspected).write(to: &line) { _ in }
    }
    line.key("size")
    line.numbers(scene.size.width, scene.size.height)
    line.key("theme")
    line.string(scene.theme)
    line.key("scale")
    line.number(scene.scale)
    line.key("paths")
    line.value(paths(in: shown.sound.result, of: source.input))
  }

  /// A picture file of a screen, or the reason why there is none.
  func picture(
    of source: PreviewSource, _ request: PreviewRequest, as format: PictureFormat
  ) -> Result<[UInt8], Diagnostic> {
    guard let sound = source.sound else {
      return .failure(source.result?.diagnostics.first ?? PreviewRenderer.nothing(source.input))
    }
    do {
      return .success(try picture(of: scene(of: sound, request), as: format))
    } catch {
      return .failure(Diagnostic(error, at: SourceLocation(file: source.input.path.text)))
    }
  }

  /// What the linter finds on a screen, in the way in which it is drawn, by what the project says.
  ///
  /// What is wrong with the project's manifest comes first.
  func findings(of source: PreviewSource, _ request: PreviewRequest) -> JSONValue {
    guard let sound = source.sound, let document = sound.result.document else { return .array([]) }
    let number = screen(request, sound)
    let project = Project(around: source.input.path.folder, search)
    let (lintRequest, flaw) = project.lintRequest(VariantMatrix(of: request.variant))
    let flaws = project.diagnostics + [flaw].compactMap(\.self)
    guard document.screens.indices.contains(number),
      let linter = try? SourceLinter(lintRequest, sources: SourceStore(room: 0), renderer: renderer)
    else { return .array([]) }
    let isLarge = (try? scene(of: sound, request))?.root.holds(moreThan: mostLintedViews) ?? false
    guard !isLarge else {
      let notice = Diagnostic(
        .warning, at: SourceLocation(file: source.input.path.text),
        "the screen has more than \(mostLintedViews) views, so the preview does not check it",
        hint: "“tablemock lint” does")
      return .array((flaws + [notice]).map(\.finding))
    }
    let notices = linter.notices(on: number, of: sound.source, source.input)
    return .array(flaws.map(\.finding) + notices.map(\.json))
  }

  /// Where the figures of a view’s frame come from, by its number among all views of the picture.
  func explanation(of source: PreviewSource, _ request: PreviewRequest, view number: Int) -> JSONValue {
    guard let sound = source.sound,
      let explanation = explanation(of: sound, request, file: source.input.path.text),
      let view = explanation.view(number: number)
    else { return .null }
    let words = ExplanationText(explanation)
    return .object([
      ("address", .string(view.address)),
      (
        "figures",
        .array(
          view.figures.map { figure in
            .object([
              ("name", .string(figure.name.rawValue)), ("points", .number(figure.points)),
              ("words", .string(words.words(of: figure))),
            ])
          })
      ),
    ])
  }

  private func explanation(
    of sound: PreviewSource.Sound, _ request: PreviewRequest, file: String
  ) -> SceneExplanation? {
    if let explained, explained.request == request, explained.revision == sound.revision {
      return explained.explanation
    }
    let number = screen(request, sound)
    // Of a screen of more views a page cannot ask for one, and what all of them are made of is much.
    guard let screen = sound.source.screen(number, as: request.variant),
      let known = try? scene(of: sound, request), !known.root.holds(moreThan: PreviewRenderer.mostViews),
      let scene = try? renderer.scene(of: screen, as: request.variant, explainsFrames: true)
    else { return nil }
    let finder = sound.result.origins?.finder(as: request.variant)
    let explanation = SceneExplanation(
      InspectedScene(file: file, screen: number, scene: scene, origins: finder))
    explained = (request, sound.revision, explanation)
    return explanation
  }

  private func screen(_ request: PreviewRequest, _ sound: PreviewSource.Sound) -> Int {
    min(request.screen, max(0, (sound.result.document?.screens.count ?? 1) - 1))
  }

  private func scene(of sound: PreviewSource.Sound, _ request: PreviewRequest) throws -> Scene {
    if let known = drawn.first(where: { $0.request == request && $0.revision == sound.revision }) {
      return known.scene
    }
    let number = screen(request, sound)
    guard let screen = sound.source.screen(number, as: request.variant) else {
      throw DrawingError("the source has no screens")
    }
    let scene = try renderer.scene(of: screen, as: request.variant)
    try renderer.checkComplete(scene)
    guard !scene.root.holds(moreThan: PreviewRenderer.mostViews) else { return scene }
    if drawn.count >= PreviewRenderer.mostScenes { drawn.removeFirst() }
    drawn.append(Drawn(request: request, revision: sound.revision, scene: scene))
    return scene
  }

  private func picture(of scene: Scene, as format: PictureFormat) throws -> [UInt8] {
    let bytes = try renderer.picture(of: scene, as: format)
    guard bytes.count <= PreviewRenderer.mostBytes else {
      throw DrawingError(
        "the picture has \(bytes.count) bytes, too many for the page",
        hint: "“tablemock render” writes it to a file")
    }
    return bytes
  }

  private static func nothing(_ input: InputFile) -> Diagnostic {
    Diagnostic(.error, at: SourceLocation(file: input.path.text), "there is nothing to draw")
  }

  /// The absolute paths of the files that the parts of a source were written in, for editors.
  private func paths(in result: LoadingResult, of input: InputFile) -> JSONValue {
    var names = Set(result.origins?.files ?? []).union([input.path.text])
    do throws(Diagnostic) {
      if let manifest = try search.manifest(of: input.path.folder) { names.insert(manifest.text) }
    } catch {
      names.insert(error.location.file)
    }
    return .object(names.sorted().map { ($0, .string(FilePath($0).absolute.text)) })
  }
}
