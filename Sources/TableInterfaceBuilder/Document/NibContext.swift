import TableModel
import TableSources

/// What all parts of an Interface Builder document's decoding need to know.
final class NibContext {
  let report: FindingReport
  let limits: LoadingLimits
  let version: NibVersion
  let colors: NibColors
  let images: NibImages
  /// How many more rows may be decoded.
  private var rowsLeft: Int
  /// The typefaces that have been told to be replaced.
  private var replacedFamilies: Set<String> = []

  /// The context of a document, of which `images` finds the pictures.
  init(
    _ document: XMLElement,
    version: NibVersion,
    report: FindingReport,
    limits: LoadingLimits,
    images: ImageFinder
  ) {
    self.report = report
    self.limits = limits
    self.version = version
    let resources = document.elements(in: "resources")
    colors = NibColors(resources: resources)
    self.images = NibImages(resources: resources, finder: images, report: report)
    rowsLeft = limits.rows
  }

  /// Counts a row; the answer says whether there may be one more.
  func takeRow(_ element: XMLElement) -> Bool {
    rowsLeft -= 1
    if rowsLeft == -1 {
      report.error("the document has more than \(limits.rows) rows", at: element.range)
    }
    return rowsLeft >= 0
  }

  /// Tells, once for each typeface, that the theme's own is drawn instead.
  func noteReplacement(of family: String, at element: XMLElement) {
    guard replacedFamilies.insert(family).inserted else { return }
    report.warning(
      "the typeface \(quoted(family)) is not at hand; the theme’s own is drawn in its place",
      at: element.range
    )
  }
}
