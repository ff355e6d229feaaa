/// What a table shows in its middle while its rows are not there: UIKit's `UIContentUnavailableConfiguration`.
public struct ContentUnavailable: Hashable, Sendable {
  /// Why there are no rows.
  public enum Reason: Hashable, Sendable {
    /// They are being fetched: a wheel turns; old rows may stay, in grey.
    case loading
    /// There are none; a picture may stand above the text.
    case empty(ImageView?)
  }

  /// Why there are no rows.
  public var reason: Reason
  /// The large line that says what is not there.
  public var text: String?
  /// More text, in a smaller size.
  public var secondaryText: String?
  /// The title of a button below the text.
  public var buttonTitle: String?

  /// What stands in place of rows.
  public init(
    _ reason: Reason, text: String? = nil, secondaryText: String? = nil, buttonTitle: String? = nil
  ) {
    self.reason = reason
    self.text = text
    self.secondaryText = secondaryText
    self.buttonTitle = buttonTitle
  }
}
