import TableModel
import TableThemes

/// What a deletion is confirmed with, laid out for one cell.
protocol ConfirmationLayout {
  /// How far the row slides to the left when all of the confirmation shows, in points; negative for one that slides to
  /// the right.
  var slide: Double { get }
  /// The points of the content view that the confirmation covers when all of it shows.
  var reserve: Double { get }

  /// The views of the confirmation.
  func node(in bounds: Rect, contentFrame: Rect) -> SceneNode
}

extension CellContext {
  /// The title of the button that deletes.
  var confirmationTitle: String {
    cell.titleForDeleteConfirmationButton ?? table.environment.strings.delete
  }
}
