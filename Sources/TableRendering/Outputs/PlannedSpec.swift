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
  public var stem: FilePath
  /// The ending with its dot.
  public var ending: String

  /// The path of the file.
  public var path: FilePath { stem + ending }

  /// The path of the folder that the file will lie in.
  public var folder: FilePath { stem.folder }

  /// The name of a folder beside the file for copies of pictures.
  public var imagesFolder: FilePath { stem.name + "-images" }
}
