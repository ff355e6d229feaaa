import TableDrawing
import TableModel
import TableRendering
import TableSources

/// What a batch is to draw, as its author describes it.
///
/// What is `nil` is left to the command line and to the program's defaults.
public struct BatchManifest: Hashable, Sendable {
  /// Which pictures there are of each input.
  public struct Settings: Hashable, Sendable {
    /// The looks, devices and so on in which each input is drawn.
    public var matrix: VariantMatrix?
    /// The pattern that pictures are named by.
    public var output: String?
    /// The kinds of files.
    public var formats: [PictureFormat]?
    /// The axes that names tell even of a single value, where no pattern is given; `nil` for none.
    public var namedAxes: [VariantAxis]?
    /// The folder of the strings; `nil` for that of each input.
    public var strings: FilePath?
    /// The file of the rows that apps show when they run; `nil` for that beside each document.
    public var data: SampleData?
    /// What reviews of the pictures overlook, besides what the sources say themselves.
    public var review = ReviewRules()

    /// Settings that leave everything open unless it is given.
    public init(matrix: VariantMatrix? = nil, output: String? = nil, formats: [PictureFormat]? = nil) {
      self.matrix = matrix
      self.output = output
      self.formats = formats
    }
  }

  /// One item of the list of inputs.
  public struct Entry: Hashable, Sendable {
    /// A file, a folder or a shell's pattern.
    public var path: FilePath
    /// What holds for these inputs instead of the manifest's own settings.
    public var settings: Settings

    /// Inputs, and what they want otherwise.
    public init(path: FilePath, settings: Settings = Settings()) {
      self.path = path
      self.settings = settings
    }
  }

  /// The inputs in the order of the file.
  public var inputs: [Entry]
  /// What holds for all inputs that do not say otherwise.
  public var settings: Settings
  /// How hard PNG files are compressed.
  public var png: PNGEffort?
  /// How SVG files are written.
  public var svg: SVGChoices
  /// The folder of the system's symbols, whose files come before all others; `nil` for none.
  public var symbols: FilePath?
  /// The folder with the pictures that have been approved.
  public var baseline: FilePath?
  /// The folder in which a review leaves what it finds.
  public var review: FilePath?
  /// What the linter is to do.
  public var lint = LintConfiguration()

  /// A manifest that leaves everything open unless it is given.
  public init(
    inputs: [Entry] = [],
    settings: Settings = Settings(),
    png: PNGEffort? = nil,
    svg: SVGChoices = SVGChoices()
  ) {
    self.inputs = inputs
    self.settings = settings
    self.png = png
    self.svg = svg
  }
}

extension FilePath {
  /// What is wrong with a folder of strings that a manifest names; `nil` where it is there.
  var lackOfStrings: Diagnostic? {
    isFolder
      ? nil : Diagnostic(.error, at: SourceLocation(file: text), "there is no such folder of strings")
  }
}
