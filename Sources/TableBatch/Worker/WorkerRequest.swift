import TableDrawing
import TableModel
import TableRendering

/// One picture that a worker is asked for.
public struct WorkerRequest: Hashable, Sendable {
  /// What tells requests apart, as it was written.
  public enum ID: Hashable, Sendable {
    case number(Int)
    case text(String)
  }

  /// What tells this request from others; `nil` where it does not say.
  public var id: ID?
  /// The path of a spec file or an Interface Builder document.
  public var input: String
  /// The path of the picture.
  public var output: String
  /// The name of a table, or its number counted from 1, in a file that has several.
  public var table: String?
  /// The kind of file; `nil` for what the output's ending says.
  public var format: PictureFormat?
  /// The folder of the texts in other languages; `nil` for the session's, or that of the source.
  public var strings: String?
  /// The folder of symbols, whose files come before all others; `nil` for none.
  public var symbols: String?
  /// The file of sample data; `nil` for the session's, or that beside the document.
  public var data: String?
  /// The way in which the table is drawn.
  public var variant = Variant()
  /// How hard PNG files are compressed.
  public var png: PNGEffort?
  /// How SVG files are written.
  public var svg = SVGChoices()

  /// A request for a picture of the input as its source has it.
  public init(id: ID? = nil, input: String, output: String) {
    self.id = id
    self.input = input
    self.output = output
  }

  /// What the user is told to write where a line is no job.
  static let example = #"write {"input": "a.yaml", "output": "a.png"}"#
}
