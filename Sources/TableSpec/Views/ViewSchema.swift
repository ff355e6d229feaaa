import TableModel
import TableSources

/// A view: a text for a label, or a mapping.
enum ViewSchema {
  /// The keys that say what a view shows, of which it has at most one.
  private static let contentFields: [Field<View>] = [
    Field(
      "label", LabelSchema.coding, "A text with its font and colour.",
      get: { $0.label }, set: { $0.content = .label($1) }),
    Field(
      "imageView", ImageViewSchema.coding, "A picture.",
      get: { $0.imageView }, set: { $0.content = .image($1) }),
    Field(
      "gradient", GradientSchema.coding, "Colours that change from edge to edge.",
      get: { $0.gradient }, set: { $0.content = .gradient($1.gradient, $1.axis) }),
    control("switch", SwitchSchema.coding, "A switch."),
    control("stepper", StepperSchema.coding, "A stepper."),
    control("slider", SliderSchema.coding, "A slider."),
    control("segmentedControl", SegmentedControlSchema.coding, "A row of segments of which one is chosen."),
    control("button", ButtonSchema.coding, "A button."),
    control("textField", TextFieldSchema.coding, "A field for text."),
    control("activityIndicator", ActivityIndicatorSchema.coding, "A wheel that turns."),
    control("progressView", ProgressViewSchema.coding, "A bar that fills."),
    control("datePicker", DatePickerSchema.coding, "A date picker."),
    control("pickerView", PickerViewSchema.coding, "The wheels of a picker."),
    control("pageControl", PageControlSchema.coding, "Dots for pages of which one shows."),
    control("colorWell", ColorWellSchema.coding, "A well that shows a colour."),
    control("badge", BadgeSchema.coding, "A text in a coloured capsule."),
    Field(
      "searchBar", SearchBarSchema.coding, "A search bar, for the header of a table.",
      get: { $0.searchBar.map(Optional.some) }, set: { $0.content = $1.map { .searchBar($0) } ?? .none }),
    LayoutStackSchema.horizontal, LayoutStackSchema.vertical, LayoutStackSchema.depth,
    LayoutStackSchema.grid, LayoutStackSchema.row, LayoutStackSchema.fitting, LayoutStackSchema.spacer,
    Field(
      "customClass", .text, "A class that cannot be drawn, as a hatched box.",
      get: { $0.className }, set: { $0.content = .unknown(className: $1) }),
  ]

  private static func control(
    _ key: String, _ coding: ValueCoding<Control>, _ documentation: String
  )
    -> Field<View>
  {
    Field(key, coding, documentation, get: { $0.control }, set: { $0.content = .control($1) })
  }

  /// The controls that a word alone stands for, unless it is in quotation marks; others need to be told what they show.
  private static let bareControls: [String: Control.Kind] = [
    "switch": .switch(isOn: false), "stepper": .stepper(canDecrement: true, canIncrement: true),
    "slider": .slider(value: 0), "progressView": .progressView(progress: 0), "colorWell": .colorWell(nil),
    "activityIndicator": .activityIndicator(isAnimating: true, hidesWhenStopped: true),
  ]

  private static let contentKeys = Set(contentFields.map(\.key))

  private static let mask = ValueCoding<AutoresizingMask>.options(
    AutoresizingMask.named.map { (name: $0.name, option: $0.mask) },
    names: { mask in AutoresizingMask.named.filter { mask.contains($0.mask) }.map(\.name) })

  static let mapping: MappingSchema<View> = MappingSchema(
    "view", subject: "a view", initial: View(),
    fields: placeFields + Field.layout + contentFields + StackTraitsSchema.fields + Field.accessibility)

