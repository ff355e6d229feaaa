import TableModel
import TableThemes

/// Measures views by what they show, other than stacks of SwiftUI.
struct IntrinsicSizes {
  let context: ViewContext

  private var looks: ControlLooks { context.theme.controls }

  /// The measure of a view whose text has so many points across, or infinity for no limit.
  func measure(of view: View, _ layout: AutoLayout, maximumWidth: Double = .infinity) -> IntrinsicMeasure {
    let room = layout.preferredMaxLayoutWidth ?? maximumWidth
    switch layout.intrinsicContentSize {
    case .none: return IntrinsicMeasure(alignment: alignment(of: view.content))
    case .size(let width, let height):
      return IntrinsicMeasure(
        width: width, height: height, alignment: alignment(of: view.content, height: height))
    case .button(let button): return measure(of: button)
    case .text(let label, let insets):
      let text = shaped(label, room - insets.left - insets.right)
      var measure = IntrinsicMeasure(text, around: insets)
      measure.wraps = true
      return measure
    case .content: return measure(of: view.content, room)
    }
  }

  /// By how much a view of a picture of a height reaches over what constraints align: the part of the picture that its file
  /// says, and of a symbol the line that it stands on.
  private func alignment(of content: ViewContent, height: Double? = nil) -> EdgeInsets {
    guard case .image(let imageView) = content else { return .zero }
    let image = imageView.image
    if let symbol = image.symbol, symbol.tile == nil {
      guard let height else { return .zero }
      let rest = (height - SymbolImage.lineHeight * context.text.letters(of: symbol.configuration)) / 2
      return EdgeInsets(top: rest, bottom: rest)
    }
    let insets = image.alignmentRectInsets ?? .zero
    return context.isMirrored && image.flipsForRightToLeftLayoutDirection ? insets.mirrored : insets
  }

  private func measure(of content: ViewContent, _ room: Double) -> IntrinsicMeasure {
    switch content {
    case .none, .gradient, .stack, .spacer, .unknown: return IntrinsicMeasure()
    case .label(let label): return measure(of: label, room)
    case .image(let imageView):
      let size = ImageViewLayout(imageView, in: context, isHighlighted: false).size
      return IntrinsicMeasure(
        width: size.width, height: size.height, alignment: alignment(of: content, height: size.height))
    case .control(let control): return measure(of: control)
    case .searchBar(let bar):
      let layout = SearchBarLayout(bar, at: .content, context: BarContext(context.with(tint: nil)))
      return IntrinsicMeasure(height: layout.height)
    }
  }

  /// A label without text has no size at all, but a line on which text would stand.
  private func measure(of label: Label, _ room: Double) -> IntrinsicMeasure {
    guard !label.text.isEmpty || !label.attributedText.isEmpty else {
      var measure = IntrinsicMeasure(shaped(label, .infinity))
      (measure.width, measure.height) = (0, 0)
      return measure
    }
    let isWrapped = label.numberOfLines != 1
    var measure = IntrinsicMeasure(shaped(label, isWrapped ? room : .infinity))
    measure.wraps = isWrapped
    return measure
  }

  private func shaped(_ label: Label, _ room: Double) -> ShapedLabel {
    context.text.shape(label, look: looks.label, maximumWidth: max(1, room))
  }

  private func measure(of control: Control) -> IntrinsicMeasure {
    let alignment = looks.alignment
    let controlContext = ControlContext(control: control, views: context)
    let size = controlContext.layout.size(fitting: Size(width: .infinity, height: .infinity))
    switch control.kind {
    case .switch:
      return IntrinsicMeasure(
        width: size.width, height: size.height,
        alignment: context.isMirrored ? alignment.switch.mirrored : alignment.switch)
    case .slider: return IntrinsicMeasure(height: size.height, alignment: alignment.slider)
    case .progressView: return IntrinsicMeasure(height: size.height)
    case .segmentedControl:
      return IntrinsicMeasure(
        width: size.width, height: size.height, alignment: alignment.segmentedControl)
    case .textField(let text, let placeholder, _, let borderStyle):
      return measure(ofField: [text, placeholder], borderStyle, controlContext)
    case .button(let title, nil):
      let text = controlContext.shaped(title, look: looks.button.text)
      let (across, down) = ((size.width - text.width) / 2, (size.height - text.height) / 2)
      return IntrinsicMeasure(
        text, around: EdgeInsets(top: down, left: across, bottom: down, right: across)
      ).inWholePoints
    case .button, .configuredButton, .datePicker, .pickerView, .pageControl, .colorWell, .stepper,
      .activityIndicator,
      .badge:
      return IntrinsicMeasure(width: size.width, height: size.height)
    }
  }

