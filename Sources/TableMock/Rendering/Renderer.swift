/// The whole way from a source file to pictures, for programs that want no part of it by itself.
///
/// Fonts stay open between screens, so one renderer serves a worker for its whole life; it is not to be shared
/// between threads.
public final class Renderer {
  private let loader = SourceLoader(vocabulary: .all)
  private let shaper: PangoTextShaper
  private let writer: PictureWriter

  /// A renderer with the fonts of this machine; throws an error that names the package of a font that is missing.
  public init() throws {
    shaper = try PangoTextShaper()
    writer = PictureWriter(fonts: FontCatalog.standard.file(named:))
  }

  /// Reads a source file.
  public func load(path: String) -> LoadingResult {
    loader.load(path: path)
  }

  /// Reads a source from memory; pictures that it names are looked for in `folder`.
  public func load(_ bytes: [UInt8], named name: String, folder: String) -> LoadingResult {
    loader.load(bytes, named: name, folder: folder)
  }

  /// Lays out one screen.
  public func scene(of screen: Screen, options: RenderOptions = RenderOptions()) -> Scene {
    let resolved = ResolvedScreen(screen, options: options)
    return TableLayoutEngine(theme: resolved.theme, shaper: shaper)
      .scene(of: screen, in: resolved.environment)
  }

  /// The bytes of a picture file.
  public func picture(
    of scene: Scene, as format: PictureFormat, options: PictureOptions = PictureOptions()
  ) throws(DrawingError) -> [UInt8] {
    switch format {
    case .png: try writer.png(scene, options: options.png)
    case .svg: try writer.svg(scene, options: options.svg)
    case .pdf: try writer.pdf(scene)
    }
  }

  /// The pixels of a scene, for comparison.
  public func bitmap(of scene: Scene) throws(DrawingError) -> Bitmap {
    try writer.bitmap(scene)
  }
}

extension SpecVocabulary {
  /// The names of all themes and devices.
  public static let all = SpecVocabulary(
    themes: Theme.all.map(\.name),
    devices: Device.all.map(\.name),
    themesWithout: [
      .darkAppearance: names { $0.palette == nil },
      .insetGrouped: names { $0.insetGrouped == nil },
    ]
  )

  private static func names(ofThemes isIncluded: (Theme) -> Bool) -> Set<String> {
    Set(Theme.all.filter(isIncluded).map(\.name))
  }
}
