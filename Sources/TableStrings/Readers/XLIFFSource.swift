import TableModel
import TableSources

/// Tells which files of a project an export speaks of that hold the texts of one source.
struct XLIFFSource {
  private static let endings = ["storyboard", "xib", "strings", "stringsdict", "xcstrings"]

  private let table: String
  /// The folders that the source’s localisations lie in, the nearest first.
  private let folders: [FilePath]

  /// The files of a place.
  init(of place: StringPlace) {
    table = place.table
    folders = place.folder.components.reversed()
  }

  /// How many folders a file of the project shares with the source; `nil` for one of another name.
  ///
  /// Two folders may each have a `Main.storyboard`, and a project may lie in a folder of any name.
  func nearness(of original: String) -> Int? {
    let path = FilePath(original)
    guard path.hasEnding(XLIFFSource.endings), path.name.stem.validText == table else { return nil }
    var parts = path.components.dropLast()
    if parts.last?.hasEnding(["lproj"]) == true { parts.removeLast() }
    return zip(parts.reversed(), folders).prefix { $0 == $1 }.count
  }
}
