/// A file that the page is made of, which the program carries.
struct ReviewPageFile {
  let bytes: [UInt8]

  /// The style sheets as one: what is common, the screen, paper.
  static let style = ReviewPageFile(
    bytes: Array(
      [PackageResources.report_css, PackageResources.screen_css, PackageResources.print_css]
        .joined(separator: "\n".utf8)))

  /// The scripts in the order in which they need each other.
  static let scripts = [
    PackageResources.entries_js, PackageResources.ticks_js, PackageResources.filters_js,
    PackageResources.list_js, PackageResources.plate_js, PackageResources.stage_js,
    PackageResources.scenes_js, PackageResources.details_js, PackageResources.paper_js,
    PackageResources.report_js,
  ].map(ReviewPageFile.init)
}
