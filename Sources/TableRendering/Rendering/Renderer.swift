import TableDrawing
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
  public var cancellation: CancellationToken? {
    get { writer.cancellation }
    set { writer.cancellation = newValue }
  }

  /// A renderer with the fonts of this machine; throws an error that names the package of a font that is missing.
  public init(fonts: FontCatalog = .standard) throws {
    let projectFonts = ProjectFonts(OpenFile.imageOpener)
    shaper = try HarfBuzzTextShaper(catalog: fonts, projectFonts: projectFonts)
    writer = PictureWriter(
      fonts: fonts.file(named:), images: OpenFile.imageOpener, projectFonts: projectFonts)
  }

  /// The fonts that were opened so far.
  package var openedFonts: [FontFile] { shaper.openedFonts }

  /// Reads a source file.
  public func load(path: FilePath) -> Source {
    loader.load(path: path)
  }

  /// Reads a source from memory; pictures that it names are looked for in `folder`.
  public func load(_ bytes: [UInt8], named name: String, folder: FilePath) -> Source {
    loader.load(bytes, named: name, folder: folder)
  }

  /// The picture of a source file's only screen, or of one of its tables.
  ///
  /// - Parameters:
  ///   - path: A spec, a storyboard, a xib or a Settings bundle's pane.
  ///   - table: The name of the table that is meant where there are several.
  ///   - variant: What is wanted otherwise than the source says.
  ///   - format: The kind of file.
  ///   - options: How the file is written.
  /// - Returns: The bytes of the file.
  /// - Throws: ``SourceError`` with all that is wrong with the source, and what layout and drawing throw.
  public func picture(
    of path: FilePath, table: String? = nil, as variant: Variant = Variant(), format: PictureFormat = .png,
    options: PictureOptions = PictureOptions()
  ) throws -> [UInt8] {
    var source = load(path: path)
    if let table { source = try source.picking(table) }
    guard let document = source.document else { throw SourceError(diagnostics: source.diagnostics) }
    let screens = try source.screens(as: variant)
    guard let screen = screens.first, screens.count == 1 else {
      throw SourceError(screenCount: screens.count, names: document.tableNames, in: path)
    }
    var scene = try scene(of: screen, as: variant)
    if format == .html { scene.language = source.language(as: variant) }
    guard format == .html, variant.followsReader(of: screen) else {
      return try picture(of: scene, as: format, options: options)
    }
    var dark = variant
    dark.appearance = .dark
    return try picture(
      of: .schemes(light: scene, dark: self.scene(of: screen, as: dark)), as: format, options: options)
  }

  /// Lays out one screen in one way.
  ///
  /// - Parameters:
  ///   - screen: The screen as its source has it in this way: one of ``Source/screens(as:)``.
  ///   - variant: What is wanted otherwise than the screen says.
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
    try scene(
      of: screen, as: variant, keepsHiddenRows: keepsHiddenRows, rowsAsStored: rowsAsStored,
      explainsFrames: explainsFrames, until: startedClock)
  }

  /// A clock that gives layout the time that the budget has, from now on.
  package var startedClock: WorkClock { WorkClock(seconds: budget.seconds, cancellation: cancellation) }

  /// The same with a clock that other layouts may share, and for a scene that holds no more than there is room for.
  package func scene(
    of screen: Screen, as variant: Variant, keepsHiddenRows: Bool = false, rowsAsStored: Bool = false,
    explainsFrames: Bool = false, until clock: WorkClock, room: Int = Scene.mostParts
  ) throws -> Scene {
    let screen = variant.applied(to: screen)
    var resolved = try ResolvedScreen(
      screen, as: variant, keepsHiddenRows: keepsHiddenRows, rowsAsStored: rowsAsStored)
    resolved.environment.explainsFrames = explainsFrames
    var scene = try withSoundFonts {
      TableLayoutEngine(theme: resolved.theme, shaper: shaper, room: room, shouldEnd: { clock.isOver })
        .scene(of: screen, in: resolved.environment)
    }
    scene.language = variant.language ?? screen.language
    return scene
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
    (table.popover, table.presentation, table.menu, table.alertController) = (nil, nil, nil, nil)
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

extension Renderer {
  /// The bytes of a file of anything that a picture file can show.
  ///
  /// Throws where the kind of file cannot show it, where it is too large, and where a font or picture cannot be read.
  public func picture(
    of content: PictureContent, as format: PictureFormat, options: PictureOptions = PictureOptions()
  ) throws(DrawingError) -> [UInt8] {
    let clock = startedClock
    switch (content, format) {
    case (.schemes(let light, let dark), .html):
      return try writer.html(light, dark: dark, options: options.svg)
    case (.still(let scene), _), (.schemes(let scene, _), _):
      return try picture(of: scene, as: format, options: options)
    case (.animation(let animation), .png):
      return try writer.animatedPNG(animation.milliseconds, size: animation.size, options: options.png) {
        (step) throws(DrawingError) in
        try scene(of: animation, at: step, until: clock)
      }
    case (.animation(let animation), .gif):
      return try writer.gif(animation.milliseconds, size: animation.size) { (step) throws(DrawingError) in
        try scene(of: animation, at: step, until: clock)
      }
    case (.book(let book), .pdf):
      return try writer.pdf(
        PDFPages(
          book.pages, title: book.title,
          links: book.links.map { PDFPages.Link(page: $0.page, rect: $0.rect, target: $0.target) },
          bookmarks: book.bookmarks.map { PDFPages.Bookmark(title: $0.title, page: $0.page) }))
    case (.book, _):
      throw DrawingError(
        "only PDF files have pages, not \(format.rawValue)", hint: "end the path in .pdf")
    case (.animation, _):
      throw DrawingError(
        "only PNG and GIF files can be animated, not \(format.rawValue)", hint: "end the path in .png or .gif"
      )
    }
  }
}

extension Variant {
  /// Whether nobody says if the screen is light or dark, so that a page may follow its reader's wish.
  package func followsReader(of screen: Screen) -> Bool { appearance == nil && screen.appearance == nil }
}

/// Why there is no picture of a source: all that is wrong with it.
public struct SourceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong; not empty.
  public let diagnostics: [Diagnostic]

  init(diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  /// That a file has no screen, or several of which none was named.
  init(screenCount: Int, names: [String], in path: FilePath) {
    let location = SourceLocation(file: path.text)
    diagnostics = [
      screenCount == 0
        ? Diagnostic(.error, at: location, "there is no table in it")
        : Diagnostic(
          .error, at: location, "there are \(screenCount) tables in it, and one is drawn",
          hint: "name it: \(listed(names.map(quoted), "or"))")
    ]
  }

  /// All diagnostics, a line each.
  public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
