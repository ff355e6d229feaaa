import TableModel
import TableSources

/// The tables of strings that lie anywhere below a project's folder, and the language that the project is developed in.
struct ProjectStrings: Sendable {
  /// The language of texts that no table is needed for, as a project of Xcode says; `nil` where none does.
  private(set) var language: String?
  /// The folders that hold a table's catalogue or its folders of languages, by the table's name.
  private var folders: [String: Set<FilePath>] = [:]
  /// The folders that hold a document or its folders of languages, by the document’s name.
  private var documents: [String: Set<FilePath>] = [:]
  /// The same, with all folders around them.
  private var aroundDocuments: [String: Set<FilePath>] = [:]
  /// Whether there are more folders than are looked through.
  private(set) var isIncomplete = false

  private static let (mostFolders, deepest) = (2_000, 12)
  private static let region = Array("developmentRegion = ".utf8)

  /// Looks through the folder of a project.
  init(of root: FilePath, within reach: SourceReach, limits: LoadingLimits) {
    var (waiting, next) = ([(folder: root, depth: 0)], 0)
    while next < waiting.count {
      let (folder, depth) = waiting[next]
      next += 1
      let entries = FolderNames.entries(of: folder, within: reach)
      // A project within another has a bundle of its own, whose texts are for nobody else.
      guard folder == root || !ProjectMarkers.holdProject(entries) else { continue }
      for entry in entries {
        let path = folder.appending(entry.name)
        if entry.kind == .file {
          add(entry.name, in: folder)
        } else if entry.kind == .folder, !ProjectMarkers.isForeign(entry.name),
          !entry.name.hasEnding(ProjectMarkers.catalogEndings)
        {
          if depth < ProjectStrings.deepest, waiting.count < ProjectStrings.mostFolders {
            waiting.append((path, depth + 1))
          } else {
            isIncomplete = true
          }
        } else if folder == root, language == nil, entry.name.hasEnding(["xcodeproj"]) {
          language = ProjectStrings.language(of: path, within: reach, limits: limits)
        }
      }
    }
  }

  /// Notes a file that may be a table or a document; those in the folder of a language belong to that around it.
  private mutating func add(_ file: FilePath, in folder: FilePath) {
    let isInLanguage = folder.hasEnding(["lproj"])
    let endings = isInLanguage ? StringPlace.tableEndings : []
    let place = isInLanguage ? folder.folder : folder
    if file.hasEnding(endings + ["xcstrings"]) {
      if let table = file.stem.validText { folders[table, default: []].insert(place) }
    } else if file.hasEnding(SourceKind.documentEndings), let name = file.stem.validText,
      documents[name, default: []].insert(place).inserted
    {
      for around in sequence(first: place, next: { $0 == "/" ? nil : $0.folder }) {
        guard aroundDocuments[name, default: []].insert(around).inserted else { break }
      }
    }
  }

  /// The folder of a source's table that is nearest to the source's; `nil` where there is none.
  ///
  /// A table of a document belongs to the nearest document of its name: targets often have copies of one document, with
  /// the same identifiers.
  func folder(of place: StringPlace) -> FilePath? {
    guard let folders = folders[place.table] else { return nil }
    let free = folders.filter { place.keysAreTexts || !isOfOther($0, than: place) }
    return ProjectFolders.nearest(of: Array(free), to: place.folder)
  }

  /// Whether a folder of tables belongs to another document of the source's name, in it or nearer to it.
  private func isOfOther(_ folder: FilePath, than place: StringPlace) -> Bool {
    guard folder != place.folder, let others = documents[place.table] else { return false }
    guard !others.contains(folder) else { return true }
    let (parts, own) = (folder.components, place.folder.components)
    let shared = zip(parts, own).prefix { $0 == $1 }.count
    guard shared < parts.count else { return false }
    let below = (shared + 1..<parts.count).reduce(folder) { path, _ in path.folder }
    return aroundDocuments[place.table]?.contains(below) == true
  }

  private static func language(
    of project: FilePath, within reach: SourceReach, limits: LoadingLimits
  ) -> String? {
    guard let file = try? reach.open(project.appending("project.pbxproj")),
      let bytes = file.bytes(atMost: limits.fileSize),
      let place = bytes.firstRange(of: region)
    else { return nil }
    let word = bytes[place.upperBound...].prefix(40).prefix { $0 != UInt8(ascii: ";") }
    let name = String(decoding: word.filter { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
    // Old projects say “English”.
    return LanguageTag(name).flatMap { $0.language.utf8.count < 4 ? name : nil }
  }
}
