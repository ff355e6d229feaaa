import TableDrawing
import TableLayout
import TableLint
import TableModel
import TableThemes

extension Renderer {
  /// Lays out one screen in one way, with rows that are out of sight, for rules to look at.
  ///
  /// - Parameters:
  ///   - screen: The screen as its source has it in this way.
  ///   - number: The number of the screen in its document, counted from 0.
  ///   - variant: What is wanted otherwise than the source says.
  ///   - comparison: How its texts come out in other languages; `nil` where rules are not to look at that.
  ///   - clock: When laying out, for rules too, must end; `nil` for when the budget says, from now.
  /// - Returns: The screen with what is known of it.
  /// - Throws: What laying out throws, and an error where the scene is not complete.
  package func linted(
    _ screen: Screen, number: Int, as variant: Variant = Variant(), comparison: LanguageComparison? = nil,
    until clock: WorkClock? = nil
  ) throws -> LintedScreen {
    let clock = clock ?? startedClock
    let shown = variant.applied(to: screen)
    let resolved = try ResolvedScreen(shown, as: variant, keepsHiddenRows: true)
    let scene = try scene(of: screen, as: variant, keepsHiddenRows: true, until: clock)
    try checkComplete(scene)
    let pictures = PictureColors(renderer: self)
    return LintedScreen(
      shown, number: number, variant: variant, theme: resolved.theme,
      environment: resolved.environment, scene: scene, shaper: shaper,
      pictureColor: { pictures.color(of: $0, at: $1) }, comparison: comparison,
      checkTime: { if clock.isLate { throw self.budget.exceeded(by: "linting", isDrawing: false) } },
      layOut: { screen, variant in try? self.linted(screen, number: number, as: variant, until: clock) })
  }
}

/// The colours of pictures where they are drawn, each picture drawn once.
private final class PictureColors {
  private let renderer: Renderer
  private var bitmaps: [PlacedImage: Bitmap?] = [:]
  /// The longest side of a drawn picture, in pixels: letters are wider than what is lost.
  private static let longestSide = 512.0

  init(renderer: Renderer) {
    self.renderer = renderer
  }

  /// The colour at a point of the view that draws the picture; `nil` where the picture cannot be drawn.
  func color(of placed: PlacedImage, at point: Point) -> Color? {
    guard let bitmap = bitmap(of: placed), bitmap.width > 0, bitmap.height > 0 else { return nil }
    let across = (point.x - placed.rect.minX) / placed.rect.width * Double(bitmap.width)
    let down = (point.y - placed.rect.minY) / placed.rect.height * Double(bitmap.height)
    guard across.isFinite, down.isFinite else { return nil }
    let x = Int(min(Double(bitmap.width - 1), max(0, across)))
    let y = Int(min(Double(bitmap.height - 1), max(0, down)))
    let offset = 4 * (y * bitmap.width + x)
    guard bitmap.components.indices.contains(offset + 3) else { return nil }
    let part = { (index: Int) in Double(bitmap.components[offset + index]) / 255 }
    return Color(red: part(0), green: part(1), blue: part(2), alpha: part(3))
  }

  private func bitmap(of placed: PlacedImage) -> Bitmap? {
    if let known = bitmaps[placed] { return known }
    let drawn = seenThrough(placed)
    bitmaps.updateValue(drawn, forKey: placed)
    return drawn
  }

  /// The picture with its opacity, which is what black behind it takes from what white behind it gives.
  private func seenThrough(_ placed: PlacedImage) -> Bitmap? {
    guard var picture = draw(placed, over: .white), let dark = draw(placed, over: .black),
      picture.components.count == dark.components.count
    else { return nil }
    for pixel in stride(from: 0, to: picture.components.count - 3, by: 4) {
      let opacity = 255 - Int(picture.components[pixel + 1]) + Int(dark.components[pixel + 1])
      for part in pixel..<pixel + 3 where opacity > 0 {
        picture.components[part] = UInt8(min(255, Int(dark.components[part]) * 255 / opacity))
      }
      picture.components[pixel + 3] = UInt8(min(255, max(0, opacity)))
    }
    return picture
  }

