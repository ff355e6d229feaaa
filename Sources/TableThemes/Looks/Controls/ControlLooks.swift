import TableModel

/// Views of the author's own, and UIKit's controls.
public struct ControlLooks: Hashable, Sendable {
  /// The colour of what can be tapped, and of pictures drawn as templates, where nobody says another.
  public var tint: Color
  /// The letters of a label that belongs to no cell style.
  public var label: TextLook
  /// The look of switches.
  public var `switch`: SwitchLook
  /// The look of steppers.
  public var stepper: StepperLook
  /// The look of sliders.
  public var slider: SliderLook
  /// The look of segmented controls.
  public var segmentedControl: SegmentedControlLook
  /// The look of buttons.
  public var button: ButtonLook
  /// The look of text fields.
  public var textField: TextFieldLook
  /// Where text lies in text views.
  public var textView = TextViewLook()
  /// The look of activity indicators, large ones included.
  public var activityIndicator: ActivityIndicatorLook
  /// The look of progress views.
  public var progressView: ProgressViewLook
  /// The look of progress views in bars, where it is another.
  public var barProgressView: ProgressViewLook?
  /// The look of badges.
  public var badge: BadgeLook
  /// The difference between frames and what constraints align.
  public var alignment = ControlAlignment()
  /// The space around the title of a button that has no insets of its own, in points.
  public var buttonInsets = EdgeInsets(top: 6, bottom: 6)
  /// The least width of a button with a title and without insets of its own, in points.
  public var leastButtonWidth: Double = 30
}

/// By how much the frames of controls reach over the rectangles that constraints align, in points.
public struct ControlAlignment: Hashable, Sendable {
  /// What a switch has more.
  public var `switch` = EdgeInsets.zero
  /// What a slider has more.
  public var slider = EdgeInsets.zero
  /// What a segmented control has more.
  public var segmentedControl = EdgeInsets.zero

  /// The rectangles since iOS 7.
  static let flat = ControlAlignment(
    switch: EdgeInsets(right: 2), slider: EdgeInsets(left: 2, bottom: 1, right: 2),
    segmentedControl: EdgeInsets(bottom: 1))
}

/// Where a part of a control takes its colour from.
public enum ControlColor: Hashable, Sendable {
  /// Always the same colour, or another one on dark screens.
  case fixed(Color, dark: Color? = nil)
  /// The colour of what can be tapped: the control's own, or the table's, or the theme's.
  case tint
  /// The control's own tint, or a colour that the table's tint does not change, or another one on dark screens.
  case ownTint(else: Color, dark: Color? = nil)
  /// The colour of what lies behind a bar: its table's background.
  case ground
}

/// A button of the system's type.
public struct ButtonLook: Hashable, Sendable {
  /// The height in points of a button without a frame.
  public var height: Double
  /// The space on both sides of the title, in points.
  public var padding: Double
  /// The paint behind the title.
  public var shape: ShapeLook
  /// The letters of the title.
  public var text: TextLook
  /// The colour of the title.
  public var textColor: ControlColor
  /// The colour of the title of a button that cannot be used.
  public var disabledTextColor: Color
}

/// A number or word in a rounded shape.
public struct BadgeLook: Hashable, Sendable {
  /// The height in points.
  public var height: Double
  /// The least width in points; `nil` for the height.
  public var minimumWidth: Double?
  /// The space on both sides of the text, in points.
  public var padding: Double
  /// The paint behind the text.
  public var shape: ShapeLook
  /// The letters in the badge.
  public var text: TextLook
  /// The opacity of a badge that is disabled.
  public var disabledOpacity: Double = 0.5
}

/// A wheel of spokes that fade around the circle.
public struct ActivityIndicatorLook: Hashable, Sendable {
  /// The size in points of the medium style, to which all other lengths belong.
  public var size: Double
  /// The size in points of the large style, which is the same enlarged: UIKit's 37.
  public var largeSize: Double = 37
  /// Where spokes begin, in points from the centre.
  public var innerRadius: Double
  /// Where spokes end, in points from the centre.
  public var outerRadius: Double
  /// The width of a spoke, in points.
  public var spokeWidth: Double
  /// The colour of the spokes.
  public var color: ControlColor
  /// The opacity of the brightest spoke, which stands at the top.
  public var headOpacity: Double
  /// The opacity of the palest spokes.
  public var tailOpacity: Double
  /// The opacities of all spokes clockwise from the one at the top, as many as there are spokes; `nil` for twelve that fade
  /// evenly from the brightest to the palest.
  public var opacities: [Double]?
  /// Whether the spokes have round ends.
  public var hasRoundEnds: Bool = true
}

/// A bar that fills from the left.
public struct ProgressViewLook: Hashable, Sendable {
  /// The size in points of a bar without a frame; the height is that of every bar.
  public var size: Size
  /// The bar in all its length.
  public var track: ShapeLook
  /// The part from the left end that is done.
  public var fill: ShapeLook
  /// The distance in points between the edges of the filled part and those of the bar.
  public var fillInset: Double = 0
}

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

