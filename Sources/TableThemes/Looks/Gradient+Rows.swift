import TableModel

extension Gradient {
  /// The colours of rows of pixels as a screenshot shows them, from top to bottom, each at its row's middle.
  init(rows: [UInt32]) {
    let count = Double(max(1, rows.count))
    self.init(rows.enumerated().map { Stop((Double($0.offset) + 0.5) / count, Color($0.element)) })
  }

  /// Light over rows of pixels, each at its row's middle: white of so much opacity, or black where negative.
  init(light rows: [Double]) {
    let count = Double(max(1, rows.count))
    self.init(
      rows.enumerated().map { row, light in
        Stop((Double(row) + 0.5) / count, Color(white: light < 0 ? 0 : 1, alpha: abs(light)))
      })
  }

  /// Colours at distances in points from the upper edge of what is so many points high.
  init(height: Double, _ stops: [(y: Double, color: Color)]) {
    self.init(stops.map { Stop($0.y / height, $0.color) })
  }

  /// The same colours with a row of another one below them, as sharp as a line, where all is so many points high.
  func endingWithLine(_ color: Color, height: Double) -> Gradient {
    let end = 1 - 1 / height
    return Gradient(stops.map { Stop($0.location * end, $0.color) } + [Stop(end, color), Stop(1, color)])
  }
}
