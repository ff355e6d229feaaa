import TableComparison
import TableDrawing
import TableLayout
import TableLint
import TableModel
import TableRendering
import TableSpec

/// Draws pictures that are compared, in memory.
final class DiffDrawer {
  private let renderer: Renderer
  /// The way in which everything is drawn.
  let variant: Variant
  private let pictures: PictureOptions
  /// A clock for each piece of work, which has the seconds that are left.
  private let clock: (Double?) -> WorkClock
  /// The seconds that laying out and linting may still take for the comparison at hand; `nil` for any number.
  private var secondsLeft: Double?
  /// The time of the comparison at hand with all that is done for it.
  private var whole = WorkClock(seconds: nil)

  /// Draws in one way; throws where a font is missing.
  init(
    as variant: Variant, pictures: PictureOptions,
    clock: @escaping (Double?) -> WorkClock = { WorkClock(seconds: $0) }
  ) throws {
    renderer = try Renderer()
    self.variant = variant
    self.pictures = pictures
    self.clock = clock
    renderer.budget = pictures.budget
    secondsLeft = pictures.budget.seconds
  }

  /// Gives all that is laid out and put into words from now on, for one comparison, the time that the budget has; reading
  /// both sides has taken some seconds of it.
  func beginComparison(afterReading seconds: Double = 0) {
    secondsLeft = pictures.budget.seconds.map { max(0, $0 - seconds) }
    whole = WorkClock(seconds: secondsLeft)
  }

  /// What is said of a comparison that takes longer than it may; `nil` of others.
  var delay: DrawingError? {
    secondsLeft.map { $0 <= 0 } ?? false ? pictures.budget.exceeded(by: "comparing", isDrawing: false) : nil
  }

  /// Does work that counts for the comparison at hand; painting and comparing pixels do not.
  private func spend<Result>(_ work: (WorkClock) throws -> Result) rethrows -> Result {
    let clock = clock(secondsLeft)
    defer { secondsLeft = clock.secondsLeft }
    return try work(clock)
  }

  /// Lays a screen out; `keepsHiddenRows` says whether rows outside the picture have places too.
  func scene(
    of screen: Screen, in source: DiffSource, keepsHiddenRows: Bool = false
  ) throws(Diagnostic) -> Scene {
    do {
      let scene = try spend { clock in
        try renderer.scene(of: screen, as: variant, keepsHiddenRows: keepsHiddenRows, until: clock)
      }
      if let delay { throw delay }
      try renderer.checkComplete(scene)
      return scene
    } catch {
      throw Diagnostic(error, at: SourceLocation(file: source.shown))
    }
  }

  /// What the source of a screen says of it, in the way in which it is drawn.
  func properties(of screen: Screen) -> [ElementProperty] {
    SpecProperties.all(of: variant.applied(to: screen))
  }

  /// The outline of a scene; throws where there is no time left for it.
  func outline(_ make: () -> SceneOutline) throws -> SceneOutline {
    let outline = spend { _ in make() }
    if let delay { throw delay }
    return outline
  }

  /// In what two scenes differ, in words; `nil` where there is no time left to find out.
  func changes(
    from expected: SceneOutline, to actual: SceneOutline, hasHiddenRows: Bool
  ) -> [SceneChange]? {
    let comparison = spend { clock in
      SceneComparison(expected, actual, hasHiddenRows: hasHiddenRows) { clock.isOver }
    }
    return comparison.isIncomplete ? nil : comparison.changes
  }

  /// The PNG file of a scene.
  func picture(of scene: Scene, in source: DiffSource) throws(Diagnostic) -> DiffPicture {
    do {
      return .drawn(try renderer.picture(of: scene, as: .png, options: pictures))
    } catch {
      throw Diagnostic(error, at: SourceLocation(file: source.shown))
    }
  }

  /// What the linter finds on a screen, at its usual levels; throws where there is no time left.
  ///
  /// It comes after all else, and so has half of what painting and comparing have left, too.
  func findings(on screen: Screen, number: Int) throws -> [LintFinding] {
    if let left = whole.secondsLeft { secondsLeft = secondsLeft.map { min($0, left / 2) } }
    return try spend { clock in
      try Linter().findings(on: renderer.linted(screen, number: number, as: variant, until: clock))
    }
  }
}
