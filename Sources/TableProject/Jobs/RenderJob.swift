import TableModel
import TableRendering
import TableSources

/// Draws inputs one after the other on the thread that asks for it, without records: what `tablemock render` does.
///
/// Failures are reported and do not stop the rest.
public struct RenderJob: Sendable {
  /// The specs, documents and bundles that are drawn; several become one picture a screen.
  public var inputs: [InputFile]
  /// The name of the one table to be drawn of each source that has several; `nil` for all.
  public var table: String?
  /// Where pictures go, and in which ways and kinds of files they are drawn.
  public var plan: OutputPlan
  /// How files are written.
  public var pictures: PictureOptions
  /// The greatest height in points of the pages that long tables are cut into; `nil` for one picture each.
  public var pageHeight: Double?
  /// What is noted on the pictures.
  public var annotations: [Annotation] = []
  /// What the user can do about pictures as high as their content that are too high.
  public var sizeHint: String?

  /// A job for some sources.
  public init(
    inputs: [InputFile], table: String? = nil, plan: OutputPlan, pictures: PictureOptions = PictureOptions(),
    pageHeight: Double? = nil, sizeHint: String? = nil
  ) {
    self.inputs = inputs
    self.table = table
    self.plan = plan
    self.pictures = pictures
    self.pageHeight = pageHeight
    self.sizeHint = sizeHint
  }
}
