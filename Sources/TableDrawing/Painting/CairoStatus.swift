import CPangoCairo

extension cairo_status_t {
  /// Throws what went wrong inside Cairo.
  func check() throws(DrawingError) {
    guard self != CAIRO_STATUS_SUCCESS else { return }
    let reason = cairo_status_to_string(self).map { String(cString: $0) } ?? "unknown reason"
    throw DrawingError("the picture could not be drawn: \(reason)")
  }
}
