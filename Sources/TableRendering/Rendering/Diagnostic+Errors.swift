import TableDrawing
import TableModel

extension Diagnostic {
  /// Tells an error of loading, layout or drawing; one that has no place of its own gets the given one.
  package init(_ error: any Error, at location: SourceLocation) {
    switch error {
    case let error as Diagnostic: self = error
    case let error as UnknownNameError:
      self.init(.error, at: location, error.message, hint: error.hint)
    case let error as DrawingError:
      self.init(.error, at: location, error.message, hint: error.hint)
    default: self.init(.error, at: location, "\(error)")
    }
  }
}
