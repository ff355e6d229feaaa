import TableDrawing
import TableLint
import TableModel
import TableProject
import TableRendering
import TableSources
import TableStrings

/// The examples of a rule as a picture: what breaks it beside what keeps it.
package struct LintExample {
  private let rule: LintRule

  /// The examples of a rule.
  package init(_ rule: LintRule) {
    self.rule = rule
  }

  /// The bytes of the picture.
  ///
  /// - Throws: An error where a font is missing or an example cannot be drawn.
  package func picture(as format: PictureFormat) throws -> [UInt8] {
    let renderer = try Renderer()
    let pictures =
      rule.pictures.isEmpty ? nil : try LintExamplePictures(at: rule.pictures, renderer)
    let examples = [("broken", rule.broken), ("kept", rule.kept)]
    let tables = rule.strings.sorted { $0.key < $1.key }.map { language, text in
      let name = "strings/\(language).yaml"
      return (language, PlainTableReader.read(Array(text.utf8), named: name, limits: LoadingLimits()).value)
    }
    var entries: [ContactSheet.Entry] = []
    for (caption, text) in examples {
      let result = renderer.load(
        Array(text.utf8), named: "\(caption).yaml", folder: pictures?.folder ?? .current)
      for screen in result.document?.screens ?? [] {
        entries.append(ContactSheet.Entry(try renderer.scene(of: screen), caption: caption))
        for (language, table) in tables {
          guard let tag = LanguageTag(language) else { continue }
          let shown = screen.mapTexts { table?[$0]?.text(in: tag) ?? $0 }
          let scene = try renderer.scene(of: shown, as: Variant(language: language))
          entries.append(ContactSheet.Entry(scene, caption: "\(caption) · \(language)"))
        }
      }
    }
    guard let scene = try renderer.scene(of: entries, on: .grid) else {
      throw DrawingError("the examples of \(rule.id) cannot be drawn")
    }
    // Pictures are read from the folder while the scene is drawn.
    return try withExtendedLifetime(pictures) { try renderer.picture(of: scene, as: format) }
  }
}

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
