/// The files that the page is made of, which the program carries.
enum PageFiles {
  static let head = String(decoding: PackageResources.head_mustache, as: UTF8.self)
  static let entry = String(decoding: PackageResources.entry_mustache, as: UTF8.self)
  static let foot = String(decoding: PackageResources.foot_mustache, as: UTF8.self)

  /// The style sheets as one.
  static let style = [PackageResources.report_css, PackageResources.screen_css, PackageResources.print_css]
    .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")

  /// The scripts in the order in which they need each other.
  static let scripts = [
    PackageResources.entries_js, PackageResources.ticks_js, PackageResources.filters_js,
    PackageResources.list_js, PackageResources.plate_js, PackageResources.stage_js,
    PackageResources.scenes_js, PackageResources.details_js, PackageResources.paper_js,
    PackageResources.report_js,
  ].map { String(decoding: $0, as: UTF8.self) }
}
