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
  /// What reads the renderer's sources.
  package let loader = SourceLoader.standard
  let shaper: HarfBuzzTextShaper
  let writer: PictureWriter
  /// What laying out and drawing each picture may use up.
  public var budget: WorkBudget {
    get { writer.budget }
    set { writer.budget = newValue }
  }
  /// Lets another thread end the work on pictures; `nil` where nobody will.
  public var cancellation: Cancellation? {
    get { writer.cancellation }
    set { writer.cancellation = newValue }
  }

  /// A renderer with the fonts of this machine; throws an error that names the package of a font that is missing.
  public init(fonts: FontCatalog = .standard) throws {
    shaper = try HarfBuzzTextShaper(catalog: fonts)
    writer = PictureWriter(fonts: fonts.file(named:), images: OpenFile.imageOpener)
  }

  /// The fonts that were opened so far.
  package var openedFonts: [FontFile] { shaper.openedFonts }

  /// Reads a source file.
  public func load(path: FilePath) -> LoadingResult {
    loader.load(path: path)
  }

  /// Reads a source from memory; pictures that it names are looked for in `folder`.
  public func load(_ bytes: [UInt8], named name: String, folder: FilePath) -> LoadingResult {
    loader.load(bytes, named: name, folder: folder)
  }

  /// Lays out one screen in one way.
  ///
  /// - Parameters:
  ///   - screen: The screen as its source has it.
  ///   - variant: What is wanted otherwise than the source says.
  ///   - keepsHiddenRows: Whether rows outside the screen are laid out too, for lists of all views.
  ///   - rowsAsStored: Whether rows are as high as Interface Builder stores them, without the line that devices add.
  ///   - explainsFrames: Whether views know what the figures of their frames are made of.
  /// - Returns: The placed views.
  /// - Throws: An error where a look or a device is named that there is not, and a finding where a font that the
  ///   screen needs is damaged or cannot be opened.
  public func scene(
    of screen: Screen, as variant: Variant = Variant(), keepsHiddenRows: Bool = false,
    rowsAsStored: Bool = false, explainsFrames: Bool = false
  ) throws -> Scene {
    let screen = variant.applied(to: screen)
    var resolved = try ResolvedScreen(
      screen, as: variant, keepsHiddenRows: keepsHiddenRows, rowsAsStored: rowsAsStored)
    resolved.environment.explainsFrames = explainsFrames
    let clock = WorkClock(seconds: budget.seconds, cancellation: cancellation)
    return try withSoundFonts {
      TableLayoutEngine(theme: resolved.theme, shaper: shaper, shouldEnd: { clock.isOver })
        .scene(of: screen, in: resolved.environment)
    }
  }

  func withSoundFonts<Result>(_ layOut: () -> Result) throws(Diagnostic) -> Result {
    shaper.forgetFailure()
    let result = layOut()
    if let failure = shaper.failure { throw failure }
    return result
  }

  /// Lays out a screen's table as high as its content and cuts it into pages between its rows.
  ///
  /// `height` is the greatest height of a page, in points. Bars and containers are left out, and so is what belongs
  /// to scrolling, the index included. Throws where there is no table or more than one, or a name is unknown.
  public func pages(
    of screen: Screen, height: Double, as variant: Variant = Variant()
  ) throws -> [Scene] {
    let screen = variant.applied(to: screen)
    guard var tableView = screen.tableViews.first, screen.tableViews.count == 1 else {
      throw DrawingError("the screen has \(screen.tableViews.count) tables, and pages are cut from one")
    }
    tableView.scroll = ScrollState()
    tableView.refreshControl = nil
    tableView.sectionIndex.titles = []
    var table = screen
    table.statusBar = nil
    (table.popover, table.presentation) = (nil, nil)
    table.content = .controller(ViewController(tableView: tableView))
    var variant = variant
    (variant.height, variant.state, variant.bars) = (.content, nil, nil)
    let whole = try scene(of: table, as: variant)
    return ScenePages(height: height).pages(of: whole).map { page in
      var page = page
      page.gap = whole.gap
      return page
    }
  }

  /// Several scenes in a grid as one; `nil` without any.
  public func scene(of entries: [ContactSheet.Entry], on sheet: ContactSheet) throws(Diagnostic) -> Scene? {
    var scene = try withSoundFonts { sheet.scene(of: entries, shaper: shaper) }
    scene?.gap = entries.lazy.compactMap(\.scene.gap).first
    return scene
  }

  /// The bytes of a picture file.
  public func picture(
    of scene: Scene, as format: PictureFormat, options: PictureOptions = PictureOptions()
  ) throws(DrawingError) -> [UInt8] {
    try format.file(of: scene, from: writer, options: options)
  }

  /// Throws the reason why a scene has not been laid out to the end, where it has not.
  package func checkComplete(_ scene: Scene) throws(DrawingError) {
    try writer.checkComplete(scene)
  }

  /// The rows of a scene's pixels, which are painted as they are read; nothing else may be drawn meanwhile.
  package func rows(of scene: Scene) throws(DrawingError) -> any PixelRows {
    try writer.rows(of: scene)
  }

  /// The pixels of a scene, for comparison.
  public func bitmap(of scene: Scene) throws(DrawingError) -> Bitmap {
    try writer.bitmap(scene)
  }
}
