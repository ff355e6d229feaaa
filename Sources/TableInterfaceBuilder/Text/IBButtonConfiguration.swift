import TableModel
import TableSources

/// How a button of iOS 15 and later says that it looks: `<buttonConfiguration key="configuration" style="filled" …/>`.
struct IBButtonConfiguration {
  /// The kinds of fills that UIKit has for them.
  private enum Style: String {
    case plain, borderless, gray, bordered, tinted, borderedTinted, filled, borderedProminent
  }

  let element: XMLElement
  private let button: XMLElement
  private let context: IBContext
  private let style: Style

  /// The configuration of a button; `nil` where it has none.
  init?(of button: XMLElement, context: IBContext) {
    guard let element = button.child(key: "configuration") ?? button.child(named: "buttonConfiguration")
    else {
      return nil
    }
    (self.element, self.button, self.context) = (element, button, context)
    style = element["style"].flatMap(Style.init) ?? .plain
  }

  /// The part of the tint that the fill of a tinted button has, measured on iOS 26.
  private static let tintedPart = 0.18
  /// The radii of corners that nobody sets, by sizes of buttons, in points.
  private static let radii = ["mini": 14.0, "small": 14, "medium": 5.95, "large": 8.75]
  /// The radius that no side is longer than, so that the ends are round.
  private static let roundEnds = 4_096.0
  /// The space around the title, in points.
  private static let insets = EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
  /// The radii of corner styles by name, in points; these are Apple’s words for sizes, and ours for how large they are.
  private static let styleRadii = [
    "small": 4.0, "medium": 8, "large": 12, "capsule": roundEnds, "fixed": 5.95,
  ]

  /// The tint of the button.
  private var tint: Color { context.tint(of: button) }

  private var isEnabled: Bool { button.flag("enabled") ?? true }

  /// The colour of the button’s shape; `nil` where none is seen.
  var backgroundColor: Color? {
    let background = element.child(key: "background")
    if let own = background.flatMap({ context.color("backgroundColor", of: $0) }) { return own }
    let base = context.color("baseBackgroundColor", of: element) ?? tint
    switch style {
    case .plain, .borderless: return nil
    case _ where !isEnabled: return IBButtonConfiguration.system(.tertiarySystemFill)
    case .gray, .bordered: return IBButtonConfiguration.system(.secondarySystemFill)
    case .tinted, .borderedTinted: return base.faded(to: IBButtonConfiguration.tintedPart)
    case .filled, .borderedProminent: return base
    }
  }

  /// The radius of the shape’s corners, in points.
  var cornerRadius: Double {
    let range = NumberRange.from(0, to: 4_096)
    if let own = element.child(key: "background").flatMap({
      context.number("cornerRadius", of: $0, in: range)
    }) {
      return own
    }
    if let radius = element["cornerStyle"].flatMap({ IBButtonConfiguration.styleRadii[$0] }) { return radius }
    if context.version.isOfIOS26 {
      return IBButtonConfiguration.roundEnds
    }
    return IBButtonConfiguration.radii[element["buttonSize"] ?? "medium"] ?? 0
  }

  /// The colour of title and picture.
  var foregroundColor: Color {
    if let own = context.color("baseForegroundColor", of: element) { return own }
    guard isEnabled else { return IBButtonConfiguration.system(.tertiaryLabel) }
    switch style {
    case .filled, .borderedProminent: return .white
    default: return tint
    }
  }

  /// The font of the title: that of running text, smaller in small buttons.
  var font: FontAttributes {
    IBFont(context: context).attributes(of: element, key: "titleFontDescription")
      ?? FontAttributes(
        textStyle: ["mini", "small"].contains(element["buttonSize"] ?? "") ? .subheadline : .body)
  }

  /// The smaller text below the title; `nil` for none.
  var subtitle: String? {
    context.text("subtitle", of: element).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The font of that text.
  var subtitleFont: FontAttributes {
    FontAttributes(textStyle: element["buttonSize"] == "large" ? .footnote : .caption1)
  }

  /// The space between picture and title, in points.
  var imagePadding: Double { context.number("imagePadding", of: element, in: .from(0, to: 1_000)) ?? 0 }

  /// The side of the title that the picture stands at.
  var imagePlacement: ButtonConfiguration.ImagePlacement {
    element["imagePlacement"].flatMap(ButtonConfiguration.ImagePlacement.init) ?? .leading
  }

  /// Whether the picture stands above or below the title.
  var isStacked: Bool { imagePlacement == .top || imagePlacement == .bottom }

  /// The space around picture and title in points: the configuration's own, or that of any.
  ///
  /// UIKit ignores the button's own `contentEdgeInsets` beside a configuration.
  var contentInsets: EdgeInsets {
    context.directionalInsets("contentInsets", of: element) ?? IBButtonConfiguration.insets
  }

  private static func system(_ color: SystemColor) -> Color { Color(color, else: color.fallback) }
}

/// Reads the titles of buttons.
struct IBButtonTitle {
  let context: IBContext

  /// The title of a button with its attributes, and with its subtitle as a line of its own; empty for none.
  func label(of element: XMLElement, _ configuration: IBButtonConfiguration?) -> Label {
    let state = element.child(key: "normal")
    // A title that Interface Builder left in the state is not that of a configuration without one.
    let text = (configuration?.element ?? state).flatMap { context.text("title", of: $0) } ?? ""
    var label = Label(
      text: text,
      font: IBFont(context: context).attributes(of: element) ?? configuration?.font ?? usualFont(of: element),
      textColor: state.flatMap { context.color("titleColor", of: $0) } ?? configuration?.foregroundColor
        ?? (isPlain(element) ? .white : context.tint(of: element)),
      lineBreakMode: IBLabel.lineBreakMode(element["lineBreakMode"])
    )
    let attributed =
      configuration?.element.child(key: "attributedTitle")
      ?? (configuration == nil ? state?.child(key: "attributedTitle") : nil)
    if let attributed { IBLabel(context: context).style(&label, with: attributed) }
    guard let configuration, let subtitle = configuration.subtitle else { return label }
    let title = label.attributedText.isEmpty ? [TextRun(text: label.text)] : label.attributedText
    label.attributedText =
      title + [TextRun(text: "\n" + subtitle, font: configuration.subtitleFont)]
    label.text = label.attributedText.map(\.text).joined()
    label.numberOfLines = 0
    return label
  }

  /// UIKit's `buttonFontSize`, which documents of all tools leave out.
  private static let buttonFontSize = 18.0

  /// The font of a button without one, where its type has another than the look's buttons.
  private func usualFont(of element: XMLElement) -> FontAttributes? {
    let configuration = element.child(key: "configuration") ?? element.child(named: "buttonConfiguration")
    return isPlain(element) && configuration == nil ? FontAttributes(size: Self.buttonFontSize) : nil
  }

  /// Whether a button has no border of the system's.
  func isPlain(_ element: XMLElement) -> Bool {
    element["buttonType"] == nil || element["buttonType"] == "custom"
  }
}
