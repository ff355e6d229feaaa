import TableModel

/// A segmented control: titles side by side, of which one may be chosen.
package struct SegmentedControlLook: Hashable, Sendable {
  /// The height in points of a control without a frame.
  package var height: Double
  /// The space on both sides of the widest title, in points.
  package var padding: Double
  /// The room between two segments, in points.
  package var gap: Double = 0
  /// The paint of all segments together.
  package var shape: ShapeLook
  /// The distances in points between the edges of segments and the room that their titles stand in the middle of.
  package var titleEdgeInsets: EdgeInsets = .zero
  /// How the edges between segments are rounded to pixels.
  package var edgeRounding: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  /// The paint over the chosen segment.
  package var selectedShape: ShapeLook
  /// Whether the chosen segment's corners are round wherever it stands, and not at the control's ends alone.
  package var roundsSelectedShape: Bool = false
  /// The line on either side of the chosen segment, from top to bottom; `nil` for none.
  package var selectedDivider: ShapeLook.Fill?
  /// The distances in points between the ends of lines and the edges of the control.
  package var dividerInset: EdgeInsets = .zero
  /// The line between two segments, from top to bottom.
  package var divider: ShapeLook.Fill
  /// The letters of a title.
  package var text: TextLook
  /// The weight of the chosen segment's title; `nil` for that of the others.
  package var selectedWeight: FontWeight?
  /// The colour of a title.
  package var textColor: ControlColor
  /// The colour of the chosen segment's title.
  package var selectedTextColor: ControlColor
  /// The colour of the title of a segment that cannot be used, in a control that can.
  package var disabledTextColor: Color
  /// The opacity of such a title together with its shadow.
  package var disabledTitleOpacity: Double = 1
  /// The opacity of a control that cannot be used.
  package var disabledOpacity: Double = 0.5
}

/// A stepper: a minus and a plus side by side.
package struct StepperLook: Hashable, Sendable {
  /// The size in points.
  package var size: Size
  /// The paint of both sides together.
  package var shape: ShapeLook
  /// The line between the sides, from top to bottom.
  package var divider: ShapeLook.Fill
  /// How far that line stands right of the middle, in points; negative where it stands left of it.
  package var dividerShift: Double = 0
  /// The space above and below that line, in points.
  package var dividerInset: Double = 0
  /// The length of the icons' strokes, in points.
  package var iconLength: Double
  /// The width of the icons' strokes, in points.
  package var iconLineWidth: Double
  /// The colour of the icons.
  package var iconColor: ControlColor
  /// The colour of the first point of the icons; `nil` for that of the rest.
  package var iconTopColor: Color?
  /// The colour of the icon of a side that cannot go on.
  package var disabledIconColor: Color
  /// A copy of the icons behind them.
  package var iconShadow: TextShadow?
  /// The opacity of a stepper that cannot be used.
  package var disabledOpacity: Double = 0.5
}
