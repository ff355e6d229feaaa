import TableModel

/// Views of the author's own, and UIKit's controls.
public struct ControlLooks: Hashable, Sendable {
  /// The colour of what can be tapped, and of pictures drawn as templates, where nobody says another.
  public var tint: Color
  /// The letters of a label that belongs to no cell style.
  public var label: TextLook
  /// Switches.
  public var `switch`: SwitchLook
  /// Steppers.
  public var stepper: StepperLook
  /// Sliders.
  public var slider: SliderLook
  /// Segmented controls.
  public var segmentedControl: SegmentedControlLook
  /// Buttons.
  public var button: ButtonLook
  /// Text fields.
  public var textField: TextFieldLook
  /// Activity indicators.
  public var activityIndicator: ActivityIndicatorLook
  /// Progress views.
  public var progressView: ProgressViewLook
  /// Badges.
  public var badge: BadgeLook
}
