import TableModel
import TableSources

/// A button: its title, or a mapping.
enum ButtonSchema {
  /// What a button shows.
  struct State: Sendable {
    /// The title, which a button with a picture need not have.
    fileprivate var title: String?
    fileprivate var image: Image?
    fileprivate var configuration: ButtonConfiguration?

    fileprivate static func shown(
      _ title: String, image: Image? = nil, configuration: ButtonConfiguration? = nil
    ) -> State {
      let isNeeded = !title.isEmpty || (image ?? configuration?.image) == nil
      return State(title: isNeeded ? title : nil, image: image, configuration: configuration)
    }
  }

  static let mapping = MappingSchema<ControlDraft<State>>(
    "button", subject: "a button", initial: ControlDraft(state: State()),
    fields: [
      Field(
        "title", .localizedText, "The text on it.", without: "required without `image`",
        get: { $0.state.title }, set: { $0.state.title = $1 }),
      Field(
        "image", ImageSchema.coding, "The picture beside the title, drawn in its colour.",
        get: { $0.state.image }, set: { $0.state.image = $1 }),
      Field(
        "configuration", ButtonConfigurationSchema.coding, "How it looks since iOS 15.",
        without: "a button of the system’s type", get: { $0.state.configuration },
        set: { $0.state.configuration = $1 }),
      .font(), .textColor("titleColor"), .enabled(), .tintColor(),
    ])

  @Sendable private static func check(
    _ state: State, _ keys: MappingKeys, _ node: SpecNode, _ subject: Subject, _ context: DecodingContext
  ) {
    guard keys.lacks("image"), state.configuration?.image == nil else { return }
    keys.require("title", of: subject, node, context)
  }

  static let coding = ControlSchema<State>(
    mapping: mapping,
    short: .init(
      key: "title", coding: ValueCoding.localizedText.map({ State(title: $0) }, from: { $0.title ?? "" })),
    check: check,
    make: { state in
      guard var configuration = state.configuration else {
        return .button(title: state.title ?? "", image: state.image)
      }
      configuration.image = configuration.image ?? state.image
      return .configuredButton(title: state.title ?? "", configuration)
    },
    state: { kind in
      switch kind {
      case .button(let title, let image): .shown(title, image: image)
      case .configuredButton(let title, let configuration): .shown(title, configuration: configuration)
      default: nil
      }
    }
  ).coding
}

/// How a button looks since iOS 15: a style, or a mapping.
enum ButtonConfigurationSchema {
  private static let style = ValueCoding.word(ButtonConfiguration.Style.self)

  static let mapping = MappingSchema<ButtonConfiguration>(
    "buttonConfiguration", subject: "a configuration of buttons", initial: ButtonConfiguration(),
    fields: [
      Field(
        "style", style, "The method of `UIButton.Configuration` for its defaults.",
        get: { $0.style }, set: { $0.style = $1 }),
      Field(
        "buttonSize", .word(ButtonConfiguration.Size.self), "How large it is.",
        get: { $0.buttonSize }, set: { $0.buttonSize = $1 }),
      Field(
        "cornerStyle", .word(ButtonConfiguration.CornerStyle.self), "How round its corners are.",
        get: { $0.cornerStyle }, set: { $0.cornerStyle = $1 }),
      Field(
        "subtitle", .localizedText, "A smaller text below the title.",
        get: { $0.subtitle }, set: { $0.subtitle = $1 }),
      Field(
        "image", ImageSchema.coding, "The picture beside the title.", get: { $0.image },
        set: { $0.image = $1 }),
      Field(
        "imagePlacement", .word(ButtonConfiguration.ImagePlacement.self), "Where the picture stands.",
        get: { $0.imagePlacement }, set: { $0.imagePlacement = $1 }),
      Field(
        "imagePadding", .number(.from(0, to: 1_000)), "The space between picture and title.",
        get: { $0.imagePadding }, set: { $0.imagePadding = $1 }),
      Field(
        "baseBackgroundColor", ColorSchema.coding, "The colour of the background.", without: "the style’s",
        get: { $0.baseBackgroundColor }, set: { $0.baseBackgroundColor = $1 }),
      Field(
        "baseForegroundColor", ColorSchema.coding, "The colour of title and picture.", without: "the style’s",
        get: { $0.baseForegroundColor }, set: { $0.baseForegroundColor = $1 }),
      Field(
        "indicator", .word(ButtonConfiguration.Indicator.self),
        "Chevrons after the title of a pop-up button, which shows what is chosen in its menu.",
        get: { $0.indicator }, set: { $0.indicator = $1 }),
    ])

  static let coding = mapping.coding().or("style", style) { ButtonConfiguration($0) }
}

/// The dots of pages: their number, or a mapping.
enum PageControlSchema {
  /// How many pages there are, and which one shows.
  struct State: Sendable {
    fileprivate var numberOfPages = 0
    fileprivate var currentPage = 0
    fileprivate var pageTint: Color?
  }

  private static let count = ValueCoding<Int>.wholeNumber(0...100)

  static let mapping = MappingSchema<ControlDraft<State>>(
    "pageControl", subject: "a page control", initial: ControlDraft(state: State()),
    fields: [
      Field(
        "numberOfPages", count, "How many pages there are.", .written,
        get: { $0.state.numberOfPages }, set: { $0.state.numberOfPages = $1 }),
      Field(
        "currentPage", count, "The number of the page that shows, from 0.",
        get: { $0.state.currentPage }, set: { $0.state.currentPage = $1 }),
      Field(
        "pageIndicatorTintColor", ColorSchema.coding, "The colour of the other dots.",
        without: "a paler `currentPageIndicatorTintColor`",
        get: { $0.state.pageTint }, set: { $0.state.pageTint = $1 }),
      .tintColor("currentPageIndicatorTintColor", without: "white"),
    ])

  static let coding = ControlSchema<State>(
    mapping: mapping,
    short: .init(
      key: "numberOfPages", coding: count.map({ State(numberOfPages: $0) }, from: { $0.numberOfPages })),
    make: {
      .pageControl(numberOfPages: $0.numberOfPages, currentPage: $0.currentPage, pageTint: $0.pageTint)
    },
    state: { kind in
      guard case .pageControl(let count, let current, let tint) = kind else { return nil }
      return State(numberOfPages: count, currentPage: current, pageTint: tint)
    }
  ).coding
}

/// A well that shows a colour: the colour, or a mapping.
enum ColorWellSchema {
  static let mapping = MappingSchema<ControlDraft<Color?>>(
    "colorWell", subject: "a colour well", initial: ControlDraft(state: nil),
    fields: [
      Field(
        "selectedColor", ColorSchema.coding, "The colour that is chosen.", without: "none",
        get: { $0.state }, set: { $0.state = $1 }),
      .enabled(),
    ])

  static let coding = ControlSchema<Color?>(
    mapping: mapping,
    short: .init(key: "selectedColor", coding: ColorSchema.coding.map({ $0 }, from: { $0 })),
    make: { .colorWell($0) },
    state: { if case .colorWell(let color) = $0 { .some(color) } else { nil } }
  ).coding
}
