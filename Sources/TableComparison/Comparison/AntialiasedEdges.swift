/// Tells pixels that differ only in how an edge is smoothed from those that differ in what is shown.
///
/// The rule is Vyšniauskas's: such a pixel has darker and brighter neighbours, and the darkest or the brightest of them
/// lies in a flat area of both pictures. The rule alone would take thin lines and rings for edges that are in one of
/// the pictures only; so the colours of each picture at this place must also lie between those around it in the other.
struct AntialiasedEdges {
  /// How far the rule looks.
  static let reach = 2

  /// As many neighbours of one colour make a flat area.
  private static let flatCount = 3

  let expected: RowWindow
  let actual: RowWindow

  /// Whether a pixel that both pictures have is a matter of smoothing.
  func contains(x: Int, y: Int) -> Bool {
    guard isBetween(expected.pixel(x: x, y: y), around: actual, x: x, y: y),
      isBetween(actual.pixel(x: x, y: y), around: expected, x: x, y: y)
    else { return false }
    return isSmoothed(expected, x: x, y: y) || isSmoothed(actual, x: x, y: y)
  }

  /// Whether each channel of a colour lies between those around a place, itself included.
  private func isBetween(_ pixel: Pixel, around window: RowWindow, x: Int, y: Int) -> Bool {
    var lowest = window.pixel(x: x, y: y).channels
    var highest = lowest
    visitNeighbours(of: window, x: x, y: y) { column, row in
      let channels = window.pixel(x: column, y: row).channels
      lowest = pointwiseMin(lowest, channels)
      highest = pointwiseMax(highest, channels)
    }
    let channels = pixel.channels
    return all(lowest .<= channels) && all(channels .<= highest)
  }

  /// Whether a pixel of one picture lies on a slope between two areas that are flat in both.
  private func isSmoothed(_ window: RowWindow, x: Int, y: Int) -> Bool {
    let brightness = window.pixel(x: x, y: y).brightness
    var darkest = (step: 0, x: 0, y: 0)
    var brightest = (step: 0, x: 0, y: 0)
    var equals = isAtEdge(window, x: x, y: y) ? 1 : 0
    visitNeighbours(of: window, x: x, y: y) { column, row in
      let step = window.pixel(x: column, y: row).brightness - brightness
      if step == 0 { equals += 1 }
      if step < darkest.step { darkest = (step, column, row) }
      if step > brightest.step { brightest = (step, column, row) }
    }
    guard equals < Self.flatCount, darkest.step < 0, brightest.step > 0 else { return false }
    return isFlatInBoth(x: darkest.x, y: darkest.y) || isFlatInBoth(x: brightest.x, y: brightest.y)
  }

  private func isFlatInBoth(x: Int, y: Int) -> Bool {
    isFlat(expected, x: x, y: y) && isFlat(actual, x: x, y: y)
  }

  /// Whether several neighbours have the very colour of a pixel.
  private func isFlat(_ window: RowWindow, x: Int, y: Int) -> Bool {
    guard x < window.size.width, y < window.size.height else { return false }
    let pixel = window.pixel(x: x, y: y)
    var equals = isAtEdge(window, x: x, y: y) ? 1 : 0
    visitNeighbours(of: window, x: x, y: y) { column, row in
      if window.pixel(x: column, y: row).distance(to: pixel) == 0 { equals += 1 }
    }
    return equals >= Self.flatCount
  }

  private func isAtEdge(_ window: RowWindow, x: Int, y: Int) -> Bool {
    x == 0 || y == 0 || x == window.size.width - 1 || y == window.size.height - 1
  }

  @inline(__always)
  private func visitNeighbours(of window: RowWindow, x: Int, y: Int, _ visit: (Int, Int) -> Void) {
    for row in max(0, y - 1)...min(window.size.height - 1, y + 1) {
      for column in max(0, x - 1)...min(window.size.width - 1, x + 1) where column != x || row != y {
        visit(column, row)
      }
    }
  }
}
