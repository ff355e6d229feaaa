import TableModel
import TableThemes

/// Lays out an activity indicator at the moment when its brightest spoke stands at the top.
struct ActivityIndicatorLayout: ControlLayout {
  private let context: ControlContext
  private let look: ActivityIndicatorLook
  private let isHidden: Bool
  private let size: Double
  /// How much larger everything is than in the medium style.
  private let enlargement: Double

  init(
    _ context: ControlContext, look: ActivityIndicatorLook, isHidden: Bool, style: ActivityIndicatorStyle
  ) {
    self.context = context
    self.look = look
    self.isHidden = isHidden
    size = style == .large ? look.largeSize : look.size
    enlargement = size / look.size
  }

  /// An indicator that spins, of a look that a part of the table has for it.
  init(_ look: ActivityIndicatorLook, tintColor: Color? = nil, in views: ViewContext) {
    let control = Control(
      .activityIndicator(isAnimating: true, hidesWhenStopped: false), tintColor: tintColor)
    self.init(ControlContext(control: control, views: views), look: look, isHidden: false, style: .medium)
  }

  var viewClass: ViewClass { .activityIndicator }
  var opacity: Double { 1 }

  func size(fitting room: Size) -> Size { Size(width: size, height: size) }

  func content(in bounds: Rect) -> ControlContent {
    guard !isHidden else { return ControlContent() }
    let opaque = context.color(look.color)
    let stroke = Stroke(width: look.spokeWidth * enlargement, cap: .round)
    let directions = ActivityIndicatorLayout.hours
    return ControlContent(
      drawings: directions.enumerated().map { hour, direction in
        let fading = Double((directions.count - hour) % directions.count) / Double(directions.count - 1)
        let color = opaque.faded(to: look.headOpacity + fading * (look.tailOpacity - look.headOpacity))
        return .stroke(
          .polyline(
            [look.innerRadius, look.outerRadius].map {
              bounds.point(at: $0 * enlargement, towards: direction)
            }),
          stroke,
          .color(color)
        )
      }
    )
  }

  /// The directions of a clock's hours, from twelve on.
  private static let hours: [Point] = {
    let long = 3.0.squareRoot() / 2
    let quarter = [Point(0, -1), Point(0.5, -long), Point(long, -0.5)]
    let half = quarter + quarter.map { Point(-$0.y, $0.x) }
    return half + half.map { Point(-$0.x, -$0.y) }
  }()
}

extension Rect {
  /// A point at a distance from the middle.
  fileprivate func point(at distance: Double, towards direction: Point) -> Point {
    Point(center.x + distance * direction.x, center.y + distance * direction.y)
  }
}
