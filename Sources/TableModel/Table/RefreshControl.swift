/// What shows above a table that was pulled down: UIKit's `UIRefreshControl`.
public struct RefreshControl: Hashable, Sendable {
  /// How far the table was pulled.
  public enum State: Hashable, Sendable {
    /// Pulled by a part of the way to where refreshing begins, 0…1.
    case pulled(Double)
    /// Refreshing: the wheel turns while new content is fetched.
    case refreshing
  }

  /// How far the table was pulled.
  public var state: State
  /// A line of text below the wheel.
  public var title: String?
  /// The colour, instead of the theme's.
  public var tintColor: Color?

  /// A refresh control in a state.
  public init(_ state: State = .refreshing, title: String? = nil, tintColor: Color? = nil) {
    self.state = state
    self.title = title
    self.tintColor = tintColor
  }
}
