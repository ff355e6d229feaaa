import TableModel
import TableProject
import TableRendering
import TableSources
import TableSpec

/// The project that pictures are approved in: what its manifest and the caller say, and never what a review says of it.
public struct ApprovalProject: Sendable {
  /// How many folders are looked into for that of the repository.
  private static let mostFolders = 64

  /// The folder of approved pictures.
  public let baselines: FilePath
  /// The folder in which reviews of the project leave what they find.
  public let review: FilePath
  /// The manifest; `nil` where there is none.
  let manifest: (path: FilePath, value: BatchManifest)?
  /// The pattern by which the caller has pictures named; `nil` where that is left to the manifest.
  private let pattern: String?

  /// A project around the current folder.
  ///
  /// - Parameters:
  ///   - baselines: The folder of approved pictures; `nil` for the manifest's, else `golden`.
  ///   - path: The path of the manifest; `nil` for the one that is found, if there is any.
  ///   - search: How a manifest is found.
  ///   - pattern: How pictures are named, where it was not the manifest that said so.
  /// - Throws: What is wrong with the manifest.
  public init(
    baselines: FilePath? = nil, manifest path: FilePath? = nil, search: ManifestSearch = ManifestSearch(),
    pattern: String? = nil
  ) throws(VerifyFailure) {
    self.pattern = pattern
    let found: FilePath?
    do throws(Diagnostic) {
      if let path { found = path } else { found = try search.manifest() }
    } catch {
      throw VerifyFailure(error)
    }
    guard let found else {
      manifest = nil
      self.baselines = baselines ?? "golden"
      review = "out/review"
      return
    }
    let loader = SpecLoader(vocabulary: .all)
    let loaded = path == nil ? loader.loadManifest(foundAt: found) : loader.loadManifest(path: found)
    guard let value = loaded.value else { throw VerifyFailure(findings: loaded.diagnostics) }
    manifest = (found, value)
    let below = { (name: FilePath) in found.folder == .current ? name : found.folder.appending(name) }
    self.baselines = baselines ?? below(value.baseline ?? "golden")
    review = below(value.review ?? "out/review")
  }

  /// The folder that paths of the manifest hold from; `nil` for the current one.
  private var inputFolder: FilePath? {
    manifest.map(\.path.folder).flatMap { $0 == .current ? nil : $0 }
  }

  /// What the manifest has drawn; `nil` where there is none, or nothing can be planned by it.
  var plan: BatchPlan? {
    manifest.flatMap { try? BatchPlan($0.value, inputFolder: inputFolder, outputFolder: baselines) }
  }

  /// Whether a request names pictures as the project does, of sources that lie in it.
  func has(_ request: BatchManifest.Entry) -> Bool {
    let patterns = manifest.map { [$0.value.settings.output] + $0.value.inputs.map(\.settings.output) } ?? []
    guard request.settings.output.map({ (patterns + [pattern]).contains($0) }) ?? true else { return false }
    return [request.path, request.settings.strings].compactMap(\.self).allSatisfy { path in
      let place = path.rooted
      return place == root || place.isBelow(root)
    }
  }

  /// The folder that all sources of the project lie in: that of the manifest, else the repository, else the current one.
  private var root: FilePath {
    if let folder = manifest?.path.folder.resolved { return folder }
    guard let here = FilePath.current.resolved else { return .current }
    var folder = here
    for _ in 0..<ApprovalProject.mostFolders where folder != "/" {
      if folder.appending(".git").exists { return folder }
      folder = folder.folder
    }
    return here
  }
}
