import TableDrawing
import TableInterfaceBuilder
import TableLayout
import TableModel
import TableSources
import TableSpec
import TableThemes

/// Why a user's words about where pictures go make no sense.
public enum OutputPlanError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The output's ending says one kind of file, but only others were asked for.
  case contradiction(output: FilePath, formats: [PictureFormat])
  /// The output has an ending that no kind of picture has.
  case unknownEnding(output: FilePath)

  /// What is wrong, and what the user can do about it.
  public var description: String {
    switch self {
    case .contradiction(let output, let formats):
      let names = formats.map(\.rawValue).joined(separator: ",")
      return "The ending of ‘\(output)’ contradicts ‘--format \(names)’; give one of the two."
    case .unknownEnding(let output):
      return
        "Pictures cannot be written to ‘\(output)’: known endings are \(PictureFormat.endings). For a folder of this name write ‘\(output)/’."
    }
  }
}
