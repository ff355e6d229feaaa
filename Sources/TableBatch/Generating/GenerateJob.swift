import TableComparison
import TableModel
import TableProject
import TableRendering
import TableSources
import TableSpec

/// Writes specs of screens that are made up, in folders by their language: what `tablemock generate` does.
public struct GenerateJob: Sendable {
  /// The most screens that are made at once.
  public static let mostScreens = 10_000_000
  private static let screensAFolder = 1000

  /// Whether all screens are laid out, and the job tells in the end what they show and how often, in place of its files.
  public var reports = false

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
    let renderer = reports ? try Renderer() : nil
    var report = GenerationReport()
    var leftovers = Leftovers()
    for index in 0..<count {
      let made = generator.screen(index)
      let path = folder.appending(name(of: index, made.traits.language))
      let text = Array(writer.text(of: Document(screens: [made.screen])).utf8)
      do throws(FileError) {
        try DraftFile.makeFolders(for: path)
        leftovers.remove(beside: path)
        try OutputFile(path: path).write(text)
      } catch {
        observer.failed(error.description)
        return false
      }
      if let renderer {
        report.add(made.traits, text, try boxes(of: text, at: path, renderer))
      } else {
        try observer.wrote(path)
      }
      observer.advanced(JobProgress(.screens, finished: index + 1, planned: count))
    }
    if reports { try observer.put(Array(report.text.utf8)) }
    return true
  }

  /// The boxes of the views of a spec that was just written, as whoever reads it lays them out.
  private func boxes(of text: [UInt8], at path: FilePath, _ renderer: Renderer) throws -> [ViewBox] {
    let source = renderer.load(text, named: path.text, folder: folder)
    guard let screen = try source.screens(as: Variant()).first else { return [] }
    return SceneBoxes.boxes(of: try renderer.scene(of: screen))
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
