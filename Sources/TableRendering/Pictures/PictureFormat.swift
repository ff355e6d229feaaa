import TableDrawing
import TableLayout
import TableModel

/// The kinds of picture files that can be written.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  case png, svg, pdf, jpg, gif, html

  /// The kind that the ending of a path asks for; `nil` for no ending, or that of no picture.
  public init?(path: FilePath) {
    guard let ending = path.ending?.lowercasedLatin.text else { return nil }
    self.init(word: ending)
  }

  /// The kind of a name: its ending, `jpeg` or `htm`.
  package init?(word: String) {
    let others = ["jpeg": "jpg", "htm": "html"]
    self.init(rawValue: others[word] ?? word)
  }

  /// The bytes of a file of a scene.
  func file(
    of scene: Scene, from writer: PictureWriter, options: PictureOptions
  ) throws(DrawingError) -> [UInt8] {
    switch self {
    case .png: try writer.png(scene, options: options.png)
    case .svg: try writer.svg(scene, options: options.svg)
    case .pdf: try writer.pdf(scene)
    case .jpg: try writer.jpeg(scene)
    case .gif: try writer.gif([(scene: scene, milliseconds: 0)])
    case .html: try writer.html(scene, options: options.svg)
    }
  }

  /// The width and height in pixels that a file of pixels gives for itself; `nil` for other files, and for those that do
  /// not say.
  package func pixels(of bytes: [UInt8]) -> Size? {
    switch self {
    case .png: PNGReader.size(of: bytes)
    case .jpg: try? JPEGReader.size(of: bytes)
    case .gif: GIFFile(bytes)?.size
    case .svg, .pdf, .html: nil
    }
  }

  /// All endings as a sentence has them: `.png, .svg, .pdf, .jpg, .gif or .html`.
  public static let endings = listed(allCases.map { ".\($0.rawValue)" }, "or")

  /// All words for kinds, divided by commas: `png, svg, pdf, jpg, gif, html`.
  public static var words: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

/// How picture files are written.
public struct PictureOptions: Hashable, Sendable {
  /// The settings of PNG files.
  public var png: PNGOptions
  /// The settings of SVG files.
  public var svg: SVGOptions
  /// What each picture may use up.
  public var budget: WorkBudget

  /// Settings that suit most uses unless they are given.
  public init(
    png: PNGOptions = .fast, svg: SVGOptions = SVGOptions(), budget: WorkBudget = WorkBudget()
  ) {
    self.png = png
    self.svg = svg
    self.budget = budget
  }

  /// What words say of files; what they leave open is as usual.
  public init(
    _ png: PNGEffort?, _ svg: SVGChoices = SVGChoices(), budget: WorkBudget = WorkBudget()
  ) {
    self.init(png: (png ?? .fast).options, svg: svg.options, budget: budget)
  }
}

/// How hard PNG files are compressed.
public enum PNGEffort: String, Hashable, Sendable, CaseIterable {
  /// Packed in little time, for pictures that are looked at once.
  case fast
  /// As small as can be.
  case small

  /// The settings of PNG files.
  public var options: PNGOptions {
    switch self {
    case .fast: .fast
    case .small: .small
    }
  }
}
