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
    let stroke = Stroke(width: look.spokeWidth * enlargement, cap: look.hasRoundEnds ? .round : .butt)
    let end = look.hasRoundEnds ? look.spokeWidth / 2 : 0
    let radii = [look.innerRadius + end, look.outerRadius - end]
    let spokes = zip(directions, opacities).map { direction, opacity in
      Drawing.stroke(
        .polyline(radii.map { bounds.point(at: $0 * enlargement, towards: direction) }),
        stroke,
        .color(opaque.faded(to: opacity))
      )
    }
    return ControlContent(drawings: context.views.upright(spokes, in: bounds.width))
  }

  /// The opacities of the spokes, clockwise from the one at the top.
  private var opacities: [Double] {
    if let opacities = look.opacities { return opacities }
    let count = ActivityIndicatorLayout.hours.count
    return (0..<count).map { hour in
      let fading = Double((count - hour) % count) / Double(count - 1)
      return look.headOpacity + fading * (look.tailOpacity - look.headOpacity)
    }
  }

  private var directions: [Point] {
    opacities.count == ActivityIndicatorLayout.winds.count
      ? ActivityIndicatorLayout.winds : ActivityIndicatorLayout.hours
  }

  /// The directions of a clock's hours, from twelve on.
  private static let hours: [Point] = {
    let long = 3.0.squareRoot() / 2
    let quarter = [Point(0, -1), Point(0.5, -long), Point(long, -0.5)]
    let half = quarter + quarter.map { Point(-$0.y, $0.x) }
    return half + half.map { Point(-$0.x, -$0.y) }
  }()

  /// Eight directions as on a compass, from the top on.
  private static let winds: [Point] = {
    let slant = 0.5.squareRoot()
    let quarter = [Point(0, -1), Point(slant, -slant)]
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
