import TableModel
import TableThemes

/// What a deletion is confirmed with, laid out for one cell.
protocol ConfirmationLayout {
  /// How far the row slides to the left when all of the confirmation shows, in points.
  var slide: Double { get }
  /// The points of the content view that the confirmation covers when all of it shows.
  var reserve: Double { get }

  /// The views of the confirmation.
  func node(in bounds: Rect, contentFrame: Rect) -> SceneNode
}

extension CellContext {
  /// The title of the button that deletes.
  var confirmationTitle: String { cell.titleForDeleteConfirmationButton ?? "Delete" }

  /// The confirmation as the theme has it; `nil` for a cell that shows none.
  func confirmationLayout() -> (any ConfirmationLayout)? {
    guard presentation.confirmation > 0 else { return nil }
    return switch look.editing.confirmation {
    case .pill(let look): PillLayout(self, look: look)
    case .panels(let look): PanelLayout(self, look: look)
    }
  }
}
