import Mustache

/// A picture as the template shows it.
final class PictureValues: TemplateValue, MustacheParent {
  let side: String
  let url: String
  let width: Double
  let height: Double
  /// The beginning of the digest, enough to tell pictures of one name apart.
  let digest: String
  let label: String
  /// Whether browsers show the file as a picture.
  let isPicture: Bool

  func child(named name: String) -> Any? {
    switch name {
    case "attributes": attributes.value
    case "url": TemplateText(url)
    case "label": TemplateText(label)
    case "isPicture": isPicture
    default: nil
    }
  }

  private var attributes: PageAttributes {
    var attributes = PageAttributes()
    attributes.add("href", url)
    attributes.add("data-side", side)
    attributes.add("data-size", "\(width.plain) \(height.plain)")
    attributes.add("data-digest", digest)
    return attributes
  }

  /// The pictures of an entry: expected, actual, difference, as far as there are any.
  static func all(of entry: ReviewEntry) -> [PictureValues] {
    let sides = [("expected", entry.expected), ("actual", entry.actual)].compactMap { side, picture in
      picture.flatMap { PictureValues(side: side, picture: $0, isPicture: entry.format != "pdf") }
    }
    guard let difference = entry.difference else { return sides }
    // The picture of the difference has room for both.
    let width = sides.map(\.width).max() ?? 0
    let height = sides.map(\.height).max() ?? 0
    return sides + [
      PictureValues(
        side: "difference", url: difference.url, width: width, height: height, digest: "",
        label: "Difference",
        isPicture: true)
    ]
  }

  private convenience init?(side: String, picture: ReviewEntry.Picture, isPicture: Bool) {
    guard let file = picture.file else { return nil }
    self.init(
      side: side, url: file.url, width: picture.width, height: picture.height,
      digest: picture.sha256.beginning,
      label: "\(side == "expected" ? "Expected" : "Actual"), \(picture.size)",
      isPicture: isPicture)
  }

  private init(
    side: String, url: String, width: Double, height: Double, digest: String, label: String, isPicture: Bool
  ) {
    self.side = side
    self.url = url
    self.width = width
    self.height = height
    self.digest = digest
    self.label = label
    self.isPicture = isPicture
  }
}

extension ReviewEntry.Picture {
  /// The width and the height.
  var size: String { "\(width.plain) × \(height.plain)" }
}

extension String {
  /// The beginning of a digest, which is enough to tell those of one name apart.
  var beginning: String { String(decoding: utf8.prefix(16), as: UTF8.self) }
}
