import TableModel
import TableSources

/// Where the localisations of one source lie, and what they are called.
package struct StringPlace: Hashable, Sendable {
  /// The folder that holds the folders of languages.
  package var folder: FilePath
  /// The name of the folder of a language that the source itself lies in, such as `Base`; `nil` for none.
  package var language: String?
  /// The name of the table: the document’s own, or `Localizable`.
  package var table: String
  /// The ending of the source where another of its name may stand in for it, as storyboards may; `nil` for none.
  package var documentEnding: String?
  /// Whether the folder is another of the project, where documents of the source’s name are others.
  package private(set) var isElsewhere = false
  /// Whether the folder was chosen for its strings, so that tables for specs may lie in it as they are.
  private(set) var isGiven = false
  /// The name of the one export that texts are taken from; `nil` for all that there is.
  var export: FilePath?

  /// The language that the project is developed in; `nil` where nothing says it.
  package var projectLanguage: String?

  /// The endings of tables of one language, in the order in which they are looked for.
  static let tableEndings = ["stringsdict", "strings"]
  /// The name of the folder for all languages.
  package static let base = "Base"
  /// The name of the folder of catalogues, which have several languages.
  package static let multiple = "mul"
  /// The table of texts that are in no document.
  package static let usualTable = "Localizable"
  /// The folder beside a spec that has a table for each language.
  package static let plainFolder: FilePath = "strings"

  /// The place of the localisations of a source.
  ///
  /// - Parameters:
  ///   - name: The name of the source; `nil` where it has none, as standard input has.
  ///   - kind: What kind of source it is.
  ///   - folder: The folder that the source lies in.
  ///   - strings: The folder of the localisations if that is another, which may be an export itself; `nil` for none.
  package init?(
    ofSource name: FilePath?, kind: SourceKind, in folder: FilePath, strings: FilePath? = nil
  ) {
    guard let real = (folder.isEmpty ? .current : folder).resolved else { return nil }
    switch kind {
    case .spec, .swiftUI: (table, documentEnding) = (StringPlace.usualTable, nil)
    default:
      guard let name, let stem = name.name.stem.validText, !stem.isEmpty else { return nil }
      (table, documentEnding) = (stem, name.ending?.validText)
    }
    if real.hasEnding(["lproj"]), kind != .spec, kind != .swiftUI {
      self.folder = real.folder
      language = real.name.stem.validText
    } else {
      self.folder = real
    }
    guard let strings else { return }
    guard let given = strings.resolved else { return nil }
    isGiven = true
    export = given.hasEnding(["xcloc"]) ? given.name : nil
    self.folder = export == nil ? given : given.folder
  }

  /// The place of the same tables elsewhere in the project, where documents are not the source’s.
  package func moved(to folder: FilePath) -> StringPlace {
    var place = self
    (place.folder, place.isElsewhere) = (folder, folder != self.folder)
    return place
  }

  /// Whether texts are their own keys, as those of specs are.
  var keysAreTexts: Bool { documentEnding == nil }
}
