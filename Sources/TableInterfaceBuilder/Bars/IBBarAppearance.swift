import TableModel

/// The colours of a bar: those of its appearance, which iOS 13 brought, are taken in place of the bar’s.
struct IBBarAppearance {
  let bar: XMLElement?
  let context: IBContext?
  /// Whether content begins at the bar, as it does at navigation bars: it ends at others, mostly out of sight.
  var isAtTop = false
  /// Whether the title is large while the content rests at the bar.
  var isLarge = false

  /// How the bar looks while the content rests at it, as it does in pictures.
  private var appearance: XMLElement? {
    bar?.child(key: "scrollEdgeAppearance") ?? bar?.child(key: "standardAppearance")
  }

  /// The colour of the bar itself.
  var barTintColor: Color? {
    guard let appearance else { return color("barTintColor") }
    return isClear ? nil : context?.color("backgroundColor", of: appearance)
  }

  /// Whether the bar is clear while the content rests at it: as UIKit's documentation has it, the appearance for that is the
  /// standard one without a background if there is no other, since iOS 15 in all bars and before under large titles.
  private var isClear: Bool {
    isAtTop && bar?.child(key: "scrollEdgeAppearance") == nil
      && (isLarge || context?.version.clearsBars == true)
  }

  /// One of the bar’s colours.
  func color(_ key: String) -> Color? { bar.flatMap { context?.color(key, of: $0) } }

  /// The letters of a title; `nil` where the document gives them no colour.
  func titleAttributes(_ key: String) -> TitleTextAttributes? {
    [appearance, bar].lazy.compactMap { look in
      look?.child(key: key).flatMap { context?.color("textColor", of: $0) }
    }.first.map { TitleTextAttributes(foregroundColor: $0) }
  }
}
