import TableModel
import TableSources

/// A file that is there, with its bytes or the reason why it has none.
package struct StringFileContent: Sendable {
  /// The path and the digest.
  package var record: StringFileRecord
  /// The bytes; `nil` where the file cannot be read.
  package var bytes: [UInt8]?
  /// Why the file cannot be read; empty where it can.
  var refusal: [Diagnostic] = []
}

/// Reads files in and below the folder of a source’s localisations, and no others, wherever links lead.
struct StringFiles {
  private let folder: FilePath
  private let root: OpenFile?
  private let reach: SourceReach
  private let limits: LoadingLimits
  private let store: StringStore

  private static let mostNames = 10_000

  init(_ place: StringPlace, limits: LoadingLimits, store: StringStore) {
    folder = place.folder
    self.store = store
    self.limits = limits
    var reach = limits.reach(from: place.folder)
    // A folder that was asked for by its name may lie anywhere.
    if place.isGiven { reach.formUnion(SourceReach(places: [place.folder])) }
    self.reach = reach
    root = try? reach.hold(place.folder)
  }

  /// The names in a folder that have one of some endings, in no order.
  func names(in name: FilePath, endings: [String]) -> [FilePath] {
    guard let root, let file = try? root.file(below: name.isEmpty ? .current : name, within: reach)
    else { return [] }
    let list = { Folder(file).names(atMost: StringFiles.mostNames).filter { $0.hasEnding(endings) } }
    guard let status = try? file.status() else { return list() }
    return store.names(in: status.version, endings: endings, list)
  }

  /// Whether there is a file of a name.
  func contains(_ name: FilePath) -> Bool {
    (try? root?.file(below: name, OpenFile.holding, within: reach)) != nil
  }

  /// A file’s bytes; `nil` where there is none of the name.
  func read(_ name: FilePath) -> StringFileContent? {
    let path = folder.appending(name)
    let record = StringFileRecord(path: path, digest: "")
    let refused = { (message: String) in
      StringFileContent(
        record: record, bytes: nil,
        refusal: [
          TableReading<StringTable>.warning(
            "\(message), so it is not used", at: SourceLocation(file: path.text))
        ])
    }
    do throws(SystemError) {
      guard let file = try root?.file(below: name, within: reach) else { return nil }
      let status = try file.status()
      guard status.kind == .regular else { return refused("this is not a file") }
      guard status.size <= limits.fileSize,
        case let bytes = try file.readAll(atMost: limits.fileSize, expecting: status.size),
        bytes.count <= limits.fileSize
      else { return refused("the file is larger than \(limits.fileSize) bytes") }
      return StringFileContent(
        record: StringFileRecord(path: path, digest: Fingerprint.of(bytes)), bytes: bytes)
    } catch {
      if error.isAbsence { return nil }
      guard error.isElsewhere else { return refused("the file cannot be read") }
      let end = error.destination.map { " to \($0.fromItself)" } ?? ", or nowhere"
      return refused("a link leads out of the folder\(end)")
    }
  }
}
