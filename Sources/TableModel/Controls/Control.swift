/// One of UIKit's controls, in one of its states.
public struct Control: Hashable, Sendable {
  /// The kinds of controls.
  public enum Kind: Hashable, Sendable {
    /// A `UISwitch`, on or off.
    case `switch`(isOn: Bool)
    /// `UIStepper`; a side that cannot go on is grey.
    case stepper(canDecrement: Bool, canIncrement: Bool)
    /// `UISlider` at a value of 0…1, with so many ticks below its track in eras that have them.
    case slider(value: Double, numberOfTicks: Int = 0)
    /// `UISegmentedControl` with the number of the chosen segment, and the numbers of those that cannot be used.
    case segmentedControl(titles: [String], selectedIndex: Int?, disabledSegments: [Int] = [])
    /// `UIButton` of the system's type; a picture stands before the title and has its colour.
    case button(title: String, image: Image? = nil)
    /// `UITextField`; the placeholder shows where there is no text.
    case textField(
      text: String,
      placeholder: String,
      textAlignment: TextAlignment? = nil,
      borderStyle: TextFieldBorderStyle = .none
    )
    /// `UIActivityIndicatorView`; one that stands still may be hidden.
    case activityIndicator(
      isAnimating: Bool,
      hidesWhenStopped: Bool,
      style: ActivityIndicatorStyle = .medium
    )
    /// `UIProgressView` at a progress of 0…1.
    case progressView(progress: Double, style: ProgressViewStyle = .default)
    /// `UIButton` with a configuration.
    case configuredButton(title: String, ButtonConfiguration)
    /// `UIDatePicker`: a date, a time or both, as they are shown; in other styles than the compact one as ISO 8601 has them.
    case datePicker(date: String?, time: String?, style: DatePickerStyle = .compact)
    /// `UIPickerView` with its wheels.
    case pickerView([PickerComponent])
    /// `UIPageControl` with the number of the page that shows, from 0.
    case pageControl(numberOfPages: Int, currentPage: Int, pageTint: Color? = nil)
    /// `UIColorWell` with the colour that is chosen.
    case colorWell(Color?)
    /// A number or word in a rounded shape, as app icons and mailboxes carry it.
    case badge(text: String)
  }

  /// The kind of control.
  public var kind: Kind
  /// Whether it can be used; one that cannot is pale.
  public var isEnabled: Bool
  /// The colour of what can be tapped or is on, instead of the theme's.
  public var tintColor: Color?
  /// The letters of a button's title or of a text field, where they are not the theme's.
  public var font: FontAttributes?
  /// The colour of a button's title or of a text field's text, instead of the theme's.
  public var textColor: Color?

  /// A control in a state.
  public init(
    _ kind: Kind,
    isEnabled: Bool = true,
    tintColor: Color? = nil,
    font: FontAttributes? = nil,
    textColor: Color? = nil
  ) {
    self.kind = kind
    self.isEnabled = isEnabled
    self.tintColor = tintColor
    self.font = font
    self.textColor = textColor
  }
}

/// How large an activity indicator is: UIKit's `UIActivityIndicatorView.Style`.
public enum ActivityIndicatorStyle: String, Hashable, Sendable, CaseIterable {
  case medium, large
}

/// What a progress view is made for: UIKit's `UIProgressView.Style`.
public enum ProgressViewStyle: String, Hashable, Sendable, CaseIterable {
  /// Rows and other content.
  case `default`
  /// Bars.
  case bar
}

/// What is drawn around a text field: UIKit's `UITextField.BorderStyle`.
public enum TextFieldBorderStyle: String, Hashable, Sendable, CaseIterable {
  /// Nothing, as in most cells.
  case none
  /// A thin dark line.
  case line
  /// A box that looks sunken.
  case bezel
  /// A box with rounded corners.
  case roundedRect
}

/// Whether a bar is light or dark: UIKit's `UIBarStyle`.
public enum BarStyle: String, Hashable, Sendable, CaseIterable {
  case `default`, black
}
