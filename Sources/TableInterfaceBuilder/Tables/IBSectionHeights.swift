import TableModel
import TableSources

/// The heights that a table gives its sections' headers and footers.
///
/// In grouped tables UIKit keeps to them where there is no title, except above the first section; a title takes the
/// height that its text needs. Until iOS 12 a title without a character was none.
struct IBSectionHeights {
  /// The height of headers in points; `nil` for UIKit's own.
  let header: Double?
  /// The height of footers in points; `nil` for UIKit's own.
  let footer: Double?
  private let emptyTitlesTakeRoom: Bool

  private static let range = NumberRange.from(0, to: 2_000)

  /// The heights of a table's element.
  init(of element: XMLElement, context: IBContext) {
    header = context.height("sectionHeaderHeight", of: element, in: IBSectionHeights.range)
    footer = context.height("sectionFooterHeight", of: element, in: IBSectionHeights.range)
    emptyTitlesTakeRoom = context.version.emptyTitlesTakeRoom
  }

  /// Gives the headers and footers of a grouped table that have no title their height.
  func spread(over sections: inout [Section]) {
    for index in sections.indices {
      if let header, index > 0, isUntitled(sections[index].header) {
        sections[index].header = HeaderFooter(height: header)
      }
      if let footer, isUntitled(sections[index].footer) {
        sections[index].footer = HeaderFooter(height: footer)
      }
    }
  }

  private func isUntitled(_ headerFooter: HeaderFooter?) -> Bool {
    guard let title = headerFooter?.title else { return true }
    return title.isEmpty && !emptyTitlesTakeRoom
  }
}
