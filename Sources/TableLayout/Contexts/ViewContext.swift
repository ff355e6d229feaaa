import TableModel
import TableThemes

/// What labels, pictures, controls and other views need to know of the place that they are laid out for.
///
/// A class, because a theme is too large to be copied into every part.
final class ViewContext {
  let theme: Theme
  let environment: LayoutEnvironment
  /// The tint of what has none of its own.
  let tint: Color
  let text: LabelShaper
  /// What is laid out of the scene so far.
  let meter: LayoutMeter
  /// The size of a view whose constraints say how large it is, within some room.
  ///
  /// Handed on, because views with constraints lie in stacks, and stacks among constraints.
  let fittingSize: FittingSize

  typealias FittingSize = (_ view: View, _ room: Size, _ context: ViewContext) -> Size?

  /// A place where views inherit a tint, or that of the theme.
  init(
    theme: Theme, environment: LayoutEnvironment, shaper: any TextShaping, tint: Color? = nil,
    meter: LayoutMeter, fittingSize: @escaping FittingSize
  ) {
    self.theme = theme
    self.environment = environment
    self.tint = tint ?? theme.controls.tint
    self.meter = meter
    self.fittingSize = fittingSize
    text = LabelShaper(
      typeface: theme.typeface[environment.scale],
      scale: environment.scale,
      textStyleSizes: theme.textStyleSizes[theme.contentSizeCategory],
      leadings: FontMetrics.leadings(at: theme.contentSizeCategory),
      language: environment.language,
      layoutDirection: environment.layoutDirection,
      isMirrored: ViewContext.isMirrored(theme, environment.arrangement ?? environment.layoutDirection),
      isArrangedOtherwise: environment.arrangement != nil,
      explainsFrames: environment.explainsFrames,
      shaper: shaper,
      meter: meter
    )
  }

  private static func isMirrored(_ theme: Theme, _ direction: LayoutDirection) -> Bool {
    direction == .rightToLeft && theme.direction.mirrorsInterface
  }

  /// Whether what is laid out from left to right is mirrored afterwards.
  var isMirrored: Bool { text.isMirrored }

  /// Whether the interface is read from the right, in looks that know of it.
  var isReadFromRight: Bool { ViewContext.isMirrored(theme, environment.layoutDirection) }

  /// The way in which views stand beside each other.
  var arrangement: LayoutDirection { environment.arrangement ?? environment.layoutDirection }

  /// The same place where views stand beside each other in some way, and are read as the interface is.
  func arranged(_ direction: LayoutDirection) -> ViewContext {
    var environment = environment
    environment.arrangement = direction == environment.layoutDirection ? nil : direction
    return with(environment: environment, tint: tint)
  }

  /// Whether the screen is a phone's: known to be one, or too narrow for a tablet.
  var isPhone: Bool {
    environment.isPhone || environment.size.width < theme.containers.minimumTabletWidth
  }

  /// The lesser and the greater side of a tablet's screen, in points, of which this may be a part; `nil` on phones, and for
  /// pictures that are too low for any screen.
  private var tabletSides: (lesser: Double, greater: Double)? {
    let size = environment.screenSize ?? environment.size
    let sides = (lesser: min(size.width, size.height), greater: max(size.width, size.height))
    return environment.isPhone || sides.lesser < theme.containers.minimumTabletWidth ? nil : sides
  }

  /// The width in points of the phone's screen that this is all or a part of; `nil` on tablets.
  var phoneWidth: Double? {
    isOnTablet ? nil : environment.screenSize?.width
  }

  /// Whether the screen is known to be a tablet's, whatever part of it this is.
  var isOnTablet: Bool { tabletSides != nil }

  /// Whether it is one of the largest tablets.
  var isOnLargeTablet: Bool {
    tabletSides.map {
      $0.lesser >= theme.containers.largeTablet.width && $0.greater >= theme.containers.largeTablet.height
    } ?? false
  }

  /// The look of the titles along the right edge.
  var sectionIndexLook: SectionIndexLook {
    let look = theme.parts.sectionIndex
    return isOnTablet ? look.onTablets : look
  }

  /// Drawings that look the same in a mirrored view of a width in points, since they are mirrored once more.
  func upright(_ drawings: [Drawing], in width: Double) -> [Drawing] {
    isMirrored ? drawings.map { $0.mirrored(in: width) } : drawings
  }

  /// The direction of a view in looks that know of it, in others that of the interface.
  func direction(of attribute: SemanticContentAttribute) -> LayoutDirection {
    theme.direction.mirrorsInterface
      ? attribute.direction(in: environment.layoutDirection) : environment.layoutDirection
  }

  var scale: Double { environment.scale }
  var pixels: PixelGrid { PixelGrid(scale: scale) }

  /// A place in the same theme or another, in another environment or with a tint of its own.
  func with(theme: Theme? = nil, environment: LayoutEnvironment? = nil, tint: Color?) -> ViewContext {
    ViewContext(
      theme: theme ?? self.theme, environment: environment ?? self.environment, shaper: text.shaper,
      tint: tint,
      meter: meter, fittingSize: fittingSize)
  }

  /// Notes that a part of the picture is drawn, where the look has no facts for it.
  func noteDrawing(_ part: LookPart) {
    guard theme.partsByEye.contains(part) else { return }
    meter.note(LayoutFinding(.drawnByEye(part, look: theme.title), ids: []))
  }

  /// Whether the screen is dark, in looks that have dark ones.
  var isDark: Bool { environment.appearance == .dark && theme.palette != nil }

  /// The colour that a part of a view takes, given what the view itself is tinted with.
  func color(_ color: ControlColor, tint own: Color?) -> Color {
    switch color {
    case .fixed(let light, let dark): isDark ? dark ?? light : light
    case .tint: own ?? tint
    case .ownTint(let light, let dark): own ?? (isDark ? dark ?? light : light)
    case .ground: theme.bars.background
    }
  }
}

extension ViewContext {
  /// A length from somewhere; `source` says from where, and is asked for that only where frames are explained.
  func length(_ points: Double, _ source: @autoclosure () -> String, _ rule: LayoutRule?) -> Length {
    environment.explainsFrames ? Length(points, [FigureTerm(points, source(), rule)]) : Length(points)
  }

  /// A length of the look.
  func length(ofLook points: Double, _ name: @autoclosure () -> String, _ rule: LayoutRule) -> Length {
    length(points, "\(name()) of \(theme.title)", rule)
  }

  /// A frame whose figures all come from one place.
  func frame(_ rect: Rect, _ source: @autoclosure () -> String, _ rule: LayoutRule?) -> PlacedFrame {
    PlacedFrame(
      x: length(rect.minX, source(), rule), y: length(rect.minY, source(), rule),
      width: length(rect.width, source(), rule), height: length(rect.height, source(), rule))
  }
}

extension SceneNode {
  /// The view at a frame whose figures are explained, if somebody asks for that.
  func explained(by frame: PlacedFrame, in context: ViewContext) -> SceneNode {
    guard context.environment.explainsFrames else { return self }
    var node = self
    node.figures = frame.figures
    return node
  }
}
