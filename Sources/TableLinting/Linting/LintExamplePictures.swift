import TableModel
import TableProject
import TableRendering
import TableSources

/// The pictures that the examples of a rule show, drawn into a folder that goes when this object does.
final class LintExamplePictures {
  /// A note on an orange background, 29 points wide and high.
  private static let note = """
    size: {width: 29, height: 29}
    tableView:
      separatorStyle: none
      rows:
        - height: 29
          contentView:
            - {frame: [0, 0, 29, 29], cornerRadius: 6, gradient: {colors: ["#FF9F50", "#F0641C"]}}
            - {frame: [8, 18, 8, 6], cornerRadius: 3, backgroundColor: white}
            - {frame: [14, 6, 2, 15], backgroundColor: white}
            - {frame: [14, 6, 7, 4], backgroundColor: white}

    """

  /// The path of the folder.
  let folder: FilePath
  private let temporary: PrivateFolder

  /// Draws pictures of some paths, each at the scale that its name says.
  ///
  /// - Throws: An error where a font is missing or nothing can be written.
  init(at paths: [String], _ renderer: Renderer) throws {
    temporary = try PrivateFolder()
    folder = temporary.path
    let place = try ConfinedFolder(folder)
    var leftovers = Leftovers()
    let note = renderer.load(Array(Self.note.utf8), named: "note.yaml", folder: folder)
    for path in paths {
      guard let screen = note.document?.screens.first else { continue }
      let scene = try renderer.scene(of: screen, as: Variant(scale: path.contains("@2x") ? 2 : 1))
      try place.write(
        picture: try renderer.picture(of: scene, as: .png), to: folder.appending(FilePath(path)),
        removing: &leftovers)
    }
  }
}
