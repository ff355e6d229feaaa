import TableModel
import TableThemes

/// What every part of a bar's layout needs to know.
struct BarContext {
  /// What views in the bar need to know.
  let views: ViewContext

  /// What places the author's own views in the bar; `nil` in bars that have none.
  let placing: (any BarViewPlacing)?

  /// The colour of what lies behind the bar.
  let ground: Color

  /// A bar before the background of a table, or before that of screens without one.
  init(_ views: ViewContext, placing: (any BarViewPlacing)? = nil, ground: Color? = nil) {
    self.views = views
    self.placing = placing
    self.ground = ground ?? views.theme.bars.background
  }

  var looks: BarLooks { views.theme.bars }
  var environment: LayoutEnvironment { views.environment }
  var pixels: PixelGrid { views.pixels }

  /// Whether the screen is that of a phone on its side, which has low bars.
  var isCompact: Bool {
    environment.sheet == nil && environment.size.width >= looks.compactScreen.width
      && environment.size.height <= looks.compactScreen.height
  }

  /// The colours of a bar, from what its author says of them.
  func colors(of style: BarStyle, barTintColor: Color?, tintColor: Color?) -> BarColors {
    looks.tintColorsBars
      ? BarColors(
        style: style, bar: barTintColor ?? tintColor, tint: barTintColor ?? tintColor, context: self)
      : BarColors(style: style, bar: barTintColor, tint: tintColor, context: self)
  }

  /// What draws the theme's shapes before the bar's ground, their tinted parts in a colour.
  func shapes(tint: Color) -> BarShapeDrawing {
    BarShapeDrawing(tint: tint, ground: ground, isDark: views.isDark)
  }

  /// A text of one line in a colour, in a room of some width in points.
  func shaped(
    _ string: String,
    look: TextLook,
    color: Color? = nil,
    maximumWidth: Double = .infinity,
    minimumScale: Double = 1
  ) -> ShapedLabel {
    let label = Label(
      text: string,
      textColor: color,
      adjustsFontSizeToFitWidth: minimumScale < 1,
      minimumScaleFactor: minimumScale
    )
    return views.text.shape(label, look: look, maximumWidth: maximumWidth)
  }
}

/// The colours that the author of a bar chose.
struct BarColors {
  let style: BarStyle
  /// The colour of the bar itself.
  let bar: Color?
  /// The colour of what can be tapped.
  let tint: Color?
  /// The colour of what lies behind the bar.
  private let ground: Color
  private let isDark: Bool

  init(style: BarStyle, bar: Color?, tint: Color?, context: BarContext) {
    self.style = style
    self.bar = bar
    self.tint = tint
    ground = context.ground
    isDark = context.views.isDark
  }

  /// The colour of a part, given the tint that holds where nobody says another.
  func color(_ color: ControlColor, tint own: Color?, else base: Color) -> Color {
    switch color {
    case .fixed(let light, let dark): isDark ? dark ?? light : light
    case .tint: own ?? tint ?? base
    case .ownTint(let light, let dark): own ?? tint ?? (isDark ? dark ?? light : light)
    case .ground: ground
    }
  }
}

/// Places views of the author's own in bars, which views in turn can hold: bars ask for no layout of views themselves.
protocol BarViewPlacing {
  /// The size in points that a view beside others asks for in a room.
  func sizeBesideOthers(of view: View, fitting available: Size) -> Size

  /// A view at a place.
  func node(of view: View, in frame: Rect, role: ViewRole?) -> SceneNode
}
