import Mustache

/// A picture as the template shows it.
final class PictureValues: TemplateValue, MustacheParent {
  let side: String
  let url: String
  let width: Int
  let height: Int
  /// The beginning of the digest, enough to tell pictures of one name apart.
  let digest: String
  let label: String

  func child(named name: String) -> Any? {
    switch name {
    case "side": TemplateText(side)
    case "url": TemplateText(url)
    case "size": TemplateText("\(width) \(height)")
    case "digest": TemplateText(digest)
    case "label": TemplateText(label)
    default: nil
    }
  }

  /// The pictures of an entry: expected, actual, difference, as far as there are any.
  static func all(of entry: ReviewEntry) -> [PictureValues] {
    let sides = [("expected", entry.expected), ("actual", entry.actual)].compactMap { side, picture in
      picture.flatMap { PictureValues(side: side, picture: $0) }
    }
    guard let difference = entry.difference else { return sides }
    // The picture of the difference has room for both.
    let width = sides.map(\.width).max() ?? 0
    let height = sides.map(\.height).max() ?? 0
    return sides + [
      PictureValues(
        side: "difference", url: difference.url, width: width, height: height, digest: "", label: "Difference"
      )
    ]
  }

  private convenience init?(side: String, picture: ReviewEntry.Picture) {
    guard let file = picture.file else { return nil }
    self.init(
      side: side, url: file.url, width: picture.width, height: picture.height,
      digest: String(picture.sha256.prefix(16)),
      label: "\(side == "expected" ? "Expected" : "Actual"), \(picture.width) × \(picture.height)")
  }

  private init(side: String, url: String, width: Int, height: Int, digest: String, label: String) {
    self.side = side
    self.url = url
    self.width = width
    self.height = height
    self.digest = digest
    self.label = label
  }
}
