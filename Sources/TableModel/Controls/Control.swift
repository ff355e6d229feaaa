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
    ///
    /// Times are rounded down to a multiple of `minuteInterval`, as UIKit does; an interval that does not divide an hour is 1.
    case datePicker(
      date: String?, time: String?, style: DatePickerStyle = .compact, minuteInterval: Int = 1)
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

/// How a button looks since iOS 15: UIKit's `UIButton.Configuration`.
public struct ButtonConfiguration: Hashable, Sendable {
  /// The configurations that a button begins with, by the names of the methods that make them.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent, glass,
      prominentGlass
  }

  /// How large the button is: `UIButton.Configuration.Size`.
  public enum Size: String, Hashable, Sendable, CaseIterable {
    case mini, small, medium, large
  }

  /// How round its corners are: `UIButton.Configuration.CornerStyle`.
  public enum CornerStyle: String, Hashable, Sendable, CaseIterable {
    case dynamic, small, medium, large, capsule
  }

  /// Where the picture stands: a part of `NSDirectionalRectEdge`.
  public enum ImagePlacement: String, Hashable, Sendable, CaseIterable {
    case leading, trailing, top, bottom
  }

  /// What tells of a menu: `UIButton.Configuration.Indicator`.
  public enum Indicator: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// Chevrons behind the title of a button that shows what is chosen in its menu.
    case popup
  }

  /// The configuration that it begins with.
  public var style: Style
  /// How large the button is.
  public var buttonSize = Size.medium
  /// How round its corners are.
  public var cornerStyle = CornerStyle.dynamic
  /// A smaller text below the title.
  public var subtitle: String?
  /// The picture beside the title.
  public var image: Image?
  /// Where the picture stands.
  public var imagePlacement = ImagePlacement.leading
  /// The space between picture and title, in points.
  public var imagePadding = 0.0
  /// The colour of the background, instead of the style's.
  public var baseBackgroundColor: Color?
  /// The colour of title and picture, instead of the style's.
  public var baseForegroundColor: Color?
  /// What tells of a menu.
  public var indicator = Indicator.none

  /// A configuration of a style.
  public init(_ style: Style = .plain) {
    self.style = style
  }
}