  private func draw(_ placed: PlacedImage, over ground: Color) -> Bitmap? {
    let side = max(placed.rect.width, placed.rect.height)
    guard side > 0 else { return nil }
    var picture = placed
    picture.rect = Rect(origin: .zero, size: placed.rect.size)
    let node = SceneNode(
      .imageView, frame: picture.rect,
      drawings: [.fill(.rect(picture.rect), .color(ground)), .image(picture)])
    let scene = Scene(
      theme: Theme.newest.name, size: picture.rect.size, contentSize: picture.rect.size,
      scale: 1,
      root: node
    ).scaled(by: min(1, PictureColors.longestSide / side))
    return try? renderer.bitmap(of: scene)
  }
}

extension Renderer {
  /// How the texts of a source's screens come out in its own language and in others.
  ///
  /// One language is laid out after the other, because a source reads all its screens in a language at once. A screen that
  /// cannot be laid out, or not in time, has no comparison, and a language that it cannot be laid out in is left out.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - variant: What is wanted otherwise than the source says, whatever its language.
  ///   - languages: The names of the other languages.
  ///   - clock: When all of it must end, so that further languages are left out; `nil` for when the budget says, from now.
  ///   - failed: Takes why a screen could not be laid out, and in which of them; `nil` for the source's own language.
  /// - Returns: A comparison for each screen; `nil` where there is none.
  package func comparisons(
    of source: Source, as variant: Variant, in languages: [String], until clock: WorkClock? = nil,
    failed: (_ language: String?, _ error: any Error) -> Void = { _, _ in }
  ) -> [LanguageComparison?] {
    guard let strings = source.strings else { return (source.document?.screens ?? []).map { _ in nil } }
    let clock = clock ?? startedClock
    let own = wordings(of: source, in: nil, as: variant, until: clock) { failed(nil, $0) }
    let texts = Set(own.flatMap { ($0?.fits ?? []).map(\.text) })
    let others = languages.map { language in
      let translations = strings.translations(of: texts, in: language)
      let wordings = wordings(of: source, in: language, as: variant, until: clock) { failed(language, $0) }
      return wordings.map { $0?.knowing(translations) }
    }
    let ownTexts = strings.translations(of: texts, in: strings.developmentLanguage)
    return own.enumerated().map { number, own in
      own.map { LanguageComparison($0.knowing(ownTexts), with: others.compactMap { $0[number] }) }
    }
  }

  /// The texts of each screen in a language, in the developer's where none is given, whatever the view's own is; `nil` for one
  /// that cannot be laid out.
  private func wordings(
    of source: Source, in language: String?, as variant: Variant, until clock: WorkClock,
    failed: (any Error) -> Void
  ) -> [LanguageComparison.Wording?] {
    var variant = variant
    let developmentLanguage = source.strings?.developmentLanguage
    variant.language = language ?? (source.translations(as: Variant()).isEmpty ? nil : developmentLanguage)
    let name = language ?? developmentLanguage ?? "en"
    let delay = budget.exceeded(by: "comparing languages", isDrawing: false)
    guard !clock.isOver else {
      failed(delay)
      return (source.document?.screens ?? []).map { _ in nil }
    }
    let screens = (try? source.screens(as: variant)) ?? []
    return screens.enumerated().map { number, screen in
      do {
        let screen = try linted(screen, number: number, as: variant, until: clock)
        let wording = LanguageComparison.Wording(screen, in: name)
        try screen.checkTime()
        return wording
      } catch {
        failed(clock.isOver ? delay : error)
        return nil
      }
    }
  }

  /// The name of the device that a screen is laid out for, or its size where that is of its own.
  package func deviceName(of screen: Screen, _ variant: Variant) -> String {
    if let name = variant.device { return name }
    if let size = screen.size { return "\(plain(size.width))×\(plain(size.height))" }
    let theme = (variant.theme ?? screen.theme).flatMap(Theme.named) ?? Theme.newest
    return screen.device ?? theme.device
  }
}

extension Diagnostic {
  /// That a language was not looked at, and why.
  package init(unseen language: String, _ error: any Error, at location: SourceLocation) {
    self.init(error, at: location)
    message = "the language \(quoted(language)) was not looked at: \(message)"
  }
}
