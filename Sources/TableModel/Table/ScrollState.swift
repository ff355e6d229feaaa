/// How far a table is scrolled, and the indicator that shows it.
public struct ScrollState: Hashable, Sendable {
  /// The colour of the indicator: `UIScrollViewIndicatorStyle`.
  public enum IndicatorStyle: String, Hashable, Sendable, CaseIterable {
    case `default`, black, white
  }

  /// The points by which the content is moved up; negative where it was pulled down.
  ///
  /// 0 is where the table rests under its bars and insets, whatever their height; UIKit counts the insets in.
  public var contentOffset: Double
  /// The row that stands at the top, as far as the content allows; it comes before ``contentOffset``.
  public var scrolledRow: IndexPath?
  /// The space around the content, in points, besides what bars take.
  public var contentInset: EdgeInsets
  /// Whether the indicator along the right edge is seen.
  public var showsVerticalScrollIndicator: Bool
  /// The space between the indicator and the table's edges, in points, besides what bars take.
  public var scrollIndicatorInsets: EdgeInsets
  /// The colour of the indicator.
  public var indicatorStyle: IndicatorStyle

  /// A state; the default is a table at rest without indicator.
  public init(
    contentOffset: Double = 0,
    contentInset: EdgeInsets = .zero,
    showsVerticalScrollIndicator: Bool = false,
    scrollIndicatorInsets: EdgeInsets = .zero,
    indicatorStyle: IndicatorStyle = .default
  ) {
    self.contentOffset = contentOffset
    self.contentInset = contentInset
    self.showsVerticalScrollIndicator = showsVerticalScrollIndicator
    self.scrollIndicatorInsets = scrollIndicatorInsets
    self.indicatorStyle = indicatorStyle
  }
}

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
