import TableModel
import TableThemes

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
    case .button(let title, let image): ButtonLayout(self, title: title, image: image)
    case .configuredButton(let title, let configuration):
      if let look = looks.configuredButton {
        ConfiguredButtonLayout(self, look: look, title: title, configuration)
      } else {
        ButtonLayout(self, title: title, image: configuration.image)
      }
    case .datePicker(let date, let time, let style, let interval):
      layout(ofDate: date, time, style, MinuteInterval(interval))
    case .pickerView(let components):
      if let look = looks.pickerView {
        PickerViewLayout(self, look: look, components, isDatePicker: false)
      } else {
        ButtonLayout(self, title: components.compactMap(\.selectedTitle).joined(separator: " "))
      }
    case .pageControl(let count, let current, let pageTint):
      PageControlLayout(self, numberOfPages: count, currentPage: current, pageTint: pageTint)
    case .colorWell(let color): ColorWellLayout(self, color: color)
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

extension ControlContext {
  /// The layout of a date picker: that of its style in looks that have it.
  private func layout(
    ofDate date: String?, _ time: String?, _ style: DatePickerStyle, _ interval: MinuteInterval
  ) -> any ControlLayout {
    switch style {
    case .inline:
      if let look = looks.calendar, let day = date.flatMap(CalendarDate.init) {
        return CalendarLayout(self, look: look, day)
      }
    case .wheels:
      let wheels = CalendarWords(strings.calendar).wheels(
        date: date.flatMap(CalendarDate.init), time: time.flatMap(ClockTime.init), interval: interval)
      if let look = looks.pickerView, !wheels.isEmpty {
        return PickerViewLayout(self, look: look, wheels, isDatePicker: true)
      }
    case .compact:
      if let look = looks.datePicker {
        return DatePickerLayout(self, look: look, texts: texts(ofDate: date, time, interval))
      }
    }
    return ButtonLayout(self, title: texts(ofDate: date, time, interval).joined(separator: " "))
  }

  /// A date and a time as they are shown: as the language has them, or as they were written where the date is none of ISO 8601.
  private func texts(ofDate date: String?, _ time: String?, _ interval: MinuteInterval) -> [String] {
    let words = CalendarWords(strings.calendar)
    let day = date.flatMap(CalendarDate.init)
    guard date == nil || day != nil else { return [date, time].compactMap { $0 } }
    let clock = time.map { text in
      ClockTime(text).map { words.short($0.rounded(to: interval)) } ?? text
    }
    return [day.map(words.short), clock].compactMap { $0 }
  }
}

extension PickerComponent {
  /// The chosen title; `nil` for a wheel without titles.
  fileprivate var selectedTitle: String? { rows.indices.contains(selectedRow) ? rows[selectedRow] : nil }
}

/// Lays out a badge, as wide as its text and at least as wide as high.
struct BadgeLayout: ControlLayout {
  private let context: ControlContext
  private let look: BadgeLook
  private let text: String

  init(_ context: ControlContext, text: String) {
    self.context = context
    self.text = text
    look = context.looks.badge
  }

  var viewClass: ViewClass { .badge }
  var opacity: Double { context.opacity(disabled: look.disabledOpacity) }

  func size(fitting room: Size) -> Size {
    let width = context.shaped(text, look: look.text).width + 2 * look.padding
    return Size(width: min(max(look.minimumWidth ?? look.height, width), room.width), height: look.height)
  }

  func content(in bounds: Rect) -> ControlContent {
    ControlContent(
      drawings: ShapeDrawing(context: context).drawings(of: look.shape, in: bounds),
      children: [context.label(text, look: look.text, in: bounds)]
    )
  }
}

/// Lays out a button of the system's type.
struct ButtonLayout: ControlLayout {
  private let context: ControlContext
  private let look: ButtonLook
  private let title: String
  private let image: Image?

  init(_ context: ControlContext, title: String, image: Image? = nil) {
    (self.context, self.title, self.image) = (context, title, image)
    look = context.looks.button
  }

  var viewClass: ViewClass { .button }
  var opacity: Double { 1 }

  /// The picture, which has the colour of the title as in all buttons of the system's type.
  private var picture: ImageViewLayout? {
    image.map { image in
      var view = ImageView(image: image)
      view.image.isTemplate = true
      return ImageViewLayout(
        view, in: context.views, isHighlighted: false, tint: .color(color),
        symbols: SymbolConfiguration(pointSize: context.control.font?.size ?? look.text.size, scale: .medium))
    }
  }

