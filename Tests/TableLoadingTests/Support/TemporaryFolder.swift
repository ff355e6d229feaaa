import Foundation
import TableLoading
import TableModel

/// A folder that is removed at the end of a test.
final class TemporaryFolder {
  let path = NSTemporaryDirectory() + "images-" + UUID().uuidString

  init() throws {
    try FileManager.default.createDirectory(atPath: path + "/spec/icons", withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
  }

  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: destination)
  }

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
