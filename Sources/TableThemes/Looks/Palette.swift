import TableModel

/// The components of the system's colours in one version of iOS, for light screens and dark ones.
package struct Palette: Hashable, Sendable {
  /// The colours of light screens.
  package var light: [SystemColor: Color]
  /// The colours of dark screens.
  package var dark: [SystemColor: Color]

  /// The colours of one appearance.
  package subscript(appearance: Appearance) -> [SystemColor: Color] {
    switch appearance {
    case .light: light
    case .dark: dark
    }
  }
}

/// The thickness of a line, either the same on every screen or as fine as the screen can draw.
package enum Thickness: Hashable, Sendable {
  /// So many points, on any screen.
  case points(Double)
  /// So many pixels of the screen.
  case pixels(Double)

  /// The thickness in points on a screen of so many pixels a point.
  package func points(scale: Double) -> Double {
    switch self {
    case .points(let points): points
    case .pixels(let pixels): pixels / scale
    }
  }
}

/// The box with rounded corners that holds a section's rows.
package struct BoxLook: Hashable, Sendable {
  /// The colour of the rows.
  package var fill: Color
  /// The colour of the outline, drawn over what lies behind.
  package var border: Color
  /// The thickness of the outline in points; it lies outside the rows' content.
  package var borderWidth: Double = 1
  /// The radius of the outline's middle line at the corners, in points.
  package var cornerRadius: Double
  /// The colours of lines under the upper outline, together as thick as it, as a shade that it throws.
  package var innerShade: ByScale<[Color]> = ByScale([])
  /// The colours of lines below the lower outline, together as thick as it, as light caught by the edge.
  package var highlight: ByScale<[Color]> = ByScale([])
  /// The colour of the line below a row.
  package var separator: Color
  /// The colour of the line under that one, at the top of the next row.
  package var separatorHighlight: Color?
  /// The points by which a section's last row is higher, for the highlight below it.
  package var lastRowExtra: Double = 0
}

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

/// One layer of a picture drawn with outlines.
package enum VectorLayer: Hashable, Sendable {
  /// What a layer is painted with.
  package enum Fill: Hashable, Sendable {
    /// Always the same paint.
    case fixed(Paint)
    /// The colour of what can be tapped: the table's, or the theme's.
    case tint

    /// Always the same colour.
    static func color(_ color: Color) -> Fill { .fixed(.color(color)) }
  }

  /// An outline filled by the nonzero rule.
  case fill(Path, Fill)
  /// A line along an outline.
  case stroke(Path, Stroke, Fill)

  /// The layer moved by the given distances in points.
  package func offset(x: Double, y: Double) -> VectorLayer {
    switch self {
    case .fill(let path, let fill): .fill(path.offset(x: x, y: y), fill.offset(x: x, y: y))
    case .stroke(let path, let stroke, let fill):
      .stroke(path.offset(x: x, y: y), stroke, fill.offset(x: x, y: y))
    }
  }

  /// The layer in one colour.
  func colored(_ color: Color) -> VectorLayer {
    switch self {
    case .fill(let path, _): .fill(path, .color(color))
    case .stroke(let path, let stroke, _): .stroke(path, stroke, .color(color))
    }
  }

  /// The layer, which has flat colours, made larger by a factor about the origin.
  func scaled(by factor: Double) -> VectorLayer {
    let scaled = { (path: Path) in path.mapPoints { Point($0.x * factor, $0.y * factor) } }
    switch self {
    case .fill(let path, let fill): return .fill(scaled(path), fill)
    case .stroke(let path, var stroke, let fill):
      stroke.width *= factor
      return .stroke(scaled(path), stroke, fill)
    }
  }
}

extension VectorLayer.Fill {
  fileprivate func offset(x: Double, y: Double) -> VectorLayer.Fill {
    switch self {
    case .fixed(let paint): .fixed(paint.offset(x: x, y: y))
    case .tint: .tint
    }
  }
}

/// A value that differs between screens of one pixel a point and finer ones.
public struct ByScale<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value where a point is one pixel.
  public var standard: Value
  /// The value where a point is two or more pixels.
  public var retina: Value

  /// The value for a screen of so many pixels a point.
  public subscript(scale: Double) -> Value { scale < 2 ? standard : retina }
}

extension ByScale {
  /// The same value for all screens.
  init(_ value: Value) {
    self.init(standard: value, retina: value)
  }
}