  private var color: Color {
    let ownColor = context.control.textColor ?? context.color(look.textColor)
    return context.control.isEnabled ? ownColor : look.disabledTextColor
  }

  func size(fitting room: Size) -> Size {
    let text = context.shaped(title, look: look.text).width
    let picture = picture?.size ?? Size(width: 0, height: 0)
    return Size(
      width: min(picture.width + text + 2 * look.padding, room.width),
      height: max(look.height, picture.height))
  }

  func content(in bounds: Rect) -> ControlContent {
    var room = bounds.inset(by: EdgeInsets(left: look.padding, right: look.padding))
    var children: [SceneNode] = []
    if let picture {
      let size = picture.size
      let text = title.isEmpty ? 0 : context.shaped(title, look: look.text).width
      var frame = room.centered(
        Size(width: min(room.width, size.width + text), height: size.height), on: context.pixels)
      room = Rect(
        x: frame.minX + size.width, y: room.minY, width: frame.width - size.width, height: room.height)
      frame.size.width = size.width
      children.append(picture.node(in: frame, role: nil))
    }
    if !title.isEmpty || children.isEmpty {
      children.append(context.label(title, look: look.text, color: color, in: room))
    }
    return ControlContent(
      drawings: ShapeDrawing(context: context).drawings(of: look.shape, in: bounds), children: children)
  }
}

/// Lays out a progress view, whose height is always the same.
struct ProgressViewLayout: ControlLayout {
  private let context: ControlContext
  private let look: ProgressViewLook
  private let progress: Double

  init(_ context: ControlContext, progress: Double, style: ProgressViewStyle) {
    self.context = context
    self.progress = progress.share
    look =
      style == .bar ? context.looks.barProgressView ?? context.looks.progressView : context.looks.progressView
  }

  var viewClass: ViewClass { .progressView }
  var opacity: Double { 1 }

  func size(fitting room: Size) -> Size {
    Size(width: min(look.size.width, room.width), height: look.size.height)
  }

  func frame(in frame: Rect) -> Rect {
    Rect(origin: frame.origin, size: Size(width: frame.width, height: look.size.height))
  }

  func content(in bounds: Rect) -> ControlContent {
    let shapes = ShapeDrawing(context: context)
    let room = bounds.inset(
      by: EdgeInsets(
        top: look.fillInset, left: look.fillInset, bottom: look.fillInset, right: look.fillInset))
    let filled = Rect(
      origin: room.origin,
      size: Size(width: context.pixels.round(room.width * progress), height: room.height)
    )
    return ControlContent(
      drawings: shapes.drawings(of: look.track, in: bounds) + shapes.drawings(of: look.fill, in: filled))
  }
}

/// Lays out a switch, whose size is always the same.
struct SwitchLayout: ControlLayout {
  private let context: ControlContext
  private let look: SwitchLook
  private let isOn: Bool

  init(_ context: ControlContext, isOn: Bool) {
    self.context = context
    self.isOn = isOn
    look = context.looks.switch
  }

  var viewClass: ViewClass { .switch }
  var opacity: Double { context.opacity(disabled: look.disabledOpacity) }

  func size(fitting room: Size) -> Size { look.size }

  func frame(in frame: Rect) -> Rect { Rect(origin: frame.origin, size: look.size) }

  func content(in bounds: Rect) -> ControlContent {
    let shapes = ShapeDrawing(context: context)
    // Constraints may ask for another size, in whose corner a switch stays as large as it is.
    let bounds = Rect(origin: .zero, size: look.size).inset(by: look.inset)
    let knob = Rect(
      x: isOn ? bounds.maxX - look.knobInset - look.knob.size.width : bounds.minX + look.knobInset,
      y: bounds.center.y - look.knob.size.height / 2,
      width: look.knob.size.width,
      height: look.knob.size.height
    )
    let word = look.words.map { words in
      isOn
        ? context.label(
          context.strings.switchOn, look: words.onText,
          in: Rect(
            x: bounds.minX - words.shift, y: 0, width: knob.minX - bounds.minX,
            height: bounds.height))
        : context.label(
          context.strings.switchOff,
          look: words.offText,
          in: Rect(
            x: knob.maxX + words.shift, y: 0, width: bounds.maxX - knob.maxX, height: bounds.height
          )
        )
    }
    return ControlContent(
      drawings: shapes.drawings(of: isOn ? look.onTrack : look.offTrack, in: bounds)
        + shapes.drawings(of: look.knob, at: knob.origin),
      children: word.map { [$0] } ?? []
    )
  }
}

