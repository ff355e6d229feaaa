import TableModel
import TableSources

/// An activity indicator, which turns unless it is said to stand still.
enum ActivityIndicatorSchema {
  /// How an activity indicator behaves.
  ///
  /// UIKit's own stands still at first, and is hidden then: whoever puts one into a picture wants to see it.
  struct State: Sendable {
    fileprivate var isAnimating = true
    fileprivate var hidesWhenStopped = true
    fileprivate var style = ActivityIndicatorStyle.medium
  }

  /// A size, and whether the constant for it says a colour, too.
  private struct Look: Hashable {
    var style: ActivityIndicatorStyle
    var isWhite: Bool
  }

  /// Sizes by their words; the names that UIKit had before iOS 13 for two of them say that it is white.
  private static let style = ValueCoding<Look>(
    word.kind,
    encode: { look, context in word.encode(look.style, context) },
    decode: { node, subject, context in
      let isWhite = node.scalar?.text.hasPrefix("UIActivityIndicatorViewStyleWhite") ?? false
      return word.decode(node, subject, context).map { Look(style: $0, isWhite: isWhite) }
    })

  private static let word = ValueCoding.word(ActivityIndicatorStyle.self)

  static let mapping = MappingSchema<ControlDraft<State>>(
    "activityIndicator", subject: "an activity indicator", initial: ControlDraft(state: State()),
    fields: [
      Field(
        "animating", .boolean, "Whether it turns.",
        get: { $0.state.isAnimating }, set: { $0.state.isAnimating = $1 }),
      Field(
        "hidesWhenStopped", .boolean, "Whether it shows only while it turns.",
        get: { $0.state.hidesWhenStopped }, set: { $0.state.hidesWhenStopped = $1 }),
      Field("style", style, "How large it is.") {
        Look(style: $0.state.style, isWhite: false)
      } set: {
        $0.state.style = $1.style
        if $1.isWhite, $0.tintColor == nil { $0.tintColor = .white }
      },
      .tintColor("color"),
    ])

  static let coding = ControlSchema<State>(
    mapping: mapping,
    make: {
      .activityIndicator(
        isAnimating: $0.isAnimating, hidesWhenStopped: $0.hidesWhenStopped, style: $0.style)
    },
    state: { kind in
      guard case .activityIndicator(let isAnimating, let hidesWhenStopped, let style) = kind else {
        return nil
      }
      return State(isAnimating: isAnimating, hidesWhenStopped: hidesWhenStopped, style: style)
    }
  ).coding
}

/// A text field: its text, or a mapping.
enum TextFieldSchema {
  /// What stands in a text field.
  struct State: Sendable {
    fileprivate var text = ""
    fileprivate var placeholder = ""
    fileprivate var textAlignment: TextAlignment?
    fileprivate var borderStyle = TextFieldBorderStyle.none
  }

  static let mapping = MappingSchema<ControlDraft<State>>(
    "textField", subject: "a text field", initial: ControlDraft(state: State()),
    fields: [
      Field("text", .localizedText, "What was typed.", get: { $0.state.text }, set: { $0.state.text = $1 }),
      Field(
        "placeholder", .localizedText, "The text where nothing was typed.",
        get: { $0.state.placeholder }, set: { $0.state.placeholder = $1 }),
      .font(),
      .textColor("textColor"),
      Field(
        "textAlignment", .word(TextAlignment.self), "The alignment.", without: "the theme’s",
        reduction: .detail, get: { $0.state.textAlignment }, set: { $0.state.textAlignment = $1 }),
      Field(
        "borderStyle", .word(TextFieldBorderStyle.self), "What surrounds it.",
        get: { $0.state.borderStyle }, set: { $0.state.borderStyle = $1 }),
      .enabled(),
    ])

  static let coding = ControlSchema<State>(
    mapping: mapping,
    short: .init(key: "text", coding: ValueCoding.localizedText.map({ State(text: $0) }, from: { $0.text })),
    make: {
      .textField(
        text: $0.text, placeholder: $0.placeholder, textAlignment: $0.textAlignment,
        borderStyle: $0.borderStyle)
    },
    state: { kind in
      guard case .textField(let text, let placeholder, let textAlignment, let borderStyle) = kind else {
        return nil
      }
      return State(
        text: text, placeholder: placeholder, textAlignment: textAlignment, borderStyle: borderStyle)
    }
  ).coding
}
