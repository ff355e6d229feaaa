import TableLayout
import TableModel

/// All views of a scene, and how they lie in each other.
struct ScreenViews {
  /// The views, each before those in it, from back to front.
  let all: [LintedView]
  /// The number of the screen in its document.
  private let screen: Int

  /// The views of a scene.
  init(of scene: Scene, screen: Int) {
    all = scene.placedViews
    self.screen = screen
  }

  /// The part of the document that made a view.
  func path(of view: LintedView) -> ElementPath {
    var steps: [[ElementStep]] = []
    var index = view.index
    while all.indices.contains(index) {
      steps.append(all[index].node.elementSteps)
      index = all[index].parent
    }
    return ElementPath(screen: screen, steps: steps.reversed().flatMap { $0 })
  }

  /// The views in another one, which is not among them.
  func views(in view: LintedView) -> ArraySlice<LintedView> {
    view.index + 1 <= view.end && view.end <= all.count ? all[(view.index + 1)..<view.end] : []
  }

  /// The views that a view lies in, the nearest first.
  func ancestors(of view: LintedView) -> [LintedView] {
    var ancestors: [LintedView] = []
    var index = view.parent
    while all.indices.contains(index) {
      ancestors.append(all[index])
      index = all[index].parent
    }
    return ancestors
  }
}

/// The parts of a screen that can hold a table.
enum ScreenPart: Hashable {
  /// All of a screen without a split view.
  case content
  /// The list of a split view, and what it leads to.
  case master, detail
  /// A box over the content.
  case popover
  /// A sheet over all that, or what covers it.
  case presented
}
