import TableModel

/// A document that has been opened, with what reading its parts needs.
struct IBStoryboard {
  /// What references call the document: the name of its file without the ending.
  let name: String?
  /// All of the document as its author sees it.
  let document: XMLElement
  /// The same with the rows that its app shows.
  let root: XMLElement
  /// The room of the screen that it is read for.
  let sizeClasses: SizeClasses
  /// Where the rows lie that its app shows when it runs; `nil` where nobody says them.
  let data: FilePath?
  /// What is wrong with those rows.
  let dataFindings: [Diagnostic]
  /// What its parts are read with.
  let context: IBContext

  /// The identifier of the controller that is shown where none is named.
  var initialController: String? { root["initialViewController"] }
}
