import TableBatch
import TableDrawing
import TableLayout
import TableModel
import TableRendering
import TableReview
import TableSources

/// Draws the screens of a preview, with fonts that stay open; it belongs to one thread.
final class PreviewRenderer {
  private struct Drawn {
    var request: PreviewRequest
    var revision: Int
    var scene: Scene
  }

  private let renderer: Renderer
  private let search: ManifestSearch
  /// What was laid out last, for a picture of another kind.
  private var drawn: [Drawn] = []

  /// The screen whose frames were explained last, as one asks for one view of it after the other.
  private var explained: (request: PreviewRequest, revision: Int, explanation: SceneExplanation)?

  private static let mostScenes = 4
  /// The most views whose places a page is told of.
  static let mostViews = 5_000
  /// The most bytes of a picture that a page is sent.
  private static let mostBytes = 32 << 20

  /// A renderer that lints by the manifests that a search finds; throws where a font is missing.
  init(_ search: ManifestSearch = ManifestSearch()) throws {
    self.search = search
    renderer = try Renderer()
  }

  /// All that a page shows of a screen: its picture, its views, and what is to be said.
  func view(of source: PreviewSource, _ request: PreviewRequest) -> JSONValue {
    var diagnostics = source.result?.diagnostics ?? []
    var members: [(key: String, value: JSONValue)] = [("source", source.json)]
    do {
      if let sound = source.sound {
        diagnostics += sound.result.lacks(of: [request.variant])
        let scene = try scene(of: sound, request)
        let finder = sound.result.origins?.finder(as: request.variant)
        let file = source.input.path.text
        let picture = try picture(of: scene, as: .svg)
        let inspected = InspectedScene(
          file: file, screen: screen(request, sound), scene: scene, origins: finder)
        members += [
          ("screen", .number(Double(screen(request, sound)))),
          ("isCurrent", .bool(sound.revision == source.revision)),
          ("picture", .string(String(decoding: picture, as: UTF8.self))),
          (
            "inspection",
            scene.root.holds(moreThan: PreviewRenderer.mostViews) ? .null : JSONInspection(inspected).value
          ),
          ("size", .array([.number(scene.size.width), .number(scene.size.height)])),
          ("theme", .string(scene.theme)), ("scale", .number(scene.scale)),
          ("paths", paths(in: sound.result, of: source.input)),
        ]
        diagnostics += scene.findings.diagnostics(file: file, finder, screen: screen(request, sound))
      }
    } catch {
      diagnostics.append(Diagnostic(error, at: SourceLocation(file: source.input.path.text)))
    }
    members.append(("diagnostics", .array(diagnostics.map(\.preview))))
    return .object(members)
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
    let project = NearestLintConfiguration(to: source.input.path.folder, search)
    guard document.screens.indices.contains(number),
      let linter = try? SourceLinter(project, as: request.variant, renderer)
    else { return .array([]) }
    let notices = linter.notices(on: number, of: sound.source, source.input)
    return .array(project.diagnostics.map(\.finding) + notices.map(\.json))
  }

  /// Where the figures of a view’s frame come from, by its number among all views of the picture.
  func explanation(of source: PreviewSource, _ request: PreviewRequest, view number: Int) -> JSONValue {
    guard let sound = source.sound,
      let explanation = explanation(of: sound, request, file: source.input.path.text),
      explanation.views.indices.contains(number)
    else { return .null }
    let view = explanation.views[number]
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
    guard let document = sound.result.document, document.screens.indices.contains(number),
      let scene = try? renderer.scene(of: document.screens[number], as: request.variant, explainsFrames: true)
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
    guard let document = sound.result.document, document.screens.indices.contains(number) else {
      throw DrawingError("the source has no screens")
    }
    let scene = try renderer.scene(of: document.screens[number], as: request.variant)
    try renderer.checkComplete(scene)
    if drawn.count >= PreviewRenderer.mostScenes { drawn.removeFirst() }
    drawn.append(Drawn(request: request, revision: sound.revision, scene: scene))
    return scene
  }

  private func picture(of scene: Scene, as format: PictureFormat) throws -> [UInt8] {
    let bytes = try renderer.picture(of: scene, as: format)
    guard bytes.count <= PreviewRenderer.mostBytes else {
      throw DrawingError(
        "the picture has \(bytes.count) bytes, more than a page is sent",
        hint: "‘tablemock render’ writes it to a file")
    }
    return bytes
  }

  private static func nothing(_ input: InputFile) -> Diagnostic {
    Diagnostic(.error, at: SourceLocation(file: input.path.text), "there is nothing to be drawn")
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
