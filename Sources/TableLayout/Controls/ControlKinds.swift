import TableModel

extension ControlContext {
  /// The layout of the control's kind.
  var layout: any ControlLayout {
    switch control.kind {
    case .switch(let isOn): SwitchLayout(self, isOn: isOn)
    case .stepper(let canDecrement, let canIncrement):
      StepperLayout(self, canDecrement: canDecrement, canIncrement: canIncrement)
    case .slider(let value, let ticks): SliderLayout(self, value: value, numberOfTicks: ticks)
    case .segmentedControl(let titles, let index, let disabled):
      SegmentedControlLayout(self, titles: titles, selectedIndex: index, disabledSegments: Set(disabled))
    case .button(let title): ButtonLayout(self, title: title)
    case .textField(let text, let placeholder, let textAlignment, let borderStyle):
      TextFieldLayout(
        self, text: text, placeholder: placeholder, alignment: textAlignment, borderStyle: borderStyle)
    case .activityIndicator(let isAnimating, let hidesWhenStopped, let style):
      ActivityIndicatorLayout(
        self, look: looks.activityIndicator, isHidden: hidesWhenStopped && !isAnimating, style: style)
    case .progressView(let progress, let style):
      ProgressViewLayout(self, progress: progress, style: style)
    case .badge(let text): BadgeLayout(self, text: text)
    }
  }
}
