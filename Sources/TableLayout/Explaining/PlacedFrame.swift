import TableModel

/// A frame whose figures know what they are made of.
struct PlacedFrame {
  var x: Length
  var y: Length
  var width: Length
  var height: Length

  /// The frame in points.
  var rect: Rect { Rect(x: x.points, y: y.points, width: width.points, height: height.points) }

  /// The frame moved to the right.
  func offset(x distance: Length) -> PlacedFrame {
    PlacedFrame(x: x + distance, y: y, width: width, height: height)
  }

  /// The frame mirrored about the middle of a width in points.
  func mirrored(in whole: Double) -> PlacedFrame {
    var frame = self
    let parent = FigureTerm(whole, "width of the superview", .rightToLeft)
    let own = FigureTerm(width.points, "its own width", .rightToLeft)
    frame.x = Length(whole, [parent]) - x - Length(width.points, [own])
    return frame
  }

  /// The figures with what they are made of.
  var figures: [FrameFigure] {
    [(FrameFigure.Name.x, x), (.y, y), (.width, width), (.height, height)].map { name, length in
      FrameFigure(name: name, points: length.points, terms: length.terms)
    }
  }
}

extension SceneNode {
  /// The view with some figures of its frame changed as the frame itself was.
  mutating func moveFigures(_ change: (inout PlacedFrame) -> Void) {
    guard let frame = PlacedFrame(figures) else { return }
    var moved = frame
    change(&moved)
    figures = moved.figures
  }
}

extension PlacedFrame {
  /// The frame that figures were taken of.
  fileprivate init?(_ figures: [FrameFigure]) {
    guard figures.count == 4 else { return nil }
    let lengths = figures.map { Length($0.points, $0.terms) }
    self.init(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
  }
}
