import TableModel

/// A segmented control: titles side by side, of which one may be chosen.
public struct SegmentedControlLook: Hashable, Sendable {
  /// The height in points of a control without a frame.
  public var height: Double
  /// The space on both sides of the widest title, in points.
  public var padding: Double
  /// The paint of all segments together.
  public var shape: ShapeLook
  /// The distances in points between the edges of segments and the room that their titles stand in the middle of.
  public var titleEdgeInsets: EdgeInsets = .zero
  /// How the edges between segments are rounded to pixels.
  public var edgeRounding: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  /// The paint over the chosen segment.
  public var selectedShape: ShapeLook
  /// Whether the chosen segment's corners are round wherever it stands, and not at the control's ends alone.
  public var roundsSelectedShape: Bool = false
  /// The line on either side of the chosen segment, from top to bottom; `nil` for none.
  public var selectedDivider: ShapeLook.Fill?
  /// The distances in points between the ends of lines and the edges of the control.
  public var dividerInset: EdgeInsets = .zero
  /// The line between two segments, from top to bottom.
  public var divider: ShapeLook.Fill
  /// The letters of a title.
  public var text: TextLook
  /// The weight of the chosen segment's title; `nil` for that of the others.
  public var selectedWeight: FontWeight?
  /// The colour of a title.
  public var textColor: ControlColor
  /// The colour of the chosen segment's title.
  public var selectedTextColor: ControlColor
  /// The colour of the title of a segment that cannot be used, in a control that can.
  public var disabledTextColor: Color
  /// The opacity of such a title together with its shadow.
  public var disabledTitleOpacity: Double = 1
  /// The opacity of a control that cannot be used.
  public var disabledOpacity: Double = 0.5
}

/// A stepper: a minus and a plus side by side.
public struct StepperLook: Hashable, Sendable {
  /// The size in points.
  public var size: Size
  /// The paint of both sides together.
  public var shape: ShapeLook
  /// The line between the sides, from top to bottom.
  public var divider: ShapeLook.Fill
  /// How far that line stands right of the middle, in points; negative where it stands left of it.
  public var dividerShift: Double = 0
  /// The space above and below that line, in points.
  public var dividerInset: Double = 0
  /// The length of the icons' strokes, in points.
  public var iconLength: Double
  /// The width of the icons' strokes, in points.
  public var iconLineWidth: Double
  /// The colour of the icons.
  public var iconColor: ControlColor
  /// The colour of the first point of the icons; `nil` for that of the rest.
  public var iconTopColor: Color?
  /// The colour of the icon of a side that cannot go on.
  public var disabledIconColor: Color
  /// A copy of the icons behind them.
  public var iconShadow: TextShadow?
  /// The opacity of a stepper that cannot be used.
  public var disabledOpacity: Double = 0.5
}