/// Lays out a text field: its text, or its placeholder where it has none.
struct TextFieldLayout: ControlLayout {
  private let context: ControlContext
  private let look: TextFieldLook
  private let text: String
  private let placeholder: String
  private let alignment: TextAlignment?
  private let borderStyle: TextFieldBorderStyle

  init(
    _ context: ControlContext,
    text: String,
    placeholder: String,
    alignment: TextAlignment?,
    borderStyle: TextFieldBorderStyle
  ) {
    self.context = context
    self.text = text
    self.placeholder = placeholder
    self.alignment = alignment
    self.borderStyle = borderStyle
    look = context.looks.textField
  }

  var viewClass: ViewClass { .textField }
  var opacity: Double { 1 }

  /// A field with large letters is as high as they need.
  func size(fitting room: Size) -> Size {
    let line = context.views.text.lineHeight(of: Label(text: "", font: context.control.font), look: look.text)
    return Size(width: room.width, height: max(look.height, context.pixels.ceil(line)))
  }

  func content(in bounds: Rect) -> ControlContent {
    guard let border = look.borders.shape(of: borderStyle) else {
      return ControlContent(children: labels(in: bounds))
    }
    let padding = look.borders.padding(of: borderStyle)
    return ControlContent(
      drawings: ShapeDrawing(context: context).drawings(of: border, in: bounds),
      children: labels(in: bounds.inset(by: EdgeInsets(left: padding, right: padding)))
    )
  }

  private func labels(in room: Rect) -> [SceneNode] {
    let shown = text.isEmpty ? placeholder : text
    guard !shown.isEmpty else { return [] }
    return [context.label(shown, look: look.text, color: color, alignment: alignment, in: room)]
  }

  private var color: Color? {
    guard !text.isEmpty else { return look.placeholderColor }
    return context.control.isEnabled ? context.control.textColor : look.disabledTextColor
  }
}

/// Lays out a slider in the middle of the height that it is given.
struct SliderLayout: ControlLayout {
  private let context: ControlContext
  private let look: SliderLook
  private let value: Double
  private let numberOfTicks: Int

  init(_ context: ControlContext, value: Double, numberOfTicks: Int) {
    self.context = context
    self.value = value.share
    self.numberOfTicks = numberOfTicks
    look = context.looks.slider
  }

  var viewClass: ViewClass { .slider }
  var opacity: Double { context.opacity(disabled: look.disabledOpacity) }

  func size(fitting room: Size) -> Size {
    Size(width: min(look.size.width, room.width), height: look.size.height)
  }

  func content(in bounds: Rect) -> ControlContent {
    let pixels = context.pixels
    let shapes = ShapeDrawing(context: context)
    let knob = Rect(
      x: pixels.round(value * max(0, bounds.width - look.knob.size.width)),
      y: pixels.round(bounds.center.y - (look.knob.size.height + look.trackDrop) / 2),
      width: look.knob.size.width,
      height: look.knob.size.height
    )
    let track = Rect(
      x: look.trackInset,
      y: pixels.round(bounds.center.y - (look.trackHeight - look.trackDrop) / 2),
      width: max(0, bounds.width - 2 * look.trackInset),
      height: look.trackHeight
    )
    let filled = Rect(
      x: track.minX, y: track.minY, width: max(0, min(knob.center.x, track.maxX) - track.minX),
      height: track.height)
    return ControlContent(
      drawings: shapes.drawings(of: look.maximumTrack, in: track)
        + shapes.drawings(of: look.minimumTrack, in: filled, rounding: .left) + ticks(below: track)
        + shapes.drawings(of: look.knob, at: knob.origin)
    )
  }
}

extension SliderLayout {
  /// Dots where the knob's middle can stand, from end to end; one alone stands in the middle.
  private func ticks(below track: Rect) -> [Drawing] {
    guard let ticks = look.ticks, numberOfTicks > 0 else { return [] }
    let first = min(look.knob.size.width, track.width) / 2
    let length = track.width - 2 * first
    let steps = Double(max(1, numberOfTicks - 1))
    let y = track.maxY + ticks.gap + ticks.diameter / 2
    let discs = (0..<numberOfTicks).map { index -> Path in
      let share = numberOfTicks == 1 ? 0.5 : Double(index) / steps
      return .circle(
        center: Point(track.minX + first + length * share, y), radius: ticks.diameter / 2)
    }
    return [.fill(Path(discs.flatMap(\.elements)), .color(ticks.color))]
  }
}

extension Double {
  /// The number within 0…1, and 0 for what is no number.
  var share: Double { isNaN ? 0 : Swift.min(1, Swift.max(0, self)) }
}
