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

  static let mapping = MappingSchema<ControlDraft<State>>(
    "activityIndicator", subject: "an activity indicator", initial: ControlDraft(state: State()),
    fields: [
      Field("animating", .boolean, "Whether it turns.") {
        $0.state.isAnimating
      } set: {
        $0.state.isAnimating = $1
      },
      Field("hidesWhenStopped", .boolean, "Whether it shows only while it turns.") {
        $0.state.hidesWhenStopped
      } set: {
        $0.state.hidesWhenStopped = $1
      },
      Field("style", .word(ActivityIndicatorStyle.self), "How large it is.") {
        $0.state.style
      } set: {
        $0.state.style = $1
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
