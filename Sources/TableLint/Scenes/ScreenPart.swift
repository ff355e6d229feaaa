/// The parts of a screen that can hold a table.
enum ScreenPart: Hashable {
  /// All of a screen without a split view.
  case content
  /// The list of a split view, and what it leads to.
  case master, detail
  /// A box over the content.
  case popover
  /// A sheet over all that, or what covers it.
  case presented
}
