import TableModel
import TableSources

/// Writes the files that a project begins with: what `tablemock init` does.
public struct InitJob: Sendable {
  /// What the project begins with.
  public var template: StarterTemplate
  /// The folder of the project, which need not exist.
  public var folder: FilePath

  /// A job for a folder.
  public init(_ template: StarterTemplate, in folder: FilePath = "") {
    self.template = template
    self.folder = folder
  }

  /// Writes all files and the schemas that they name, or none where one of them is there already, and says whether all went well.
  ///
  /// - Throws: What the observer throws.
  public func run(_ observer: any JobObserver) throws -> Bool {
    var files = template.files.map { (path: folder.appending($0.path), bytes: Array($0.text.utf8)) }
    let present = files.map(\.path).filter(\.exists)
    guard present.isEmpty else {
      let names = listed(present.map(\.shown), "and")
      observer.failed(
        "\(names) already \(present.count == 1 ? "exists" : "exist"), so nothing was written\n"
          + "  hint: name another folder, as in “tablemock init \(template.rawValue) new/”")
      return false
    }
    for file in [template.ignored].compactMap({ $0 }) + template.schemas
    where !folder.appending(file.path).exists {
      files.append((folder.appending(file.path), Array(file.text.utf8)))
    }
    do throws(FileError) {
      var drafts: [PreparedFile] = []
      var leftovers = Leftovers()
      for file in files { leftovers.remove(beside: file.path) }
      // The folder may be a stranger's checkout, in which others are links.
      let reach = SourceReach(placesOf: [folder])
      for file in files {
        drafts.append(try OutputFile(path: file.path, within: reach).prepared(file.bytes))
      }
      for draft in drafts { try draft.publish() }
    } catch {
      observer.failed(error.description)
      return false
    }
    for file in files { try observer.wrote(file.path) }
    return true
  }
}
