import TableModel
import TableSources

/// The fonts that a project brings along, each looked for once.
final class IBProjectFonts {
  private let finder: AssetFinder
  private let report: FindingReport
  private var known: [String: FontResource?] = [:]
  private var bytes = 0

  /// The fonts of a document's project.
  init(finder: AssetFinder, report: FindingReport) {
    self.finder = finder
    self.report = report
  }

  /// The file of a font; what is missing is told at its first use, as the theme's own typeface is drawn then.
  func font(named name: String, family: String, at element: XMLElement) -> FontResource? {
    if let font = known[name] { return font }
    let rest = "the theme’s typeface is drawn instead of \(quoted(name))"
    var font: FontResource?
    switch finder.font(named: name, family: family) {
    case .success(let found):
      bytes += found?.version?.size ?? 0
      guard bytes <= FontResource.mostBytesOfSource else {
        report.warning(
          "the fonts of this document have more than \(FontResource.mostBytesOfSource >> 20) MB; \(rest)",
          at: element.range)
        known[name] = .some(nil)
        return nil
      }
      font = found
    case .failure(let refusal):
      report.warning("\(refusal.message); \(rest)", at: element.range)
      known[name] = .some(nil)
      return nil
    }
    if font == nil {
      report.warning(
        "there is no font \(quoted(name)); the theme’s typeface is drawn instead", at: element.range,
        hint: finder.searchForFonts + "; \(name).ttf beside the document would be used")
    }
    known[name] = .some(font)
    return font
  }
}
