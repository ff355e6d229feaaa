import TableDrawing
import TableLayout
import TableModel
import TableRendering
import TableSources
import TableSpec
import TableThemes

/// What a batch is to draw, as its author describes it.
///
/// What is `nil` is left to the command line and to the program's defaults.
public struct BatchManifest: Hashable, Sendable {
  /// Which pictures there are of each input.
  public struct Settings: Hashable, Sendable {
    /// The looks, devices and so on in which each input is drawn.
    public var matrix: BatchMatrix?
    /// The pattern that pictures are named by.
    public var output: String?
    /// The kinds of files.
    public var formats: [Format]?

    /// Settings that leave everything open unless it is given.
    public init(matrix: BatchMatrix? = nil, output: String? = nil, formats: [Format]? = nil) {
      self.matrix = matrix
      self.output = output
      self.formats = formats
    }
  }

  /// One item of the list of inputs.
  public struct Entry: Hashable, Sendable {
    /// A file, a folder or a shell's pattern.
    public var path: String
    /// What holds for these inputs instead of the manifest's own settings.
    public var settings: Settings

    /// Inputs, and what they want otherwise.
    public init(path: String, settings: Settings = Settings()) {
      self.path = path
      self.settings = settings
    }
  }

  /// The kinds of picture files.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    case png, svg, pdf
  }

  /// How hard PNG files are compressed.
  public enum PNG: String, Hashable, Sendable, CaseIterable {
    /// Made quickly.
    case fast
    /// As small as can be.
    case small
  }

  /// How SVG files hold text.
  public enum SVGText: String, Hashable, Sendable, CaseIterable {
    case outlines, live
  }

  /// The inputs in the order of the file.
  public var inputs: [Entry]
  /// What holds for all inputs that do not say otherwise.
  public var settings: Settings
  /// How hard PNG files are compressed.
  public var png: PNG?
  /// How SVG files hold text.
  public var svgText: SVGText?

  /// A manifest that leaves everything open unless it is given.
  public init(
    inputs: [Entry] = [],
    settings: Settings = Settings(),
    png: PNG? = nil,
    svgText: SVGText? = nil
  ) {
    self.inputs = inputs
    self.settings = settings
    self.png = png
    self.svgText = svgText
  }
}
