import TableDrawing
import TableModel
import TableRendering
import TableSources

/// Draws symbols of the system with their names on one sheet: what `tablemock symbols -o` does.
public struct SymbolSheetJob: Sendable {
  /// The symbols' names.
  public var names: [String]
  /// Where the sheet goes.
  public var path: FilePath
  /// The kind of its file.
  public var format: PictureFormat

  /// A sheet of some symbols.
  public init(names: [String], path: FilePath, format: PictureFormat) {
    self.names = names
    self.path = path
    self.format = format
  }

  /// The symbols in a row of the sheet, and the points of each symbol's place.
  private static let (columns, place) = (5, Size(width: 150, height: 60))

  /// Draws the sheet.
  ///
  /// - Throws: An error where a font is missing, and where the sheet cannot be drawn or written.
  public func run() throws {
    let renderer = try Renderer()
    let result = renderer.load(Array(spec.utf8), named: "symbols", folder: ".")
    guard let screen = result.document?.screens.first else { return }
    var variant = Variant()
    variant.height = .content
    let scene = try renderer.scene(of: screen, as: variant)
    try OutputFile(path: path).write(try renderer.picture(of: scene, as: format))
  }

  /// The sheet as a spec: a table whose rows hold the symbols of a line.
  private var spec: String {
    let (columns, place) = (SymbolSheetJob.columns, SymbolSheetJob.place)
    let lines = stride(from: 0, to: names.count, by: columns).map {
      names[$0..<min($0 + columns, names.count)]
    }
    let rows = lines.map { line in
      let views = line.enumerated().flatMap { index, name in
        let x = Double(index) * place.width
        return [
          "{frame: [\(plain(x + place.width / 2 - 20)), 4, 40, 34], imageView: {systemName: \(name), "
            + "contentMode: center, preferredSymbolConfiguration: {scale: large}}}",
          "{frame: [\(plain(x)), 40, \(plain(place.width)), 14], label: {text: \"\(name)\", font: 9, "
            + "textAlignment: center, lineBreakMode: byTruncatingMiddle}}",
        ]
      }
      return "          - contentView: [\(views.joined(separator: ", "))]\n"
    }
    return """
      theme: ios26
      size: {width: \(plain(Double(columns) * place.width)), height: \(plain(place.height))}
      scale: 2
      tableView:
        style: plain
        separatorStyle: none
        rowHeight: \(plain(place.height))
        sections:
          - rows:

      """ + rows.joined()
  }
}
