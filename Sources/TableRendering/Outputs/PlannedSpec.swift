import TableDrawing
import TableInterfaceBuilder
import TableLayout
import TableModel
import TableSources
import TableSpec
import TableThemes

/// A spec file to be written.
public struct PlannedSpec: Hashable, Sendable {
  /// The path without its ending.
  public var stem: String
  /// The ending with its dot.
  public var ending: String

  /// The path of the file.
  public var path: String { stem + ending }

  /// The path of the folder that the file will lie in, with a slash at its end; empty for the current one.
  public var folder: String { stem.lastIndex(of: "/").map { String(stem[...$0]) } ?? "" }

  /// The name of a folder beside the file for copies of pictures.
  public var imagesFolder: String { String(stem.dropFirst(folder.count)) + "-images" }
}
