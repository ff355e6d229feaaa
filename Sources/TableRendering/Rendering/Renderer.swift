import TableDrawing
import TableInterfaceBuilder
import TableLayout
import TableModel
import TableSources
import TableSpec
import TableThemes

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

  /// Lays out a screen's table as high as its content and cuts it into pages between its rows.
  ///
  /// `height` is the greatest height of a page, in points. Bars and containers are left out, and so is what belongs
  /// to scrolling, the index included. Throws where there is no table, or more than one.
  public func pages(
    of screen: Screen, height: Double, options: RenderOptions = RenderOptions()
  ) throws(DrawingError) -> [Scene] {
    guard var tableView = screen.tableViews.first, screen.tableViews.count == 1 else {
      throw DrawingError("the screen has \(screen.tableViews.count) tables, and pages are cut from one")
    }
    tableView.scroll = ScrollState()
    tableView.refreshControl = nil
    tableView.sectionIndex.titles = []
    var table = screen
    table.statusBar = nil
    table.popover = nil
    table.content = .controller(ViewController(tableView: tableView))
    var options = options
    options.height = .content
    return ScenePages(height: height).pages(of: scene(of: table, options: options))
  }

  /// Several scenes in a grid as one; `nil` without any.
  public func scene(of entries: [ContactSheet.Entry], on sheet: ContactSheet) -> Scene? {
    sheet.scene(of: entries, shaper: shaper)
  }

  /// A screen in several looks at one scale on one sheet, the title of each look under its picture.
  ///
  /// The sheet has the order of `themes`, and there is none without any; a theme among the options gives way.
  public func eras(
    of screen: Screen,
    themes: [Theme] = Theme.all,
    on sheet: ContactSheet = .grid,
    options: RenderOptions = RenderOptions()
  ) -> Scene? {
    let entries = themes.map { theme in
      var options = options
      options.theme = theme
      options.scale = options.scale ?? screen.scale ?? Renderer.sheetScale
      return ContactSheet.Entry(scene(of: screen, options: options), caption: theme.title)
    }
    return scene(of: entries, on: sheet)
  }

  /// Device pixels a point of sheets whose source does not say; the pictures' own devices may differ.
  private static let sheetScale = 2.0

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
    themes: Theme.names,
    devices: Device.all.map(\.name),
    themesWithout: { feature in themesWithout[feature] ?? [] }
  )

  private static let themesWithout: [ThemeFeature: Set<String>] = [
    .darkAppearance: names { $0.palette == nil },
    .insetGrouped: names { $0.insetGrouped == nil },
    .largeTitles: names { $0.bars.navigationBar.largeTitle == nil },
    .refreshControl: names { $0.parts.refreshControl == nil },
  ]

  private static func names(ofThemes isIncluded: (Theme) -> Bool) -> Set<String> {
    Set(Theme.all.filter(isIncluded).map(\.name))
  }
}
