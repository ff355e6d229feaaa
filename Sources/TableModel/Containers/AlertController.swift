/// A message with buttons over the screen: UIKit's `UIAlertController`.
public struct AlertController: Hashable, Sendable {
  /// Where it stands and what its buttons look like: `UIAlertControllerStyle`.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// In the middle of the screen.
    case alert
    /// At the lower edge of a phone's screen; since iOS 26 in the middle, as an alert.
    case actionSheet
  }

  /// A button: `UIAlertAction`.
  public struct Action: Hashable, Sendable {
    /// What a button does: `UIAlertActionStyle`.
    public enum Style: String, Hashable, Sendable, CaseIterable {
      /// Something.
      case `default`
      /// Nothing: it leaves all as it was.
      case cancel
      /// Something that destroys or changes data.
      case destructive
    }

    /// The text on it.
    public var title: String
    /// What it does.
    public var style: Style
    /// Whether it can be used.
    public var isEnabled: Bool

    /// A button.
    public init(title: String, style: Style = .default, isEnabled: Bool = true) {
      self.title = title
      self.style = style
      self.isEnabled = isEnabled
    }
  }

  /// A field for text.
  public struct TextField: Hashable, Sendable {
    /// What somebody has typed.
    public var text: String
    /// What stands in an empty field.
    public var placeholder: String

    /// A field.
    public init(text: String = "", placeholder: String = "") {
      self.text = text
      self.placeholder = placeholder
    }
  }

  /// The sentence or question; `nil` for none.
  public var title: String?
  /// What explains the title; `nil` for nothing.
  public var message: String?
  /// Where it stands.
  public var preferredStyle: Style
  /// The fields below the message, which alerts alone have.
  public var textFields: [TextField]
  /// The buttons, in the order in which an app adds them.
  public var actions: [Action]
  /// The number of the action that the return key triggers, from 0; `nil` for none.
  public var preferredAction: Int?
  /// What an action sheet belongs to, which makes it a popover on tablets; `nil` for the place alone.
  public var source: Popover.Source?
  /// The place on the screen that it belongs to, where it has no source; `nil` for none.
  public var sourceRect: Rect?

  /// A message with buttons.
  public init(
    title: String? = nil, message: String? = nil, preferredStyle: Style = .alert,
    textFields: [TextField] = [], actions: [Action] = [], preferredAction: Int? = nil
  ) {
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    self.textFields = textFields
    self.actions = actions
    self.preferredAction = preferredAction
  }
}

extension AlertController {
  /// The numbers of the actions in the order in which they stand: the one that cancels is the first of two beside each
  /// other, and the last of several below each other.
  package func order(beside: Bool) -> [Int] {
    let cancelling = actions.indices.filter { actions[$0].style == .cancel }
    let others = actions.indices.filter { actions[$0].style != .cancel }
    return beside ? cancelling + others : others + cancelling
  }
}
