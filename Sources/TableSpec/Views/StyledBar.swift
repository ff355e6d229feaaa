import TableModel
import TableSources

/// A bar whose style and colours an author can choose.
protocol StyledBar: Sendable {
  /// Whether the bar is light or dark.
  var barStyle: BarStyle { get set }
  /// The colour of the bar.
  var barTintColor: Color? { get set }
  /// The colour of what can be tapped.
  var tintColor: Color? { get set }
}

extension NavigationBar: StyledBar {}
extension SearchBar: StyledBar {}
extension Toolbar: StyledBar {}
extension TabBar: StyledBar {}

extension Field where Model: StyledBar {
  /// The keys that all bars have.
  static var barStyle: [Field] {
    [
      Field(
        "barStyle", .word(BarStyle.self), "Whether the bar is light or dark.",
        get: { $0.barStyle }, set: { $0.barStyle = $1 }),
      Field(
        "barTintColor", ColorSchema.coding, "The colour of the bar.", without: "the theme’s",
        get: { $0.barTintColor }, set: { $0.barTintColor = $1 }),
      Field(
        "tintColor", ColorSchema.coding, "The colour of what can be tapped; before `ios7`, of the bar.",
        without: "the theme’s", reduction: .fallback, get: { $0.tintColor }, set: { $0.tintColor = $1 }),
    ]
  }
}
