import TableModel
import TableSources

/// Reads an activity indicator, which turns unless it is said to stand still.
enum ActivityIndicatorDecoder {
  /// How an activity indicator behaves.
  ///
  /// UIKit's own stands still at first, and is hidden then: whoever puts one into a picture wants to see it.
  private struct State: Sendable {
    var isAnimating = true
    var hidesWhenStopped = true
    var style = ActivityIndicatorStyle.medium
  }

  static let decoder = ControlDecoder<State>(
    mapping: MappingDecoder(
      subject: "an activity indicator",
      fields: [
        Field("animating", .boolean) { $0.state.isAnimating = $1 },
        Field("hidesWhenStopped", .boolean) { $0.state.hidesWhenStopped = $1 },
        Field("style", .word(ActivityIndicatorStyle.self)) { $0.state.style = $1 },
        .tintColor("color"),
      ]
    ),
    initial: State(),
    make: {
      .activityIndicator(
        isAnimating: $0.isAnimating, hidesWhenStopped: $0.hidesWhenStopped, style: $0.style)
    }
  ).decoder
}
