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
