/// The views behind a row, chosen by where it stands in its section.
public struct Background: Hashable, Sendable {
  /// Where a row stands in its section.
  public enum Position: String, Hashable, Sendable, CaseIterable {
    /// The first of several rows.
    case top
    /// Neither the first nor the last.
    case middle
    /// The last of several rows.
    case bottom
    /// The only row.
    case single
  }

  /// The view for all other positions.
  public var view: View?
  /// The views of single positions.
  public var views: [Position: View]

  /// One view for all rows, or one for each position.
  public init(view: View? = nil, views: [Position: View] = [:]) {
    self.view = view
    self.views = views
  }

  /// The view for a position.
  public subscript(position: Position) -> View? { views[position] ?? view }
}