/// Text that scrolls: where it lies in its view.
public struct TextViewLook: Hashable, Sendable {
  /// The distances from the view's edges to what text may fill, in points: the documented default of
  /// `textContainerInset`, which came with iOS 7.
  public var textContainerInset = EdgeInsets(top: 8, bottom: 8)
  /// What lines keep free of that at both ends, in points: the documented default of `lineFragmentPadding`.
  public var lineFragmentPadding: Double = 5

  /// Text views before iOS 7, which kept 8 points on all sides; by what developers tell of it.
  static let classic = TextViewLook(
    textContainerInset: EdgeInsets(top: 8, left: 8, bottom: 8, right: 8), lineFragmentPadding: 0)
}

/// A slider: a knob on a track of two colours.
public struct SliderLook: Hashable, Sendable {
  /// The dots below a track.
  public struct Ticks: Hashable, Sendable {
    /// The diameter in points.
    public var diameter: Double
    /// The space between the track and the dots, in points.
    public var gap: Double
    /// The colour.
    public var color: Color
  }

  /// The size in points of a slider without a frame.
  public var size: Size
  /// The height of the track, in points.
  public var trackHeight: Double
  /// The space before and after the track, in points.
  public var trackInset: Double
  /// The points that the track's middle lies below the knob's.
  public var trackDrop: Double = 0
  /// The track before the knob.
  public var minimumTrack: ShapeLook
  /// The whole track, which shows after the knob.
  public var maximumTrack: ShapeLook
  /// The knob on the track.
  public var knob: KnobLook
  /// The dots below the track; `nil` in eras without them.
  public var ticks: Ticks?
  /// The opacity of a slider that cannot be used.
  public var disabledOpacity: Double = 0.5
}

/// The part of a control that the finger moves.
public struct KnobLook: Hashable, Sendable {
  /// A round soft shadow.
  public struct Shadow: Hashable, Sendable {
    /// The opacities of the shadow from its centre outwards.
    public var gradient: Gradient
    /// The radius in points.
    public var radius: Double
    /// How far the shadow's centre lies below the knob's, in points.
    public var dy: Double

    /// A shadow around a knob.
    init(_ gradient: Gradient, radius: Double, dy: Double) {
      self.gradient = gradient
      self.radius = radius
      self.dy = dy
    }
  }

  /// The size in points.
  public var size: Size
  /// The corners and the paint, from back to front.
  public var shape: ShapeLook
  /// What the knob throws on what lies under it, from back to front.
  public var shadows: [Shadow] = []
  /// A shadow that follows the knob's outline.
  public var outlineShadow: SoftShadow?
}

/// A switch: a track that a knob slides along.
public struct SwitchLook: Hashable, Sendable {
  /// The letters of the words beside the knob.
  public struct Words: Hashable, Sendable {
    /// The letters of the word of a switch that is on.
    public var onText: TextLook
    /// The letters of the word of a switch that is off.
    public var offText: TextLook
    /// The distance in points by which words stand nearer to the track's end than to the knob.
    public var shift: Double
  }

  /// The size in points.
  public var size: Size
  /// The distances in points between the edges of that size and those of what shows.
  public var inset: EdgeInsets = .zero
  /// The track of a switch that is on.
  public var onTrack: ShapeLook
  /// The track of a switch that is off.
  public var offTrack: ShapeLook
  /// The knob, which stands left in a switch that is off and right in one that is on.
  public var knob: KnobLook
  /// The distance in points between the knob and the ends of the track.
  public var knobInset: Double
  /// The letters of the words on the track, where it has any.
  public var words: Words?
  /// The opacity of a switch that cannot be used.
  public var disabledOpacity: Double = 0.5
}

/// A field that is typed in: its letters and its borders.
public struct TextFieldLook: Hashable, Sendable {
  /// The height in points of a field without a frame; it is as wide as there is room.
  public var height: Double
  /// The letters of the text.
  public var text: TextLook
  /// The colour of the placeholder.
  public var placeholderColor: Color
  /// The colour of the text of a field that cannot be used.
  public var disabledTextColor: Color
  /// What is around the text of a field with a border.
  public var borders: TextFieldBorders
  /// What a field without a border is higher than its line, in points.
  public var linePadding: Double = 0
  /// The least height of a field without a border, in points.
  public var leastLineHeight: Double = 0
}

/// What text fields with a border have around their text.
public struct TextFieldBorders: Hashable, Sendable {
  /// The box with rounded corners.
  public var roundedRect: ShapeLook
  /// The box that looks sunken.
  public var bezel: ShapeLook
  /// The border of the line style, a thin line all around.
  public var line: ShapeLook
  /// The distance between a border and the text at its sides, in points.
  public var padding: Double = 7
  /// The same distance from the border of the line style; `nil` for that of the others.
  public var linePadding: Double?

  /// The distance in points between the border of a style and the text.
  public func padding(of style: TextFieldBorderStyle) -> Double {
    style == .line ? linePadding ?? padding : padding
  }

  /// The border of a style; `nil` where there is none.
  public func shape(of style: TextFieldBorderStyle) -> ShapeLook? {
    switch style {
    case .none: nil
    case .line: line
    case .bezel: bezel
    case .roundedRect: roundedRect
    }
  }
}
