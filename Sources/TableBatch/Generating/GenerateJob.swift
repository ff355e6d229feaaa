import TableModel
import TableProject
import TableSources
import TableSpec

/// Writes specs of screens that are made up, in folders by their language: what `tablemock generate` does.
public struct GenerateJob: Sendable {
  /// The most screens that are made at once.
  public static let mostScreens = 10_000_000
  private static let screensAFolder = 1000

  private let generator: ScreenGenerator
  private let count: Int
  private let folder: FilePath

  /// A job that writes into a folder, which need not exist.
  public init(_ options: GeneratorOptions, in folder: FilePath) {
    generator = ScreenGenerator(options)
    count = options.count
    self.folder = folder
  }

  /// Writes all specs, over those of an earlier run, and says whether all could be written.
  ///
  /// - Throws: What the observer throws.
  public func run(_ observer: any JobObserver) throws -> Bool {
    let writer = SpecWriter(folder: folder)
    var leftovers = Leftovers()
    for index in 0..<count {
      let made = generator.screen(index)
      let path = folder.appending(name(of: index, made.language))
      let text = writer.text(of: Document(screens: [made.screen]))
      do throws(FileError) {
        try DraftFile.makeFolders(for: path)
        leftovers.remove(beside: path)
        try OutputFile(path: path).write(Array(text.utf8))
      } catch {
        observer.failed(error.description)
        return false
      }
      try observer.wrote(path)
      observer.advanced(JobProgress(.screens, finished: index + 1, planned: count))
    }
    return true
  }

  /// The name of a spec, such as `en/0012/screen-0012345.yaml`.
  private func name(of index: Int, _ language: String) -> FilePath {
    let digits = { (number: Int, count: Int) in
      String(repeating: "0", count: max(0, count - String(number).count)) + String(number)
    }
    let part = digits(index / GenerateJob.screensAFolder, 4)
    return FilePath("\(language)/\(part)/screen-\(digits(index, 7)).yaml")
  }
}