  /// A field is as wide as the wider of its text and its placeholder.
  private func measure(
    ofField texts: [String], _ borderStyle: TextFieldBorderStyle, _ context: ControlContext
  ) -> IntrinsicMeasure {
    let look = looks.textField
    let shaped = texts.map { context.shaped($0, look: look.text) }
    guard let widest = shaped.max(by: { $0.width < $1.width }) else { return IntrinsicMeasure() }
    guard borderStyle != .none else {
      let rest = max(look.linePadding, look.leastLineHeight - widest.height) / 2
      return IntrinsicMeasure(widest, around: EdgeInsets(top: rest, bottom: rest))
    }
    let padding = look.borders.padding
    let height = max(look.height, widest.height)
    let rest = (height - widest.height) / 2
    return IntrinsicMeasure(
      widest, around: EdgeInsets(top: rest, left: padding, bottom: rest, right: padding))
  }

  private func measure(of button: IntrinsicContentSize.Button) -> IntrinsicMeasure {
    let title = context.text.shape(button.title, look: looks.button.text, maximumWidth: .infinity)
    let image = button.image ?? .zero
    guard !button.title.text.isEmpty else {
      let insets = button.contentEdgeInsets ?? (button.image == nil ? looks.buttonInsets : .zero)
      let isEmpty = button.image == nil && button.contentEdgeInsets == nil
      return IntrinsicMeasure(
        width: max(image.width + insets.left + insets.right, isEmpty ? looks.leastButtonWidth : 0),
        height: (button.image?.height ?? title.lineHeight) + insets.top + insets.bottom)
    }
    let insets = button.contentEdgeInsets ?? looks.buttonInsets
    let higher = max(0, image.height - title.height) / 2
    var measure = IntrinsicMeasure(
      title,
      around: EdgeInsets(
        top: insets.top + higher, left: insets.left + image.width, bottom: insets.bottom + higher,
        right: insets.right))
    guard button.contentEdgeInsets == nil else { return measure }
    measure.width = max(measure.width ?? 0, looks.leastButtonWidth)
    return button.image == nil ? measure.inWholePoints : measure
  }
}

/// How large a view is by what it shows, and where the lines of its text stand.
struct IntrinsicMeasure {
  /// The width of the aligned rectangle in points; `nil` for none.
  var width: Double?
  /// The height of the aligned rectangle in points; `nil` for none.
  var height: Double?
  /// How far the first baseline lies below the middle, in points.
  var firstBaseline: Double?
  /// How far the last baseline lies below the middle, in points.
  var lastBaseline: Double?
  /// Whether the height follows from the width.
  var wraps = false
  /// By how much the frame reaches over the aligned rectangle, in points.
  var alignment = EdgeInsets.zero

  /// The measure of a text and what is around it.
  init(_ text: ShapedLabel, around insets: EdgeInsets = .zero) {
    width = text.width + insets.left + insets.right
    height = text.height + insets.top + insets.bottom
    let shift = (insets.top - insets.bottom) / 2
    firstBaseline = shift + text.ascent - text.height / 2
    lastBaseline = shift + text.height / 2 - (text.lineHeight - text.ascent)
  }

  /// The measure of a button that shows nothing but a title: Interface Builder stored no other in 315 of 315.
  var inWholePoints: IntrinsicMeasure {
    var measure = self
    (measure.width, measure.height) = (width?.rounded(.up), height?.rounded(.up))
    return measure
  }

  init(width: Double? = nil, height: Double? = nil, alignment: EdgeInsets = .zero) {
    self.width = width.map { max(0, $0 - alignment.left - alignment.right) }
    self.height = height.map { max(0, $0 - alignment.top - alignment.bottom) }
    self.alignment = alignment
  }
}

extension LabelShaper {
  /// The size of the letters that a symbol of a configuration stands beside, in points.
  func letters(of configuration: SymbolConfiguration) -> Double {
    configuration.pointSize ?? configuration.textStyle.map { textStyleSizes[$0] }
      ?? SymbolImageLook.standard.pointSize
  }
}
