import TableModel
import TableSources

/// The tables of strings that lie anywhere below a project's folder, and the language that the project is developed in.
struct ProjectStrings: Sendable {
  /// The language of texts that no table is needed for, as a project of Xcode says; `nil` where none does.
  private(set) var language: String?
  /// The folders that hold a table's catalogue or its folders of languages, by the table's name.
  private var folders: [String: Set<FilePath>] = [:]

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
      guard folder == root || !ProjectFolders.holdProject(entries) else { continue }
      for entry in entries {
        let path = folder.appending(entry.name)
        if entry.kind == .file {
          add(entry.name, in: folder)
        } else if entry.kind == .folder, depth < ProjectStrings.deepest,
          waiting.count < ProjectStrings.mostFolders, !ProjectFolders.isForeign(entry.name),
          !entry.name.hasEnding(["xcassets"])
        {
          waiting.append((path, depth + 1))
        } else if folder == root, language == nil, entry.name.hasEnding(["xcodeproj"]) {
          language = ProjectStrings.language(of: path, within: reach, limits: limits)
        }
      }
    }
  }

  /// Notes a file that may be a table; those in the folder of a language belong to that around it.
  private mutating func add(_ file: FilePath, in folder: FilePath) {
    let isInLanguage = folder.hasEnding(["lproj"])
    let endings = isInLanguage ? StringPlace.tableEndings : []
    guard file.hasEnding(endings + ["xcstrings"]), let table = file.stem.validText else { return }
    folders[table, default: []].insert(isInLanguage ? folder.folder : folder)
  }

  /// The folder of a table that is nearest to a source's; `nil` where there is none.
  func folder(of table: String, beside own: FilePath) -> FilePath? {
    folders[table].flatMap { ProjectFolders.nearest(of: Array($0), to: own) }
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
