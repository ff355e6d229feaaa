/// A file that the page is made of, which the program carries.
package struct ReviewPageFile: Sendable {
  package let bytes: [UInt8]

  /// What says that there are scripts, before anything is shown.
  package static let beginning = ReviewPageFile(
    bytes: Array("document.documentElement.className = \"scripted\";".utf8))

  /// The style sheets as one: what is common, the screen, paper.
  package static let style = ReviewPageFile(
    bytes: Array(
      [PackageResources.report_css, PackageResources.screen_css, PackageResources.print_css]
        .joined(separator: "\n".utf8)))

  /// The scripts of a page that opens from disk, in the order in which they need each other.
  static let scripts = files(ofServed: false)

  /// The scripts of a page that a server gives, as one file.
  package static let servedScript = ReviewPageFile(
    bytes: Array(files(ofServed: true).map(\.bytes).joined(separator: "\n".utf8)))

  private static func files(ofServed isServed: Bool) -> [ReviewPageFile] {
    ([PackageResources.entries_js, PackageResources.ticks_js]
      + (isServed ? [PackageResources.served_js] : []) + [
        PackageResources.filters_js, PackageResources.list_js, PackageResources.plate_js,
        PackageResources.stage_js, PackageResources.scenes_js, PackageResources.details_js,
        PackageResources.paper_js, PackageResources.report_js,
      ]).map(ReviewPageFile.init)
  }
}