  private static let placeFields: [Field<View>] = [
    Field(
      "frame", FrameSchema.coding, "The place in the parent.",
      without: "the size of its content, or all of the parent",
      get: { $0.frame }, set: { $0.frame = $1 }),
    Field(
      "autoresizingMask", mask,
      "What changes with the parent’s size; without a `frame`, `flexibleWidth` gives the parent’s width.",
      without: "nothing does", reduction: .detail,
      get: { $0.autoresizingMask }, set: { $0.autoresizingMask = $1 }),
    Field(
      "backgroundColor", ColorSchema.coding, "The colour behind its content.", reduction: .fallback,
      get: { $0.backgroundColor }, set: { $0.backgroundColor = $1 }),
    Field(
      "cornerRadius", .number(.from(0, to: 4_096)), "The radius of its corners.",
      get: { $0.cornerRadius }, set: { $0.cornerRadius = $1 }),
    Field(
      "borderWidth", .number(.from(0, to: 4_096)), "The width of the line inside its edges.",
      get: { $0.borderWidth }, set: { $0.borderWidth = $1 }),
    Field(
      "borderColor", ColorSchema.coding, "The colour of that line.", without: "black", reduction: .fallback,
      get: { $0.borderColor }, set: { $0.borderColor = $1 }),
    Field(
      "cornerCurve", .word(CornerCurve.self), "The curve of its corners.",
      get: { $0.cornerCurve }, set: { $0.cornerCurve = $1 }),
    Field(
      "shadowOpacity", .number(.from(0, to: 1)), "The opacity of the shadow behind it.",
      get: { $0.shadow?.opacity ?? 0 }, set: { view, value in view.changeShadow { $0.opacity = value } }),
    Field(
      "shadowRadius", .number(.from(0, to: 200)), "The radius of the shadow’s blur.",
      get: { $0.shadow?.radius ?? 3 }, set: { view, value in view.changeShadow { $0.radius = value } }),
    Field(
      "shadowOffset", OffsetSchema.coding, "Where the shadow lies.",
      get: { $0.shadow?.offset ?? LayerShadow().offset },
      set: { view, value in view.changeShadow { $0.offset = value } }),
    Field(
      "shadowColor", ColorSchema.coding, "The colour of the shadow.", without: "black",
      get: { $0.shadow?.color }, set: { view, value in view.changeShadow { $0.color = value } }),
    Field(
      "hidden", .boolean, "Whether it is not shown; constraints still place it, stacks do not.",
      get: { $0.isHidden }, set: { $0.isHidden = $1 }),
    Field(
      "alpha", .number(.from(0, to: 1)), "The opacity of everything in it.",
      get: { $0.alpha }, set: { $0.alpha = $1 }),
    Field(
      "clipsToBounds", .boolean, "Whether content outside the edges is clipped.", reduction: .detail,
      get: { $0.clipsToBounds }, set: { $0.clipsToBounds = $1 }),
    Field(
      "semanticContentAttribute", .word(SemanticContentAttribute.self),
      "The direction of its content and constraints; its subviews do not inherit it.",
      get: { $0.semanticContentAttribute }, set: { $0.semanticContentAttribute = $1 }),
    Field(
      "flipsSubviewsForRightToLeftLayoutDirection", .boolean,
      "Whether its subviews and their text swap sides from right to left, as in buttons.",
      get: { $0.flipsSubviewsForRightToLeftLayoutDirection },
      set: { $0.flipsSubviewsForRightToLeftLayoutDirection = $1 }),
    Field(
      "subviews", list, "Views in it, from back to front.", get: { $0.withHiddenViews.subviews },
      set: { ($0.subviews, $0.hiddenSubviews) = $1.dividedByVisibility }
    )
    .written(rank: 1),
  ]

  /// A text, or a mapping, whose keys are not looked at before all of them are known.
  static let kind = ValueKind.either(
    ValueCoding.localizedText.kind,
    .mapping(ValueKind.Mapping("view", subject: "a view") { mapping.keys }))

  /// A view that stands by itself, and those in it.
  static let coding = ValueCoding<View>(
    kind, encode: element.encode,
    decode: { node, subject, context in
      context.namingViews(words: [LayoutConstraint.Item.superview]) {
        element.decode(node, subject, context).map { $0.usesAutoLayout ? $0.inLayout() : $0 }
      }
    })

