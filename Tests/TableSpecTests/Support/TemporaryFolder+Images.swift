import TableModel
import TableSources
import TestSupport

extension TemporaryFolder {
  /// All files of an image that a row names.
  func images(of name: String) -> [ImageReference] {
    let result = Fixtures.load("tableView: {rows: [{imageView: \"\(name)\"}]}", folder: path + "/spec")
    return result.document?.screens.first?.tableViews.first?.sections.first?.rows.first?
      .imageView?.image.representations ?? []
  }

  /// What comes of a row with an image, the spec lying in the folder `spec`.
  func load(
    image: String, limits: LoadingLimits = LoadingLimits()
  ) -> (image: ImageReference?, message: String?) {
    let result = Fixtures.load(
      "tableView: {rows: [{imageView: \"\(image)\"}]}", folder: path + "/spec", limits: limits)
    let cell = result.document?.screens.first?.tableViews.first?.sections.first?.rows.first
    return (cell?.imageView?.image.representations.first, result.diagnostics.first?.message)
  }
}
