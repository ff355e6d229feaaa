import TableModel

/// Views of the author's own, and UIKit's controls.
package struct ControlLooks: Hashable, Sendable {
  /// The colour of what can be tapped, and of pictures drawn as templates, where nobody says another.
  package var tint: Color
  /// The letters of a label that belongs to no cell style.
  package var label: TextLook
  /// The look of switches.
  @Boxed package var `switch`: SwitchLook
  /// The look of steppers.
  @Boxed package var stepper: StepperLook
  /// The look of sliders.
  @Boxed package var slider: SliderLook
  /// The look of segmented controls.
  @Boxed package var segmentedControl: SegmentedControlLook
  /// The look of buttons.
  @Boxed package var button: ButtonLook
  /// The look of text fields.
  @Boxed package var textField: TextFieldLook
  /// Where text lies in text views.
  package var textView = TextViewLook()
  /// The look of activity indicators, large ones included.
  package var activityIndicator: ActivityIndicatorLook
  /// The look of progress views.
  package var progressView: ProgressViewLook
  /// The look of progress views in bars, where it is another.
  package var barProgressView: ProgressViewLook?
  /// The look of badges.
  package var badge: BadgeLook
  /// The look of buttons with configurations; `nil` in eras that had none.
  @Boxed package var configuredButton: ConfiguredButtonLook?
  /// The look of compact date pickers; `nil` in eras that had none.
  @Boxed package var datePicker: CompactDatePickerLook?
  /// The look of wheels; `nil` in eras whose are not drawn.
  @Boxed package var pickerView: PickerViewLook?
  /// The look of calendars; `nil` in eras that had none.
  @Boxed package var calendar: CalendarLook?
  /// The look of page controls.
  package var pageControl = PageControlLook(
    height: 37, padding: 0, slot: 7, pitch: 16, diameter: 7, otherOpacity: 0.2)
  /// The look of colour wells.
  package var colorWell = ColorWellLook()
  /// The difference between frames and what constraints align.
  package var alignment = ControlAlignment()
  /// The space around the title of a button without insets, in points.
  package var buttonInsets = EdgeInsets(top: 6, bottom: 6)
  /// The least width of a button with a title and without insets, in points.
  package var leastButtonWidth: Double = 30
}

/// A bar that fills from the left.
package struct ProgressViewLook: Hashable, Sendable {
  /// The size in points of a bar without a frame; the height is that of every bar.
  package var size: Size
  /// The bar in all its length.
  package var track: ShapeLook
  /// The part from the left end that is done.
  package var fill: ShapeLook
  /// The distance in points between the edges of the filled part and those of the bar.
  package var fillInset: Double = 0
}

/// Text that scrolls: where it lies in its view.
package struct TextViewLook: Hashable, Sendable {
  /// The distances from the view's edges to what text may fill, in points: the documented default of
  /// `textContainerInset`, which came with iOS 7.
  package var textContainerInset = EdgeInsets(top: 8, bottom: 8)
  /// What lines keep free of that at both ends, in points: the documented default of `lineFragmentPadding`.
  package var lineFragmentPadding: Double = 5

  /// Text views before iOS 7, which kept 8 points on all sides; by what developers tell of it.
  static let classic = TextViewLook(
    textContainerInset: EdgeInsets(top: 8, left: 8, bottom: 8, right: 8), lineFragmentPadding: 0)
}

/// By how much the frames of controls reach over the rectangles that constraints align, in points.
package struct ControlAlignment: Hashable, Sendable {
  /// What a switch has more.
  package var `switch` = EdgeInsets.zero
  /// What a slider has more.
  package var slider = EdgeInsets.zero
  /// What a segmented control has more.
  package var segmentedControl = EdgeInsets.zero

  /// The rectangles since iOS 7.
  static let flat = ControlAlignment(
    switch: EdgeInsets(right: 2), slider: EdgeInsets(left: 2, bottom: 1, right: 2),
    segmentedControl: EdgeInsets(bottom: 1))
}

/// A number or word in a rounded shape.
package struct BadgeLook: Hashable, Sendable {
  /// The height in points.
  package var height: Double
  /// The least width in points; `nil` for the height.
  package var minimumWidth: Double?
  /// The space on both sides of the text, in points.
  package var padding: Double
  /// The paint behind the text.
  package var shape: ShapeLook
  /// The letters in the badge.
  package var text: TextLook
  /// The opacity of a badge that is disabled.
  package var disabledOpacity: Double = 0.5
}

/// A button of the system's type.
package struct ButtonLook: Hashable, Sendable {
  /// The height in points of a button without a frame.
  package var height: Double
  /// The space on both sides of the title, in points.
  package var padding: Double
  /// The paint behind the title.
  package var shape: ShapeLook
  /// The letters of the title.
  package var text: TextLook
  /// The colour of the title.
  package var textColor: ControlColor
  /// The colour of the title of a button that cannot be used.
  package var disabledTextColor: Color
}

/// A field that is typed in: its letters and its borders.
package struct TextFieldLook: Hashable, Sendable {
  /// The height in points of a field without a frame; it is as wide as there is room.
  package var height: Double
  /// The letters of the text.
  package var text: TextLook
  /// The colour of the placeholder.
  package var placeholderColor: Color
  /// The colour of the text of a field that cannot be used.
  package var disabledTextColor: Color
  /// What is around the text of a field with a border.
  package var borders: TextFieldBorders
  /// What a field without a border is higher than its line, in points.
  package var linePadding: Double = 0
  /// The least height of a field without a border, in points.
  package var leastLineHeight: Double = 0
}

/// A wheel of spokes that fade around the circle.
package struct ActivityIndicatorLook: Hashable, Sendable {
  /// The size in points of the medium style, to which all other lengths belong.
  package var size: Double
  /// The size in points of the large style, which is the same enlarged: UIKit's 37.
  package var largeSize: Double = 37
  /// Where spokes begin, in points from the centre.
  package var innerRadius: Double
  /// Where spokes end, in points from the centre.
  package var outerRadius: Double
  /// The width of a spoke, in points.
  package var spokeWidth: Double
  /// The colour of the spokes.
  package var color: ControlColor
  /// The opacity of the brightest spoke, which stands at the top.
  package var headOpacity: Double
  /// The opacity of the palest spokes.
  package var tailOpacity: Double
  /// The opacities of all spokes clockwise from the one at the top, as many as there are spokes; `nil` for twelve that fade
  /// evenly from the brightest to the palest.
  package var opacities: [Double]?
  /// Whether the spokes have round ends.
  package var hasRoundEnds: Bool = true
}