  private static let element: ValueCoding<View> = ValueCoding(
    kind,
    encode: { view, context in
      let value = mapping.value(of: view, context)
      let short = value.shortIfText(for: "label")
      // A text that names a control would be read as one.
      return if case .text(let text) = short, contentKeys.contains(text) { value } else { short }
    },
    decode: { node, subject, context in
      guard context.countView(at: node.range) else { return nil }
      let text = ValueCoding.localizedText
      switch node.content {
      case .scalar(let scalar) where scalar.style == .plain && contentKeys.contains(scalar.text):
        if let control = bareControls[scalar.text] { return View(content: .control(Control(control))) }
        if scalar.text == "spacer" { return View(content: .spacer(minLength: nil)) }
        context.warning(
          "\(quoted(scalar.text)) is drawn as a text here", at: node.range,
          hint: "write {\(scalar.text): …} and what it shows, or put the text in quotation marks")
        return text.decode(node, subject, context).map { View(content: .label(Label(text: $0))) }
      case .scalar(let scalar) where context.isJSON && contentKeys.contains(scalar.text):
        context.warning(
          "\(quoted(scalar.text)) is drawn as a text here", at: node.range,
          hint: """
            write {"\(scalar.text)": …} for the view, as in {"switch": true}, or {"label": "\(scalar.text)"} for the text
            """)
        return text.decode(node, subject, context).map { View(content: .label(Label(text: $0))) }
      case .mapping where node.isTextKey, .scalar:
        return text.decode(node, subject, context).map { View(content: .label(Label(text: $0))) }
      case .mapping(let entries):
        var view = View()
        let keys = StackTraitsSchema.decode(entries, into: &view, with: mapping, context)
        checkContent(keys, context)
        if keys.lacks("shadowOpacity") {
          for entry in keys.present(among: ["shadowRadius", "shadowOffset", "shadowColor"]) {
            context.warning(
              "\(quoted(entry.name ?? "")) does not count without “shadowOpacity”", at: entry.key.range)
          }
        }
        return view
      case .sequence, .unreadable:
        context.mismatch(
          node, subject, mustBe: kind, hint: "write a text, or a mapping such as {switch: on}")
        return nil
      }
    })

  /// Views from back to front.
  static let list: ValueCoding<[View]> = .list(of: element, itemName: "a view")

  private static func checkContent(_ keys: MappingKeys, _ context: DecodingContext) {
    let contents = keys.present(among: contentKeys)
    guard let first = contents.first?.name else { return }
    for other in contents.dropFirst() {
      context.error(
        "a view can have \(quoted(first)) or \(quoted(other.name ?? "")), not both",
        at: other.key.range, hint: "put each into a separate view in “subviews”")
    }
  }
}

extension View {
  fileprivate mutating func changeShadow(_ change: (inout LayerShadow) -> Void) {
    var value = shadow ?? LayerShadow()
    change(&value)
    shadow = value == LayerShadow() ? nil : value
  }

  /// The label that the view shows, if it shows one.
  var label: Label? { if case .label(let label) = content { label } else { nil } }

  /// The picture that the view shows, if it shows one.
  var imageView: ImageView? { if case .image(let imageView) = content { imageView } else { nil } }

  /// The gradient that the view shows, if it shows one.
  var gradient: GradientSchema.Value? {
    if case .gradient(let gradient, let axis) = content {
      GradientSchema.Value(gradient: gradient, axis: axis)
    } else {
      nil
    }
  }

  /// The control that the view shows, if it shows one.
  var control: Control? { if case .control(let control) = content { control } else { nil } }

  /// The search bar that the view shows, if it shows one.
  var searchBar: SearchBar? { if case .searchBar(let searchBar) = content { searchBar } else { nil } }

  /// The name of the class of a view that cannot be drawn.
  var className: String? { if case .unknown(let className) = content { className } else { nil } }
}

extension [View] {
  /// The views that are shown, and the others with as many of those before them.
  var dividedByVisibility: (shown: [View], hidden: [View.Hidden]) {
    var (shown, hidden): ([View], [View.Hidden]) = ([], [])
    for view in self {
      if view.isHidden {
        hidden.append(View.Hidden(position: shown.count, view: view))
      } else {
        shown.append(view)
      }
    }
    return (shown, hidden)
  }
}

/// A bar whose style and colours an author can choose.
protocol StyledBar: Sendable {
  /// Whether the bar is light or dark.
  var barStyle: BarStyle { get set }
  /// The colour of the bar.
  var barTintColor: Color? { get set }
  /// The colour of what can be tapped.
  var tintColor: Color? { get set }
}

extension NavigationBar: StyledBar {}
extension SearchBar: StyledBar {}
extension Toolbar: StyledBar {}
extension TabBar: StyledBar {}

extension Field where Model: StyledBar {
  /// The keys that all bars have.
  static var barStyle: [Field] {
    [
      Field(
        "barStyle", .word(BarStyle.self), "Whether the bar is light or dark.",
        get: { $0.barStyle }, set: { $0.barStyle = $1 }),
      Field(
        "barTintColor", ColorSchema.coding, "The colour of the bar.", without: "the theme’s",
        get: { $0.barTintColor }, set: { $0.barTintColor = $1 }),
      Field(
        "tintColor", ColorSchema.coding, "The colour of what can be tapped; before `ios7`, of the bar.",
        without: "the theme’s", reduction: .fallback, get: { $0.tintColor }, set: { $0.tintColor = $1 }),
    ]
  }
}
