import TableModel

/// The bars around one table of a document.
package struct FoundBars: Hashable, Sendable {
  /// The object that a screen of the table is made of.
  package var object: InterfaceBuilderObject
  /// The bars.
  package var bars: ScreenBars
}
